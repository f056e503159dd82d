import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// Text that arrives between the marks of a bracketed paste.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `A paste` {
  let home: Home
  init() throws { home = try Home() }

  @Test func `13 of 10,000 lines is one entry, and runs nothing before Enter`() throws {
    let session = try home.prompt()
    let before = session.frames
    let lines = (0..<10_000).map { "let line\($0) = \($0)" }
    session.type("\u{1b}[200~" + lines.joined(separator: "\r") + "\u{1b}[201~")
    try session.wait(forLine: "… let line9999 = 9999")
    #expect(session.frames == before + 1)
    #expect(!FileManager.default.fileExists(atPath: home.history))
    session.type("\r")
    try session.wait(until: "the next line") { $0.lineToCursor == "> " }
    let history = try home.text("state/playground/history")
    #expect(history.split(separator: "\n").count == 2)
    session.type("Text(\"\\(line0) \\(line9999)\")\r")
    try session.wait(until: "the view") { $0.lines.contains("0 9999") && $0.lineToCursor == "> " }
    #expect(session.screen?.unknown == [])
  }

  @Test func `of 20,000 characters without its marks is one entry, and is painted as few times as it arrives in parts`() throws {
    let session = try home.prompt()
    let before = session.frames
    let lines = (0..<700).map { "\tText(\"line \($0): \\(\"a\")\")" }
    session.type("VStack {\r" + lines.joined(separator: "\r") + "\r}")
    try session.wait(forLine: "… }")
    // The terminal hands out up to 4,096 bytes at a time, on a busy machine less: far fewer parts than lines.
    #expect(session.frames <= before + 60)
    #expect(!FileManager.default.fileExists(atPath: home.history))
    session.type("\u{3}Text(\"after\")\r")
    try session.wait(until: "the view") { $0.lines.contains("after") && $0.lineToCursor == "> " }
  }

  @Test func `with tabs, Enter and control keys inside is text`() throws {
    let session = try home.prompt()
    session.type("\u{1b}[200~Text(\n\t\"a\u{3}\u{4}\u{1a}\"\r\n)\u{1b}[201~")
    try session.wait(forLine: "… )")
    #expect(session.text.contains("\"a␃␄␚\""))
    session.type("\u{3}")
    try session.wait(until: "a new line") { $0.lineToCursor == "> " }
  }

  @Test func `without its end mark is taken after a silence`() throws {
    let session = try home.prompt()
    session.type("\u{1b}[200~Text(\"x\")")
    try session.wait(forLine: "> Text(\"x\")")
    session.type("\u{3}")
    try session.wait(forLine: "> ")
  }
}
