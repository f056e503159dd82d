internal import Foundation

/// The files of a case on disk: `project` with them, `outside` with what must not be read, `out` with what the commands
/// said.
struct CaseFolder {
  let root: URL
  var project: URL { root.appending(path: "project") }
  var commands: URL { root.appending(path: "commands.json") }

  /// What stands in files beside the project: whoever shows it has left its folder.
  static let secret = "TOPSECRET"

  func output(_ index: Int) -> URL { root.appending(path: "out/\(index).stdout") }
  func errors(_ index: Int) -> URL { root.appending(path: "out/\(index).stderr") }

  /// Makes the folder anew.
  /// - Throws: what the file system says.
  func write(_ fuzzCase: FuzzCase) throws {
    let files = FileManager.default
    if files.fileExists(atPath: root.path) { try files.removeItem(at: root) }
    for name in ["project", "outside", "out", "home"] {
      try files.createDirectory(at: root.appending(path: name), withIntermediateDirectories: true)
    }
    let secrets = [
      "secret.txt": Self.secret, "secret.json": "{\"k\":\"\(Self.secret)\"}",
      "secret.swift": "let secret = \"\(Self.secret)\"",
    ]
    for (name, text) in secrets { try Data(text.utf8).write(to: root.appending(path: "outside/\(name)")) }
    for name in ["txt", "json"] {
      try files.createSymbolicLink(
        atPath: project.appending(path: "link.\(name)").path, withDestinationPath: "../outside/secret.\(name)")
    }
    let extended = fuzzCase.extended.mapValues { fuzzCase.subjectBytes + Data($0.utf8) }
    for (name, data) in fuzzCase.files.merging(extended, uniquingKeysWith: { $1 }) {
      let file = project.appending(path: name)
      try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try JSONEncoder().encode(fuzzCase.commands).write(to: commands)
  }
}
