import SwiftSource
import Testing

@MainActor
@Suite struct PatternTests {
  private let shapes = """
    enum Shape: Equatable { case circle(radius: Double), rect(Double, height: Double), dot; indirect case pair(Shape, Shape) }
    func name(_ shape: Shape) -> String {
      switch shape {
      case .circle(let radius) where radius > 10: return "big"
      case .circle(radius: let r): return "circle \\(r)"
      case let .rect(w, height: h): return "rect \\(w) \\(h)"
      case .pair(.dot, let other): return "dot and " + name(other)
      case .pair: return "pair"
      case .dot: return "dot"
      }
    }
    """
  @Test(arguments: [
    ("name(.circle(radius: 2))", "circle 2.0"), ("name(.circle(radius: 20))", "big"), ("name(Shape.rect(1, height: 2))", "rect 1.0 2.0"),
    ("name(.pair(.dot, .dot))", "dot and dot"),
    ("name(.pair(.circle(radius: 1), .dot))", "pair"), ("Shape.circle(radius: 1) == .circle(radius: 1)", "true"), ("Shape.circle(radius: 1) == .dot", "false"),
    ("[1.0, 2].map(Shape.circle)", "[Shape.circle(radius: 1.0), Shape.circle(radius: 2.0)]"),
  ])
  func `enums have associated values, which patterns take apart`(_ expression: String, _ expected: String) throws {
    #expect(try value(expression, after: shapes).replacing("Shape.", with: "") == expected.replacing("Shape.", with: ""))
  }
  @Test func `a switch over tuples, ranges, optionals and types`() throws {
    let source = """
      func place(_ x: Int, _ y: Int) -> String {
        switch (x, y) {
        case (0, 0): "origin"
        case (let x, 0), (0, let x): "axis \\(x)"
        case (1...5, ..<0): "below"
        case let (x, y) where x == y: "diagonal"
        default: "else"
        }
      }
      func kind(_ value: Any) -> String {
        switch value {
        case is Bool: "bool"
        case let text as String: "text " + text
        case let number as Int where number > 9: "large"
        case let list as [Int]: "list of \\(list.count)"
        default: "other"
        }
      }
      func maybe(_ n: Int?) -> Int { switch n { case nil: 0; case .some(1): 10; case let n?: n } }
      """
    #expect(
      try value("[place(0, 0), place(3, 0), place(0, 4), place(2, -1), place(7, 7), place(7, 8)]", after: source) == #"["origin", "axis 3", "axis 4", "below", "diagonal", "else"]"#
    )
    #expect(try value("[kind(true), kind(\"a\"), kind(12), kind(3), kind([1, 2]), kind(1.5)]", after: source) == #"["bool", "text a", "large", "other", "list of 2", "other"]"#)
    #expect(try value("[maybe(nil), maybe(1), maybe(7)]", after: source) == "[0, 10, 7]")
  }
  @Test func `if case, guard case, for case and casts`() throws {
    let source =
      shapes + """

        func radius(_ shape: Shape) -> Double { guard case .circle(let r) = shape else { return -1 }; return r }
        func radii(_ shapes: [Shape]) -> [Double] { var all: [Double] = []; for case .circle(let r) in shapes where r < 5 { all.append(r) }; return all }
        func first(_ values: [Int?]) -> Int { for case let n? in values { return n }; return 0 }
        let any: Any = 5
        let number = (any as? Int ?? 0) + (any as! Int)
        let text = any is String ? "text" : "no text"
        func both(_ shape: Shape) -> Bool { if case .rect(1, _) = shape, case let n = 3, n > 2 { true } else { false } }
        """
    #expect(try value("radius(.circle(radius: 3)) + radius(.dot)", after: source) == "2.0")
    #expect(try value("radii([.circle(radius: 1), .dot, .circle(radius: 9)])", after: source) == "[1.0]")
    #expect(try value("\"\\(first([nil, 4])) \\(number) \\(text) \\(both(.rect(1, height: 2)))\"", after: source) == "4 10 no text true")
  }
  @Test func `tuples are taken apart everywhere, and assigned`() throws {
    let source = """
      func minmax(_ list: [Int]) -> (low: Int, high: Int) { var (a, b) = (list[0], list[0]); for n in list { (a, b) = (min(a, n), max(b, n)) }; return (a, b) }
      func swapped() -> String { var pair = (x: 1, y: 2); (pair.x, pair.y) = (pair.y, pair.x); let (x, _) = pair; pair.y += 5; return "\\(x) \\(pair.y) \\(pair.0)" }
      func nested() -> Int { var sum = 0; for (i, (a, b)) in [(1, 2), (3, 4)].enumerated() { sum += i * (a + b) }; return sum }
      func dictionary() -> Int { var sum = 0; for (key, value) in ["a": 1, "b": 2] { sum += value * key.count }; return sum }
      """
    #expect(try value("minmax([3, 1, 2]).high - minmax([3, 1, 2]).low", after: source) == "2")
    #expect(try value("swapped() + \" \\(nested()) \\(dictionary())\"", after: source) == "2 6 2 7 3")
  }
  @Test(arguments: [
    ("enum E { case a(Int), b }\nfunc f(_ e: E) -> Int { switch e { case .a(1): 1; case .b: 2 } }", "2:25: error: switch must be exhaustive"),
    ("func f(_ a: Bool, _ b: Bool) -> Int { switch (a, b) { case (true, _): 1; case (_, true): 2 } }", "1:39: error: switch must be exhaustive"),
    ("func f(_ a: Int?) -> Int { switch a { case let x?: x } }", "1:28: error: switch must be exhaustive"),
    ("func f(_ a: Int) -> Int { switch a { case 1: 1 } }", "1:27: error: switch must be exhaustive"),
    ("func f(_ a: (Int, Int)) { if case (let x, _, _) = a { print(x) } }", "1:35: error: pattern of type '(_, _, _)' cannot match '(Int, Int)'"),
    ("enum E { case a }\nlet e = E.a(3)", "2:11: error: enum case 'a' has no associated values"),
  ])
  func `what does not fit is refused`(_ source: String, _ expected: String) { #expect(Interpreted(source).said == [expected]) }
  @Test func `two flags need no default`() {
    let source = "func f(_ a: Bool, _ b: Bool) -> Int { switch (a, b) { case (true, true): 1; case (false, _): 2; case (true, false): 3 } }"
    #expect(Interpreted(source).said == [])
  }
}
