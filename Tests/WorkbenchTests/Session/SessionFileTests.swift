internal import Testing
internal import Workbench

@MainActor @Suite struct `A session with a file` {
  private var driver = SessionDriver()
  private static let text = "import SwiftUI\n\n// the row\nstruct Row: View {\n  var body: some View { Text(\"row\") }\n}\n\n#Preview {\n  Row()\n}\n"

  @Test mutating func `reads, watches and draws it`() {
    _ = driver.type(":open a.swift")
    #expect(driver.actions == ["read a.swift"])
    #expect(driver.send(.file(path: "a.swift", .text(Self.text))) == "row\n")
    #expect(driver.actions == ["watch a.swift", "update a.swift"])
    #expect(driver.session.source == Self.text)
  }

  @Test mutating func `says what keeps it from being read`() {
    _ = driver.type(":open a.swift")
    #expect(driver.send(.file(path: "a.swift", .missing)) == "a.swift: there is no such file\n")
    _ = driver.type(":open d")
    #expect(driver.send(.file(path: "d", .unreadable("it is a directory"))) == "d: it is a directory\n")
    #expect(driver.failed)
  }

  @Test mutating func `draws it again when it changes`() {
    _ = driver.load("a.swift", Self.text)
    #expect(driver.send(.file(path: "a.swift", .text(Self.text.replacing("\"row\"", with: "\"new\"")))) == "new\n")
    #expect(driver.actions == ["update a.swift"])
    #expect(driver.send(.file(path: "b.swift", .text("x"))) == "")
  }

