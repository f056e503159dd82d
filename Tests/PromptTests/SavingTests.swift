import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// A file is saved by another program while half a line stands at the prompt.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `A save while a line is typed` {
  let home: Home
  init() throws { home = try Home() }

  /// The prompt on a file with one text, and half a line, the cursor inside it.
  private func session() throws -> TerminalSession {
    try home.write("Text(\"one\")\n", to: "View.swift")
    let session = try home.prompt("View.swift")
    try session.wait(forRow: "one")
    try session.type("Text(\"é漢😀\"", showing: "> Text(\"é漢😀\"")
    try session.type("\u{1b}[D\u{1b}[D", showing: "> Text(\"é漢")
    return session
  }
  private static func screen(_ picture: String, _ line: String = "Text(\"é漢😀\"") -> String { "playground 0.1.0: type a view, or :help\n\(picture)\n> \(line)" }
  /// Waits for the picture and compares the whole screen.
  private func expect(_ picture: String, _ session: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try session.wait(until: picture) { $0.text == Self.screen(picture) }
    #expect(session.screen?.lineToCursor == "> Text(\"é漢" && session.screen?.isCursorVisible == true, sourceLocation: sourceLocation)
  }

  @Test func `redraws once each, however it is saved, and touches neither the line nor the cursor`() throws {
    let session = try session()
    let before = session.frames
    try home.write("Text(\"two\")\n", to: "View.swift")
    try expect("two", session)
    try home.replace("View.swift", with: "Text(\"three\")\n")
    try expect("three", session)
    // An editor that is kept waiting in mid-save for longer than the watcher's patience leaves no file for so long: that may be shown.
    var slow = 0
    func run(_ program: String, _ arguments: String...) throws {
      let start = ContinuousClock.now
      try home.run(program, arguments)
      if start.duration(to: .now) > .milliseconds(250) { slow += 1 }
    }
    try run("/usr/bin/sed", "-i", "s/three/four/", "View.swift")
    try expect("four", session)
    var saves = 3
    for copy in FileManager.default.fileExists(atPath: "/usr/bin/vim") ? ["no", "yes", "auto"] : [] {
      try run("/usr/bin/vim", "-u", "NONE", "-es", "-c", "set backup writebackup backupskip= backupcopy=\(copy)", "-c", "1s/\".*\"/\"vim \(copy)\"/", "-c", "wq", "View.swift")
      try expect("vim \(copy)", session)
      saves += 1
    }
    #expect((before + saves...before + saves + slow).contains(session.frames))
    let shown = session.frames
    // The line is finished and works.
    try session.type("!", showing: "> Text(\"é漢!")
    session.type("\u{5})\r")
    try session.wait(until: "the view") { $0.lines.contains("é漢!😀") && $0.lineToCursor == "> " }
    #expect(session.frames <= shown + 6)
    #expect(session.screen?.unknown == [])
  }

  @Test func `of something broken keeps the picture, marked, with a caret under the mistake; the repair clears it in one frame`() throws {
    let session = try session()
    try home.write("VStack {\n  Text(\"one\").bolt()\n}\n", to: "View.swift")
    try session.wait(until: "the mistake") { $0.lines.contains { $0.hasPrefix("View.swift:2:15: error:") } && $0.lines.contains { $0.contains("stale") } }
    let lines = try #require(session.screen?.lines)
    let code = try #require(lines.firstIndex { $0.contains("Text(\"one\").bolt()") })
    let caret = try #require(lines.firstIndex { $0.contains("^") })
    #expect(caret > code)
    #expect(lines[code].firstRange(of: "bolt").map { lines[code].distance(from: lines[code].startIndex, to: $0.lowerBound) } == lines[caret].prefix { $0 != "^" }.count)
    #expect(lines.contains("one") && lines.contains { $0.hasPrefix("View.swift:2:15: error:") })
    #expect(session.screen?.lineToCursor == "> Text(\"é漢")
    let before = session.frames
    try home.write("Text(\"repaired\")\n", to: "View.swift")
    try expect("repaired", session)
    #expect(session.frames == before + 1)
  }

  @Test func `of the prompt's own is no news, and somebody else's after it is`() throws {
    try home.write("import SwiftUI\n\n#Preview {\n  Text(\"one\")\n}\n", to: "View.swift")
    let session = try home.prompt("View.swift")
    try session.wait(forRow: "one")
    session.type(".border(.red)\r")
    try session.wait(forRow: "│one│")
    for count in 1...2 {
      session.type(":save\r")
      try session.wait(until: "the save") { screen in
        screen.lines.count { $0 == "saved View.swift" } == count && screen.lineToCursor == "> "
      }
    }
    let saved = try home.text("View.swift")
    #expect(saved == "import SwiftUI\n\n#Preview {\n  Text(\"one\")\n    .border(.red)\n}\n")
    try home.replace("View.swift", with: saved.replacing("one", with: "two"))
    try session.wait(forRow: "│two│")
    #expect(session.text.components(separatedBy: "│one│").count == 2, "\(session.text)")
    session.type(":undo\r")
    try session.wait(until: "the other's version without the border") { $0.lines.contains("two") && $0.lineToCursor == "> " }
  }

  @Test func `that removes the file keeps the picture until it comes back`() throws {
    let session = try session()
    try home.remove("View.swift")
    try session.wait(forRow: "stale")
    #expect(session.text.contains("View.swift: it is gone"))
    #expect(session.screen?.lines.contains("one") == true)
    try home.write("Text(\"back\")\n", to: "View.swift")
    try expect("back", session)
    try home.remove("View.swift")
    try FileManager.default.createDirectory(atPath: home.path("View.swift"), withIntermediateDirectories: false)
    try session.wait(forRow: "stale")
    try home.remove("View.swift")
    try home.write("Text(\"again\")\n", to: "View.swift")
    try expect("again", session)
  }

  @Test func `28 fifty times in a row takes no key away`() throws {
    let session = try session()
    session.type("\u{3}")
    try session.wait(forLine: "> ")
    var typed = ""
    for number in 1...50 {
      try home.replace("View.swift", with: "Text(\"save \(number)\")\n")
      let key = String("abcdefghij".randomElement()!)
      typed += key
      session.type(key)
    }
    try session.wait(until: "the last save") { $0.lines.contains("save 50") && $0.lineToCursor == "> " + typed }
    #expect(session.text == Self.screen("one\n> Text(\"é漢😀\"\nsave 50", typed))
  }

  @Test func `of equal text draws nothing`() throws {
    let session = try session()
    let before = session.frames
    try home.overwrite("View.swift", with: "Text(\"one\")\n")
    try home.replace("View.swift", with: "Text(\"one\")\n")
    try home.run("/usr/bin/touch", "View.swift")
    try home.overwrite("View.swift", with: "Text(\"other\")\n")
    try expect("other", session)
    #expect(session.frames == before + 1)
  }
}
