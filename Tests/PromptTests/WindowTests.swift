import PseudoTerminal
import TestOrder
import Testing

/// Windows that change their size, or have none.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `A window` {
  let home: Home
  init() throws { home = try Home() }
  private static let entry = "Text(\"wörld 漢字 😀 é and some more of it\").bold()"

  @Test(arguments: [true, false], [true, false]) func `30 that becomes narrow and wide again, and answers or not, leaves the line and the output as they were`(
    reflows: Bool, answers: Bool
  ) throws {
    let session = try home.prompt(more: reflows && !answers ? ["VTE_VERSION": "7600"] : [:])
    session.screen?.reflows = reflows
    session.screen?.answers = answers
    session.type("Text(\"above\")\rText(\"above\")\r")
    try session.wait(until: "two views") { $0.lines.filter { $0 == "above" }.count == 2 && $0.lineToCursor == "> " }
    try session.type(Self.entry, showing: "> " + Self.entry)
    session.type("\u{1b}[D\u{1b}[D")
    try session.wait(forLine: "> " + Self.entry.dropLast(2))
    session.resize(columns: 30, rows: 20)
    try session.wait(until: "two rows") { $0.text.hasSuffix("> Text(\"wörld 漢字 😀 é and s\nome more of it\").bold()") && $0.lineToCursor == "ome more of it\").bold" }
    session.resize(columns: 70, rows: 20)
    try session.wait(until: "one row") { $0.text.hasSuffix("\n> " + Self.entry) && $0.lineToCursor == "> " + Self.entry.dropLast(2) }
    #expect(session.screen?.scrollback.count { $0.contains("wörld") || $0.contains("ome more") } == 1)
    // A terminal that cuts its rows has lost the end of the first.
    let heading = "playground 0.1.0: type a view, or :help".prefix(reflows ? 60 : 30)
    #expect(session.text == "\(heading)\n> Text(\"above\")\nabove\n> Text(\"above\")\nabove\n> \(Self.entry)")
    #expect(session.screen?.unknown == [])
  }

  @Test func `with a line of many rows is repainted in place`() throws {
    let session = try home.prompt()
    let long = "Text(\"" + (0..<40).map { "word\($0)" }.joined(separator: " ") + "\")"
    session.type(long)
    try session.wait(until: "the line") { $0.text.filter { !$0.isWhitespace }.hasSuffix(long.filter { $0 != " " }) }
    for (columns, rows) in [(30, 20), (100, 20), (41, 30), (20, 20), (60, 20)] as [(UInt16, UInt16)] {
      session.resize(columns: columns, rows: rows)
      let first = "> " + long.prefix(Int(columns) - 3)
      try session.wait(until: "the line at \(columns)") { $0.lines.contains(first) && $0.text.filter { !$0.isWhitespace }.hasSuffix(long.filter { $0 != " " }) }
      #expect(session.screen?.scrollback.count { $0.hasPrefix("> Text(") } == 1, "\(session.text)")
    }
  }

  @Test func `27 that changes 500 times leaves the line intact`() throws {
    let session = try home.prompt()
    let long = "Text(\"" + String(repeating: "0123456789", count: 29) + "end\")"
    session.type(long)
    try session.wait(until: "the line") { $0.text.hasSuffix("end\")") }
    var random = Random(seed: 500)
    for _ in 0..<500 { session.resize(columns: .random(in: 1...200, using: &random), rows: .random(in: 1...60, using: &random)) }
    session.resize(columns: 73, rows: 20)
    try session.wait(until: "the last size") { $0.lines.contains("> " + long.prefix(70)) && $0.text.hasSuffix("end\")") }
    session.type("\r")
    try session.wait(until: "the view") { $0.lineToCursor == "> " && $0.lines.contains { $0.hasPrefix("012345678901234567") } }
    #expect(session.screen?.unknown == [])
  }

  @Test func `that changes while a picture fills it follows`() throws {
    let session = try home.prompt()
    session.type("Color.red.frame(height: 16).border(Color.blue)\r")
    try session.wait(until: "the picture") { $0.lineToCursor == "> " && $0.cursor.row > 2 }
    session.type("x")
    try session.wait(forLine: "> x")
    session.resize(columns: 40, rows: 20)
    try session.wait(until: "the new picture") { $0.lineToCursor == "> x" && $0.lines.contains("┌" + String(repeating: "─", count: 38) + "┐") }
  }

  @Test(arguments: [(1, 1), (0, 0), (2, 1), (5, 2), (500, 200)] as [(UInt16, UInt16)]) func `of any size takes keys and draws`(columns: UInt16, rows: UInt16) throws {
    let session = try home.start(["View.swift"], columns: columns, rows: rows, hasScreen: false)
    try session.wait(for: "\u{1b}[?2026l")
    session.type("VStack { Text(\"漢字\"); Text(\"b\") }.padding()\r")
    session.type("Text(\"\u{1b}[D\u{1b}[A\u{1b}[B")
    // While an entry is evaluated, Ctrl-C is a signal.
    try session.waitUntilIdle()
    session.type("\u{3}:layout\r:quit\r")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }
}
