import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// Pictures of pixels at terminals that are played: 100 × 24 cells of 10 × 20 pixels.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `Pixels in a terminal` {
  let home: Home
  init() throws { home = try Home() }

  private static let columns: UInt16 = 100, rows: UInt16 = 24
  /// A text that cells show in the window, too, which has no room for a whole phone of cells.
  private static let top = "VStack { Text(\"one\"); Spacer() }"
  private func start(
    _ arguments: [String], _ kind: PlayedGraphics.Kind, _ more: [String: String] = [:], answers: Bool = true
  ) throws -> TerminalSession {
    let session = try home.start(arguments, more, columns: Self.columns, rows: Self.rows)
    session.graphics = PlayedGraphics(kind)
    session.graphics?.isAnswering = answers
    return session
  }
  private func watch(_ text: String, _ kind: PlayedGraphics.Kind, _ more: [String: String] = [:], answers: Bool = true)
    throws -> TerminalSession
  {
    try home.write(text, to: "View.swift")
    return try start(["watch", "View.swift", "--no-compiler", "--device", "iphone"], kind, more, answers: answers)
  }

  // MARK: The live preview

  @Test(arguments: [
    (PlayedGraphics.Kind.kitty, [220, 460]), (.iterm, [213, 460]), (.sixel, [211, 456]),
  ]) func `the live preview is a phone in the terminal's pixels, with its status in cells`(
    kind: PlayedGraphics.Kind, size: [Int]
  ) throws {
    let session = try watch("Text(\"one\")", kind)
    try session.wait(untilPictures: "the picture") { $0.sent == 1 }
    try session.wait(until: "the status") { $0.lines.last?.contains("q quit") == true }
    let picture = try #require(session.graphics?.pictures.first)
    #expect(picture.size == size)
    if kind == .kitty { #expect(picture.keys["c"] == "22" && picture.keys["r"] == "23" && picture.keys["f"] == "100") }
    // Above the status there are no cells.
    #expect(session.screen?.lines.dropLast().allSatisfy(\.isEmpty) == true)
    session.type("q")
    #expect(try session.end() == 0)
    #expect(session.isRestored && session.graphics?.wrong == [] && session.screen?.unknown == [])
    #expect(session.graphics?.questions == 1 && session.graphics?.sent == 1)
    if kind == .kitty { #expect(session.graphics?.pictures == []) }
  }
  @Test func `a save sends another picture and takes the old one away; one that looks the same sends none`() throws {
    let session = try watch("Text(\"one\")", .kitty)
    try session.wait(untilPictures: "the picture") { $0.pictures.count == 1 }
    let first = session.graphics?.pictures.first
    try home.write("Text(\"one\") // the same\n", to: "View.swift")
    try home.write("Text(\"two\")", to: "View.swift")
    try session.wait(untilPictures: "another picture") {
      $0.pictures.count == 1 && $0.pictures.first != first && $0.sent > 1
    }
    #expect(session.graphics?.sent == 2)
    #expect(session.graphics?.pictures.first?.id != first?.id)
    session.type("q")
    #expect(try session.end() == 0)
    #expect(session.graphics?.pictures == [])
  }
  @Test func `what is wrong stands below a smaller, paler picture`() throws {
    let session = try watch("Text(\"one\")", .kitty)
    try session.wait(untilPictures: "the picture") { $0.pictures.count == 1 }
    let before = session.graphics?.pictures.first?.size[1] ?? 0
    try home.write("Text(\"one\").bolt()\n", to: "View.swift")
    try session.wait(until: "the mark") {
      $0.lines.last?.contains("STALE") == true && $0.lines.contains { $0.contains("error:") }
    }
    try session.wait(untilPictures: "the smaller picture") { $0.sent == 2 && $0.pictures.count == 1 }
    let errors = session.screen?.lines.dropLast().count { !$0.isEmpty } ?? 0
    #expect(errors > 0 && session.graphics?.pictures.first?.size[1] == before - errors * 20)
  }
  @Test func `another window has another picture`() throws {
    let session = try watch("Text(\"one\")", .kitty)
    try session.wait(untilPictures: "the picture") { $0.pictures.count == 1 }
    session.graphics?.cell = (12, 24)
    session.resize(columns: 60, rows: 11)
    try session.wait(untilPictures: "the other picture") { $0.pictures.count == 1 && $0.pictures[0].size[1] == 240 }
    session.type("q")
    #expect(try session.end() == 0)
    #expect(session.graphics?.pictures == [])
  }
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func `a signal takes the picture away`(signal: Int32) throws {
    let session = try watch("Text(\"one\")", .kitty)
    try session.wait(untilPictures: "the picture") { $0.pictures.count == 1 }
    try home.write("Text(\"two\")", to: "View.swift")
    try session.wait(untilPictures: "another picture") { $0.sent == 2 && $0.pictures.count == 1 }
    try session.waitUntilIdle()
    session.sendSignal(signal)
    #expect(try session.end() == -signal)
    #expect(session.graphics?.pictures == [] && session.isRestored)
  }
  @Test(arguments: [PlayedGraphics.Kind.plain, .silent]) func `a terminal without pixels has cells`(
    kind: PlayedGraphics.Kind
  ) throws {
    let session = try watch(Self.top, kind)
    try session.wait(until: "the cells") { $0.lines.contains { $0.contains("one") } }
    #expect(session.graphics?.sent == 0 && session.graphics?.questions == 1)
    session.type("q")
    #expect(try session.end() == 0)
    #expect(session.isRestored && session.screen?.unknown == [] && session.graphics?.wrong == [])
  }
  @Test func `an answer that comes late turns cells into pixels`() throws {
    let session = try watch(Self.top, .kitty, answers: false)
    try session.wait(until: "the cells") { $0.lines.contains { $0.contains("one") } }
    session.answerNow()
    try session.wait(untilPictures: "the picture") { $0.pictures.count == 1 }
    try session.wait(until: "no cells") { $0.lines.dropLast().allSatisfy(\.isEmpty) }
  }
  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]]) func `nothing is asked where nobody wants pixels`(
    more: [String: String]
  ) throws {
    try home.write("Text(\"one\")", to: "View.swift")
    let session = try start(["render", "View.swift", "--device", "iphone"], .kitty, more)
    #expect(try session.end() == 0)
    #expect(session.graphics?.questions == 0 && session.graphics?.sent == 0)
  }
  @Test func `a device of cells is never asked about`() throws {
    try home.write("Text(\"one\")", to: "View.swift")
    let session = try start(["watch", "View.swift", "--no-compiler"], .kitty)
    try session.wait(forRow: "one")
    session.type("q")
    #expect(try session.end() == 0)
    #expect(session.graphics?.questions == 0 && session.graphics?.sent == 0)
  }

  // MARK: Once

  @Test(arguments: [PlayedGraphics.Kind.kitty, .iterm, .sixel]) func `render leaves the picture where it is`(
    kind: PlayedGraphics.Kind
  ) throws {
    try home.write("Text(\"one\")", to: "View.swift")
    let session = try start(["render", "View.swift", "--device", "iphone"], kind)
    #expect(try session.end() == 0)
    #expect(session.graphics?.pictures.count == 1 && session.graphics?.wrong == [] && session.isRestored)
    #expect(session.screen?.cursor.row == 22)
  }
  @Test func `render loses little to a terminal that never answers, and gives it its modes back`() throws {
    try home.write("Text(\"one\")", to: "View.swift")
    let session = try start(["render", "View.swift", "--device", "iphone"], .silent)
    #expect(try session.end() == 0)
    #expect(
      session.isRestored && session.graphics?.questions == 1 && session.graphics?.sent == 0 && !session.text.isEmpty)
  }
  @Test(arguments: ["kitty", "iterm", "sixel", "cells"]) func `the option decides without an answer`(choice: String)
    throws
  {
    try home.write("Text(\"one\")", to: "View.swift")
    let session = try start(["render", "View.swift", "--device", "iphone", "--graphics", choice], .silent)
    #expect(try session.end() == 0)
    let sent = String(decoding: session.output, as: UTF8.self)
    #expect(sent.contains("\u{1B}_Ga=T") == (choice == "kitty"))
    #expect(sent.contains("\u{1B}]1337;File=") == (choice == "iterm"))
    #expect(sent.contains("\u{1B}P0;1;0q") == (choice == "sixel"))
  }

  // MARK: The prompt

  @Test func `the prompt shows a phone, and takes it away at the end`() throws {
    let session = try start(["--device", "iphone", "--no-init"], .kitty)
    try session.wait(forLine: "> ")
    session.type("Text(\"one\")\r")
    try session.wait(untilPictures: "the picture") { $0.pictures.count == 1 }
    #expect(session.graphics?.pictures.first?.size == [210, 440])
    try session.wait(forLine: "> ")
    session.type(".bold()\r")
    try session.wait(untilPictures: "the second picture") { $0.pictures.count == 2 }
    try session.wait(forLine: "> ")
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(
      session.graphics?.pictures == [] && session.graphics?.wrong == [] && session.screen?.unknown == []
        && session.isRestored)
  }
  @Test func `a signal takes the prompt's pictures away`() throws {
    let session = try start(["--device", "iphone", "--no-init"], .kitty)
    try session.wait(forLine: "> ")
    for number in 1...2 {
      session.type("Text(\"\(number)\")\r")
      try session.wait(untilPictures: "picture \(number)") { $0.pictures.count == number }
      try session.wait(forLine: "> ")
    }
    try session.waitUntilIdle()
    session.sendSignal(SIGTERM)
    #expect(try session.end() == -SIGTERM)
    #expect(session.graphics?.pictures == [] && session.isRestored)
  }
  @Test func `a save of the prompt's file takes the picture's place`() throws {
    try home.write("Text(\"one\")\n", to: "View.swift")
    let session = try start(["View.swift", "--device", "iphone", "--no-init"], .kitty)
    try session.wait(untilPictures: "the picture") { $0.pictures.count == 1 }
    try session.wait(forLine: "> ")
    let first = session.graphics?.pictures.first?.id
    try home.replace("View.swift", with: "Text(\"two\")\n")
    try session.wait(untilPictures: "the other picture") { $0.pictures.count == 1 && $0.pictures.first?.id != first }
    try session.wait(forLine: "> ")
    // One picture and the entry are all that the terminal has room for: nothing was scrolled away.
    #expect(session.screen?.scrollback.count ?? 0 <= Int(Self.rows))
  }
  @Test func `another window has another picture at the prompt`() throws {
    let session = try start(["--device", "iphone", "--no-init"], .kitty)
    try session.wait(forLine: "> ")
    session.type("Text(\"one\")\r")
    try session.wait(untilPictures: "the picture") { $0.pictures.count == 1 }
    session.resize(columns: Self.columns, rows: 12)
    try session.wait(untilPictures: "the smaller picture") { $0.pictures.last?.size[1] == 200 }
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(session.graphics?.pictures == [])
  }
  @Test func `a device that is chosen at the prompt is asked about then`() throws {
    let session = try start(["--no-init"], .sixel)
    try session.wait(forLine: "> ")
    #expect(session.graphics?.questions == 0)
    session.type("Text(\"one\")\r")
    try session.wait(forLine: "> ")
    session.type(":device iphone\r")
    try session.wait(untilPictures: "the picture") { $0.sent == 1 }
    session.type("\u{4}")
    #expect(try session.end() == 0)
  }
  @Test func `an answer that comes while keys are typed leaves nothing in the line`() throws {
    let session = try start(["--device", "iphone", "--no-init"], .kitty, answers: false)
    try session.wait(forLine: "> ")
    try session.wait(untilPictures: "the question") { $0.questions == 1 }
    let answers = session.graphics?.replies ?? ""
    session.graphics?.replies = ""
    #expect(answers.utf8.count > 20)
    // Each byte of the answers comes behind a key, as over a slow line.
    for byte in answers.utf8 { session.type(bytes: [UInt8(ascii: "a"), byte]) }
    let letters = String(repeating: "a", count: answers.utf8.count)
    session.type("b")
    try session.waitUntilIdle()
    // A key inside an answer breaks it off: what is typed is all there, and nothing of a string is.
    try session.wait(until: "the keys") { $0.lineToCursor.hasSuffix("b") }
    #expect(session.screen?.lineToCursor.count { $0 == "a" } ?? 0 <= letters.count)
    session.type("\u{3}")
    try session.wait(forLine: "> ")
    for byte in answers.utf8 { session.type(bytes: [byte]) }
    session.type("Text(\"x\")")
    try session.wait(forLine: "> Text(\"x\")")
    session.type("\r")
    try session.wait(untilPictures: "the picture") { $0.pictures.count == 1 }
  }
}
