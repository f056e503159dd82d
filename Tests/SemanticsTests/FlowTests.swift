internal import Declarations
internal import Semantics
internal import Testing

/// What is told of code once it has types: each program with all that the compiler says of it.
@Suite struct `Code is checked along its ways` {
  private func expect(_ table: [(program: String, messages: [String])]) {
    let library = LibraryReader()
    for (program, messages) in table {
      let found = ProgramCheck.check(program, library: library).filter { $0.severity == .error }.map(\.message)
      #expect(found == messages, "\(program)")
    }
  }

  @Test func `an if is a value only where it is assigned, returned or thrown`() {
    let message = "'if' may only be used as expression in return, throw, or as the source of an assignment"
    expect([
      ("func g(_ a: Bool) {}\nfunc f() { g(if true { true } else { false }) }", [message]),
      ("let x = [1 + if true { 1 } else { 2 }]", [message]),
      (
        "func f(_ a: Bool) -> Int { var z = 0; z = if a { 1 } else { 2 }; let c: () -> Int = { if a { z } else { 3 } }; return if a { c() } else { 4 } }",
        []
      ),
      ("func f(_ a: Bool) { var z = 0; let c = { z = switch a { case true: 1; case false: 2 } }; c(); print(z) }", []),
    ])
  }
  @Test func `a switch covers all values`() {
    let shapes = "enum A { case a, b(Int), c(x: Int, y: String?) }\n"
    let missing = ["switch must be exhaustive"]
    expect([
      (
        shapes + "func f(_ a: A) -> Int { switch a { case .a, .b: 1; case .c(_, nil): 2; case .c(let x, .some): x } }",
        []
      ),
      (shapes + "func f(_ a: A) -> Int { switch a { case .a, .b: 1; case .c(_, nil): 2 } }", missing),
      (
        shapes
          + "func f(_ a: A, _ b: Bool) -> Int { switch (a, b) { case (.a, true): 1; case (.a, false): 2; case (.b, _), (.c, _): 3 } }",
        []
      ),
      (
        shapes + "func f(_ a: A, _ b: Bool) -> Int { switch (a, b) { case (.a, true): 1; case (.b, _), (.c, _): 3 } }",
        missing
      ),
      (shapes + "func f(_ a: A?) -> Int { switch a { case nil: 0; case .a: 1; case .b?: 2; case .some(.c): 3 } }", []),
      (shapes + "func f(_ a: A?) -> Int { switch a { case .a: 1; case .b?: 2; case .some(.c): 3 } }", missing),
      (shapes + "func f(_ a: A) -> Int { switch a { case .b(let n) where n > 1: 1; case .a, .c: 2 } }", missing),
      ("enum N: Error {}\nfunc f(_ r: Result<Int, N>) -> Int { switch r { case .success(let x): x } }", []),
      ("func f(_ b: Bool?) -> Int { switch b { case true: 1; case false: 2; case nil: 3 } }", []),
      ("func f(_ b: Bool?) -> Int { switch b { case true: 1; case nil: 3 } }", missing),
      ("func f(_ n: Int) -> Int { switch n { case 0...9: 1; case 10...: 2 } }", missing),
      ("class B {}\nclass D: B {}\nfunc f(_ b: B) -> Int { switch b { case is D: 1; case is B: 2 } }", []),
      ("class B {}\nclass D: B {}\nfunc f(_ b: B) -> Int { switch b { case let d as D: 1 } }", missing),
      (
        "indirect enum T { case leaf, node(T, T) }\nfunc f(_ t: T) -> Int { switch t { case .leaf: 1; case .node(.leaf, .leaf): 2; case .node(.node, _): 3 } }",
        missing
      ),
    ])
  }

  @Test func `patterns of a case bind the same names, and jumps have targets`() {
    let shapes = "enum A { case a, b(Int), c(Int) }\n"
    expect([
      (
        shapes + "func f(_ a: A) { switch a { case .a, .b(let n): print(n); case .c: break } }",
        ["'n' must be bound in every pattern"]
      ),
      (shapes + "func f(_ a: A) { switch a { case .b(let n), .c(let n): print(n); case .a: break } }", []),
      (
        shapes + "func f(_ a: A) { switch a { case .a: fallthrough; case .b(let n): print(n); case .c: break } }",
        ["'fallthrough' from a case which doesn't bind variable 'n'"]
      ),
      (
        shapes + "func f(_ a: A) { switch a { case .a, .b: break; case .c: fallthrough } }",
        ["'fallthrough' without a following 'case' or 'default' block"]
      ),
      ("func f() { outer: for _ in 0..<3 { for _ in 0..<3 { continue outer } } }", []),
      ("func f() { for _ in 0..<3 { break outer } }", ["cannot find label 'outer' in scope"]),
      (
        "func f() { outer: for _ in 0..<3 { [1].forEach { _ in break outer } } }",
        ["cannot find label 'outer' in scope"]
      ),
      (
        "func f() { for i in 0..<3 { inner: if i > 1 { continue inner } } }",
        ["'continue' cannot be used with if statements"]
      ),
      (
        "func f() { if true { break } }",
        ["unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"]
      ),
      ("func f() { let x = 1; let x = 2; _ = x }", ["invalid redeclaration of 'x'"]),
      ("func f() { let x = 1; do { let x = 2; _ = x }; _ = x }", []),
      ("func f() { let x = x + 1 }", ["use of local variable 'x' before its declaration"]),
    ])
  }

