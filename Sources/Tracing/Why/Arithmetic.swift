internal import Foundation

/// A sum as it is printed: what a rule does with its operands. Whoever reads the line can work it out again.
indirect enum Arithmetic: Sendable {
  /// The operand of this index.
  case operand(Int)
  case constant(Double)
  case sum(Arithmetic, Arithmetic)
  case difference(Arithmetic, Arithmetic)
  case product(Arithmetic, Arithmetic)
  case quotient(Arithmetic, Arithmetic)
  case largest([Arithmetic])
  case smallest([Arithmetic])
  case floor(Arithmetic)

  /// The result. An unspecified length (NaN) makes every sum unspecified.
  func value(_ operands: [Double]) -> Double {
    switch self {
    case .operand(let index): operands.indices.contains(index) ? operands[index] : .nan
    case .constant(let value): value
    case .sum(let a, let b): a.value(operands) + b.value(operands)
    case .difference(let a, let b): a.value(operands) - b.value(operands)
    case .product(let a, let b): a.value(operands) * b.value(operands)
    case .quotient(let a, let b): a.value(operands) / b.value(operands)
    case .largest(let terms): terms.dropFirst().reduce(terms.first?.value(operands) ?? .nan) { max($0, $1.value(operands)) }
    case .smallest(let terms): terms.dropFirst().reduce(terms.first?.value(operands) ?? .nan) { min($0, $1.value(operands)) }
    case .floor(let term): term.value(operands).rounded(.down)
    }
  }

  /// With the operands as exact decimals: `max(40 / 3, 0)`.
  func text(_ operands: [Double]) -> String { text(operands, inside: 0) }

  private func text(_ operands: [Double], inside outer: Int) -> String {
    func list(_ terms: [Arithmetic]) -> String { terms.map { $0.text(operands) }.joined(separator: ", ") }
    func pair(_ a: Arithmetic, _ sign: String, _ b: Arithmetic, _ level: Int) -> String {
      // What stands behind a minus or a slash keeps its own brackets.
      let inner = "\(a.text(operands, inside: level)) \(sign) \(b.text(operands, inside: sign == "−" || sign == "/" ? level + 1 : level))"
      return level < outer ? "(\(inner))" : inner
    }
    switch self {
    case .operand, .constant:
      let value = value(operands)
      return value < 0 && outer > 0 ? "(\(exact(value)))" : exact(value)
    case .sum(let a, let b): return pair(a, "+", b, 1)
    case .difference(let a, let b): return pair(a, "−", b, 1)
    case .product(let a, let b): return pair(a, "×", b, 2)
    case .quotient(let a, let b): return pair(a, "/", b, 2)
    case .largest(let terms): return "max(\(list(terms)))"
    case .smallest(let terms): return "min(\(list(terms)))"
    case .floor(let term): return "floor(\(term.text(operands)))"
    }
  }

  // MARK: Forms that several rules share

  /// The larger of a sum and 0; only the sum where that is not below 0.
  static func atLeastZero(_ sum: Arithmetic, _ operands: [Double]) -> Arithmetic { sum.value(operands) < 0 ? .largest([sum, .constant(0)]) : sum }
  /// The value within the limits that are set.
  static func within(_ value: Int, _ least: Int, _ most: Int, _ operands: [Double]) -> Arithmetic {
    var result = Arithmetic.operand(value)
    if !operands[most].isNaN { result = .smallest([result, .operand(most)]) }
    if !operands[least].isNaN { result = .largest([result, .operand(least)]) }
    return result
  }
  /// The first without the second; the first where both are the same infinity.
  static func rest(_ operands: [Double]) -> Arithmetic {
    (operands[0] - operands[1]).isNaN && !operands[0].isNaN && !operands[1].isNaN ? .operand(0) : .difference(.operand(0), .operand(1))
  }
  /// From a guide to its line; 0 where both are the same infinity.
  static func distance(_ line: Int, _ guide: Int, _ operands: [Double]) -> Arithmetic {
    (operands[line] - operands[guide]).isNaN ? .constant(0) : .difference(.operand(line), .operand(guide))
  }
  /// A part of a length; nothing of an infinite one is 0 as well.
  static func part(_ part: Int, of length: Int, _ operands: [Double]) -> Arithmetic {
    operands[part] == 0 ? .constant(0) : .product(.operand(part), .operand(length))
  }
}

/// A number without rounding, as it reads back equal: `33.333333333333336`, `∞`, `nil`.
func exact(_ value: Double) -> String {
  if value.isNaN { return "nil" }
  if value.isInfinite { return value < 0 ? "−∞" : "∞" }
  return value < 0 ? "−" + decimal(-value) : decimal(value == 0 ? 0 : value)
}
