import SwiftSource
import Testing

@MainActor
@Suite struct ProtocolTests {
  private let shapes = """
    protocol Figure { var sides: Int { get }; func area() -> Double; static var kind: String { get } }
    extension Figure { func words() -> String { "\\(Self.kind) \\(sides) \\(area())" }; func area() -> Double { 1 } }
    struct Square: Figure { var side: Double; var sides: Int { 4 }; static let kind = "square"; func area() -> Double { side * side } }
    struct Dot: Figure { let sides = 0; static var kind: String { "dot" } }
    enum Other: Figure { case one; var sides: Int { 9 }; static let kind = "other" }
    """
  @Test(arguments: [
    ("Square(side: 3).area()", "9.0"), ("Dot().area()", "1.0"), ("list.map { $0.area() }", "[4.0, 1.0, 1.0]"), ("list.map { $0.sides }", "[4, 0, 9]"),
    ("list[0].words()", "square 4 4.0"), ("total(Square(side: 2), Dot())", "5.0"), ("big(Square(side: 5))", "25.0"), ("any.words()", "dot 0 1.0"), ("make(Dot.self)", "dot"),
  ])
  func `a requirement is called on the value's own type, and finds the default where there is none`(_ expression: String, _ expected: String) throws {
    let source =
      shapes + """

        let list: [any Figure] = [Square(side: 2), Dot(), Other.one]
        func total<A: Figure, B: Figure>(_ a: A, _ b: B) -> Double { a.area() + b.area() }
        let any: any Figure = Dot()
        func make<F: Figure>(_ type: F.Type) -> String { F.kind }
        func big(_ figure: some Figure) -> Double { figure.area() }
        """
    #expect(try value(expression, after: source) == expected)
  }
  @Test func `associated types are chosen by the members that fulfil requirements`() throws {
    let source = """
      protocol Store { associatedtype Item: Hashable; var items: [Item] { get }; func first() -> Item? }
      extension Store { func first() -> Item? { items.first }; var count: Int { items.count } }
      struct Names: Store { let items = ["a", "b"] }
      struct Numbers: Store { typealias Item = Int; var items: [Int] { [7, 8, 9] } }
      func firsts<S: Store>(_ store: S) -> S.Item? { store.first() }
      func same<S: Store>(_ store: S) -> Int where S.Item == Int { (store.first() ?? 0) + 1 }
      """
    #expect(try value("(firsts(Names()) ?? \"\") + \"!\"", after: source) == "a!")
    #expect(try value("same(Numbers()) + Numbers().count", after: source) == "11")
  }
  @Test func `what a type lacks is said with the requirement`() {
    let program = Interpreted(shapes + "\nstruct Bad: Figure { let sides = 1 }")
    #expect(program.said == ["6:8: error: type 'Bad' does not conform to protocol 'Figure'"])
    #expect(program.diagnostics.first?.notes.map(\.message) == ["protocol requires property 'kind' with type 'String'"])
    #expect(Interpreted("protocol P { func f() -> Int }\nstruct A: P { func f() -> String { \"\" } }").said == ["2:8: error: type 'A' does not conform to protocol 'P'"])
    #expect(Interpreted("struct A: Missing { }").said == ["1:11: error: cannot find type 'Missing' in scope"])
    #expect(Interpreted("protocol P { var x: Int }").said == ["1:18: error: property in protocol must have explicit { get } or { get set } specifier"])
    #expect(Interpreted("struct A: Identifiable { }").said == ["1:8: error: type 'A' does not conform to protocol 'Identifiable'"])
    #expect(
      Interpreted("struct B { }\nstruct A: Hashable { let b: B }").said == [
        "2:8: error: type 'A' does not conform to protocol 'Equatable'",
        "2:8: error: type 'A' does not conform to protocol 'Hashable'",
      ])
    #expect(
      Interpreted("let x: any View = 3").said == [
        "1:19: error: value of type 'Int' does not conform to specified type 'View'"
      ])
  }
  @Test func `extensions hold where their conditions hold`() throws {
    let source = """
      protocol Named { var name: String { get } }
      struct A: Named { let name = "a" }
      struct Box<T> { let value: T }
      extension Box where T: Named { var label: String { "box of " + value.name } }
      extension Box where T == Int { var label: String { "number \\(value)" }; init(double: Int) { self.value = double * 2 } }
      extension Int: Named { var name: String { "int \\(self)" } }
      """
    #expect(try value("Box(value: A()).label", after: source) == "box of a")
    #expect(try value("Box(double: 4).value", after: source) == "8")
    #expect(try value("Box(value: 4).value.name", after: source) == "int 4")
    #expect(Interpreted(source + "\nlet n = Box(value: \"x\").label").said == ["7:25: error: property 'label' requires that 'String' conform to 'Named'"])
  }
  @Test func `aliases stand for types, also for several protocols, and with parameters`() throws {
    let source = """
      typealias Model = Identifiable & Hashable
      typealias Pair<T> = (first: T, second: T)
      typealias Handler = (Int) -> String
      struct Item: Model { typealias ID = Int; let id: ID }
      func run(_ handler: Handler) -> String { handler(3) }
      let pair: Pair<Int> = (1, 2)
      """
    #expect(try value("run { \"\\($0 + pair.second)\" } + \"\\(Item(id: 4).id)\"", after: source) == "54")
  }
  @Test func `views of a protocol that refines View have bodies`() throws {
    let source = """
      protocol Screen: View { var title: String { get } }
      extension Screen { var head: some View { Text(title).bold() } }
      struct Home: Screen { let title = "home"; var body: some View { head; Text("more") } }
      Home()
      """
    #expect(try Interpreted(source).texts() == ["home", "more"])
  }

  @Test(arguments: [("made", "1"), ("plain", "2"), ("scaled(by: 3)", "3"), ("kept(4)", "4"), ("five.doubled", "10")])
  func `an extension for one type makes it by the name Self`(_ expression: String, _ expected: String) throws {
    let source = """
      protocol Scale { var factor: Int { get } }
      struct Whole: Scale { var factor = 2 }
      extension Scale where Self == Whole {
        static var made: Whole { .init(factor: 1) }
        static var plain: Self { Self() }
        static func scaled(by factor: Int) -> Self { Self(factor: factor) }
        static func kept(_ factor: Int) -> Self { let made = Self(factor: factor); return made }
        static var five: Self { .init(factor: 5) }
        var doubled: Self { Self(factor: self.factor * 2) }
      }
      func factor(_ scale: some Scale) -> Int { scale.factor }
      """
    #expect(try value("factor(.\(expression))", after: source) == expected)
  }
}
