import SwiftSource
import Testing

@MainActor
@Suite struct OperatorTests {
  private let source = """
    infix operator **: MultiplicationPrecedence
    func ** (a: Double, b: Int) -> Double { var r = 1.0; for _ in 0..<b { r *= a }; return r }
    struct Vector: Equatable { var x = 0.0, y = 0.0
      static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
      static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
      static func += (a: inout Vector, b: Vector) { a = a + b }
      static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) } }
    func * (k: Double, v: Vector) -> Vector { v * k }
    struct Version: Comparable, Hashable { let major: Int, minor: Int; static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) } }
    struct Item: Equatable { let id: Int; let note: String; static func == (a: Item, b: Item) -> Bool { a.id == b.id } }
    func run() -> Vector { var v = Vector(x: 1); v += Vector(y: 2); return -(v * 2) + 2 * v }
    enum Level: Int, Comparable { case low = 1, high = 5; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
    """
  @Test(arguments: [
    ("2 ** 3 * 2", "16.0"), ("run() == Vector()", "true"), ("Version(major: 1, minor: 2) < Version(major: 1, minor: 10)", "true"),
    ("Version(major: 2, minor: 0) <= Version(major: 1, minor: 9)", "false"),
    ("[Version(major: 2, minor: 0), Version(major: 1, minor: 5)].sorted().map(\\.major)", "[1, 2]"),
    ("[Version(major: 2, minor: 0), Version(major: 1, minor: 5)].max()!.minor", "0"),
    ("Item(id: 1, note: \"a\") == Item(id: 1, note: \"b\")", "true"), ("[Item(id: 1, note: \"a\")] == [Item(id: 1, note: \"b\")]", "true"),
    ("[Item(id: 1, note: \"a\")].contains(Item(id: 1, note: \"\"))", "true"),
    ("Level.low < .high", "true"), ("Level(rawValue: 5) == .high", "true"), ("Level(rawValue: 2) == nil", "true"), ("6 & 3 | 8", "10"), ("1 << 4", "16"),
  ])
  func `operators of the file's own have their precedence, and serve the library`(_ expression: String, _ expected: String) throws {
    #expect(try value(expression, after: source) == expected)
  }
}
