import PseudoTerminal
import TestOrder
import Testing

/// What a person types, and what stands on the screen then.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `Typing at the prompt` {
  let home: Home
  init() throws { home = try Home() }

  @Test func `draws a view, and applies modifiers to it`() throws {
    let session = try home.prompt()
    session.type("Text(\"Hello\")\r")
    try session.wait(forRow: "Hello")
    try session.wait(forLine: "> ")
    session.type(".padding(.leading, 16)\r")
    try session.wait(until: "the padding") { $0.lines.contains("  Hello") && $0.lineToCursor == "> " }
    #expect(
      session.text == """
        playground 0.1.0: type a view, or :help
        > Text("Hello")
        Hello
        > .padding(.leading, 16)
          Hello
        >
        """)
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(session.isRestored && session.screen?.unknown == [])
  }

  @Test func `takes lines until the syntax is complete`() throws {
    let session = try home.prompt()
    try session.type("struct Name: View {\r", showing: "… ")
    try session.type("  var body: some View { Text(\"body\") }\r", showing: "… ")
    try session.type("}\r", showing: "> ")
    session.type("Name()\r")
    try session.wait(until: "the view") { $0.lines.contains("body") && $0.lineToCursor == "> " }
    #expect(
      session.screen?.lines.prefix(7) == [
        "playground 0.1.0: type a view, or :help", "> struct Name: View {", "…   var body: some View { Text(\"body\") }", "… }", "> Name()", "body", ">",
      ])
  }

  @Test func `8 Tab shows what can stand there, and each further Tab puts in the next`() throws {
    let session = try home.prompt()
    session.type("Text(\"a\").fo")
    try session.wait(forLine: "> Text(\"a\").fo")
    session.type("\t")
    try session.wait(until: "the list") { $0.lines.contains { $0.hasPrefix("  font(_:) ") } && $0.lineToCursor == "> Text(\"a\").fo" }
    var names: [Substring] = []
    for _ in 0..<2 {
      session.type("\t")
      try session.wait(until: "the next candidate, marked and in the line") { screen in
        let marked = screen.lines.filter { $0.hasPrefix("▸ ") }.map { $0.dropFirst(2).prefix { $0.isLetter } }
        return marked.count == 1 && names.last != marked[0] && screen.lineToCursor.hasPrefix("> Text(\"a\").\(marked[0])")
      }
      names += session.screen?.lines.first { $0.hasPrefix("▸ ") }.map { [$0.dropFirst(2).prefix { $0.isLetter }] } ?? []
    }
    #expect(Set(names).count == 2)
    let lines = try #require(session.screen?.lines)
    #expect(lines.count { $0.contains("font(_:)") } == 1, "the list stands in the place of the last one")
  }

  @Test func `12 shows what is wrong under the mistake, and changes nothing`() throws {
    let session = try home.prompt()
    session.type("Text(\"kept\")\rText(\"漢字\").bolt()\r.bold()\r")
    try session.wait(until: "the last picture") { $0.lines.filter { $0 == "kept" }.count == 2 && $0.lineToCursor == "> " }
    let lines = try #require(session.screen?.lines)
    let row = try #require(lines.firstIndex { $0.contains("error:") })
    #expect(lines[row].contains("bolt"))
    let code = try #require(lines[row...].first { $0.contains("bolt()") && !$0.contains("error:") })
    let caret = try #require(lines[row...].first { $0.contains("^") })
    // Wide characters take two columns each.
    let before = code.prefix(upTo: try #require(code.range(of: "bolt")).lowerBound)
    #expect(caret.prefix { $0 != "^" }.count == before.count + 2, "\(lines)")
  }

  @Test func `12 Ctrl-G puts the fix of a mistake into the line`() throws {
    let session = try home.prompt()
    session.type("Text(\"a\").bolt()\r")
    try session.wait(until: "the fix") { screen in
      screen.lines.contains { $0.contains("fix: replace") } && screen.lines.contains { $0.hasPrefix("Ctrl-G ") }
        && screen.lineToCursor == "> "
    }
    session.type("\u{7}")
    try session.wait(forLine: "> Text(\"a\").bold")
    session.type("\r")
    try session.wait(until: "the view") { $0.lines.contains("a") && $0.lineToCursor == "> " }
    session.type("VStack { Txt(\"b\") }\u{7}")
    try session.wait(forLine: "> VStack { Text")
    // Where nothing is known, nothing changes.
    session.type("\u{3}Text(\"c\")\u{7}")
    try session.wait(forLine: "> Text(\"c\")")
  }

  @Test func `Ctrl-C drops the line, Ctrl-D ends the session`() throws {
    let session = try home.prompt()
    try session.type("struct Half {\r", showing: "… ")
    try session.type("Text(1", showing: "… Text(1")
    session.type("\u{3}")
    try session.wait(forLine: "> ")
    // Not on a line that holds something.
    try session.type("x\u{4}", showing: "> x")
    session.type("\u{3}")
    try session.wait(forLine: "> ")
    session.type("Text(\"still\")\r")
    try session.wait(until: "the view") { $0.lines.contains("still") && $0.lineToCursor == "> " }
    #expect(!session.text.contains("error"))
    session.type("\u{4}")
    #expect(try session.end() == 0)
    #expect(session.isRestored)
  }

  @Test func `takes keys that come at once, in their order`() throws {
    let session = try home.prompt()
    session.type("let a = 1\rlet b = a + 1\rText(\"\\(a)\\(b)\")\r:quit\r")
    #expect(try session.end() == 0)
    #expect(session.screen?.lines.prefix(6) == ["playground 0.1.0: type a view, or :help", "> let a = 1", "> let b = a + 1", "> Text(\"\\(a)\\(b)\")", "12", "> :quit"])
  }

  @Test func `runs commands`() throws {
    let session = try home.prompt(rows: 60)
    session.type(":help\r")
    try session.wait(forRow: ":redo")
    session.type("Text(\"one\")\rText(\"two\")\r:undo\r:layout\r:tree\r:source\r:size 10x2\r:device\r:trace 1\r:save saved.swift\r")
    try session.wait(forRow: "saved saved.swift")
    #expect(session.text.contains("Text \"one\"  24×16"))
    #expect(try home.text("saved.swift").contains("Text(\"one\")"))
    session.type(":open saved.swift\r:nonsense\r")
    try session.wait(forRow: "there is no command ':nonsense'")
    session.type(":q\r")
    #expect(try session.end() == 0)
  }

  @Test func `29 edits whole characters, in any locale`() throws {
    let session = try home.prompt(more: ["LC_ALL": "C"])
    try session.type("Text(\"é漢😀👨‍👩‍👧e\u{301}\")", showing: "> Text(\"é漢😀👨‍👩‍👧e\u{301}\")")
    try session.type("\u{1b}[D\u{1b}[D\u{7f}\u{7f}\u{7f}", showing: "> Text(\"é漢")
    session.type("😀\r")
    try session.wait(until: "the view") { $0.lines.contains("é漢😀") && $0.lineToCursor == "> " }
  }

  @Test func `shows control characters, and never sends them`() throws {
    let session = try home.prompt()
    session.type("\u{1b}[200~Text(\"a\u{1b}]0;title\u{7}b\")\u{1b}[201~\r")
    try session.wait(until: "an answer") { $0.lineToCursor == "> " && $0.lines.count { $0.hasPrefix("> ") || $0 == ">" } == 2 }
    #expect(session.text.contains("Text(\"a␛]0;title␇b\")"))
    #expect(!session.shows("\u{1b}]") && !session.shows("\u{7}"))
    #expect(session.screen?.unknown == [])
  }
}
