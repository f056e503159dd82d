/// A length in points, or in cells.
public struct ClaimedLength: Hashable, Sendable {
  /// Points or cells.
  public var value: Double
  /// Whether it was written with a `c`.
  public var isInCells: Bool

  /// Reads `104`, `12c`, `inf`; nil for anything else.
  public init?(_ text: Substring) {
    isInCells = text.hasSuffix("c")
    let digits = isInCells ? text.dropLast() : text
    guard digits == "inf" || digits == "-inf" || digits.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }), let value = Double(digits) else { return nil }
    self.value = value
  }
  /// The shortest decimal: `104`, `33.5`, `inf`.
  public static func text(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
