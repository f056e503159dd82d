import SwiftSource
import Testing
import Views

@MainActor
@Suite struct LimitTests {
  private func failure(_ source: String, budget: Budget = Budget(steps: 100_000, views: 5_000, time: .seconds(5))) throws -> String? {
    let program = Interpreted(source)
    if let error = program.diagnostics.first(where: \.isError) { return error.message }
    return try program.host(budget: budget).evaluation.diagnostics.first.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0): \($0.message)" }
  }
  @Test func `a body that contains itself is named`() throws {
    #expect(try failure("struct Loop: View { var body: some View { Loop() } }") == "1:43: the body of 'Loop' contains itself: Loop → Loop")
    #expect(
      try failure("struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A() } }\nA()") == "1:40: the body of 'A' contains itself: A → B → A"
        || failure("struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A() } }\nA()") == "2:40: the body of 'A' contains itself: A → B → A")
  }
  @Test func `a loop without end stops`() throws {
    let said = try failure("func f() -> Int {\n  while true { }\n}\nText(\"\\(f())\")")
    #expect(said == "2:3: this loop or call has run 100,000 steps; the playground stops here, it may never end")
  }
  @Test func `a function that calls itself without end stops`() throws {
    #expect(try failure("func f(_ n: Int) -> Int { f(n + 1) }\nText(\"\\(f(0))\")")?.contains("more than 400 calls") == true)
  }
  @Test func `a thousand million rows stop`() throws {
    #expect(try failure("VStack { ForEach(0..<1_000_000_000) { Text(\"\\($0)\") } }") == "1:39: more than 5,000 views; the playground stops here")
  }
  @Test(arguments: [
    ("[1][5]", "Index out of range"), ("1 / zero", "Division by zero"), ("big + 1", "arithmetic overflow"),
    ("(3..<zero).count", "Range requires lowerBound <= upperBound"),
    ("Int(Double.infinity)", "Double value cannot be converted to Int because it is either infinite or NaN"),
  ])
  func `what traps in Swift is a diagnostic`(_ expression: String, _ expected: String) throws {
    #expect(try failure("let zero = 0\nlet big = Int.max\nText(\"\\(\(expression))\")")?.hasSuffix(expected) == true)
  }
  @Test func `a failed run says so once, and the next one starts anew`() throws {
    let program = Interpreted("let zero = 0\nVStack { Text(\"\\(1 / zero)\"); Text(\"\\(2 / zero)\") }")
    let root = try program.checked().root(budget: Budget())
    for _ in 0..<2 {
      _ = ViewHost(root.view, device: .cells)
      #expect(root.evaluation.diagnostics.count == 1)
    }
  }
  @Test func `deep nesting is refused, not a crash`() {
    let deep = String(repeating: "VStack {", count: 400) + "Text(\"a\")" + String(repeating: "}", count: 400)
    #expect(Interpreted(deep).said.count == 1)
    #expect(Interpreted("Text(\"a\")" + String(repeating: ".padding()", count: 5_000)).said.count == 1)
    #expect(Interpreted("Text(\"a\")" + String(repeating: ".padding()", count: 5_000) + ".padding(").said.count == 1)
    #expect(Interpreted("let a = " + Array(repeating: "1", count: 5_000).joined(separator: " + ")).said.count == 1)
    #expect(Interpreted("let a = " + String(repeating: "(", count: 5_000)).said.isEmpty == false)
  }
  @Test func `a source of ten megabytes is refused before it is parsed`() {
    let said = Interpreted(String(repeating: "Text(\"a\")\n", count: 1_000_000)).said
    #expect(said.count == 1 && said[0].contains("more than 1000000 bytes"))
  }
  @Test func `bytes that are no UTF-8 are named by their offset`() {
    #expect(throws: Diagnostic("'a.swift' is not UTF-8 text: the byte at offset 3 cannot be read", at: nil)) {
      try SourceFile(name: "a.swift", bytes: [0x61, 0xC3, 0xA9, 0xFF, 0x62])
    }
  }
  @Test func `control characters in source and in strings do no harm`() throws {
    #expect(try Interpreted("Text(\"a\0b\")").texts().count == 1)
    let program = Interpreted("Text(\"\u{1B}[31m\").nope()")
    #expect(!rendered(program.diagnostics, source: program.source).contains("\u{1B}"))
    for source in [
      "", "\0", "}", "{", "Text(", "#", "\\", "\"", "@", "$0", ".a", "()", "{}()", "\u{FEFF}Text(\"a\")", "#Preview", "struct", "extension", "let", "let (a, b) = 1", "_ = 1",
      "self", "super.x", "a?.b", "&x", "x++", "...", "[:]", "if", "switch 1 {}", "VStack { $0 }", "{ $0 }", "ForEach(", "Text(\"\\(\")",
    ] {
      _ = Interpreted(source).said
    }
  }
}
