internal import Foundation
internal import SwiftSource
internal import Testing
internal import Workbench

/// Many characters at once, without the marks of a paste.
@Suite struct `Characters typed ahead` {
  private func text(_ typed: String, behind entry: String = "") -> String {
    var ahead = TypedAhead(behind: entry)
    var text = ""
    for scalar in typed.unicodeScalars {
      guard let put = ahead.take(scalar) else { break }
      text += put
    }
    return text
  }

  @Test(arguments: [
    ("Text(\"a\")\rText(\"b\")", "Text(\"a\")"), ("VStack {\r\tText(\"(\")\r}\r", "VStack {\n  Text(\"(\")\n}"),
    ("/* (\r*/\rlet a", "/* (\n*/"), ("f(\"\\(a[\"]\"])\",\rb)\rc", "f(\"\\(a[\"]\"])\",\nb)"), ("\"\"\"\r ( \\(1)\r\"\"\"\rx", "\"\"\"\n ( \\(1)\n\"\"\""),
    ("#\"(\"#\rx", "#\"(\"#"), ("{ // }\r}\rx", "{ // }\n}"), ("(]\rx", "(]"), ("(\"a\rx", "(\"a"), ("{ /[(]/\r}", "{ /[(]/"), ("(a / b,\rc / d)\r", "(a / b,\nc / d)"),
    (":add VStack {\rx", ":add VStack {"), ("a\tb", "a"), ("a\nb", "a\nb"),
  ]) func `are one entry as long as something is open`(typed: String, taken: String) { #expect(text(typed) == taken) }

  @Test(arguments: [
    ("/* a\n:undo", true), ("f { /* }\n/* */\n:undo", true), ("a */ /*\n*/ :b", false), ("\"/*\"\n:undo", false), ("// /*", false), ("{ (\n:undo", false),
    ("#/[/*]/#\n:undo", false), (":add Text(1) /*", false),
  ]) func `tell of lines whether a comment is open`(text: String, isOpen: Bool) {
    var ahead = TypedAhead(behind: "")
    #expect(text.split(separator: "\n").map { ahead.takesComment(in: $0) }.last == isOpen)
  }
  @Test func `go on from what stands before`() {
    #expect(text("b\r}\rc", behind: "{\n") == "b\n}")
    #expect(text("(\rb", behind: ":wrap ") == "(")
    #expect(text("\tb", behind: "{ a") == "")
  }

  /// Of real files, in entries as the prompt would take them: where a line break is put in, the parser would wait for more, and few Enters are left to it.
  @Test func `are broken where the parser waits for more`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../playground/views").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    var (lines, keys) = (0, 0)
    for name in names.enumerated().compactMap({ $0 % 9 == 0 ? $1 : nil }) {
      var entry = ""
      for line in try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
        lines += 1
        entry += line
        var ahead = TypedAhead(behind: entry)
        if ahead.take("\r") == nil {
          keys += 1
          entry = PromptEntry(entry).isComplete ? "" : entry + "\n"
        } else {
          if lines % 5 == 0 { #expect(!PromptEntry(entry).isComplete, "\(name): \(entry)") }
          entry += "\n"
        }
      }
    }
    #expect(lines > 200 && keys * 2 < lines, "\(keys) of \(lines)")
  }
}
