internal import Drawing
internal import Testing
internal import Workbench

@MainActor @Suite struct `A session` {
  private var driver = SessionDriver()

  @Test mutating func `draws a typed view`() {
    #expect(driver.type("Text(\"Hello\")") == "Hello\n")
    #expect(driver.type("VStack {\n  Text(\"a\")\n  Text(\"bcd\")\n}") == " a\nbcd\n")
  }

  @Test mutating func `applies a line that begins with a dot to the current view`() {
    _ = driver.type("Text(\"Hi\")")
    #expect(driver.type(".border(.red)") == "┌──┐\n│Hi│\n└──┘\n")
    #expect(driver.type("  .padding(.leading, 16)") == " ┌──┐\n │Hi│\n └──┘\n")
    #expect(driver.session.source == "import SwiftUI\n\n#Preview {\n  Text(\"Hi\")\n    .border(.red)\n    .padding(.leading, 16)\n}\n")
  }

  @Test mutating func `puts brackets around what a modifier cannot follow`() {
    _ = driver.type("if true { Text(\"Hi\") }")
    #expect(driver.type(".border(.red)") == "┌──┐\n│Hi│\n└──┘\n")
    #expect(driver.session.source == "import SwiftUI\n\n#Preview {\n  Group {\n    if true { Text(\"Hi\") }\n  }\n  .border(.red)\n}\n")
  }

  @Test mutating func `says so when there is no view for a modifier`() {
    #expect(driver.type(".padding()") == "there is no view yet that '.padding()' could be applied to; type one, as in Text(\"Hello\")\n")
    #expect(driver.failed)
  }

  @Test mutating func `takes declarations in`() {
    #expect(driver.type("struct A: View { var body: some View { Text(\"A\") } }") == "")
    #expect(driver.type("A()") == "A\n")
  }

  @Test mutating func `keeps the current view alive when its type is redeclared`() {
    _ = driver.type("struct A: View { var body: some View { Text(\"A\") } }")
    _ = driver.type("A().border(.red)")
    #expect(driver.type("struct A: View { var body: some View { Text(\"new\") } }") == "┌───┐\n│new│\n└───┘\n")
    #expect(driver.session.source.contains("\"new\""))
    #expect(!driver.session.source.contains("\"A\""))
  }

