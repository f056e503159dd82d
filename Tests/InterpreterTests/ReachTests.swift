import Testing

@testable import Interpreter

/// A mistake in what the shown view does not need keeps nothing from being shown.
@MainActor
@Suite struct `What a shown view needs` {
  private static let shown = "struct A: View { let store = Store(); var body: some View { Text(store.name) } }\nclass Store { var name: String { word() } \n"

  @Test(arguments: [
    "}\nfunc word() -> String { \"fine\" }\nstruct B: View { var body: some View { Missing() } }\n#Preview { A() }",
    "}\nfunc word() -> String { \"fine\" }\n#Preview { A() }\n#Preview(\"b\") { Missing() }",
    " func other() { missing() }\n}\nfunc word() -> String { \"fine\" }\n#Preview { A() }",
    "}\nfunc word() -> String { \"fine\" }\nextension Store { func other() -> Int { \"a\" } }\n#Preview { A() }",
    "}\nfunc word() -> String { \"fine\" }\nextension View { func other() -> some View { missing() } }\n#Preview { A() }",
    "}\nfunc word() -> String { \"fine\" }\nlet other: Int = \"a\"\nstruct A_Previews: PreviewProvider { static var previews: some View { A() } }",
    "}\nfunc word() -> String { \"fine\" }\nstruct B: View { var body: some View { Missing() } }\nA()",
  ])
  func `is all that keeps it from being shown`(_ rest: String) throws {
    let program = Interpreted(Self.shown + rest)
    #expect(program.program.diagnostics.count(where: \.isError) == 1, "the mistake is listed")
    #expect(try program.texts() == ["fine"])
  }
  @Test(arguments: [
    "}\nfunc word() -> String { missing() }\n#Preview { A() }", "let wrong: Int = \"a\"\n}\nfunc word() -> String { \"fine\" }\n#Preview { A() }",
    "init() { missing() }\n}\nfunc word() -> String { \"fine\" }\n#Preview { A() }",
    "}\nfunc word() -> String { other }\nlet other: String = 3\n#Preview { A() }",
    "}\nfunc word() -> String { \"a\".other }\nextension String { var other: String { missing() } }\n#Preview { A() }",
    "}\nfunc word() -> String { \"fine\" }\nextension Store: Equatable { static func == (a: Store, b: Store) -> Bool { missing() } }\n#Preview { A() }",
    "}\nstruct Store { }\nfunc word() -> String { \"fine\" }\n#Preview { A() }",
  ])
  func `is reached through types, members, functions and values`(_ rest: String) {
    let program = Interpreted(Self.shown + rest)
    #expect(throws: Diagnostic.self) { try program.program.root() }
  }
  @Test func `is asked for the view that is chosen`() throws {
    let program = Interpreted(
      "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { missing() } }\n#Preview(\"A\") { A() }\n#Preview(\"B\") { B() }")
    #expect(try program.texts(.view("A")) == ["a"])
    #expect(try program.texts(.preview("A")) == ["a"])
    #expect(throws: Diagnostic.self) { try program.program.root(.view("B")) }
    #expect(throws: Diagnostic.self) { try program.program.root(.preview("2")) }
  }
  @Test func `does not make a wrong file right`() {
    #expect(!Interpreted("struct A: View { var body: some View { Text(\"a\") } }\nlet b: Int = \"a\"").program.isRunnable)
  }
  @Test func `is the file itself where nothing of it is shown`() {
    let program = Interpreted("extension View { func a() -> some View { missing() } }")
    #expect(throws: program.program.diagnostics[0]) { try program.program.root() }
  }
}
