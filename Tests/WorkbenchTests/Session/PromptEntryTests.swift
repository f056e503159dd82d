internal import SwiftSource
internal import Testing

@Suite struct `A prompt entry` {
  @Test(arguments: [
    "", "  \n ", "Text(\"a\")", "VStack { Text(\"a\") }", "struct A: View {\n  var body: some View { Text(\"a\") }\n}", "1 + 2", ".padding()", ".padding()\n.border(.red)",
    "let a = 1; Text(\"\\(a)\")", "import SwiftUI", "#Preview { Text(\"a\") }", "VStack", "\"\"\"\na\n\"\"\"", "// a comment", "/* a */ Text(\"a\")", "if true { Text(\"a\") }",
    "func f() -> Int { 1 }", "var x: Int { 1 }",
  ]) func `is complete when it is whole`(text: String) {
    let entry = PromptEntry(text)
    #expect(entry.isComplete)
    #expect(!entry.hasSyntaxError)
  }

  @Test(arguments: [
    "VStack {", "VStack {\n  Text(\"a\")", "Text(", "Text(\"a\"", "Text(\"a\") +", "1 +  ", "struct A: View", "struct A: View {", "\"\"\"", "Text(\"\"\"\nabc", "/* a",
    "/* a /* b */",
    "[1, 2", "[1, 2,", ".frame(width: 10,", "let a =", "func f() -> Int", "func f(", "if true {", "switch x {", "Text(\"a\").", "@ViewBuilder", "let", "import", "{", "a ?",
    "VStack { // }",
  ]) func `waits for more when something is open`(text: String) { #expect(!PromptEntry(text).isComplete) }

  @Test(arguments: ["}", "Text(\"a\"))", "VStack { ] ", "Text(\"a", "struct 1", "Text(\"a\") }", ")", "let a = }"]) func `is complete when more cannot help`(text: String) {
    let entry = PromptEntry(text)
    #expect(entry.isComplete)
    #expect(entry.hasSyntaxError)
  }

  @Test func `has its items in order`() {
    let entry = PromptEntry(
      "import SwiftUI\n// one\nstruct A {}; let b = 1, c = 2\nText(\"é\").bold()\nfunc f(_ x: Int, y: Int) {}\n#Preview(\"p\") { A() }\na + b\nif b > 1 { A() }")
    #expect(
      entry.items.map(\.text) == [
        "import SwiftUI", "// one\nstruct A {}", "let b = 1, c = 2", "Text(\"é\").bold()", "func f(_ x: Int, y: Int) {}", "A()", "a + b", "if b > 1 { A() }",
      ])
    #expect(entry.items.map { "\($0.line):\($0.column)" } == ["1:1", "2:1", "3:14", "4:1", "5:1", "6:17", "7:1", "8:1"])
    #expect(
      entry.items.map(\.kind) == [
        .importing, .declaration(.init(keyword: "struct", name: "A", keys: ["type A"])), .declaration(.init(keyword: "let", name: "b, c", keys: ["var b", "var c"])),
        .expression(.postfix), .declaration(.init(keyword: "func", name: "f(_:y:)", keys: ["func f(_:y:) Int,Int"])), .preview, .expression(.operation), .expression(.block),
      ])
  }

  @Test func `that begins with a dot is a chain of modifiers`() {
    let entry = PromptEntry("  .padding()\n  .border(.red)")
    #expect(entry.items.map(\.kind) == [.modifiers])
    #expect(entry.items.map(\.text) == [".padding()\n  .border(.red)"])
  }

  @Test func `knows what an extension defines`() {
    let entry = PromptEntry("extension View { func card() -> some View { self }; var a: Int { 1 } }")
    #expect(entry.items.first?.kind == .declaration(.init(keyword: "extension", name: "View", keys: ["extension View.func card() ", "extension View.var a"])))
  }

  @Test func `has colours by characters`() {
    let pieces = PromptEntry.classifications(of: "let é: Int = 12 // né")
    #expect(pieces.map { "\($0.range) \($0.syntaxClass)" } == ["0..<3 keyword", "4..<5 identifier", "7..<10 type", "13..<15 number", "16..<21 comment"])
  }

  @Test(arguments: [
    ("\"a\\(b + \"c\")d\" e", "0..<4 string|4..<5 identifier|6..<7 operator|8..<11 string|11..<14 string|15..<16 identifier"),
    ("Text(x: .default) { $0 }", "0..<4 type|5..<6 label|9..<16 identifier|20..<22 identifier"), ("#\"a\\(b)\"# 1.5", "0..<9 string|10..<13 number"),
    ("/* a /* b */", "0..<12 comment"), ("\"open", "0..<5 string"), ("a ? b : c", "0..<1 identifier|2..<3 operator|4..<5 identifier|8..<9 identifier"),
    ("@State #Preview", "0..<6 attribute|7..<15 directive"), ("\"\"\"\nab\n\"\"\" x", "0..<10 string|11..<12 identifier"),
  ]) func `10 has colours by words`(text: String, pieces: String) {
    #expect(PromptEntry.classifications(of: text).map { "\($0.range) \($0.syntaxClass)" }.joined(separator: "|") == pieces)
  }

  @Test(arguments: [
    String(repeating: "(", count: 20_000), String(repeating: "VStack {", count: 5_000), "\u{0}\u{1}\u{1B}[2J", "\u{FEFF}", String(repeating: "a", count: 2_000_000),
    String(repeating: "Text(\"a\")\n", count: 10_000),
  ]) func `survives anything`(text: String) {
    let entry = PromptEntry(text)
    #expect(entry.items.count <= 10_000)
    _ = PromptEntry.classifications(of: text)
  }
}
