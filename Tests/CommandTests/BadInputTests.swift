internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

/// Bad input gives a diagnostic or a sensible picture, quickly, and never a crash or a hang.
@Suite(.givesWay) struct `Bad input` {
  private func render(_ source: String) throws -> Program.Run { try Program.run("render", "-", source: source, seconds: 10) }
  /// Refused, with these words in the diagnostic.
  private func expectRefused(_ source: String, _ words: String...) throws {
    let run = try render(source)
    #expect(run.status == 65, "\(run.status): \(run.errors)")
    for word in words { #expect(run.errors.contains(word), "\(word) in: \(run.errors)") }
  }

  @Test func `a syntax error`() throws { try expectRefused("VStack {\n  Text(\"a\"\n}", "-:", "error:", "^") }
  @Test func `an unknown name`() throws { try expectRefused("VStak { }", "-:1:1: error:", "cannot find 'VStak' in scope", "VStack") }
  @Test func `an unknown modifier`() throws { try expectRefused(#"VStack { Text("a") }.bold2()"#, "-:1:", "bold2") }
  @Test func `a missing argument`() throws { try expectRefused("struct A: View { let n: Int; var body: some View { Text(\"\\(n)\") } }\nA()", "missing argument", "'n'") }
  @Test func `a wrong type`() throws { try expectRefused("Text(\"a\").padding(\"b\")", "String") }
  @Test func `a view whose body contains itself`() throws {
    try expectRefused("struct Loop: View { var body: some View { VStack { Loop() } } }\nLoop()", "Loop")
  }
  @Test func `a loop without end`() throws {
    try expectRefused("func f() -> Int { var i = 0\n while true { i += 1 }\n return i }\nText(\"\\(f())\")", "-:2:")
    try expectRefused("VStack { while true { Text(\"a\") } }", "closure containing control flow statement cannot be used with result builder 'ViewBuilder'")
  }
  @Test func `a range of a billion`() throws { try expectRefused("VStack { ForEach(0..<1_000_000_000) { Text(\"\\($0)\") } }", "-:1:") }
  @Test(arguments: ["-20", "CGFloat.nan", ".infinity", "-.infinity", "0"]) func `a frame without sense`(width: String) throws {
    let run = try render("Text(\"a\").frame(width: \(width), height: \(width))")
    #expect(run.status == 0 && run.output.contains("a"), "\(run.errors)")
  }
  @Test(arguments: [
    "Text(\"a\").padding(-100)", "Text(\"a\").padding(.nan)", "Color.red.frame(maxWidth: .nan)", "VStack(spacing: .infinity) { Text(\"a\"); Text(\"b\") }",
    "Text(\"a\").offset(x: .infinity)",
  ])
  func `other numbers without sense`(source: String) throws { #expect(try render(source).status == 0) }
  @Test func `a picture larger than any screen`() throws {
    let run = try render("Color.red.frame(width: 1e9, height: 1e9)")
    #expect(run.status == 65 && run.errors.contains("too large"))
  }
  @Test func `a file of 10 MB`() throws {
    let run = try Program.run(["render", "-"], input: Data(repeating: UInt8(ascii: "a"), count: 10 << 20), seconds: 10)
    #expect(run.status == 65 && run.errors.contains("error:"))
  }
  @Test func `a folder for the prompt`() throws {
    try Program.withFolder { folder in
      let empty = try Program.run(folder.path)
      #expect(empty.status == 66 && empty.errors.hasSuffix("is a folder; there is no Swift file in it\n"))
      try Data("Text(\"a\")".utf8).write(to: folder.appending(path: "A.swift"))
      let full = try Program.run(folder.path)
      #expect(full.status == 66 && full.errors.contains("is a folder: name one of its files, as in '\(folder.path)/A.swift'"), "\(full.errors)")
    }
  }
  @Test func `a directory, a missing file`() throws {
    #expect(try Program.run("render", "playground").status == 66)
    #expect(try Program.run("render", "missing.swift").status == 66)
  }
  @Test func `bytes that are not UTF-8`() throws {
    let run = try Program.run(["render", "-"], input: Data([0x54, 0xff, 0xfe, 0x0a]))
    #expect(run.status == 65 && run.errors.contains("UTF-8"))
  }
  @Test func `control bytes in a string`() throws {
    let run = try Program.run(["render", "-"], input: Data("Text(\"a\u{1b}[31mb\u{7}\")".utf8))
    #expect(!run.output.contains("\u{1b}") && !run.output.contains("\u{7}") && !run.errors.contains("\u{1b}"))
    let escaped = try render(#"Text("a\u{1b}[31mb")"#)
    #expect(escaped.status == 0 && escaped.output == "a␛[31mb\n")
  }
  @Test func `NUL bytes`() throws { #expect(try [0, 65].contains(Program.run(["render", "-"], input: Data("Text(\"a\0b\")\0".utf8)).status)) }
  @Test func `an empty file`() throws {
    let run = try render("")
    #expect([0, 65].contains(run.status))
  }
  @Test func `deep nesting`() throws {
    let parentheses = String(repeating: "(", count: 3000) + "1" + String(repeating: ")", count: 3000)
    #expect(try render("Text(\"\\(\(parentheses))\")").status == 65)
    let stacks = String(repeating: "VStack { ", count: 2000) + "Text(\"a\")" + String(repeating: " }", count: 2000)
    #expect(try [0, 65].contains(render(stacks).status))
    let chain = "Text(\"a\")" + String(repeating: ".padding(0)", count: 5000)
    #expect(try [0, 65].contains(render(chain).status))
    let sum = "Text(\"\\(" + Array(repeating: "1", count: 5000).joined(separator: " + ") + ")\")"
    #expect(try [0, 65].contains(render(sum).status))
  }
}
