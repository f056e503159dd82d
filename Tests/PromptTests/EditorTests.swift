import Foundation
import PseudoTerminal
import Testing

/// `:edit`, the init file, and what is kept of what was typed.
@Suite(.timeLimit(.minutes(2))) struct `The prompt and its surroundings` {
  let home: Home
  init() throws { home = try Home() }

  private func editor(_ script: String) throws -> [String: String] {
    try home.write("#!/bin/sh\n" + script + "\n", to: "editor")
    return ["EDITOR": "/bin/sh " + home.path("editor")]
  }
  private func typed(_ line: String, _ session: TerminalSession, showing text: String) throws {
    session.type(line + "\r")
    try session.wait(until: "\(text) after \(line)") { screen in
      screen.lineToCursor == "> " && screen.isCursorVisible && screen.lines.contains { $0.contains(text) && !$0.hasPrefix(">") }
    }
  }

  @Test func `18 takes what the editor made of the source`() throws {
    let session = try home.prompt(more: try editor("stty size >/dev/null || exit 9\nsed -i s/one/two/ \"$1\""), columns: 80)
    try typed("Text(\"one\")", session, showing: "one")
    try typed(":edit", session, showing: "two")
    try typed(":undo", session, showing: "one")
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }
  @Test(arguments: [
    ("sed -i s/one/two/ \"$1\"; exit 3", "ended with 3"), ("kill -9 $$", "ended by signal 9"), ("rm \"$1\"", "took the file away"), ("true", "nothing was changed"),
  ])
  func `18 changes nothing when the editor fails`(script: String, words: String) throws {
    let session = try home.prompt(more: try editor(script), columns: 100)
    try typed("Text(\"one\")", session, showing: "one")
    try typed(":edit", session, showing: words)
    try typed(":source", session, showing: "Text(\"one\")")
    #expect(session.screen?.lines.contains { $0.contains("two") } == false)
    session.type("\u{4}")
    #expect(try session.end() == 0)
  }
  @Test func `18 says which editor is not there`() throws {
    let session = try home.prompt(more: ["VISUAL": "no-such-editor"], columns: 100)
    try typed("Text(\"one\")", session, showing: "one")
    try typed(":edit", session, showing: "the editor 'no-such-editor' is not there")
    session.type("\u{4}")
    #expect(try session.end() == 0)
  }

  @Test func `34 runs the init file, names what is wrong in it, and gives a prompt`() throws {
    try FileManager.default.createDirectory(atPath: home.path("config/playground"), withIntermediateDirectories: true)
    try home.write("struct Card: View { var body: some View { Text(\"card\") } }\n:nonsense\n:scheme dark\n", to: "config/playground/init")
    let more = ["XDG_CONFIG_HOME": home.path("config")]
    let session = try home.prompt(more: more, columns: 120)
    #expect(session.screen?.lines.contains { $0.contains("playground/init:2: there is no command ':nonsense'") } == true)
    try typed("Card()", session, showing: "card")
    try typed(":scheme", session, showing: "dark")
    session.type("\u{4}")
    #expect(try session.end() == 0)
    let plain = try home.prompt("--no-init", more: more, columns: 120)
    try typed(":scheme", plain, showing: "light")
    plain.type("\u{4}")
    #expect(try plain.end() == 0)
  }

  @Test func `35 keeps nothing in private, nor what begins with a blank`() throws {
    let session = try home.prompt("--private")
    try typed("Text(\"secret\")", session, showing: "secret")
    session.type("\u{4}")
    #expect(try session.end() == 0)
    let other = try home.prompt()
    try typed(" Text(\"hidden\")", other, showing: "hidden")
    try typed("Text(\"kept\")", other, showing: "kept")
    other.type("\u{4}")
    #expect(try other.end() == 0)
    let history = try String(contentsOfFile: home.history, encoding: .utf8)
    #expect(history.contains("kept") && !history.contains("secret") && !history.contains("hidden"))
  }

  @Test func `23 shows the history, saves pictures, 36 and makes a lesson that passes`() throws {
    let session = try home.prompt(columns: 100)
    try typed("Text(\"one\")", session, showing: "one")
    try typed(".border(.red)", session, showing: "│one│")
    try typed(":history 3 --json", session, showing: "\"Text(\\\"one\\\")\"")
    try typed(":history 9", session, showing: "  .border(.red)")
    try typed(":render picture.svg", session, showing: "saved picture.svg")
    try typed(":save lesson.md", session, showing: "saved lesson.md")
    try typed(":save lesson.md", session, showing: "it is there already")
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(try home.text("picture.svg").hasPrefix("<") && home.text("lesson.md").contains("> .border(.red)"))
    let check = try home.start(["test", "lesson.md"])
    #expect(try check.end() == 0)
  }

  @Test func `7 suggests the rest of an earlier entry in grey, → takes it, Alt-→ a word`() throws {
    let session = try home.prompt(columns: 100)
    try typed("Text(\"abc\").padding()", session, showing: "abc")
    session.type("Text")
    try session.wait(until: "the suggestion") { $0.lineToCursor == "> Text" && $0.lines.contains("> Text(\"abc\").padding()") && $0.cursor.column == 6 }
    session.type("\u{1b}[1;3C")
    try session.wait(until: "a word of it") { $0.lineToCursor == "> Text(\"abc" }
    session.type("\u{1b}[C")
    try session.wait(until: "all of it") { $0.lineToCursor == "> Text(\"abc\").padding()" }
    session.type("\u{15}Te\r")
    try session.wait(until: "only what was typed") { $0.lines.contains { $0 == "> Te" } && $0.lines.contains { $0.contains("error") } && $0.lineToCursor == "> " }
    session.type("\u{4}")
    #expect(try session.end() == 0)
  }
  @Test func `5 Ctrl-R searches with a menu, Esc keeps what was found, Ctrl-G gives up`() throws {
    let session = try home.prompt(columns: 80)
    for text in ["one", "two", "three"] { try typed("Text(\"\(text)\")", session, showing: text) }
    session.type("draft\u{12}T")
    try session.wait(until: "the menu") { $0.lineToCursor == "search: T" && $0.lines.contains("> Text(\"three\")") && $0.lines.contains("  Text(\"one\")") }
    session.type("\u{12}")
    try session.wait(until: "the older one") { $0.lines.contains { $0 == "> Text(\"two\")" } && $0.lines.contains("  Text(\"three\")") }
    session.type("\u{7}")
    try session.wait(forLine: "> draft")
    session.type("\u{15}\u{12}one\u{1b}")
    try session.wait(forLine: "> Text(\"one\")")
    session.type("\r")
    try session.wait(until: "the view") { $0.lineToCursor == "> " && $0.lines.last { !$0.isEmpty && $0 != ">" && $0 != "> " } == "one" }
    session.type("\u{12}zzz")
    try session.wait(forRow: "nothing has it")
    session.type("\u{3}")
    try session.wait(forLine: "> ")
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }
}
