internal import Declarations
internal import Semantics
internal import Testing

/// The rules for declarations, in the compiler's words.
@Suite struct `Declarations follow the language's rules` {
  private func errors(_ text: String) -> [String] {
    ProgramCheck.check(text, library: LibraryReader()).filter { $0.severity == .error }.map(\.message)
  }

  @Test(arguments: [
    ("func f() { private let a = 1; print(a) }", "private"), ("func f() { public func g() {}; g() }", "public"),
    ("struct S { var a: Int { fileprivate struct T {}; return 1 } }", "fileprivate"),
    ("let c = { internal var x = 1; x += 1; return x }", "internal"),
  ]) func `What is declared in code has no access of its own`(_ text: String, _ word: String) {
    #expect(errors(text) == ["attribute '\(word)' can only be used in a non-local scope"])
    #expect(errors(text.replacing("\(word) ", with: "")) == [])
  }
  @Test func `A local variable belongs to no type`() {
    #expect(errors("func f() { static let a = 1; print(a) }") == ["static properties may only be declared on a type"])
    #expect(errors("#if DEBUG\nprivate let a = 1\n#endif\nprivate let b = 2\nstruct S { private var c = 3 }") == [])
  }
  @Test(arguments: [
    ("protocol P { func f() }\nstruct S: P {}", "type 'S' does not conform to protocol 'P'"),
    ("protocol P { func f() }\nprotocol Q: P {}\nstruct S: Q {}", "type 'S' does not conform to protocol 'P'"),
    ("protocol P { var a: Int { get set } }\nstruct S: P { let a = 1 }", "type 'S' does not conform to protocol 'P'"),
    ("protocol P { func f() }\nstruct S: P { mutating func f() {} }", "type 'S' does not conform to protocol 'P'"),
    ("protocol P { func f() }\nstruct S: P { func f() throws {} }", "type 'S' does not conform to protocol 'P'"),
    (
      "protocol P { func f(x: Int) }\nstruct S: P { func f(y: Int) {} }",
      "instance method 'f(y:)' has different argument labels from those required by protocol 'P' ('f(x:)')"
    ),
    (
      "protocol P { func f() }\nstruct S: P { private func f() {} }",
      "method 'f()' must be declared internal because it matches a requirement in internal protocol 'P'"
    ),
    (
      "protocol P { init() }\nclass K: P { init() {} }",
      "initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'K'"
    ),
    ("protocol P {}\nstruct S: P {}\nextension S: P {}", "redundant conformance of 'S' to protocol 'P'"),
    ("protocol P: AnyObject {}\nstruct S: P {}", "non-class type 'S' cannot conform to class protocol 'P'"),
    (
      "protocol P { associatedtype I: Hashable; func g() -> I }\nstruct N {}\nstruct S: P { func g() -> N { N() } }",
      "type 'S' does not conform to protocol 'P'"
    ),
    (
      "protocol P { associatedtype T; func m(_ t: T); func n() -> T }\nstruct S: P { func m(_ t: Int) {}; func n() -> String { \"\" } }",
      "type 'S' does not conform to protocol 'P'"
    ),
  ]) func `A type has what its protocols require`(_ text: String, _ message: String) {
    #expect(errors(text) == [message])
  }

  @Test(arguments: [
    "@Bogus struct S {}", "struct S { @Bogus var a = 1 }", "struct S { @bogus func f() {} }", "@Bogus func f() {}",
    "func f(@Bogus a: Int) {}", "func f(a: @Bogus () -> Void) {}", "func f() { @Bogus var a = 1 }",
    "enum E { @Bogus case a }",
  ]) func `An attribute is known`(_ text: String) {
    #expect(errors(text).map { $0.lowercased() } == ["unknown attribute 'bogus'"])
  }
  @Test func `Attributes of the language, wrappers, builders, actors and macros are known`() {
    let text = """
      @propertyWrapper struct Clamped<T> { var wrappedValue: T }
      @resultBuilder struct Build { static func buildBlock(_ parts: Int...) -> Int { 0 } }
      @globalActor actor Other { static let shared = Other() }
      @available(iOS 15, *) @MainActor final class C {
        @Clamped var a = 1
        @Clamped<Int> var b = 1
        @discardableResult @inlinable func f(@Build g: @escaping @Sendable () -> Int) -> Int { g() }
        @Other func h() { @Clamped var c = 2 }
      }
      """
    #expect(errors(text) == [])
  }

  @Test(arguments: [
    ("struct S: Equatable { let f: () -> Void }", "type 'S' does not conform to protocol 'Equatable'"),
    ("class K: Equatable {}", "type 'K' does not conform to protocol 'Equatable'"),
    ("enum E: Int, Comparable { case a }", "type 'E' does not conform to protocol 'Comparable'"),
    ("enum E: CaseIterable { case a(Int) }", "type 'E' does not conform to protocol 'CaseIterable'"),
    ("struct S: Encodable { let a: Any }", "type 'S' does not conform to protocol 'Encodable'"),
    (
      "struct S: Codable { let a: Int; let b: Int; enum CodingKeys: String, CodingKey { case a } }",
      "type 'S' does not conform to protocol 'Decodable'"
    ),
    ("struct S: Identifiable { let name: String }", "type 'S' does not conform to protocol 'Identifiable'"),
  ]) func `Only what can be derived is derived`(_ text: String, _ message: String) {
    #expect(errors(text) == [message])
  }