  @Test mutating func `keeps the last picture while the file is broken, and works on`() {
    _ = driver.load("a.swift", Self.text)
    let broken = Self.text.replacing("Text(\"row\")", with: "Tex(\"row\")")
    #expect(
      driver.send(.file(path: "a.swift", .text(broken)))
        == "a.swift:5:25: error: cannot find 'Tex' in scope; did you mean 'Text'?\n  var body: some View { Tex(\"row\") }\n                        ^^^\nfix: replace 'Tex' with 'Text'\nrow\n(stale: this is the last picture that could be drawn)\n"
    )
    #expect(driver.session.isStale)
    #expect(driver.type("Row().border(.red)") == "┌───┐\n│row│\n└───┘\n")
    #expect(driver.send(.file(path: "a.swift", .text("struct {"))).contains("(stale"))
    #expect(driver.send(.file(path: "a.swift", .missing)).hasPrefix("a.swift: it is gone"))
    #expect(driver.send(.file(path: "a.swift", .text(Self.text))) == "┌───┐\n│row│\n└───┘\n")
    #expect(!driver.session.isStale)
  }

  @Test mutating func `keeps the last picture of a file that is empty, or shows nothing for a moment`() {
    _ = driver.load("a.swift", Self.text)
    for empty in ["", "\n \n"] {
      #expect(
        driver.send(.file(path: "a.swift", .text(empty)))
          == "a.swift: it is empty; the picture follows when something stands in it\nrow\n(stale: this is the last picture that could be drawn)\n")
      #expect(driver.session.isStale && driver.session.source == Self.text)
    }
    #expect(driver.send(.file(path: "a.swift", .text(Self.text))) == "row\n")
    #expect(!driver.session.isStale)
    let half = "import SwiftUI\n\nlet count = 1\n"
    #expect(driver.send(.file(path: "a.swift", .text(half))).hasPrefix("a.swift: nothing in it can be shown now; add a '#Preview'\nrow\n(stale"))
    #expect(driver.session.isStale && driver.session.source == half)
    #expect(driver.send(.file(path: "a.swift", .text(Self.text + "\n"))) == "row\n")
    _ = driver.send(.file(path: "a.swift", .text("")))
    #expect(driver.type(":save a.swift") == "")
    #expect(driver.send(.file(path: "a.swift", .text(""))) == "")
    #expect(driver.actions == ["write a.swift: " + Self.text + "\n"])
  }

  @Test mutating func `applies modifiers to what the file shows, also after it has changed`() {
    _ = driver.load("a.swift", Self.text)
    #expect(driver.type(".border(.red)") == "┌───┐\n│row│\n└───┘\n")
    #expect(driver.send(.file(path: "a.swift", .text(Self.text.replacing("Row()\n}", with: "Text(\"p\")\n}")))) == "┌─┐\n│p│\n└─┘\n")
  }

  @Test(arguments: [
    "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n",
    "import SwiftUI\nstruct A_Previews: PreviewProvider { static var previews: some View { Text(\"A\") } }\n", "Text(\"A\")\n", "#Preview { Text(\"A\") }",
  ]) mutating func `finds what the file shows`(text: String) {
    #expect(driver.load("a.swift", text) == "A\n")
    #expect(driver.type(".border(.red)") == "┌─┐\n│A│\n└─┘\n")
  }

  @Test mutating func `lets a typed declaration replace the file's`() {
    _ = driver.load("a.swift", Self.text)
    #expect(driver.type("struct Row: View { var body: some View { Text(\"typed\") } }") == "typed\n")
    #expect(driver.session.source == "import SwiftUI\n\nstruct Row: View { var body: some View { Text(\"typed\") } }\n\n#Preview {\n  Row()\n}\n")
    #expect(driver.type(":undo") == "row\n")
  }

  @Test mutating func `places errors of the file behind a typed declaration rightly`() {
    _ = driver.load("a.swift", Self.text)
    _ = driver.type("let a = 1\nlet b = 2")
    let broken = Self.text.replacing("  Row()", with: "  Rov()")
    #expect(driver.send(.file(path: "a.swift", .text(broken))).hasPrefix("a.swift:9:3: error: "))
  }

  @Test mutating func `that shows nothing is no error`() {
    #expect(driver.load("a.swift", "import SwiftUI\nlet x = 5\n") == "")
    #expect(!driver.failed)
    #expect(driver.type("Text(\"\\(x)\")") == "5\n")
    #expect(driver.type(":undo") == "")
    #expect(driver.type(".padding()").hasPrefix("there is no view yet"))
  }

  @Test mutating func `goes back to the file before`() {
    _ = driver.load("a.swift", Self.text)
    _ = driver.load("b.swift", Self.text.replacing("\"row\"", with: "\"b\""))
    _ = driver.type(":undo")
    #expect(driver.actions == ["watch a.swift", "read a.swift"])
    #expect(driver.send(.file(path: "a.swift", .text(Self.text))) == "row\n")
  }

  @Test mutating func `does not draw again what is the same`() {
    _ = driver.load("a.swift", Self.text)
    _ = driver.send(.file(path: "a.swift", .text(Self.text)))
    #expect(driver.effects.isEmpty)
    _ = driver.send(.file(path: "a.swift", .missing))
    #expect(driver.send(.file(path: "a.swift", .text(Self.text))) == "row\n")
  }

  @Test mutating func `says its warnings once`() {
    let text = Self.text.replacing("Text(\"row\")", with: "Text(\"row\").layerEffect(3)")
    #expect(driver.load("a.swift", text).hasPrefix("a.swift:5:37: warning: "))
    #expect(driver.type("Row()") == "row\n")
    #expect(driver.type(".layerEffect(3)").hasPrefix("prompt:1:2: warning: "))
    #expect(driver.type(".border(.red)") == "┌───┐\n│row│\n└───┘\n")
    #expect(driver.type(":undo") == "row\n")
  }

  @Test mutating func `that ends in expressions becomes one that compiles`() {
    #expect(driver.load("a.swift", "let x = 5\nText(\"\\(x)\")\nText(\"b\")\n") == "5\nb\n")
    #expect(driver.session.source == "import SwiftUI\nlet x = 5\n#Preview {\n  Text(\"\\(x)\")\n  Text(\"b\")\n}\n")
  }
}
