internal import Declarations
internal import Semantics
internal import Testing

/// What may throw, wait, escape, or belongs to an actor.
@Suite struct `Effects are marked and handled` {
  private static let prelude = """
    enum Bad: Error { case odd, other }
    func risky() throws -> Int { 1 }
    func slow() async -> Int { 1 }
    func typed() throws(Bad) -> Int { 1 }
    func later(_ f: @escaping () -> Void) { f() }
    func now(_ f: () -> Void) { f() }
    func pass(_ f: () throws -> Int) rethrows -> Int { try f() }
    func take<T>(_ value: T) {}
    @MainActor final class Model { var items: [Int] = []; func add(_ n: Int) {}; nonisolated func free() {} }
    actor Bank { var sum = 0; func add(_ n: Int) { sum += n }; nonisolated func free() {} }

    """
  private func errors(_ text: String) -> [String] {
    ProgramCheck.check(Self.prelude + text, library: LibraryReader()).filter { $0.severity == .error }.map(\.message)
  }

  @Test func `of a global are handled in main.swift alone`() {
    let text = Self.prelude + "let a = try risky()"
    func errors(_ name: String) -> [String] {
      ProgramCheck.checked([ProgramCheck.File(name, text)], library: LibraryReader()).diagnostics
        .filter { $0.severity == .error }.map(\.message)
    }
    #expect(errors("App/main.swift") == [])
    #expect(errors("App/Main.swift") == ["call can throw, but errors cannot be thrown out of a global variable initializer"])
  }

  @Test(arguments: [
    "func f() -> Int { do { return try risky() } catch { return 0 } }",
    "func f() -> Int { (try? risky()) ?? 0 }",
    "func f() -> Int { try! risky() }",
    "func f() -> Int { pass { 1 } }",
    "func f() throws -> [Int] { try [1].map { _ in try risky() } }",
    "func f() -> Int { do { return try typed() } catch { switch error { case .odd: return 1; case .other: return 2 } } }",
    "func f() async throws -> Int { async let a = risky(); async let b = slow(); return try await a + b }",
    "func f() { Task { await slow() } }",
    "func f() -> Task<Int, any Error> { Task { try risky() } }",
    "func f() { let g = { try risky() }; _ = try? g() }",
    "func f(_ g: () -> Void) { now(g); now { g() }; let h = g; h() }",
    "func f(_ n: inout Int) { now { n += 1 } }",
    "final class C { var n = 0; func f() { later { [self] in n += 1 }; now { n += 1 }; Task { n += 1 } } }",
    "final class C { var n = 0; func f() { later { [weak self] in guard let self else { return }; n += 1 } } }",
    "struct S { var n = 0; func f() { later { print(n) } } }",
    "@MainActor func f(_ m: Model) { m.add(1); m.items = [] }",
    "func f(_ m: Model) async -> Int { await m.add(1); m.free(); return await m.items.count }",
    "func f(_ m: Model) { Task { @MainActor in m.add(1) }; m.free() }",
    "func f(_ b: Bank) async -> Int { await b.add(1); b.free(); return await b.sum }",
    "extension Bank { func twice() { sum *= 2; Task { sum += 1 } } }",
  ]) func `what is marked and handled is accepted`(_ text: String) { #expect(errors(text) == []) }

  @Test(arguments: [
    ("func f() -> Int { risky() }", "call can throw, but it is not marked with 'try' and the error is not handled"),
    ("func f() -> Int { try risky() }", "errors thrown from here are not handled"),
    ("func f() throws -> Int { risky() }", "call can throw but is not marked with 'try'"),
    (
      "func f() { do { _ = try risky() } catch Bad.odd {} }",
      "errors thrown from here are not handled because the enclosing catch is not exhaustive"
    ),
    ("func f() { throw Bad.odd }", "error is not handled because the enclosing function is not declared 'throws'"),
    ("func f(x: Int = try risky()) {}", "call can throw, but errors cannot be thrown out of a default argument"),
    ("struct S { var n = try risky() }", "call can throw, but errors cannot be thrown out of a property initializer"),
    (
      "func f() throws(Bad) -> Int { try risky() }",
      "thrown expression type 'any Error' cannot be converted to error type 'Bad'"
    ),
    (
      "func f() -> Int { pass { try risky() } }",
      "call can throw, but it is not marked with 'try' and the error is not handled"
    ),
    (
      "func f() { let g: () -> Int = { try risky() }; _ = g }",
      "invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'"
    ),
    (
      "struct S { var n: Int { get throws { 1 } } }\nfunc f(_ s: S) throws -> Int { s.n }",
      "property access can throw but is not marked with 'try'"
    ),
    ("func f() -> Int { await slow() }", "'async' call in a function that does not support concurrency"),
    ("func f() async -> Int { slow() }", "expression is 'async' but is not marked with 'await'"),
    (
      "func f() async -> Int { async let x = risky(); return await x }",
      "call can throw, but it is not marked with 'try' and the error is not handled"
    ),
  ]) func `what is not marked or not handled is refused`(_ text: String, _ message: String) {
    #expect(errors(text) == [message])
  }

  @Test(arguments: [
    (
      "func f(_ g: () -> Void) { later(g) }",
      "passing non-escaping parameter 'g' to function expecting an '@escaping' closure"
    ),
    (
      "func f(_ g: () -> Void) { take(g) }",
      "converting non-escaping parameter 'g' to generic parameter 'T' may allow it to escape"
    ),
    (
      "struct S { var h: () -> Void = {}; mutating func f(_ g: () -> Void) { h = g } }",
      "assigning non-escaping parameter 'g' to an '@escaping' closure"
    ),
    ("func f(_ g: () -> Void) { later { g() } }", "escaping closure captures non-escaping parameter 'g'"),
    ("func f(_ n: inout Int) { later { n += 1 } }", "escaping closure captures 'inout' parameter 'n'"),
    (
      "struct S { var n = 0; mutating func f() { later { n += 1 } } }",
      "escaping closure captures mutating 'self' parameter"
    ),
    (
      "final class C { var n = 0; func f() { later { n += 1 } } }",
      "reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit"
    ),
    (
      "final class C { func g() {}; func f() { later { g() } } }",
      "call to method 'g' in closure requires explicit use of 'self' to make capture semantics explicit"
    ),
    ("@available(*, unavailable, message: \"gone\") func old() {}\nfunc f() { old() }", "'old()' is unavailable: gone"),
  ]) func `what escapes but must not is refused`(_ text: String, _ message: String) {
    #expect(errors(text) == [message])
  }

  @Test(arguments: [
    (
      "func f(_ m: Model) { m.add(1) }",
      "call to main actor-isolated instance method 'add' in a synchronous nonisolated context"
    ),
    (
      "func f(_ m: Model) async { m.add(1) }",
      "main actor-isolated instance method 'add' cannot be called from outside of the actor"
    ),
    (
      "func f(_ m: Model) { m.items = [] }",
      "main actor-isolated property 'items' can not be mutated from a nonisolated context"
    ),
    (
      "func f(_ b: Bank) async { await b.sum = 1 }",
      "actor-isolated property 'sum' can not be mutated from a nonisolated context"
    ),
    (
      "func f(_ b: Bank) -> Int { b.sum }",
      "actor-isolated property 'sum' can not be referenced from a nonisolated context"
    ),
    (
      "extension Bank { func move(_ b: Bank) { b.sum = 1 } }",
      "actor-isolated property 'sum' can not be mutated on a nonisolated actor instance"
    ),
  ]) func `what belongs to an actor is used from it`(_ text: String, _ message: String) {
    #expect(errors(text) == [message])
  }
}
