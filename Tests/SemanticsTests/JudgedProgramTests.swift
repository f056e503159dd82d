internal import Declarations
internal import Foundation
internal import Semantics
internal import TestOrder
internal import Testing

/// Programs of which swiftc's verdict is known, and the samples, through the new checker. `Differences.txt` names those of which it still says something
/// else: the list can only become shorter.
@Suite(.givesWay) struct `Programs are judged by rules` {
  private struct Program: Decodable {
    let id: String
    let kind: String
    let source: String
    let verdict: String?
    let line: Int?
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  private func known() throws -> Set<String> {
    let text = try String(contentsOf: Self.folder.appending(path: "Differences.txt"), encoding: .utf8)
    return Set(text.split(separator: "\n").map(String.init))
  }

  /// True if the program is refused at the line that swiftc names first, or accepted as swiftc accepts it.
  private func agrees(_ text: String, isRefused: Bool, line: Int?, _ library: LibraryReader) -> Bool {
    let errors = ProgramCheck.check(text, library: library).filter { $0.severity == .error }
    guard isRefused else { return errors.isEmpty }
    guard let first = errors.map(\.offset).min() else { return false }
    return text.utf8.prefix(first).reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } == line
  }

  private func compare(_ found: [(id: String, agrees: Bool)], of kind: String) throws {
    let known = try known().filter { $0.hasPrefix(kind + "/") }
    let differing = Set(found.filter { !$0.agrees }.map(\.id))
    if let path = ProcessInfo.processInfo.environment["SEMANTIC_DIFFERENCES"] {
      try differing.sorted().map { $0 + "\n" }.joined().write(toFile: path + kind, atomically: true, encoding: .utf8)
    }
    for id in differing.subtracting(known).sorted() { Issue.record("\(id) is judged otherwise than by swiftc") }
    for id in known.subtracting(differing).sorted() {
      Issue.record("\(id) agrees with swiftc by now: take it off the list")
    }
  }

  @Test func `as swiftc judges them, or are known to differ`() throws {
    let file = Self.root.appending(path: "Tests/WorkbenchTests/Resources/language-cases.json")
    let programs = try JSONDecoder().decode([Program].self, from: Data(contentsOf: file)).filter { $0.kind == "static" }
    #expect(programs.count > 300)
    let library = LibraryReader()
    try compare(
      programs.map { ($0.id, agrees($0.source, isRefused: $0.verdict == "refuse", line: $0.line, library)) },
      of: "static")
  }

  @Test func `and the samples are sound, or known to be misjudged`() throws {
    let folder = Self.root.appending(path: "playground/views")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    #expect(files.count > 60)
    let library = LibraryReader()
    try compare(
      files.map { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return (
          "sample/" + file.deletingPathExtension().lastPathComponent, agrees(text, isRefused: false, line: nil, library)
        )
      }, of: "sample")
  }
}
