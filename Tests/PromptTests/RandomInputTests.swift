import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// Bytes that nobody would type.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `Random keys` {
  /// Everything but the keys that end or stop a program between two entries.
  private static func burst(_ random: inout Random) -> [UInt8] {
    let pieces = [
      "\u{1b}[200~", "\u{1b}[201~", "\u{1b}[A", "\u{1b}[B", "\u{1b}[1;5D", "\u{1b}OC", "\u{1b}[3~", "\u{1b}[I", "\u{1b}[?62;4c", "\u{1b}[24;80R", "\u{1b}]0;title\u{7}",
      "\u{1b}P1$r\u{1b}\\",
      "\u{1b}[99;5u", "\u{1b}[", "\u{1b}", "\u{1b}\u{1b}", "\u{1b}x", "\r", "\r", "\n", "Text(\"a\")\r", ".padding()\r", "struct A {", "}", "#Preview {", "\"\"\"", ":tree\r",
      ":undo\r", "漢字", "👨‍👩‍👧", "e\u{301}",
      "\u{202e}", "\u{0}", "\u{16}", "\u{18}", "\u{19}", "\u{15}",
    ]
    return (0..<60).flatMap { _ -> [UInt8] in
      switch Int.random(in: 0..<3, using: &random) {
      case 0: Array(pieces.randomElement(using: &random)!.utf8)
      case 1: (0..<8).map { _ in UInt8.random(in: 0...255, using: &random) }
      default: (0..<8).map { _ in UInt8.random(in: 32...126, using: &random) }
      }
    }.filter { ![0x03, 0x04, 0x1a, 0x1c].contains($0) }
  }

  /// The even seeds are for vi's keys.
  @Test(arguments: UInt64(1)...4) func `crash nothing, and leave nothing behind`(seed: UInt64) throws {
    let home = try Home()
    try home.write("Text(\"file\")", to: "View.swift")
    if seed % 2 == 0 { try home.write("bind -v\n", to: ".editrc") }
    let session = try home.start(["View.swift"], hasScreen: false)
    try session.wait(for: "file")
    var random = Random(seed: seed)
    let isLong = ProcessInfo.processInfo.environment["PLAYGROUND_LONG_TESTS"] != nil
    let end = ContinuousClock.now + .seconds(isLong ? 60 : 3)
    var count = 0
    while ContinuousClock.now < end {
      session.type(bytes: Self.burst(&random))
      count += 1
      if count % 20 == 0 { try leaveEverything(session) }
    }
    try leaveEverything(session)
    session.type("Text(\"ali\" + \"ve\")\r")
    try session.wait(for: "alive")
    try session.waitUntilIdle()
    session.type("\u{4}")
    #expect(try session.end() == 0, "after \(count) bursts of seed \(seed)")
    #expect(session.isRestored)
  }

  /// The end of a paste, then an empty line; in vi's command mode, too.
  private func leaveEverything(_ session: TerminalSession) throws {
    session.type("\u{1b}[201~")
    try session.waitUntilIdle()
    session.type("\u{3}")
    try session.waitUntilIdle()
  }
}