  @Test mutating func `keeps the last picture when a redeclared type does not fit the view`() {
    _ = driver.type("struct A: View { var body: some View { Text(\"A\") } }")
    _ = driver.type("A()")
    #expect(
      driver.type("struct A: View { let x: Int; var body: some View { Text(\"\\(x)\") } }")
        == "prompt:1:3: error: missing argument for parameter 'x' in call\nA()\n  ^\nbecause of this, the preview no longer holds, and what needs it is not shown; ':undo' takes this entry back\nA\n(stale: this is the last picture that could be drawn)\n"
    )
    #expect(driver.session.isStale)
    #expect(driver.type("A(x: 7)") == "7\n")
    #expect(!driver.session.isStale)
  }

  @Test mutating func `replaces functions and members of extensions by their names`() {
    _ = driver.type("func f() -> String { \"one\" }")
    _ = driver.type("extension View { func card() -> some View { border(.red) } }")
    _ = driver.type("extension View { func wide() -> some View { frame(width: 56) } }")
    #expect(driver.type("Text(f()).wide().card()") == "┌─────┐\n│ one │\n└─────┘\n")
    #expect(driver.type("func f() -> String { \"two\" }").contains("two"))
    #expect(!driver.session.source.contains("\"one\""))
    _ = driver.type("extension View { func card() -> some View { self } }")
    #expect(driver.session.source.contains("wide"))
    #expect(!driver.session.source.contains("border"))
  }

  @Test mutating func `takes several items in one entry`() {
    #expect(driver.type("let n = 3; Text(\"n is \\(n)\")") == "n is 3\n")
    #expect(driver.type("Text(\"a\")\nText(\"b\")") == "a\nb\n")
  }

  @Test mutating func `changes nothing when an entry does not evaluate`() {
    _ = driver.type("Text(\"Hello\")")
    let source = driver.session.source
    #expect(
      driver.type("let n = 3; Text(\"é\\(m)\")")
        == "prompt:1:21: error: cannot find 'm' in scope\nlet n = 3; Text(\"é\\(m)\")\n                    ^\n")
    #expect(driver.failed)
    #expect(driver.session.source == source)
    #expect(driver.type("Text(\"a\"").hasPrefix("prompt:1:9: error: expected ')' to end function call\n"))
    _ = driver.type("Text(\"a\"); Text(x)")
    #expect(driver.session.source == source)
    #expect(driver.type(":layout").hasPrefix("Text \"Hello\""))
  }

  @Test mutating func `places an error of a modifier where it was typed`() {
    _ = driver.type("Text(\"Hello\")")
    #expect(driver.type(".frame(width: 100).bolt()").hasPrefix("prompt:1:20: error: "))
  }

  @Test(arguments: [("1 + 2", "3\n"), ("\"a\".count", "1\n"), ("\"hi\"", "\"hi\"\n"), ("[1, 2].map { $0 * 2 }", "[2, 4]\n"), ("2 > 1", "true\n")])
  mutating func `shows the value of an expression that is no view`(entry: String, value: String) {
    #expect(driver.type(entry) == value)
    #expect(driver.session.source == "import SwiftUI\n")
  }

  @Test mutating func `takes #Preview as a view`() {
    #expect(driver.type("#Preview(\"x\") { Text(\"p\") }") == "p\n")
  }

  @Test mutating func `ignores blank entries and Ctrl-C, and ends with Ctrl-D`() {
    #expect(driver.type("  \n") == "")
    #expect(driver.send(.interrupted) == "")
    #expect(driver.actions == [])
    _ = driver.send(.endOfFile)
    #expect(driver.actions == ["quit 0"])
  }

  @Test mutating func `draws again when the window changes and the view depends on it`() {
    _ = driver.type("HStack { Text(\"a\"); Spacer(); Text(\"b\") }")
    #expect(driver.send(.resized(CellCount(columns: 12, rows: 4))) == "a          b\n")
    #expect(driver.send(.resized(CellCount(columns: 12, rows: 4))) == "")
    #expect(driver.send(.resized(CellCount(columns: 0, rows: 0))).contains("a"))
  }

  @Test(arguments: [
    "\u{0}", "\u{1B}[2J", ":\u{1B}[2J", ".\u{1B}", ": ", ":undo x", "Text(\"\u{1B}[31m\")", "Text(\"a\").frame(width: .infinity)", String(repeating: "VStack {", count: 3_000),
  ])
  mutating func `survives bad input without a control character`(entry: String) {
    #expect(!driver.type(entry).contains("\u{1B}"))
  }

  @Test mutating func `takes long pastes`() {
    let file =
      "import SwiftUI\n" + (0..<3_000).map { "// line \($0)\nlet n\($0) = \($0)\n" }.joined() + "struct A: View { var body: some View { Text(\"\\(n2999)\") } }\n#Preview { A() }\n"
    #expect(driver.type(file) == "2999\n")
    #expect(driver.type(String(repeating: "Text(\"a\")\n", count: 501)) == "this entry has 501 parts, and 500 is the limit; put it into a file, and ':open' it\n")
  }

  @Test mutating func `says what went wrong while an expression ran`() {
    #expect(driver.type("1 / 0").hasPrefix("prompt:1:"))
    #expect(driver.type("1 / 0").contains("error: Division by zero\n"))
    #expect(driver.type("struct B: View { var body: some View { B() } }\nB()").contains("error: the body of 'B' contains itself: B → B\n"))
    #expect(driver.type("1 + true").contains("error: "))
    #expect(driver.session.source == "import SwiftUI\n")
  }
}
