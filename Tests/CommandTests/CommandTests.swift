internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

@testable internal import playground

@Suite(.givesWay) struct `The program` {
  private let twoTexts = #"VStack { Text("Hello, World!"); Text("Glad to meet you.") }"#

  @Test func `draws two lines, centred on each other, and nothing else`() throws {
    let run = try Program.run("render", "-", source: twoTexts)
    #expect(run.status == 0 && run.output == "  Hello, World!\nGlad to meet you.\n" && run.errors == "")
  }
  @Test func `draws the two borders of the document`() throws {
    let frame = try Program.run("render", "-", source: #"Text("Title").frame(width: 100).border(Color.gray)"#)
    #expect(frame.output == "┌───────────┐\n│   Title   │\n└───────────┘\n")
    let text = try Program.run("render", "-", source: #"Text("Title").border(Color.gray).frame(width: 100)"#)
    #expect(text.output == "   ┌─────┐\n   │Title│\n   └─────┘\n")
  }
  @Test func `draws the canvas`() throws {
    let run = try Program.run("render", "-", "--screen", "--size", "7x3", source: #"Text("Hi")"#)
    #expect(run.output == "\n   Hi\n\n")
  }
  @Test func `draws colours when asked to`() throws {
    #expect(try Program.run("render", "-", "--format", "ansi", "--color", "always", source: #"Text("Hi").foregroundColor(.red)"#).output.contains("\u{1b}["))
    #expect(try !Program.run("render", "-", "--color", "never", source: #"Text("Hi").foregroundColor(.red)"#).output.contains("\u{1b}"))
  }
  @Test func `prints the layout tree`() throws {
    let run = try Program.run("layout", "-", "--proposal", "640x384", source: #"HStack { Text("Hello"); Spacer(); Circle() }"#)
    #expect(
      run.output
        == """
        HStack          640×384  at 0,0    offered 640×384
        ├ Text "Hello"  40×16    at 0,184  offered 316×384
        ├ Spacer        216×0    at 40,192 offered 216×384
        └ Circle        384×384  at 256,0  offered 592×384
        terminal: offered 640×384, takes 640×384 pt · 80×24 cells

        """.replacing("at 40,192 offered", with: "at 40,192  offered").replacing("at 0,184  offered", with: "at 0,184   offered").replacing(
          "at 0,0    offered", with: "at 0,0     offered"
        ).replacing("at 256,0  offered", with: "at 256,0   offered"))
  }
  @Test func `makes a page of a trace that a browser steps through`() throws {
    let source = #"HStack { Text("a < b & c"); Spacer() }"#
    let page = try Program.run("trace", "-", "--format", "html", "--level", "1", source: source)
    #expect(page.status == 0 && page.output.hasPrefix("<!DOCTYPE html>") && page.output.hasSuffix("</html>\n"))
    let events = try Program.run("trace", "-", "--level", "1", source: source).output.split(separator: "\n").filter { $0.drop { $0 == " " }.first?.isNumber == true }.count
    #expect(events > 5)
    #expect(page.output.components(separatedBy: "<li style=").count == events + 1)
    #expect(page.output.contains("Text &quot;a &lt; b &amp; c&quot; takes 72×16") && !page.output.contains("a < b"))
    #expect(page.output.contains(#"data-kind="measure" data-frame="0 0 640 16" data-offer="640 384" data-lines="1 1""#))
    #expect(page.output.contains(#"data-kind="answer" data-frame="0 0 640 16" data-answer="640 16""#))
  }
  @Test func `prints the view tree`() throws {
    let run = try Program.run("tree", "-", source: #"Text("a").font(.title).padding()"#)
    #expect(run.output == "padding     /0    1:24\n  Text \"a\"  /0/0  1:1\n")
  }
  @Test func `writes to a file`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(path: "picture.txt")
      let run = try Program.run(["render", "-", "-o", file.path], input: Data(twoTexts.utf8))
      #expect(run.status == 0 && run.output == "")
      #expect(try String(contentsOf: file, encoding: .utf8) == "  Hello, World!\nGlad to meet you.\n")
      #expect(try Program.run(["render", "-", "-o", folder.appending(path: "no/such/folder").path], input: Data(twoTexts.utf8)).status == 74)
    }
  }
  @Test func `chooses a view, a preview or an expression`() throws {
    let source = """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { let name: String; var body: some View { Text("b " + name) } }
      #Preview("one") { Text("1") }
      #Preview("two") { Text("2") }
      """
    #expect(try Program.run("render", "-", source: source).output == "1\n")
    #expect(try Program.run("render", "-", "--preview", "two", source: source).output == "2\n")
    #expect(try Program.run("render", "-", "--view", "A", source: source).output == "a\n")
    #expect(try Program.run("render", "-", "--view", "B(name: \"x\").padding(8)", source: source).output == "\n b x\n")
    #expect(try Program.run("render", "-", "--view", "B(name: \"x\")", source: source).output == "b x\n")
    #expect(try Program.run("render", "-", "--view", "B", source: source).status == 65)
    let wrong = try Program.run("render", "-", "--view", "B(name: 3)", source: source)
    #expect(wrong.status == 65 && wrong.errors.hasPrefix("--view:1:9: error: cannot convert value of type 'Int' to expected argument type 'String'\nB(name: 3)\n"))
    #expect(try Program.run("render", "-", "--preview", "three", source: source).status == 65)
  }
  @Test func `runs scripts`() throws {
    #expect(try Program.run("-e", "Text(\"a\")\n.padding(8)\n1 + 2").output == "\n a\n3\n")
    let run = try Program.run("--keep-going", source: "Text(\"a\")\nText(\"b\").bold2()\n:size 10x3\nText(\"c\")\n")
    #expect(run.status == 65 && run.output == "a\na\nc\n" && run.errors.contains("-:2:11: error"))
  }
  @Test func `says what it is`() throws {
    #expect(try Program.run("--version").output == "playground \(version)\n")
    let versions = try Program.run("--version", "--verbose").output
    for name in ["libedit", "inotify", "cairo", "cmark"] { #expect(versions.contains(name)) }
    for command in Command.all { #expect(try Program.run("--help").output.contains(command.name)) }
  }
  @Test(arguments: Command.all.map(\.name).filter { $0 != "watch" }) func `runs the examples of its help`(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    #expect(!command.examples.isEmpty)
    let help = try Program.run(name, "--help").output
    for example in command.examples {
      #expect(help.contains(example))
      // All lessons: the tests of lessons play them, and continuous integration calls just this.
      if example == "playground test playground" { continue }
      // As a shell takes them apart: what stands in single quotes is one word.
      let words = example.matches(of: /'([^']*)'|[^ ]+/).map { String($0.output.1 ?? $0.output.0) }.dropFirst()
      let run = try Program.run(Array(words), seconds: 120)
      #expect(run.status == 0, "\(example): \(run.errors)")
    }
  }
}
