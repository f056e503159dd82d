/// A number at the edge of what a type holds, as source writes it.
struct Extreme: Hashable, CustomStringConvertible {
  /// For `Double`, `CGFloat` and `Float`, `X` standing for the type.
  let fraction: String
  /// For `Int`.
  let whole: String
  /// For the whole numbers of other sizes, `X` standing for the type.
  let sized: String
  var description: String { fraction.replacing("X.", with: "") + " / " + whole }

  static let all = [
    Extreme(fraction: "0.0", whole: "0", sized: "X(0)"),
    Extreme(fraction: "-0.0", whole: "-1", sized: "X.min"),
    Extreme(fraction: "-1.0", whole: "Int.min", sized: "X.min"),
    Extreme(fraction: "1e-320", whole: "1", sized: "X(1)"),
    Extreme(fraction: "1e9", whole: "1_000_000_000", sized: "X(100)"),
    Extreme(fraction: "1e18", whole: "1_000_000_000_000_000_000", sized: "X.max"),
    Extreme(fraction: "1e308", whole: "Int.max", sized: "X.max"),
    Extreme(fraction: "-1e308", whole: "-1_000_000_000_000_000_000", sized: "X.min"),
    Extreme(fraction: "X.infinity", whole: "4_611_686_018_427_387_904", sized: "X.max"),
    Extreme(fraction: "-X.infinity", whole: "-4_611_686_018_427_387_905", sized: "X.min"),
    Extreme(fraction: "X.nan", whole: "Int.max - 1", sized: "X(1)"),
    Extreme(fraction: "9.223372036854775807e18", whole: "Int.max", sized: "X.max"),
    Extreme(fraction: "-9.3e18", whole: "Int.min + 1", sized: "X.min"),
  ]
  /// What nobody minds.
  static let ordinary = Extreme(fraction: "2.0", whole: "2", sized: "X(2)")

  /// How a hole of a type is filled.
  func text(_ type: String) -> String {
    switch type {
    case "Int": "(\(whole))"
    case "Double", "CGFloat", "Float": "(\(fraction.replacing("X", with: type)))"
    case "Decimal": "Decimal(\(fraction.replacing("X", with: "Double")))"
    default: sized.replacing("X", with: type)
    }
  }
}

/// Source text with holes for numbers.
struct Template: Hashable, ExpressibleByStringInterpolation {
  enum Piece: Hashable {
    case text(String)
    /// A number of a type.
    case hole(String)
  }
  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }
  init(stringLiteral text: String) { pieces = [.text(text)] }
  init(_ text: String) { pieces = [.text(text)] }
  init(stringInterpolation parts: Parts) { pieces = parts.pieces }
  struct Parts: StringInterpolationProtocol {
    var pieces: [Piece] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ text: String) { if !text.isEmpty { pieces.append(.text(text)) } }
    mutating func appendInterpolation(_ text: String) { pieces.append(.text(text)) }
    mutating func appendInterpolation(_ other: Template) { pieces += other.pieces }
  }
  static func hole(_ type: String) -> Template { Template(pieces: [.hole(type)]) }

  var holes: Int { pieces.count { if case .hole = $0 { true } else { false } } }
  /// - Parameter only: the hole that gets the number, the others get an ordinary one; nil for all of them.
  func filled(_ number: Extreme, only: Int? = nil) -> String {
    var index = -1
    return pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .hole(let type):
        index += 1
        return (only ?? index) == index ? number.text(type) : Extreme.ordinary.text(type)
      }
    }.joined()
  }
}
