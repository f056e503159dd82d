import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// The terminal after each way of leaving.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `The terminal is given back` {
  let home: Home
  init() throws { home = try Home() }
  static let endless = "func f() -> Int { var i = 0; while true { i += 1 }; return i }"

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGUSR1, SIGALRM, 34])
  func `when a signal comes while a line is typed, and the program dies of it`(signal: Int32) throws {
    let session = try home.prompt()
    try session.type("Text(\"half", showing: "> Text(\"half")
    #expect(session.isRaw && !session.isRestored)
    session.sendSignal(signal)
    #expect(try session.end() == -signal)
    #expect(session.isRestored)
    #expect(session.shows("\u{1b}[?2004l"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT]) func `when a signal comes while an entry is evaluated`(signal: Int32) throws {
    let session = try home.prompt()
    session.type("\(Self.endless)\rText(\"\\(f())\")\r")
    try session.wait(until: "the entry's end") { $0.text.hasSuffix("\n> Text(\"\\(f())\")") && $0.cursor.column == 0 }
    session.sendSignal(signal)
    #expect(try session.end() == -signal)
    #expect(session.isRestored)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT]) func `when a signal ends the watch screen`(signal: Int32) throws {
    try home.write("Text(\"one\")", to: "View.swift")
    let session = try home.start(["watch", "View.swift"])
    try session.wait(forRow: "one")
    #expect(session.screen?.isAlternate == true && session.screen?.isCursorVisible == false && session.isRaw)
    session.sendSignal(signal)
    #expect(try session.end() == -signal)
    #expect(session.isRestored)
    #expect(session.screen?.isAlternate == false && session.screen?.isCursorVisible == true)
  }

  @Test func `when the terminal itself goes away`() throws {
    let session = try home.prompt()
    let process = session.process
    session.hangUp()
    #expect([-SIGHUP, 0].contains(try session.end()), "\(process)")
  }

  /// A shell with job control, so that somebody can wake the program again.
  @Test(arguments: [["View.swift"], ["watch", "View.swift"]]) func `26 while Ctrl-Z has stopped the program, and taken again afterwards`(arguments: [String]) throws {
    try home.write("Text(\"picture\")", to: "View.swift")
    let command = "set -m; '\(Products.path(of: "playground"))' \(arguments.joined(separator: " ")); echo stopped; read answer; fg >/dev/null; echo \"left with $?\""
    let session = try TerminalSession("/bin/bash", ["-c", command], environment: home.environment(), folder: home.folder, columns: 60, rows: 20)
    let isWatch = arguments.count == 2
    try session.wait(forRow: "picture")
    if !isWatch { try session.type("half", showing: "> half") }
    #expect(session.isRaw)
    session.type("\u{1a}")
    try session.wait(forRow: "stopped")
    #expect(session.isRestored && session.isCooked)
    #expect(session.screen?.isAlternate == false)
    session.type("go\r")
    if isWatch {
      try session.wait(until: "the screen again") { screen in screen.isAlternate && screen.lines.contains { $0.contains("picture") } }
      session.type("q")
    } else {
      try session.wait(forLine: "> half")
      try session.type("!", showing: "> half!")
      #expect(session.isRaw)
      session.type("\u{3}")
      try session.wait(forLine: "> ")
      session.type("\u{4}")
    }
    try session.wait(forRow: "left with 0")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }
}
