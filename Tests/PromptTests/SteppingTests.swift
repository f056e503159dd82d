import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// `playground step FILE`, and `:step` at the prompt.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `The stepper's screen` {
  let home: Home
  init() throws { home = try Home() }

  private static let row = "HStack { Text(\"Hello\"); Spacer(); Circle() }"
  private func session(_ arguments: String..., columns: UInt16 = 80, rows: UInt16 = 24) throws -> TerminalSession {
    try home.write(Self.row + "\n", to: "View.swift")
    let session = try home.start(["step", "View.swift"] + arguments, columns: columns, rows: rows)
    try session.wait(until: "the stepper") { $0.isAlternate && $0.frames == 1 && $0.lines.first?.contains("step 0") == true }
    return session
  }
  /// Presses a key that changes the screen by one frame.
  private func press(_ key: String, _ session: TerminalSession) throws -> String {
    let before = session.frames
    session.type(key)
    try session.wait(until: "a frame after \(key)") { $0.frames == before + 1 }
    return session.text
  }

  @Test(arguments: [1, 2, 3]) func `shows the same at each step from both sides`(level: Int) throws {
    let session = try session("--level", "\(level)")
    var forth = [session.text]
    let first = try #require(session.screen?.lines.first)
    let count = try #require(Int(first.split(separator: " ").drop { $0 != "of" }.dropFirst().first ?? ""))
    #expect(level == 1 ? count == 12 : count > 12)
    for _ in 0..<count { forth.append(try press("n", session)) }
    #expect(forth.last?.contains("step \(count) of \(count)") == true)
    for k in (0..<count).reversed() {
      let seen = try press("b", session)
      #expect(seen == forth[k], "step \(k)")
    }
    session.type("q")
    #expect(try session.end() == 0)
    #expect(session.isRestored && session.text == "")
  }

  @Test func `has room in a terminal of 20×5, and follows its window`() throws {
    let session = try session(columns: 20, rows: 5)
    _ = try press("n", session)
    #expect(session.screen?.lines.first?.contains("step 1 of 12") == true)
    #expect(session.screen?.lines.allSatisfy { $0.count <= 20 } == true)
    session.resize(columns: 100, rows: 30)
    try session.wait(until: "the larger screen") { $0.lines.last?.contains("q quit") == true && $0.lines.contains { $0.contains("the screen offers HStack") } }
    session.resize(columns: 1, rows: 1)
    session.resize(columns: 60, rows: 12)
    try session.wait(until: "the smaller screen") { $0.lines.count == 12 && $0.lines.last?.contains("q") == true }
    session.type("q")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }

  @Test func `finds, breaks and predicts`() throws {
    let session = try session()
    session.type("/Circle\r")
    try session.wait(forRow: "step 4 of 12")
    session.type("!592x384\r")
    try session.wait(forRow: "would be true of “a view takes what it is offered”")
    session.type("BCircle.width>100\rr")
    try session.wait(forRow: "step 5 of 12")
    session.type("\u{3}")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }

  @Test func `opens from the prompt, and q leads back to it`() throws {
    let session = try home.prompt(columns: 80, rows: 24)
    session.type(Self.row + "\r")
    try session.wait(until: "the picture") { $0.lines.contains { $0.contains("Hello") && !$0.hasPrefix(">") } && $0.lineToCursor == "> " }
    session.type(":step\r")
    try session.wait(until: "the stepper") { $0.isAlternate && $0.lines.first?.contains("step 0 of 12") == true }
    session.type("nn")
    try session.wait(forRow: "whose priority is lowest")
    session.type("b")
    try session.wait(forRow: "step 1 of 12")
    session.type("q")
    try session.wait(until: "the prompt") { !$0.isAlternate && $0.lineToCursor == "> " && $0.isCursorVisible }
    #expect(session.screen?.lines.contains { $0.hasPrefix("> :step") } == true)
    session.type("Text(\"after\")\r")
    try session.wait(until: "a view") { $0.lines.contains("after") && $0.lineToCursor == "> " }
    session.type(":step with $0\r")
    try session.wait(until: "two layouts") { $0.isAlternate && $0.lines.last?.contains("the first that differs") == true }
    session.type("q")
    try session.wait(until: "the prompt") { !$0.isAlternate && $0.lineToCursor == "> " }
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }
}
