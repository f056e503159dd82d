import SwiftSource
import Testing
import Views

/// Programs that would take all time, all memory or all of the stack end with one diagnostic, or do what Swift does.
@MainActor
@Suite struct `Hostile programs` {
  private func said(_ source: String) throws -> [String] {
    let program = Interpreted(source)
    if !program.isSound { return program.said }
    return try program.host(budget: Budget(time: .seconds(20))).evaluation.diagnostics.map(\.message)
  }
  @Test(arguments: [
    "var a = [1]; for _ in 0..<60 { a.append(contentsOf: a) }; return a.count", "var a = [1]; for _ in 0..<60 { a += a }; return a.count",
    "var a = \"ab\"; for _ in 0..<60 { a.append(a) }; return a.count", "var a = \"ab\"; for _ in 0..<60 { a = a.replacingOccurrences(of: \"b\", with: a) }; return a.count",
    "let a = String(repeating: \"a\", count: 900_000); return a.replacingOccurrences(of: \"a\", with: a).count",
    "var a = [1]; for _ in 0..<60 { a.insert(contentsOf: a, at: 0) }; return a.count",
    "var a = [1: [2]]; for _ in 0..<60 { a[1] = (a[1] ?? []) + (a[1] ?? []) }; return a.count",
  ])
  func `that double a value stop when it is too long`(_ body: String) throws {
    let said = try said("func f() -> Int { \(body) }\nText(\"\\(f())\")")
    #expect(said.count == 1 && said[0].hasSuffix("becomes too long for the playground"), "\(said)")
  }
  @Test(arguments: [
    "struct T { var c: [T] = [] }\nfunc f() -> Int { var a = T(); for _ in 0..<100_000 { a = T(c: [a]) }; return a.c.count }",
    "func f() -> Int { var a: [Any] = []; for _ in 0..<100_000 { a = [a] }; return a.count }",
    "indirect enum L { case end, next(L) }\nfunc f() -> Int { var a = L.end; for _ in 0..<100_000 { a = .next(a) }; return 1 }",
    "struct T { var c: [T] = [] }\nfunc f() -> Int { (0..<100_000).reduce(T()) { a, _ in T(c: [a]) }.c.count }",
    "struct T { var c: [T] = []; mutating func wrap() { let old = self; c = [old] } }\nfunc f() -> Int { var a = T(); for _ in 0..<100_000 { a.wrap() }; return a.c.count }",
  ])
  func `that nest values without end stop`(_ source: String) throws {
    #expect(try said(source + "\nText(\"\\(f())\")") == ["values hold others more than 10,000 levels deep; the playground stops here"])
  }
  @Test(arguments: [
    "class N { var next: N?; init(_ next: N?) { self.next = next } }\nfunc f() -> Int { var a: N? = nil; for _ in 0..<60_000 { a = N(a) }; a = nil; return 7 }",
    "func f() -> Int { var a: () -> Int = { 7 }; for _ in 0..<60_000 { let b = a; a = { b() } }; return 7 }",
    "class N { var all: [N] = [] }\nfunc f() -> Int { var a = N(); for _ in 0..<60_000 { let b = N(); b.all = [a]; a = b }; return 7 }",
  ])
  func `that make long chains of objects and closures let them go`(_ source: String) throws {
    let program = Interpreted(source + "\nText(\"\\(f())\")")
    let (host, evaluation) = try program.host(budget: Budget(time: .seconds(20)))
    #expect(evaluation.diagnostics == [])
    #expect(host.writtenViews.map(\.detail) == ["7"])
  }
  @Test func `that keep copy after copy stop before memory is used up`() throws {
    let body = "let a = Array(repeating: 0, count: 900_000); var all: [[Int]] = []; for i in 0..<100_000 { var b = a; b[0] = i; all.append(b) }; return all.count"
    #expect(try said("func f() -> Int { \(body) }\nText(\"\\(f())\")") == ["this takes more than 500 MB of memory; the playground stops here"])
  }
  @Test func `that take long in each call of the library stop at the limit of time`() throws {
    let source = "func f() -> Int { let a = String(repeating: \"a \", count: 200_000); var n = 0; for _ in 0..<100_000 { n += a.split(separator: \" \").count }; return n }"
    let evaluation = try Interpreted(source + "\nText(\"\\(f())\")").host(budget: Budget(time: .milliseconds(500))).evaluation
    #expect(evaluation.diagnostics.map(\.message) == ["this takes more than 0.5 s; the playground stops here"])
  }
  @Test func `with mistakes without end say some hundred of them`() {
    let program = Interpreted(String(repeating: "\"\"\"\n", count: 4_000))
    #expect(!program.isSound)
    #expect(program.diagnostics.count <= 500)
  }
}
