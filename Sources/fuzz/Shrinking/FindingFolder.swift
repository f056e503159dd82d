internal import Foundation

/// Where findings are kept: a folder each, with the files of the case and what happened.
struct FindingFolder {
  let root: URL

  /// - Returns: the folder.
  /// - Throws: what the file system says.
  func write(_ finding: Finding, _ small: FuzzCase, original: FuzzCase, _ results: [CommandResult]) throws -> String {
    let folder = root.appending(path: "\(finding.fault.rawValue)-\(name(finding.signature))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let extended = small.extended.mapValues { small.subjectBytes + Data($0.utf8) }
    for (name, data) in small.files.merging(extended, uniquingKeysWith: { $1 }) {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    var text = "\(finding.signature)\n\(finding.what)\n"
    text += "from: fuzz --kind \(original.kind.rawValue) --case \(original.seed)\n"
    if let index = finding.command {
      if small.commands.indices.contains(index) { text += "command: playground \(small.commands[index].text)\n" }
      text += "\nstandard error, as it was found:\n\(shown(results[index].errors))\n"
      text += "standard output:\n\(shown(results[index].output))\n"
    }
    try Data(text.utf8).write(to: folder.appending(path: "FINDING.txt"))
    return folder.path
  }

  /// The beginning of a text, with its control bytes made visible.
  private func shown(_ data: Data) -> String {
    String(decoding: data.prefix(4_000), as: UTF8.self).unicodeScalars.map {
      $0 == "\n" || $0.value >= 0x20 ? String($0) : $0.debugDescription
    }.joined()
  }
  /// A short name that is the same for the same text (FNV).
  private func name(_ text: String) -> String {
    String(
      text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } % 0xFFFF_FFFF, radix: 16)
  }
}
