import SwiftSource
import Testing

@MainActor
@Suite struct LanguageTests {
  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 / 2", "3"), ("7.0 / 2", "3.5"), ("-7 % 3", "-1"), ("1 + 2.5", "3.5"), ("0x10 + 1_000", "1016"),
    ("\"a\" + \"b\"", "ab"), ("1 < 2 && !(2 < 1)", "true"), ("false || true ? 1 : 2", "1"), ("[1, 2] + [3]", "[1, 2, 3]"), ("10 - 3 - 2", "5"),
    ("Double(3) / 2", "1.5"), ("CGFloat(3) * 2", "6.0"), ("Int(2.9)", "2"), ("String(5) + \"x\"", "5x"), ("max(1, 2) + min(3, 4)", "5"), ("abs(-2)", "2"),
  ])
  func `operators have Swift's precedence, and literals the type of their context`(_ expression: String, _ expected: String) throws {
    #expect(try value(expression) == expected)
  }
  @Test(arguments: [
    ("\"abc\".count", "3"), ("\"abc\".uppercased()", "ABC"), ("[1, 2, 3].first ?? 0", "1"), ("[3, 1, 2].sorted()", "[1, 2, 3]"), ("(0..<3).map { $0 * 2 }", "[0, 2, 4]"),
    ("[1, 2, 3].filter { n in n > 1 }", "[2, 3]"), ("[1, 2, 3].reduce(0) { $0 + $1 }", "6"), ("[\"a\", \"b\"].joined(separator: \"-\")", "a-b"), ("[1, 2].isEmpty", "false"),
    ("[5, 6].indices", "0..<2"), ("Array((1...3).reversed())", "[3, 2, 1]"), ("[1, 2, 3].contains(2)", "true"), ("[4, 5][1]", "5"), ("4.isMultiple(of: 2)", "true"),
  ])
  func `the standard library's members`(_ expression: String, _ expected: String) throws {
    #expect(try value(expression) == expected)
  }

  @Test func `functions have labels, defaults, loops and early returns`() throws {
    let source = """
      func join(_ word: String, times count: Int = 2, and last: String) -> String {
        guard count > 0 else { return last }
        var result = ""
        var index = 0
        while true {
          index += 1
          if index > count { break }
          if index == 2 { continue }
          result += word
        }
        for n in [1, 2, 3] where n > 1 { result += "\\(n)" }
        return result + last
      }
      """
    #expect(try value("join(\"a\", and: \"z\")", after: source) == "a23z")
    #expect(try value("join(\"a\", times: 3, and: \"z\")", after: source) == "aa23z")
    #expect(try value("join(\"a\", times: 0, and: \"z\")", after: source) == "z")
  }
  @Test func `closures capture constants by value and variables by reference`() throws {
    let source = """
      func count() -> Int {
        var total = 0
        let step = 2
        let add = { (n: Int) in total += n * step }
        add(1)
        add(2)
        [1, 2].forEach { total += $0 }
        return total
      }
      """
    #expect(try value("count()", after: source) == "9")
  }
  @Test func `structs are values with initialisers, methods and computed properties`() throws {
    let source = """
      struct Point: Hashable {
        var x = 1, y: Int
        static let origin = Point(x: 0, y: 0)
        var sum: Int { x + y }
        func moved(by n: Int) -> Point { var copy = self; copy.x += n; return copy }
        mutating func flip() { let old = x; x = y; y = old }
      }
      struct Named { let name: String; init(_ name: String) { self.name = name + "!" } }
      func flipped() -> Point { var p = Point(y: 5); let q = p; p.flip(); return p == q ? q : p }
      """
    #expect(try value("Point(y: 2).moved(by: 3).sum", after: source) == "6")
    #expect(try value("flipped().x", after: source) == "5")
    #expect(try value("Point.origin == Point(x: 0, y: 0)", after: source) == "true")
    #expect(try value("Named(\"a\").name", after: source) == "a!")
  }
  @Test func `enums have cases, raw values, allCases, and a switch over self`() throws {
    let source = """
      enum Fruit: String, CaseIterable {
        case apple, pear = "Birne"
        var size: Int {
          switch self {
          case .apple: 1
          case .pear: 2
          }
        }
        static var best: Fruit { .pear }
      }
      enum Level: Int { case low = 3, high }
      """
    #expect(try value("Fruit.best.rawValue", after: source) == "Birne")
    #expect(try value("Fruit.allCases.map { $0.size }", after: source) == "[1, 2]")
    #expect(try value("Level.high.rawValue", after: source) == "4")
    #expect(try value("Fruit.apple == .pear", after: source) == "false")
  }
  @Test func `switch matches literals, ranges, optionals and where clauses`() throws {
    let source = """
      func name(_ n: Int) -> String {
        switch n {
        case 0: return "none"
        case 1...3: return "few"
        case let x where x < 0: return "minus"
        default: return "many"
        }
      }
      func show(_ n: Int?) -> String { if let n { return "\\(n)" } else { return "nil" } }
      """
    #expect(try value("[0, 2, -1, 9].map { name($0) }", after: source) == "[\"none\", \"few\", \"minus\", \"many\"]")
    #expect(try value("show(3) + show(nil)", after: source) == "3nil")
  }
  @Test func `strings interpolate, span lines and escape`() throws {
    #expect(try value("s.hasSuffix(t) ? s.count : 0", after: "let s = \"a\\tb\\u{41}\"\nlet t = \"\\tbA\"") == "4")
    #expect(try Interpreted("Text(\"\"\"\n  one\n    two \\(1 + 1)\n  \"\"\")").texts() == ["one\n  two 2"])
  }
  @Test func `if, switch and optional chains are values`() throws {
    let declarations = """
      struct Pet { let name: String; let friend: String? }
      func pet(_ n: Int) -> Pet? { n > 0 ? Pet(name: "rex", friend: n > 1 ? "tom" : nil) : nil }
      func size(_ n: Int) -> String {
        let word = if n > 2 { "big" } else { "small" }
        let mark = switch n { case 0: "!"; default: "" }
        return word + mark
      }
      func flipped() -> Bool { var flag = false; flag.toggle(); return flag }
      """
    #expect(try value("size(0) + size(3)", after: declarations) == "small!big")
    #expect(try value("[0, 1, 2].map { pet($0)?.friend?.count ?? -1 }", after: declarations) == "[-1, -1, 3]")
    #expect(try value("pet(1)?.name.uppercased() ?? \"none\"", after: declarations) == "REX")
    #expect(try value("flipped()", after: declarations) == "true")
    #expect(try value("Array(stride(from: 0, to: 6, by: 2))") == "[0, 2, 4]")
  }
  @Test func `CGFloat and Double convert into each other, Int into neither`() throws {
    #expect(try value("CGFloat(1) + Double(2)") == "3.0")
    #expect(Interpreted("let n = 2\nText(\"a\").frame(width: n)").said == ["2:24: error: cannot convert value of type 'Int' to expected argument type 'CGFloat?'"])
  }
}
