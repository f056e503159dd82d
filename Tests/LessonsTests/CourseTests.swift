internal import Foundation
internal import Lessons
internal import Testing

/// The lessons of `playground/lessons` as a course, beside each of them being right (`playground test`).
@MainActor @Suite struct `The course` {
  private static let playground = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "playground")
  /// The rows of the mission that neither a lesson nor a sample shows yet. A row that is shown by now must go from here.
  private static let toCome = [String]()

  private static func files(_ folder: String, _ suffix: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: playground.appending(path: folder), includingPropertiesForKeys: nil).filter { $0.pathExtension == suffix }
      .sorted { $0.path < $1.path }
  }
  private static func lessons() throws -> [(name: String, text: String)] {
    try files("lessons", "md").map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func `has sixteen lessons at least, numbered without a gap`() throws {
    let names = try Self.lessons().map(\.name)
    #expect(names.count >= 16)
    #expect(names.compactMap { Int($0.prefix(2)) } == Array(1...names.count))
  }

  @Test func `lacks nothing that a lesson should have`() throws {
    for (name, text) in try Self.lessons() {
      #expect(try LessonMaker.advice(path: name, text: text) == [], "\(name)")
      #expect(try !Lesson(path: name, text: text).frontMatter.rows.isEmpty, "\(name)")
    }
  }

  @Test func `fits a page of 130 columns`() throws {
    for (name, text) in try Self.lessons() {
      var inBlock = false
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.hasPrefix("```") { inBlock.toggle() }
        #expect(inBlock || line.count <= 130, "\(name):\(index + 1)")
      }
    }
  }

  @Test func `covers every row of the mission with its samples, but for those to come`() throws {
    var covered: Set<String> = []
    for (name, text) in try Self.lessons() { covered.formUnion(try Lesson(path: name, text: text).frontMatter.rows) }
    for file in try Self.files("views", "swift") + Self.files("views/refused", "swift") {
      let first = try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" && $0 != ":" }
      covered.formUnion(first.matches(of: /S\d\d/).map { String($0.output) })
    }
    let rows = Set((1...57).map { $0 < 10 ? "S0\($0)" : "S\($0)" })
    #expect(rows.subtracting(covered).sorted() == Self.toCome)
    #expect(covered.subtracting(rows).isEmpty)
  }
}
