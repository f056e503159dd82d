import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// A terminal that can only print lines.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `The prompt of a dumb terminal` {
  let home: Home
  init() throws { home = try Home() }

  @Test func `draws views and sends no escape sequence`() throws {
    try home.write("let name = \"漢字\"\n", to: "View.swift")
    let session = try home.start(["View.swift"], ["TERM": "dumb"])
    try session.wait(for: "> ")
    session.type("Text(name).bold().foregroundStyle(.red)\r")
    try session.wait(for: "漢字\r\n> ")
    session.type("VStack {\r")
    try session.wait(for: "… ")
    session.type("Text(\"a\").border(.red) }\r")
    try session.wait(for: "│a│\r\n└─┘\r\n> ")
    session.type("Text(1)\r")
    try session.wait(for: "error:")
    try session.wait(for: "> ")
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(!session.output.contains(0x1b) && session.isRestored)
  }

  @Test func `24 drops the line or stops the evaluation at Ctrl-C, and ends at Ctrl-D`() throws {
    let session = try home.start([], ["TERM": "dumb"], hasScreen: false)
    try session.wait(for: "> ")
    session.type("Text(\"half\u{3}")
    try session.wait(for: "^C\r\n> ")
    session.type("VStack {\r")
    try session.wait(for: "… ")
    session.type("\u{3}")
    try session.wait(for: "^C\r\n> ")
    session.type("\(`The terminal is given back`.endless)\rText(\"kept\")\r")
    try session.wait(for: "kept\r\n> ")
    session.type("Text(\"\\(f())\")\r")
    try session.wait(for: "Text(\"\\(f())\")\r\n")
    try session.waitUntilRead()
    session.type("\u{3}")
    try session.wait(for: "interrupted: the playground stopped here")
    try session.wait(for: "> ")
    session.type(".border(.red)\r")
    try session.wait(for: "│kept│\r\n└────┘\r\n> ")
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }

  @Test func `takes any bytes`() throws {
    let session = try home.start([], ["TERM": "dumb"], hasScreen: false)
    try session.wait(for: "> ")
    var random = Random(seed: 3)
    for _ in 0..<50 {
      session.type(bytes: (0..<60).map { _ in UInt8.random(in: 0...255, using: &random) }.filter { ![0x03, 0x04, 0x11, 0x13, 0x1a, 0x1c].contains($0) } + [0x0a])
    }
    session.type("\n\"\"\"\n}\n]\n)\n")
    session.type(":quit\n\u{4}\u{4}")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }
}