  @Test func `only places that can be changed are changed`() {
    let value =
      "struct S { var x = 1; let y = 2; var c: Int { 1 }; private(set) var p = 1; mutating func m() {}; subscript(i: Int) -> Int { i } }\n"
    expect([
      ("func f(x: Int) { x = 2 }", ["cannot assign to value: 'x' is a 'let' constant"]),
      ("func f(x: inout Int) { x = 2; var y = x; y += 1 }", []),
      (value + "func f(s: S) { s.x = 1 }", ["cannot assign to property: 's' is a 'let' constant"]),
      (value + "func f(s: inout S) { s.y = 1 }", ["cannot assign to property: 'y' is a 'let' constant"]),
      (
        value + "func f(s: inout S) { s.c += 1 }",
        ["left side of mutating operator isn't mutable: 'c' is a get-only property"]
      ),
      (value + "func f(s: inout S) { s.p = 1 }", ["cannot assign to property: 'p' setter is inaccessible"]),
      (value + "func f(s: inout S) { s[0] = 1 }", ["cannot assign through subscript: subscript is get-only"]),
      (
        value + "func f(s: [S]) { s[0].m() }",
        ["cannot use mutating member on immutable value: 's' is a 'let' constant"]
      ),
      (
        value + "func g() -> S { S() }\nfunc f() { g().m() }",
        ["cannot use mutating member on immutable value: 'g' returns immutable value"]
      ),
      (
        value + "func g(_ x: inout Int) {}\nfunc f(s: S) { g(&s.x) }",
        ["cannot pass immutable value as inout argument: 's' is a 'let' constant"]
      ),
      ("struct S { var x = 1; func f() { x = 2 } }", ["cannot assign to property: 'self' is immutable"]),
      (
        "struct S { var x = 1; mutating func f() { x = 2; self = S() }; var y: Int { get { x } set { x = newValue } } }",
        []
      ),
      ("class C { var x = 1; func f() { x = 2 } }\nfunc f(c: C) { c.x += 1 }", []),
      ("protocol P: AnyObject { var x: Int { get set } }\nfunc f<T: P>(_ t: T) { t.x = 1 }", []),
      (
        "protocol P { var x: Int { get set } }\nfunc f<T: P>(_ t: T) { t.x = 1 }",
        ["cannot assign to property: 't' is a 'let' constant"]
      ),
      (
        "struct S { lazy var x = 1 }\nfunc f(s: S) { _ = s.x }",
        ["cannot use mutating getter on immutable value: 's' is a 'let' constant"]
      ),
      (
        "func f() { for i in 0..<3 { i += 1 } }",
        ["left side of mutating operator isn't mutable: 'i' is a 'let' constant"]
      ),
      (
        "func f(x: Int) { switch x { case let n where n > 1: n = 2; default: break } }",
        ["cannot assign to value: 'n' is immutable"]
      ),
      ("func f(n: Int) { _ = { [n] in n = 1 } }", ["cannot assign to value: 'n' is an immutable capture"]),
    ])
  }

  @Test func `each way through a function gives its value`() {
    expect([
      (
        "func f(x: Int) -> Int { if x > 1 { return 1 } }",
        ["missing return in global function expected to return 'Int'"]
      ),
      ("func f(x: Int) -> Int { if x > 1 { return 1 } else { fatalError() } }", []),
      ("func f(x: Int) -> Int { while true { if x > 1 { return 1 } } }", []),
      (
        "func f(x: Int) -> Int { while true { break } }", ["missing return in global function expected to return 'Int'"]
      ),
      (
        "func f(x: Int) -> Int { switch x { case 1: return 1; default: break } }",
        ["missing return in global function expected to return 'Int'"]
      ),
      (
        "struct S { func f() -> Int { print(1); print(2) } }",
        ["missing return in instance method expected to return 'Int'"]
      ),
      ("struct S { var x: Int { print(1); print(2) } }", ["missing return in getter expected to return 'Int'"]),
      ("let f: () -> Int = { print(1); print(2) }", ["missing return in closure expected to return 'Int'"]),
      (
        "func f(x: Int?) { guard let x else { print(1) }; _ = x }",
        ["'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"]
      ),
      ("func f(x: Int?) { for _ in 0..<2 { guard let x else { continue }; _ = x } }", []),
    ])
  }

