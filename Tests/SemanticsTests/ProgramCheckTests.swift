internal import Declarations
internal import Semantics
internal import Testing

/// Small programs, with what the compiler says of them.
@Suite struct `A program is checked by rules` {
  private func errors(_ text: String) -> [String] {
    ProgramCheck.check(text, library: LibraryReader()).filter { $0.severity == .error }.map(\.message)
  }

  @Test(arguments: [
    "func f() -> [Int] { [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 } }",
    "struct P<A, B> { var a: A; var b: B; func swapped() -> P<B, A> { P<B, A>(a: b, b: a) } }\nfunc f() -> String { P(a: 1, b: \"x\").swapped().a }",
    "func f(_ x: Double) -> Double { x * 2 + 1 }",
    "enum E { case a, b(Int) }\nfunc f(_ e: E) -> Int { switch e { case .a: 0; case .b(let n): n } }",
    "extension Optional where Wrapped == String { var orEmpty: String { self ?? \"\" } }\nfunc f(_ s: String?) -> String { s.orEmpty }",
    "func f(_ xs: [String: [Int]]) -> Int { xs.values.reduce(0) { $0 + $1.reduce(0, +) } }",
    "func f(_ x: Int?) -> Int { if let x { x } else { 0 } }",
    "let a: [AnyHashable: Int] = [[1, 2]: 1, \"a\": 2]\nlet b: Set<AnyHashable> = [[1], [\"a\"], 1.5]",
    "func f(_ a: [Int]) -> Bool { [a] == [a] && [\"b\": a] == [\"b\": a] }",
    "protocol Key { var rawValue: String { get } }\nenum E: String, Key { case a }",
    "extension Collection where SubSequence == Substring { func f() -> Character? { first } }",
    "func f<C: Collection>(_ c: C) -> Int where C.Indices == Range<Int> { c.startIndex + 1 }",
  ]) func `what is right is accepted`(_ text: String) { #expect(errors(text) == []) }

  @Test(arguments: [
    ("func f() -> String { 1 }", "cannot convert return expression of type 'Int' to return type 'String'"),
    ("let x: [String] = [\"a\", 2]", "cannot convert value of type 'Int' to expected element type 'String'"),
    ("func f() { g() }", "cannot find 'g' in scope"),
    ("struct S {}\nfunc f(_ s: S) { _ = s.size }", "value of type 'S' has no member 'size'"),
    ("func f(a: Int) {}\nfunc g() { f(1) }", "missing argument label 'a:' in call"),
    ("func f(t: Int) {}\nfunc g() { _ = f(s:) }", "cannot find 'f(s:)' in scope"),
    ("struct S { func f(a: Int) {} }\nfunc g() { _ = S().f(_:b:) }", "value of type 'S' has no member 'f(_:b:)'"),
    ("func f(_ x: Int?) -> Int { x }", "value of optional type 'Int?' must be unwrapped to a value of type 'Int'"),
    (
      "protocol P {}\nstruct S<T>: P {}\nprotocol Q {}\nfunc make<T>(_ t: T) -> some P { S<T>() }\nfunc f(_ q: some Q) {}\nfunc g() { f(make(1)) }",
      "global function 'f' requires that 'some P' conform to 'Q'"
    ),
    ("struct N {}\nfunc f(_ n: N) -> Bool { [n] == [n] }", "binary operator '==' cannot be applied to two '[N]' operands"),
    ("struct N {}\nfunc f(_ n: N) -> Bool { [[n]] == [[n]] }", "binary operator '==' cannot be applied to two '[[N]]' operands"),
    (
      "protocol Key { var rawValue: Int { get } }\nenum E: String, Key { case a }",
      "type 'E' does not conform to protocol 'Key'"
    ),
    ("func f<S: Sequence>(_ s: S) {}\nfunc g() { f(\"a\"()) }", "cannot call value of non-function type 'String'"),
    ("func f<S: Sequence>(_ s: S) {}\nfunc g(_ n: Int) { f(n.size) }", "value of type 'Int' has no member 'size'"),
  ]) func `what is wrong is refused in the compiler's words`(_ text: String, _ message: String) {
    #expect(errors(text) == [message])
  }

  @Test func `an own member hides the library's of the same type, and no other`() {
    let use = "\nfunc f() -> Text { Text(\"\").bold() }"
    #expect(errors("import SwiftUI\nextension Text { func bold() -> Text { self } }" + use) == [])
    #expect(
      errors(
        """
        import SwiftUI
        extension View { func padding(_ length: CGFloat) -> some View { self } }
        struct A: View { var body: some View { Text("").padding(3) } }
        """) == ["ambiguous use of 'padding'"])
  }
}
