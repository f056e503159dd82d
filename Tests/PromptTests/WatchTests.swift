import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// `playground watch FILE`.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `The watch screen` {
  let home: Home
  init() throws { home = try Home() }

  private func session(_ text: String = "Text(\"one\")\n", columns: UInt16 = 60, rows: UInt16 = 12) throws -> TerminalSession {
    try home.write(text, to: "View.swift")
    let session = try home.start(["watch", "View.swift", "--no-compiler"], columns: columns, rows: rows)
    try session.wait(until: "the status") { $0.isAlternate && $0.lines.last?.contains("View.swift") == true && $0.lines.last?.contains("waiting") == false }
    return session
  }

  @Test func `shows the view and its status, and q leaves it`() throws {
    let session = try session()
    let lines = try #require(session.screen?.lines)
    #expect(lines.contains { $0.trimmingPrefix(while: \.isWhitespace) == "one" })
    #expect(lines.last?.contains("q quit") == true && lines.last?.contains("STALE") == false)
    #expect(session.screen?.isCursorVisible == false)
    session.type("q")
    #expect(try session.end() == 0)
    #expect(session.isRestored && session.text == "" && session.screen?.unknown == [])
  }

  @Test(arguments: ["\u{3}", "\u{4}", "jjq", "r\u{1b}[Aq"]) func `is left by its keys, whatever came before them`(keys: String) throws {
    let session = try session()
    session.type(keys)
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }

  @Test func `changes once for each save, in one frame, by what has changed`() throws {
    let session = try session(columns: 120, rows: 40)
    let (before, sent) = (session.frames, session.output.count)
    for number in 2...6 {
      let text = "VStack { Text(\"save \(number)\"); Color.red }"
      if number.isMultiple(of: 2) { try home.write(text, to: "View.swift") } else { try home.replace("View.swift", with: text) }
      try session.wait(until: "save \(number)") { screen in screen.lines.contains { $0.contains("save \(number)") } }
    }
    #expect(session.frames == before + 5)
    let frames = String(decoding: session.output[sent...], as: UTF8.self).components(separatedBy: "\u{1b}[?2026h").dropFirst()
    #expect(frames.count == 5 && frames.allSatisfy { $0.hasSuffix("\u{1b}[?2026l") })
    // Only a number and the status differ.
    #expect(frames.dropFirst().allSatisfy { $0.utf8.count <= 2_048 }, "\(frames.map(\.utf8.count))")
  }

  @Test func `keeps the last good picture with the errors beside it, until the repair`() throws {
    let session = try session()
    try home.write("Text(\"one\").bolt()\n", to: "View.swift")
    try session.wait(until: "the mark") { $0.lines.last?.contains("STALE (1 save)") == true }
    let stale = try #require(session.screen?.lines)
    #expect(stale.contains { $0.contains("View.swift:1:13: error:") } && stale.contains { $0.contains("^") })
    #expect(stale.contains { $0.trimmingPrefix(while: \.isWhitespace) == "one" })
    try home.write("Text(\"one\".bolt()\n", to: "View.swift")
    try session.wait(until: "the mark") { $0.lines.last?.contains("STALE (2 saves)") == true }
    let before = session.frames
    try home.write("Text(\"two\")\n", to: "View.swift")
    try session.wait(until: "the repair") { $0.lines.contains { $0.contains("two") } }
    #expect(session.frames == before + 1)
    let repaired = try #require(session.screen?.lines)
    #expect(repaired.last?.contains("STALE") == false && !repaired.contains { $0.contains("error:") || $0.contains("^") })
  }

  @Test func `sends nothing for equal text`() throws {
    let session = try session()
    let before = session.output.count
    try home.write("Text(\"one\")\n", to: "View.swift")
    try home.replace("View.swift", with: "Text(\"one\")\n")
    try home.run("/usr/bin/touch", "View.swift")
    session.type("r")
    // In one step: the key may be read as late as now.
    try home.replace("View.swift", with: "Text(\"two\")\n")
    try session.wait(until: "the next text") { $0.lines.contains { $0.contains("two") } }
    let sent = String(decoding: session.output[before...], as: UTF8.self)
    #expect(sent.components(separatedBy: "\u{1b}[?2026h").count == 2)
  }

  @Test func `waits for a file that is missing, replaced by a folder, or empty`() throws {
    let session = try session()
    try home.remove("View.swift")
    try session.wait(until: "the sign") { $0.lines.contains { $0.contains("is gone") } && $0.lines.last?.contains("STALE") == true }
    #expect(session.screen?.lines.contains { $0.trimmingPrefix(while: \.isWhitespace) == "one" } == true)
    try FileManager.default.createDirectory(atPath: home.path("View.swift"), withIntermediateDirectories: false)
    try session.wait(until: "the folder") { $0.lines.contains { $0.contains("not a regular file") } }
    try home.remove("View.swift")
    try home.write("Text(\"back\")\n", to: "View.swift")
    try session.wait(until: "the file") { $0.lines.contains { $0.contains("back") } && $0.lines.last?.contains("STALE") == false }
    try home.write("", to: "View.swift")
    try session.wait(until: "the empty file") { !$0.lines.contains { $0.contains("back") } || $0.lines.last?.contains("STALE") == true }
    try home.write("Text(\"again\")\n", to: "View.swift")
    try session.wait(until: "the file") { $0.lines.contains { $0.contains("again") } && $0.lines.last?.contains("STALE") == false }
    session.type("q")
    #expect(try session.end() == 0)
  }

  @Test func `waits for a file that does not exist yet`() throws {
    let session = try home.start(["watch", "Later.swift"])
    try session.wait(until: "the sign") { $0.isAlternate && $0.lines.last?.contains("Later.swift") == true }
    try home.write("Text(\"here\")\n", to: "Later.swift")
    try session.wait(forRow: "here")
  }

  @Test func `shows the last of 1,000 saves, and few of the others`() throws {
    let session = try session()
    let before = session.frames
    let start = ContinuousClock.now
    for number in 1...1_000 { try home.write("Text(\"save \(number)\")\n", to: "View.swift") }
    let duration = start.duration(to: .now) / .seconds(1)
    try session.wait(until: "the last save") { screen in screen.lines.contains { $0.contains("save 1000") } }
    // A frame in 5 ms to 20 ms at most.
    #expect(session.frames - before <= 20 + Int(duration * 60), "\(duration) s")
    session.type("q")
    #expect(try session.end() == 0)
  }

  @Test func `follows the window`() throws {
    let session = try session("Text(\"centred\")", columns: 60, rows: 11)
    session.resize(columns: 30, rows: 5)
    try session.wait(until: "the small screen") { $0.lines.contains { $0.contains("centred") } && $0.lines[4].contains("View.swift") }
    let before = session.frames
    for (columns, rows) in [(1, 1), (0, 0), (500, 200), (3, 2), (60, 11)] as [(UInt16, UInt16)] { session.resize(columns: columns, rows: rows) }
    try session.wait(until: "the last size") { $0.frames > before && $0.lines.contains { $0.contains("centred") } && $0.lines[10].contains("q quit") }
    session.type("q")
    #expect(try session.end() == 0)
  }

  @Test func `says what it wants without a terminal`() throws {
    let run = try Program.run("watch", "View.swift")
    #expect(run.status == 2 && run.output.isEmpty && !run.errors.contains("\u{1b}"))
    let dumb = try home.start(["watch", "View.swift"], ["TERM": "dumb"])
    #expect(try dumb.end() == 2)
    #expect(!dumb.output.contains(0x1b))
  }

  @Test func `of a folder shows the file that was saved last and shows something`() throws {
    try home.write("Text(\"first\")\n", to: "First.swift")
    try home.write("struct Model { var name = \"a\" }\n", to: "Model.swift")
    let session = try home.start(["watch", ".", "--no-compiler"], columns: 60, rows: 12)
    func expect(_ text: String, of file: String) throws {
      try session.wait(until: text) { screen in screen.lines.contains { $0.contains(text) } && screen.lines.last?.contains(file) == true }
    }
    try expect("first", of: "First.swift")
    try home.write("Text(\"second\")\n", to: "Second.swift")
    try expect("second", of: "Second.swift")
    try home.write("struct Model { var name = \"b\" }\n", to: "Model.swift")
    try home.write("Text(\"first again\")\n", to: "First.swift")
    try expect("first again", of: "First.swift")
    try home.write("Text(\"first again\").bolt()\n", to: "First.swift")
    try expect("error:", of: "First.swift")
    session.type("q")
    #expect(try session.end() == 0)
  }
}
