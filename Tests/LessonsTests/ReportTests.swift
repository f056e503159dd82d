internal import Foundation
internal import FoundationXML
@testable internal import Lessons
internal import Testing

/// A broken expectation as people, JUnit's readers, TAP's and GitHub's runners see it.
@MainActor @Suite struct `Reports of what does not hold` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "reports-\(UUID().uuidString)")
  /// A lesson with a wrong number under a name that needs care, a wrong picture, and a lesson that holds.
  private func run(_ formats: [ReportFormat], shard: String? = nil) throws -> (output: String, exitCode: Int32) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("a, 100%.md", "```swift\nText(\"a<b>&\")\n```\n```expect\nText.width == 1\n```\n"),
      ("b.swift", "Text(\"old\")\n// paints:\n// new\n"), ("c.md", "```swift\nText(\"c\")\n```\n```expect\nText.width == 8\n```\n"),
    ] { try Data(text.utf8).write(to: folder.appending(path: name)) }
    var options = LessonRunner.Options()
    options.formats = formats
    options.shard = shard.flatMap { LessonRunner.Options.Shard($0) }
    let result = LessonRunner.run(paths: [folder.path], options: options)
    return (result.output.replacing(folder.path + "/", with: ""), result.exitCode)
  }
  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `are a place, a difference and what to do, as text`() throws {
    defer { remove() }
    let (output, code) = try run([.text])
    #expect(code == 1)
    #expect(
      output.contains("a, 100%.md:5: error: it is 40 points, not 1\n--- expected (a, 100%.md:5)\n+++ found\n@@ -5,1 +5,1 @@\n-Text.width == 1\n+Text.width == 40\n"), "\(output)")
    #expect(output.contains("b.swift:2: error: it paints something else\n"))
    #expect(output.hasSuffix("\n2 of 3 files failed (5 checks)\n"), "\(output)")
  }
  @Test func `are annotations that a runner reads`() throws {
    defer { remove() }
    let lines = try run([.github]).output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 2)
    #expect(lines[0].contains("a%2C 100%25.md,line=5,title=it is 40 points%2C not 1::--- expected (a, 100%25.md:5)%0A+++ found%0A"), "\(lines[0])")
    #expect(lines[1].contains("b.swift,line=2,title=it paints something else::--- expected"), "\(lines[1])")
  }
  @Test func `are XML with a case for each check`() throws {
    defer { remove() }
    let path = folder.appending(path: "out.xml").path
    _ = try run([.junit(path: path)])
    let reader = CaseReader()
    let parser = XMLParser(data: try #require(FileManager.default.contents(atPath: path)))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.suites == 3 && reader.cases == 5 && reader.failures == ["it is 40 points, not 1", "it paints something else"])
  }
  @Test func `are numbered lines of TAP`() throws {
    defer { remove() }
    let lines = try run([.tap]).output.components(separatedBy: "\n")
    #expect(lines.prefix(2) == ["TAP version 13", "1..5"])
    #expect(lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }.map { $0.prefix { $0 != "-" } } == ["ok 1 ", "not ok 2 ", "not ok 3 ", "ok 4 ", "ok 5 "])
  }
  @Test func `of parts are together those of the whole, and runs are equal`() throws {
    defer { remove() }
    let whole = try run([.tap]).output.components(separatedBy: "\n").filter { $0.contains("ok ") }.map { $0.drop { $0 != "-" } }
    let parts = try ["1/2", "2/2"].flatMap { try run([.tap], shard: $0).output.components(separatedBy: "\n").filter { $0.contains("ok ") }.map { $0.drop { $0 != "-" } } }
    #expect(whole.sorted() == parts.sorted() && whole.count == 5)
    #expect(try run([.text, .tap, .json]) == run([.text, .tap, .json]))
    #expect(LessonRunner.Options.Shard("0/2") == nil && LessonRunner.Options.Shard("3/2") == nil && LessonRunner.Options.Shard("1") == nil)
  }

  @Test func `cannot be led astray by what a lesson says`() throws {
    let title = "a \\# SKIP\u{1B}]52;c;eA==\u{7}\u{202E} ]]> ::error::x"
    let problem = LessonProblem(.mismatch, "a.md", line: 1, "m\r\n::set-env name=A::b\u{0}\u{FFFF}")
    var report = LessonReport(path: "a.md")
    report.add(1, title, problem)
    let tap = [report].tap
    #expect(tap.contains("not ok 1 - a.md:1 a \\\\\\# SKIP␛]52;c;eA==␇� ]]> ::error::x\n"), "\(tap)")
    #expect(XMLParser(data: Data([report].junit.utf8)).parse(), "\([report].junit)")
    #expect([report].annotations.split(separator: "\n").count == 1)
    let log = [LessonReport].withoutCommands("a\n  ::set-env name=playground::b\n")
    #expect(log == "::stop-commands::playground-end\na\n  ::set-env name=playground::b\n::playground-end::\n")
    #expect([LessonReport].withoutCommands("a ::b::\n") == "a ::b::\n")
  }
}

/// Counts what a JUnit file holds.
private final class CaseReader: NSObject, XMLParserDelegate {
  var suites = 0
  var cases = 0
  var failures: [String] = []
  func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
    switch name {
    case "testsuite": suites += 1
    case "testcase": cases += 1
    case "failure": failures.append(attributes["message"] ?? "")
    default: break
    }
  }
}
