internal import Foundation
internal import Lessons
internal import Testing

/// The traces in `playground/traces`: how each sample's layout comes about, kept as text.
@MainActor @Suite struct `Kept traces` {
  private nonisolated static let playground = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "playground")
  private nonisolated static func names(_ folder: String, _ suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: playground.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }
  private nonisolated static let traces = names("traces", ".trace")

  @Test(arguments: traces) func `are those of their samples`(name: String) throws {
    let report = try #require(LessonRunner.reports(paths: [Self.playground.appending(path: "traces/\(name).trace").path]).first)
    #expect(report.problems.isEmpty, "\(report.problems.map(\.text).joined())")
  }
  @Test func `belong to samples, and nearly every sample has one`() {
    let samples = Set(Self.names("views", ".swift"))
    #expect(Set(Self.traces).subtracting(samples).isEmpty)
    #expect(samples.subtracting(Self.traces).count * 10 <= samples.count, "touch playground/traces/NAME.trace, then playground test --update: \(samples.subtracting(Self.traces))")
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: "traces-\(UUID().uuidString)")
  private func write(_ name: String, _ text: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func `are written by --update, and then hold`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write("views/A.swift", "HStack { Text(\"a\"); Circle() }\n")
    let path = try write("traces/A.trace", "")
    #expect(LessonRunner.run(paths: [path]).exitCode == 1)
    #expect(LessonRunner.run(paths: [path], options: .init(updates: true)).exitCode == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("# ../views/A.swift\nthe screen offers HStack 640×384  ·") && text.contains("\n  HStack offers Circle 624×384"), "\(text)")
    #expect(LessonRunner.run(paths: [path], options: .init(updates: true)) == ("1 file, 1 check: all hold\n", 0))
    #expect(LessonRunner.run(paths: [path]).exitCode == 0)
  }
  @Test func `tell the first line that differs, also where only a hidden decision does`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let sample = try write("views/A.swift", "HStack { Text(\"a\"); Text(\"b\") }\n")
    let path = try write("traces/A.trace", "")
    _ = LessonRunner.run(paths: [path], options: .init(updates: true))
    // What is asked, answered and placed stays; who is served first does not.
    try Data("HStack { Text(\"a\"); Text(\"b\").layoutPriority(0) }\n".utf8).write(to: URL(filePath: sample))
    #expect(LessonRunner.run(paths: [path]).exitCode == 1)
    try Data("HStack(spacing: 8) { Text(\"a\"); Text(\"b\") }\n".utf8).write(to: URL(filePath: sample))
    let result = LessonRunner.run(paths: [path])
    #expect(result.exitCode == 1 && result.output.contains("the layout of ../views/A.swift comes about differently"), "\(result.output)")
    #expect(result.output.contains("\n-the screen offers HStack 640×384  ·") && result.output.contains("\n+the screen offers HStack 640×384  ·"), "\(result.output)")
  }
  @Test func `without a sample are refused`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(LessonRunner.run(paths: [try write("traces/No.trace", "")]).exitCode == 66)
    #expect(LessonRunner.run(paths: [try write("traces/Bad.trace", "something else\n")]).exitCode == 65)
    _ = try write("views/Wrong.swift", "Txt(\"a\")\n")
    #expect(LessonRunner.run(paths: [try write("traces/Wrong.trace", "")]).exitCode == 65)
  }
}
