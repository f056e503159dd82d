import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// What the line offers beside its keys: a search, suggestions, marks, an editor.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `The line` {
  let home: Home
  init() throws { home = try Home() }

  /// A prompt that has drawn these.
  private func prompt(_ entries: [String], more: [String: String] = [:]) throws -> TerminalSession {
    let session = try home.prompt(more: more)
    for entry in entries {
      session.type(entry + "\r")
      try session.wait(until: "the answer to \(entry)") { $0.lineToCursor == "> " && $0.text.contains(entry) }
    }
    return session
  }

  @Test func `5 Ctrl-R searches in a menu; Escape keeps what is found, Ctrl-G the old line`() throws {
    let session = try prompt(["Text(\"one\")", "Text(\"two\").bold()"], more: ["NO_COLOR": "1"])
    session.type("old\u{12}text")
    try session.wait(until: "the menu") { $0.lineToCursor == "search: text" && $0.text.hasSuffix("> Text(\"two\").bold()\n  Text(\"one\")") }
    session.type("\u{12}")
    try session.wait(until: "the older one") { $0.text.hasSuffix("  Text(\"two\").bold()\n> Text(\"one\")") }
    try session.type("\u{7}", showing: "> old")
    session.type("\u{15}\u{12}bold")
    try session.wait(forLine: "search: bold")
    try session.type("\u{1b}", showing: "> Text(\"two\").bold()")
    session.type("\u{15}\u{12}one\r")
    try session.wait(until: "the view again") { $0.text.hasSuffix("> Text(\"one\")\none\n>") }
  }

  @Test func `7 The newest entry that begins so stands behind the cursor; right arrow takes it`() throws {
    let session = try prompt(["Text(\"one\").padding()"])
    session.type("Te")
    try session.wait(until: "the suggestion") { $0.lineToCursor == "> Te" && $0.text.hasSuffix("> Text(\"one\").padding()") }
    // Never executed unless accepted.
    try session.type("\u{1b}[1;3C", showing: "> Text")
    try session.type("\u{1b}[C", showing: "> Text(\"one\").padding()")
    session.type("\u{15}:option suggestions off\rTe")
    try session.wait(until: "no suggestion") { $0.lineToCursor == "> Te" && $0.text.hasSuffix("> Te") }
  }

  @Test func `11 A mistake is pointed at before Enter`() throws {
    let session = try home.prompt(more: ["NO_COLOR": "1"])
    session.type("Tex(\"a\").bold()")
    try session.wait(until: "the mark") { $0.lines.contains { $0.hasPrefix("  ^^^ cannot find 'Tex'") } && $0.lineToCursor == "> Tex(\"a\").bold()" }
    session.type("\u{3}")
    try session.wait(forLine: "> ")
    #expect(!session.text.contains("^^^"))
  }

  @Test func `17 :keys lists the keys in force, those of the start file too`() throws {
    try home.write("bind ^O ed-move-to-beg\n", to: ".editrc")
    let session = try home.prompt(columns: 120, rows: 60)
    session.type(":keys\r")
    try session.wait(until: "the list") { $0.lineToCursor == "> " && $0.text.contains("Ctrl-W") }
    #expect(session.screen?.lines.contains { $0.contains("Ctrl-O") && $0.contains("move cursor to the beginning of line") } == true, "\(session.text)")
    #expect(session.text.contains("searches older entries"))
    session.type("ab\u{f}c")
    try session.wait(until: "the key of the file") { $0.lineToCursor == "> c" && $0.text.hasSuffix("> cab") }
  }

  @Test func `4 An entry of several lines is brought back, edited and drawn`() throws {
    let session = try home.prompt(more: ["NO_COLOR": "1"])
    session.type("VStack {\r  Text(\"one\")\r}\r")
    try session.wait(until: "the view") { $0.lines.contains("one") && $0.lineToCursor == "> " }
    session.type("\u{1b}[A")
    try session.wait(forLine: "… }")
    session.type("\u{1b}[A\u{1b}[F\u{1b}\r  Text(\"two\")\u{1b}[B\r")
    try session.wait(until: "both") { $0.text.hasSuffix("> VStack {\n…   Text(\"one\")\n…   Text(\"two\")\n… }\none\ntwo\n>") }
  }

  // MARK: The editor

  @Test func `18 :edit takes what the editor saved`() throws {
    let session = try prompt(["Text(\"one\")"], more: ["EDITOR": "sed -i s/one/two/"])
    session.type(":edit\r")
    try session.wait(until: "the view") { $0.lines.contains("two") && $0.lineToCursor == "> " }
    session.type(":undo\r:source\r")
    try session.wait(until: "the source") { $0.text.contains("  Text(\"one\")\n}\n>") }
  }
  @Test(arguments: [
    ("no-such-editor", "cannot be run"), ("false", "ended with code 1"), ("kill -KILL $$ #", "was ended by signal 9"), ("rm", "left no file"),
    ("sed -i s/Text/Tex/", "':edit' goes on with your text"), ("true", "nothing is changed"),
  ]) func `18 :edit changes nothing when the editor is missing, fails, is killed or saves what is wrong`(editor: String, answer: String) throws {
    let session = try prompt(["Text(\"one\")"], more: ["EDITOR": editor])
    session.type(":edit\r")
    try session.wait(until: "the answer") { $0.text.replacing("\n", with: "").contains(answer) && $0.lineToCursor == "> " }
    session.type(":source\r")
    try session.wait(until: "the source") { $0.text.hasSuffix("  Text(\"one\")\n}\n>") }
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }
  @Test func `18 :edit gives the terminal to the editor and takes it back`() throws {
    // A program that reads a line from the terminal and puts it into the file.
    let session = try prompt(["Text(\"one\")"], more: ["VISUAL": "read word; sed -i s/one/$word/"])
    session.type(":edit\r")
    while !session.isCooked { usleep(1_000) }
    session.type("edited\r")
    try session.wait(until: "the view") { $0.lines.filter { $0 == "edited" }.count == 2 && $0.lineToCursor == "> " }
    #expect(session.isRaw)
  }

  // MARK: Starting

  @Test func `34 the init file runs first; what is wrong in it has file and line`() throws {
    try FileManager.default.createDirectory(atPath: home.path("config/playground"), withIntermediateDirectories: true)
    try home.write(":option output layout\n\n:opton x\nlet name = \"Ada\"\nText(nobody)\n", to: "config/playground/init")
    let more = ["XDG_CONFIG_HOME": home.path("config"), "NO_COLOR": "1"]
    let session = try home.prompt(more: more, columns: 150)
    #expect(session.text.contains("/config/playground/init:3: there is no command ':opton'") && session.text.contains("/config/playground/init:5:6: error"), "\(session.text)")
    session.type("Text(name)\r")
    try session.wait(until: "the layout") { $0.text.contains("Text \"Ada\"") && $0.lineToCursor == "> " }
    session.type(":undo\r:undo\r")
    try session.wait(until: "the end of undo") { $0.text.contains("there is nothing to undo") }
    let plain = try home.prompt("--no-init", more: more, columns: 150)
    #expect(!plain.text.contains("init"))
  }
  @Test func `35 private sessions and lines that begin with a blank are not kept`() throws {
    let first = try prompt(["Text(\"kept\")", " Text(\"blank\")"])
    first.type("\u{4}")
    #expect(try first.end() == 0)
    let before = try home.text("state/playground/history")
    #expect(before.contains("kept") && !before.contains("blank"))
    let session = try home.prompt("--private")
    session.type("Text(\"secret\")\r")
    try session.wait(until: "the view") { $0.lines.contains("secret") && $0.lineToCursor == "> " }
    try session.type("\u{1b}[A", showing: "> Text(\"secret\")")
    session.type("\u{1b}[A\u{3}\u{4}")
    #expect(try session.end() == 0)
    #expect(!session.text.contains("kept"))
    #expect(try home.text("state/playground/history") == before)
  }
}
