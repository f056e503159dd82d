import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// Ctrl-C while something runs.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `24 Ctrl-C during an evaluation` {
  let home: Home
  init() throws { home = try Home() }

  @Test(arguments: ["\u{3}", "signal"]) func `24 stops it, and keeps the session`(how: String) throws {
    let session = try home.prompt()
    session.type("\(`The terminal is given back`.endless)\rText(\"kept\")\r")
    try session.wait(until: "the first view") { $0.lines.contains("kept") && $0.lineToCursor == "> " }
    for _ in 0..<3 {
      session.type("Text(\"\\(f())\")\r")
      try session.wait(until: "the entry's end") { $0.text.hasSuffix("\n> Text(\"\\(f())\")") && $0.cursor.column == 0 }
      if how == "signal" { session.sendSignal(SIGINT) } else { session.type(how) }
      try session.wait(until: "the end of the evaluation") { $0.text.contains("interrupted: the playground stopped here") && $0.lineToCursor == "> " }
      session.type(".border(.red)\r:undo\r:source\r")
      try session.wait(until: "the session") { $0.lines.suffix(3).contains("}") && $0.lines.contains("  Text(\"kept\")") && $0.lineToCursor == "> " }
    }
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }

  @Test func `a key at the prompt it stays`() throws {
    let session = try home.prompt()
    session.type("\u{3}\u{3}\u{3}Text(\"still\")\r")
    try session.wait(until: "the view") { $0.lines.contains("still") && $0.lineToCursor == "> " }
    // A signal from outside is for the process.
    session.sendSignal(SIGINT)
    #expect(try session.end() == -SIGINT)
    #expect(session.isRestored)
  }
}
