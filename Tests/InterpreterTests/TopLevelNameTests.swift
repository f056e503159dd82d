import SwiftSource
import Testing

/// Names at the top level of a file, as swiftc (6.3) refuses and takes them.
@MainActor @Suite struct `Names at the top level` {
  private func messages(_ text: String) -> [String] {
    Interpreted(text).diagnostics.filter(\.isError).map { "\($0.range?.line ?? 0): \($0.message)" }
  }

  @Test(arguments: [
    ("struct A {}\nlet A = 1", "A"), ("let A = 1\nstruct A {}", "A"), ("func f() {}\nlet f = 1", "f"), ("struct A {}\nfunc A(x: Int) {}", "A(x:)"),
    ("let a = 1\nlet a = 2", "a"), ("func f() {}\nfunc f() {}", "f()"), ("struct A {}\nenum A {}", "A"),
  ]) func `are refused where another declaration has them`(text: String, name: String) {
    #expect(messages(text) == ["2: invalid redeclaration of '\(name)'"])
  }
  @Test(arguments: [
    "func f(x: Int) {}\nlet f = 1", "let f = 1\nfunc f(_ x: Int) {}", "func f() -> Int { 1 }\nfunc f() -> String { \"\" }", "func f(x: Int) {}\nfunc f(x: String) {}",
    "struct A {}\nextension A {}", "#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif",
  ]) func `are overloaded as far as they differ`(text: String) { #expect(messages(text) == []) }

  @Test func `have no property wrappers`() {
    let own = "@propertyWrapper struct W { var wrappedValue: Int }\n@W var x = 1"
    for text in [own, "import SwiftUI\n@State var count = 0", "import SwiftUI\n@AppStorage(\"a\") private var a = 1"] {
      #expect(messages(text) == ["2: property wrappers are not yet supported in top-level code"])
    }
    #expect(messages("import SwiftUI\n@MainActor var count = 0\n@available(iOS 15, *) let a = 1") == [])
  }
}
