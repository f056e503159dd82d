import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// What is remembered of one session in the next.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `The history of the prompt` {
  let home: Home
  init() throws { home = try Home() }
  private func mode(_ path: String) throws -> Int { try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0 }

  @Test func `1 keeps a line that was entered right before kill -9, for the user alone`() throws {
    let session = try home.prompt()
    session.type("Text(\"last words\")\r")
    // As soon as Enter shows: the entry is kept before it is evaluated. The picture may come with the same bytes.
    try session.wait(until: "the entry's end") { screen in
      screen.lines.contains("last words") || (screen.text.hasSuffix("> Text(\"last words\")") && screen.cursor.column == 0)
    }
    session.sendSignal(SIGKILL)
    #expect(try session.end() == -SIGKILL)
    #expect(try mode(home.history) == 0o600)
    #expect(try mode(home.folder.path + "/state/playground") == 0o700)
    let next = try home.prompt()
    try next.type("\u{1b}[A", showing: "> Text(\"last words\")")
  }

  @Test func `4 recalls entries of several lines as they were`() throws {
    let session = try home.prompt()
    session.type("struct A {\rlet b = 1\r}\r")
    try session.wait(until: "the next line") { $0.lineToCursor == "> " && $0.cursor.row == 4 }
    session.type("\u{1b}[A")
    try session.wait(until: "the entry") { $0.text.hasSuffix("> struct A {\n… let b = 1\n… }\n> struct A {\n… let b = 1\n… }") && $0.lineToCursor == "… }" }
  }

  @Test func `3 of random bytes is put aside and said`() throws {
    var random = Random(seed: 7)
    try FileManager.default.createDirectory(atPath: home.path("state/playground"), withIntermediateDirectories: true)
    let bytes = Data((0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    try bytes.write(to: URL(filePath: home.history))
    let session = try home.prompt()
    #expect(session.text.replacing("\n", with: "").contains("was damaged: it is kept as"))
    session.type("Text(\"new\")\r")
    try session.wait(until: "the view") { $0.lines.contains("new") && $0.lineToCursor == "> " }
    #expect(try Data(contentsOf: URL(filePath: home.history + ".bad")) == bytes)
    #expect(try home.text("state/playground/history").contains("new"))
  }

  @Test func `that cannot be kept is said once, and hinders nothing`() throws {
    // Root writes everywhere, so a file stands where the folder should be.
    try home.write("", to: "state")
    let session = try home.prompt(columns: 200)
    session.type("Text(\"one\")\r")
    try session.wait(until: "the view") { $0.lines.contains("one") && $0.lineToCursor == "> " }
    session.type("Text(\"two\")\r")
    try session.wait(until: "the view") { $0.lines.contains("two") && $0.lineToCursor == "> " }
    #expect(session.text.components(separatedBy: "no history is kept").count == 2)
    // The session's own lines are recalled all the same.
    try session.type("\u{1b}[A", showing: "> Text(\"two\")")
  }

  @Test(arguments: [["XDG_STATE_HOME": "relative/state"], ["XDG_STATE_HOME": ""], ["XDG_STATE_HOME": "/dev/null/a", "HOME": "/dev/null"]])
  func `has a place without a usable setting`(
    more: [String: String]
  ) throws {
    let session = try home.prompt(more: more, columns: 200)
    session.type("Text(\"one\")\r")
    try session.wait(until: "the view") { $0.lines.contains("one") && $0.lineToCursor == "> " }
    let isKept = FileManager.default.fileExists(atPath: home.path(".local/state/playground/history"))
    #expect(isKept == !session.text.contains("no history is kept"))
    #expect(isKept == (more["HOME"] == nil))
  }

  @Test func `2 holds the lines of eight sessions that enter at once`() throws {
    let sessions = try (0..<8).map { _ in try home.start(hasScreen: true) }
    for session in sessions { try session.wait(forLine: "> ") }
    for (number, session) in sessions.enumerated() { session.type((0..<20).map { "let s\(number)_\($0) = 0\r" }.joined() + ":quit\r") }
    for session in sessions { #expect(try session.end() == 0) }
    let lines = try home.text("state/playground/history").split(separator: "\n").dropFirst()
    #expect(lines.count == 8 * 21)
    for number in 0..<8 { #expect(lines.filter { $0.contains("let s\(number)_") }.count == 20) }
    let next = try home.prompt()
    try next.type("\u{1b}[A", showing: "> :quit")
  }
}
