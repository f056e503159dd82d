import SwiftSource
import Testing

@MainActor
@Suite struct RefusalTests {
  @Test(arguments: [
    ("Text(3)", "1:6: error: cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'"),
    ("Txt(\"a\")", "1:1: error: cannot find 'Txt' in scope; did you mean 'Text'?"),
    ("Text(\"a\").paddin()", "1:11: error: value of type 'Text' has no member 'paddin'; did you mean 'padding'?"),
    ("Text(\"a\").zzzzzz()", "1:11: error: value of type 'Text' has no member 'zzzzzz'"),
    ("Text(\"a\").font(.titel)", "1:17: error: type 'Font?' has no member 'titel'; did you mean 'title'?"),
    ("3.padding()", "1:3: error: value of type 'Int' has no member 'padding'"),
    ("let word = missing\nText(word)", "1:12: error: cannot find 'missing' in scope"),
    ("Text(\"a\").padding(missing)", "1:19: error: cannot find 'missing' in scope"),
    ("Text(\"a\" + 1)", "1:10: error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'"),
    ("let x: Int = \"a\"", "1:14: error: cannot convert value of type 'String' to specified type 'Int'"),
    ("VStack { if 1 { Text(\"a\") } }", "1:13: error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?"),
    ("VStack { for i in 0..<3 { Text(\"a\") } }", "1:10: error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'"),
    ("VStack { while true { } }", "1:10: error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'"),
    ("VStack { 3 }", "1:10: error: static method 'buildExpression' requires that 'Int' conform to 'View'"),
    ("ForEach(0..<3) { Text(\"a\") }", "1:16: error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"),
    ("func f() -> Int { }", "1:19: error: missing return in global function expected to return 'Int'"),
    ("func f() { let x = 1; x = 2 }", "1:23: error: cannot assign to value: 'x' is a 'let' constant"),
    ("enum E { case a, b }\nfunc f(_ e: E) -> Int { switch e { case .a: 1 } }", "2:25: error: switch must be exhaustive"),
    ("func f(_ n: Length) { }", "1:13: error: cannot find type 'Length' in scope"),
    (
      "let a = [1]\nText(\"\\(a[1e9...])\")",
      "2:11: error: cannot convert value of type 'PartialRangeFrom<Double>' to expected argument type 'Int'"
    ),
    (
      "var a = [1]\nfunc f() { a[1.5...] = [] }",
      "2:14: error: cannot convert value of type 'PartialRangeFrom<Double>' to expected argument type 'Range<Int>'"
    ),
    ("d \u{1B}= \nText(\"a\")", "1:3: error: invalid character in source file"),
    ("struct A: View { @AppStorage var a = 1; var body: some View { Text(\"\\(a)\") } }", "1:29: error: missing argument for parameter #2 in call"),
    (
      "struct A: View { @AppStorage(3) var a = 1; var body: some View { Text(\"\\(a)\") } }",
      "1:30: error: cannot convert value of type 'Int' to expected argument type 'String'"
    ),
    (
      "struct A: View { @State(\"a\", 3) var a = 1; var body: some View { Text(\"\\(a)\") } }",
      "1:25: error: extra argument in call"
    ),
    ("struct A: View { @Namespace(0) var a; var body: some View { Text(\"\") } }", "1:29: error: argument passed to call that takes no arguments"),
    (
      "struct A: View { @Environment(Int.self) var a; var body: some View { Text(\"\\(a)\") } }",
      "1:31: error: cannot convert value of type 'Int.Type' to expected argument type 'KeyPath<EnvironmentValues, _>'"
    ),
    ("func f() -> some view { Text(\"a\") }", "1:18: error: cannot find type 'view' in scope; did you mean 'View'?"),
  ])
  func `each mistake is refused once, at its place, in Swift's words`(_ source: String, _ expected: String) {
    #expect(Interpreted(source).said == [expected])
  }
  @Test(arguments: [
    ("Row()", "missing argument for parameter 'title' in call"), ("Row(\"a\")", "missing argument label 'title:' in call"),
    ("Row(titel: \"a\")", "incorrect argument label in call (have 'titel:', expected 'title:')"),
    ("Row(title: \"a\", more: 1)", "extra argument 'more' in call"),
  ])
  func `arguments must fit`(_ call: String, _ expected: String) {
    let said = Interpreted("struct Row: View { let title: String; var body: some View { Text(title) } }\n" + call).said
    #expect(said.count == 1 && said[0].hasSuffix(expected))
  }
  @Test func `S01 a view without a body is refused with the reason`() {
    let program = Interpreted("struct A: View { }")
    #expect(program.said == ["1:8: error: type 'A' does not conform to protocol 'View'"])
    #expect(program.diagnostics[0].notes.map(\.message) == ["add `var body: some View { … }`"])
    #expect(Interpreted("struct A: View { var body: some View { } }").said == [])
  }
  @Test func `S37 Text-only modifiers are refused elsewhere, with the document's reasons`() {
    let program = Interpreted("VStack {\n  VStack { Text(\"a\") }.bold()\n  Text(\"x\").padding().bold()\n  Text(\"x\").bold().padding()\n}")
    #expect(
      program.said == [
        "2:24: error: 'VStack<Text>' has no modifier 'bold': bold() belongs to Text; apply it to the Text inside",
        "3:23: error: value of type 'some View' has no member 'bold': general modifiers return 'some View'; apply bold() to the Text first, then padding()",
      ])
    #expect(program.diagnostics[0].notes[0].message.contains("iOS 16"))
    #expect(
      Interpreted("struct V: View { var t: some View { Text(\"x\") }\n var body: some View { t.italic() } }").said == [
        "2:26: error: value of type 'some View' has no member 'italic': general modifiers return 'some View'; apply italic() to the Text first"
      ])
  }
  @Test func `S41 a stored some View is refused with the explanation`() {
    let program = Interpreted("struct CardView: View {\n  var content: some View\n  var body: some View { content.padding() }\n}")
    #expect(
      program.said == [
        "2:7: error: property declares an opaque return type, but has no initializer expression from which to infer an underlying type"
      ])
    #expect(program.diagnostics[0].notes.first?.message.contains("ViewModifier") == true)
  }
  @Test func `a failed expression says nothing more`() {
    #expect(Interpreted("let a = nothing + 1\nlet b = a * 2\nText(\"\\(b)\").padding(a)").said == ["1:9: error: cannot find 'nothing' in scope"])
  }
  @Test func `carets stand under wide characters`() {
    let program = Interpreted("Text(\"漢字\").fotn()")
    #expect(
      rendered(program.diagnostics, source: program.source) == """
        a.swift:1:12: error: value of type 'Text' has no member 'fotn'; did you mean 'font'?
        Text("漢字").fotn()
                     ^^^^
        fix: replace 'fotn' with 'font'

        """)
  }
  @Test func `ten errors are shown, the others counted`() {
    let program = Interpreted("VStack {\n" + String(repeating: "  Nope()\n", count: 14) + "}")
    let text = rendered(program.diagnostics, source: program.source)
    #expect(text.components(separatedBy: "cannot find").count == 11)
    #expect(text.hasSuffix("… and 4 more errors\n"))
  }
  @Test func `a missing brace is one or two syntax errors and nothing else`() {
    let said = Interpreted("struct A: View {\n  var body: some View { VStack { Text(\"a\") }\n}\nText(b)").said
    #expect((1...2).contains(said.count))
  }
  @Test func `private members stay inside their type`() {
    let source = "struct A { private var x = 1; var y: Int { x } }\nfunc f(_ a: A) -> Int { a.x + a.y }"
    #expect(Interpreted(source).said == ["2:27: error: 'x' is inaccessible due to 'private' protection level"])
  }
}
