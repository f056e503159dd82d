internal import Foundation

/// The files beside the table: the names of all entries, and programs of several lines.
public enum TierFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")

  /// The names of a tier by their category, as the survey of public files gives them.
  public static func names(tier: Int) throws -> [String: [String]] {
    let data = try Data(contentsOf: folder.appending(path: "tiers.json"))
    return try JSONDecoder().decode([String: [String: [String]]].self, from: data)["T\(tier)"] ?? [:]
  }

  /// The entries of the files `*.txt`. `# tier category name` begins one; `+ ` begins a line of the program with it, `- ` one of the program without it; the other lines are in both.
  /// Behind ` | ` stands what is expected if it is not another picture: `accepted`, `says: …`, `prints: …`, `lacking: …`, or `not compiled: …` with the reason.
  public static let entries: [TierEntry] = {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.flatMap { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return "\n\(text)".components(separatedBy: "\n# ").dropFirst().compactMap(entry)
    }
  }()
  private static func entry(_ text: String) -> TierEntry? {
    var lines = text.components(separatedBy: "\n")
    let notes = lines.removeFirst().components(separatedBy: " | ")
    let words = notes[0].split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, let tier = Int(words[0]) else { return nil }
    func program(_ sign: String, without other: String) -> String {
      lines.filter { !$0.hasPrefix(other) }.map { $0.hasPrefix(sign) ? String($0.dropFirst(2)) : $0 }.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
    var entry = TierEntry(tier: tier, kind: words[1], name: words[2], plain: program("- ", without: "+ "), full: program("+ ", without: "- "))
    for note in notes.dropFirst() {
      let parts = note.components(separatedBy: ": ")
      let rest = parts.dropFirst().joined(separator: ": ")
      switch parts[0] {
      case "accepted": entry.expectation = .accepted
      case "says": entry.expectation = .said(rest)
      case "prints": entry.expectation = .printed(rest)
      case "lacking": entry.expectation = .lacking(rest)
      case "not compiled": entry.notCompiled = rest
      default: return nil
      }
    }
    return entry
  }
}