  @Test func `variables have values before they are used`() {
    expect([
      ("func f(c: Bool) { let x: Int; if c { x = 1 }; print(x) }", ["constant 'x' used before being initialized"]),
      ("func f(c: Bool) { let x: Int; if c { x = 1 } else { x = 2 }; print(x) }", []),
      ("func f(c: Bool) { let x: Int; if c { x = 1 } else { return }; print(x) }", []),
      ("func f() { var x: Int; x += 1 }", ["variable 'x' passed by reference before being initialized"]),
      ("func f() { let x: Int; x = 1; x = 2; print(x) }", ["immutable value 'x' may only be initialized once"]),
      ("func f() { let x: Int; for _ in 0..<3 { x = 1 } }", ["immutable value 'x' may only be initialized once"]),
      ("func f() { for _ in 0..<3 { let x: Int; x = 1; print(x) } }", []),
      ("func f() { let x: Int; while true { x = 1; break }; print(x) }", []),
      (
        "func f() { let x: Int; let g = { print(x) }; x = 1; g() }",
        ["constant 'x' captured by a closure before being initialized"]
      ),
      (
        "func g() throws -> Int { 1 }\nfunc f() -> Int { let x: Int; do { x = try g() } catch { x = 2 }; return x }", []
      ),
      (
        "func g() throws -> Int { 1 }\nfunc f() -> Int { let x: Int; do { x = try g() } catch { print(1) }; return x }",
        ["constant 'x' used before being initialized"]
      ),
      ("func f() { var x: Int?; print(x as Any); x = 1 }", []),
    ])
  }

  @Test func `initialisers give all properties values`() {
    let base = "class B { var z = 1; init(_ x: Int) {}; func b() {} }\n"
    expect([
      (
        "struct S { let a: Int; let b: Int; init() { a = 1 } }",
        ["return from initializer without initializing all stored properties"]
      ),
      ("struct S { let a: Int; init() { a = 1; a = 2 } }", ["immutable value 'self.a' may only be initialized once"]),
      (
        "struct S { let a: Int; init() { f(); a = 1 }; func f() {} }",
        ["'self' used before all stored properties are initialized"]
      ),
      ("struct S { let a: Int; init?(s: String) { guard let n = Int(s) else { return nil }; a = n } }", []),
      (
        "struct S { var a: Int; init(c: Bool) { if c { self.init() } }; init() { a = 1 } }",
        ["'self.init' isn't called on all paths before returning from initializer"]
      ),
      (
        "class C { var a: Int; init() { f(); a = 1 }; func f() {} }",
        ["'self' used in method call 'f' before all stored properties are initialized"]
      ),
      (
        base + "class D: B { var a: Int; init() { super.init(1); a = 1 } }",
        ["property 'self.a' not initialized at super.init call"]
      ),
      (
        base + "class D: B { var a: Int; init() { a = 1 } }",
        ["'super.init' isn't called on all paths before returning from initializer"]
      ),
      (
        base + "class D: B { var a: Int; init() { a = 1; b(); super.init(1) } }",
        ["'self' used in method call 'b' before 'super.init' call"]
      ),
      (base + "class D: B { var a: Int; init() { a = 1; super.init(1); b(); z = 2 } }", []),
      ("class P { var z = 1 }\nclass D: P { var a: Int; override init() { a = 1 } }", []),
      ("struct S { let a = 1; init() { a = 2 } }", ["immutable value 'self.a' may only be initialized once"]),
      (
        "enum E { case a, b; init(c: Bool) { if c { self = .a } } }",
        ["'self.init' isn't called on all paths before returning from initializer"]
      ),
      ("enum E { case a, b; init(c: Bool) { self = c ? .a : .b } }", []),
    ])
  }

  @Test func `accesses of one variable do not overlap`() {
    let twice = "func k(_ a: inout Int, _ b: inout Int) {}\n"
    let advice = "but modification requires exclusive access; consider"
    expect([
      (
        twice + "func f() { var a = 1; k(&a, &a) }",
        ["overlapping accesses to 'a', \(advice) copying to a local variable"]
      ),
      (twice + "struct P { var a = 1, b = 2 }\nfunc f() { var p = P(); k(&p.a, &p.b) }", []),
      (
        "func f() { var a = [1, 2]; swap(&a[0], &a[1]) }",
        ["overlapping accesses to 'a', \(advice) calling MutableCollection.swapAt(_:_:)"]
      ),
      (
        "func f() { var a = [1]; a.sort { _, _ in a.count > 1 } }",
        ["overlapping accesses to 'a', \(advice) copying to a local variable"]
      ),
      ("func f() { var a = [1]; a.append(a.count); a[0] = a[a.count - 1] }", []),
    ])
  }
}