  @Test(arguments: [
    "struct S: Hashable { let a: Int; var b: [String: Int?] }",
    "enum E: Comparable, Codable { case a(Int), b }",
    "struct B<T> { let v: T }\nextension B: Equatable where T: Equatable {}\nextension B: Hashable where T: Hashable {}",
    "struct S: Codable { let a: Int; var b = 1; enum CodingKeys: String, CodingKey { case a } }",
    "struct C: Collection { var startIndex: Int { 0 }; var endIndex: Int { 0 }; func index(after i: Int) -> Int { i }; subscript(i: Int) -> String { \"\" } }",
    "struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1) }",
    "class A { var v = 0 }\nclass B: A { override var v: Int { didSet {} } }",
    "protocol P { static var b: Self { get } }\nenum E: P { case b }",
    "class A: Decodable { let a: Int }\nclass B: A {}",
    "func f() {}\nfunc f(_ x: Int) {}\nfunc f(x: Int) {}\nfunc f() -> Int { 1 }\nfunc f() async {}",
    "private struct P {}\nprivate func f() -> P { P() }\nstruct S { private struct Z {}; private var z: Z }",
    "indirect enum E { case a(E), b }\nstruct S { var s: [S] }",
  ]) func `What is right is accepted`(_ text: String) { #expect(errors(text) == []) }

  @Test(arguments: [
    ("class A { func f() {} }\nclass B: A { func f() {} }", "overriding declaration requires an 'override' keyword"),
    ("class A {}\nclass B: A { override func f() {} }", "method does not override any method from its superclass"),
    (
      "class A { final func f() {} }\nclass B: A { override func f() {} }",
      "instance method overrides a 'final' instance method"
    ),
    (
      "class A { var v = 1 }\nclass B: A { override var v: Int { 1 } }",
      "cannot override mutable property with read-only property 'v'"
    ),
    ("class A { var v = 1 }\nclass B: A { override var v = 2 }", "cannot override with a stored property 'v'"),
    (
      "class A { required init(r: Int) {} }\nclass B: A { init() { super.init(r: 1) } }",
      "'required' initializer 'init(r:)' must be provided by subclass of 'A'"
    ),
    ("final class A {}\nclass B: A {}", "inheritance from a final class 'A'"),
    ("class A { let a: Int }", "class 'A' has no initializers"),
    ("class A { mutating func f() {} }", "'mutating' is not valid on instance methods in classes"),
    ("class N {}\nclass A { weak var n: N }", "'weak' variable should have optional type 'N?'"),
    ("struct S { lazy var a: Int }", "lazy properties must have an initializer"),
    ("extension Int { var a: Int = 1 }", "extensions must not contain stored properties"),
    ("struct G<T> { static var a = 1 }", "static stored properties not supported in generic types"),
    ("struct S { var s: S }", "value type 'S' cannot have a stored property that recursively contains it"),
    ("enum E { case a(E) }", "recursive enum 'E' is not marked 'indirect'"),
    ("protocol P: Q {}\nprotocol Q: P {}", "protocol 'P' refines itself"),
  ]) func `Types and their members`(_ text: String, _ message: String) { #expect(errors(text).contains(message)) }

  @Test(arguments: [
    ("enum E: Int { case a = 1, b = 1 }", "raw value for enum case is not unique"),
    ("enum E { case a = 1 }", "enum case cannot have a raw value if the enum does not have a raw type"),
    ("enum E: Int { case a(Int) }", "enum with raw type cannot have cases with arguments"),
    ("func a() {}\nfunc a() {}", "invalid redeclaration of 'a()'"),
    ("struct S { var a: Int; var a: String }", "invalid redeclaration of 'a'"),
    ("func f() { func g() {}; func g() {} }", "invalid redeclaration of 'g()'"),
    (
      "struct S { static func +++ (a: S, b: S) -> S { a } }",
      "operator implementation without matching operator declaration"
    ),
    (
      "struct S { static func + (a: Int, b: Int) -> Int { a } }",
      "member operator '+' must have at least one argument of type 'S'"
    ),
    ("func f<T>() {}", "generic parameter 'T' is not used in function signature"),
    (
      "struct I {}\npublic struct P { public func f() -> I { I() } }",
      "method cannot be declared public because its result uses an internal type"
    ),
    (
      "private struct P {}\nstruct S { var p: P }",
      "property must be declared fileprivate because its type uses a private type"
    ),
    (
      "@propertyWrapper struct W { var value: Int }",
      "property wrapper type 'W' does not contain a non-static property named 'wrappedValue'"
    ),
    (
      "@resultBuilder struct B {}",
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
    ),
  ]) func `Names, operators, access and attributes`(_ text: String, _ message: String) {
    #expect(errors(text).contains(message))
  }
}
