internal import SwiftSource
internal import Testing
internal import Workbench

/// A declaration that something older does not agree with.
@MainActor @Suite struct `A declaration that breaks another` {
  private var driver = SessionDriver()

  private mutating func breakCard() -> String {
    _ = driver.type("struct Word { var text = \"w\" }")
    _ = driver.type("struct Card: View { var body: some View { Text(Word().text) } }")
    _ = driver.type("Card()")
    return driver.type("struct Word { var number = 1 }")
  }

  @Test mutating func `is taken, and it is said what no longer holds`() {
    let said = breakCard()
    #expect(said.hasPrefix("prompt:1:"), "\(said)")
    #expect(said.contains("error: value of type 'Word' has no member 'text'"), "\(said)")
    #expect(said.contains("because of this, Card"), "\(said)")
    #expect(said.contains("':undo' takes this entry back"), "\(said)")
    #expect(driver.failed && driver.session.source.contains("var number"))
  }

  @Test mutating func `keeps nothing from being answered that does not need it`() {
    _ = breakCard()
    #expect(driver.type("1 + 1") == "2\n")
    #expect(driver.type("Text(\"free\")") == "free\n")
    #expect(driver.type(".border(.red)") == "┌────┐\n│free│\n└────┘\n")
    #expect(driver.type("let a = Word().number") == "")
    #expect(driver.type("Text(\"\\(a)\")") == "1\n")
    #expect(driver.type(":add Text(\"b\")") == "1\nb\n")
    #expect(driver.type(":layout").contains("Text \"b\""))
    #expect(driver.type(":save a.swift") == "")
    #expect(driver.send(.written(path: "a.swift", failure: nil)) == "saved a.swift; it does not compile: Card no longer holds\n")
  }

  @Test mutating func `is named where something needs what broke, and undo or a repair mends it`() {
    _ = breakCard()
    for entry in ["HStack { Card() }", "struct Two: View { var body: some View { Card() } }"] {
      let said = driver.type(entry)
      #expect(said.contains("has no member 'text'") && said.contains("this needs Card, which no longer holds"), "\(said)")
      #expect(driver.failed)
    }
    let wrong = driver.type("Tex(\"a\")")
    #expect(wrong.contains("cannot find 'Tex'") && !wrong.contains("Card"), "\(wrong)")
    #expect(driver.type("struct Card: View { var body: some View { Text(\"\\(Word().number)\") } }") == "1\n")
    #expect(driver.type(":undo").contains("no member"))
    #expect(driver.type(":undo") == "w\n")
    #expect(driver.type("Text(\"a\")") == "a\n")
  }

  @Test mutating func `may take a name of the library`() {
    _ = driver.type("struct Card: View { var body: some View { Text(\"mine\") } }")
    _ = driver.type("Card()")
    let said = driver.type("struct Text: View { var body: some View { Color.red } }")
    #expect(said.contains("because of this, Card"), "\(said)")
    #expect(driver.type("1+1") == "2\n")
    #expect(driver.type("Divider()").contains("─"))
    #expect(driver.type("let b = 2") == "")
    for _ in 0..<3 { _ = driver.type(":undo") }
    #expect(driver.type("Card()") == "mine\n")
  }

  @Test mutating func `of a loaded file leaves its other views, and its later saves`() {
    let text = "import SwiftUI\n\nlet word = \"w\"\n\nstruct Card: View { var body: some View { Text(word) } }\n\n#Preview { Card() }\n\n#Preview(\"two\") { Text(\"two\") }\n"
    _ = driver.load("a.swift", text)
    #expect(driver.type("let word = 3").contains("because of this, Card"))
    #expect(driver.type("1 + 1") == "2\n")
    #expect(driver.type(":preview two") == "two\n")
    #expect(driver.send(.file(path: "a.swift", .text(text.replacing("Text(\"two\")", with: "Text(\"new\")")))) == "new\n")
  }

  @Test(arguments: [
    ("struct A {}", "let A = 1", "A"), ("let A = 1", "struct A {}", "A"), ("func f() {}", "var f = 1", "f"), ("enum A {}", "func A(x: Int) {}", "A(x:)"),
    ("typealias T = Int", "let T = 3", "T"), ("let a = 1", "func a() {}", "a()"),
  ]) mutating func `into something else is refused as Swift refuses it`(old: String, new: String, name: String) {
    #expect(driver.type(old) == "")
    let source = driver.session.source
    let said = driver.type(new)
    #expect(said.contains("error: invalid redeclaration of '\(name)'\n\(new)\n"), "\(said)")
    #expect(driver.failed && driver.session.source == source)
    _ = driver.load("a.swift", "import SwiftUI\n\(old)\n")
    #expect(driver.type(new).contains("invalid redeclaration of '\(name)'"))
  }

  @Test mutating func `of the same kind replaces it`() {
    for (old, new) in [("struct A {}", "enum A { case a }"), ("let a = 1", "var a = 2"), ("func f() {}", "func f() { _ = 1 }"), ("var g = 1", "func g(x: Int) {}")] {
      #expect(driver.type(old) == "" && driver.type(new) == "", "\(new)")
    }
    let said = driver.type("@State var count = 0")
    #expect(said.contains("prompt:1:1: error: property wrappers are not yet supported in top-level code\n@State var count = 0\n^"), "\(said)")
    #expect(driver.failed && !driver.session.source.contains("count"))
  }
}
