/// Works out printed sums. It knows numbers, `+ − × /`, brackets, `max`, `min` and `floor`, and nothing of layout.
struct Sums {
  private var rest: Substring

  /// The value of a printed sum; nil where it cannot be read. `nil` is NaN.
  static func value(_ text: String) -> Double? {
    var sums = Sums(rest: text[...])
    let value = sums.sum()
    return sums.rest.isEmpty ? value : nil
  }
  /// Whether a printed comparison holds.
  static func holds(_ text: String) -> Bool {
    for (sign, compare) in [(" ≥ ", (>=)), (" < ", (<)), (" > ", (>)), (" = ", (==))] as [(String, (Double, Double) -> Bool)] {
      let sides = text.components(separatedBy: sign)
      if sides.count == 2, let a = value(sides[0]), let b = value(sides[1]) { return compare(a, b) }
    }
    return false
  }
  /// The numbers that occur in it.
  static func numbers(_ text: String) -> [Double] {
    var numbers: [Double] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isNumber || $0 == "∞" || $0 == "n" }) {
      rest = rest[start...]
      if rest.hasPrefix("nil") { numbers.append(.nan) }
      let digits = rest.prefix { $0.isNumber || ".∞e-".contains($0) }
      if let number = digits == "∞" ? .infinity : Double(digits) { numbers.append(number) }
      rest = rest.dropFirst(max(digits.count, rest.hasPrefix("nil") ? 3 : 1))
    }
    return numbers
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }
  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while true {
      if take(" + ") {
        guard let other = product() else { return nil }
        value += other
      } else if take(" − ") {
        guard let other = product() else { return nil }
        value -= other
      } else {
        return value
      }
    }
  }
  private mutating func product() -> Double? {
    guard var value = term() else { return nil }
    while true {
      if take(" × ") {
        guard let other = term() else { return nil }
        value *= other
      } else if take(" / ") {
        guard let other = term() else { return nil }
        value /= other
      } else {
        return value
      }
    }
  }
  private mutating func term() -> Double? {
    if take("−") { return term().map { -$0 } }
    if take("nil") { return .nan }
    if take("∞") { return .infinity }
    if take("(") {
      let value = sum()
      return take(")") ? value : nil
    }
    for (name, choose) in [("max(", Swift.max), ("min(", Swift.min)] as [(String, (Double, Double) -> Double)] where take(name) {
      guard var value = sum() else { return nil }
      while take(", ") {
        guard let other = sum() else { return nil }
        value = choose(value, other)
      }
      return take(")") ? value : nil
    }
    if take("floor(") {
      let value = sum()
      return take(")") ? value?.rounded(.down) : nil
    }
    let digits = rest.prefix { $0.isNumber || ".e-".contains($0) }
    rest = rest.dropFirst(digits.count)
    return Double(digits)
  }
}
