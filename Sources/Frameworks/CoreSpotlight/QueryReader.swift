import Foundation

/// Reads the text of a search: comparisons of attributes and values, joined by `&&`, `||` and `!`.
struct QueryReader {
  typealias Test = ([String: Any]) -> Bool
  /// Words, values with a quotation mark before them, and signs.
  private var tokens: [String]
  private var next = 0

  init(_ text: String) { tokens = Self.tokens(of: text) }
  /// What the text says; nil for a text that cannot be read.
  func read() -> Test? {
    var copy = self
    guard let test = copy.either(), copy.next == copy.tokens.count else { return nil }
    return test
  }

  private static func tokens(of text: String) -> [String] {
    var found: [String] = []
    var rest = Array(text)[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "\"" || first == "'" {
        var value = "\""
        rest = rest.dropFirst()
        while let letter = rest.first, letter != first {
          rest = rest.dropFirst()
          if letter == "\\", let escaped = rest.first {
            value.append(escaped)
            rest = rest.dropFirst()
          } else {
            value.append(letter)
          }
        }
        rest = rest.dropFirst()
        found.append(value)
      } else if "=<>!&|".contains(first) {
        let sign = rest.prefix { "=<>&|".contains($0) || ($0 == "!" && first == "!") }
        found.append(String(sign))
        rest = rest.dropFirst(sign.count)
      } else if "()".contains(first) {
        found.append(String(first))
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"=<>!&|()\"'".contains($0) }
        found.append(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
    return found
  }

  private var token: String { next < tokens.count ? tokens[next] : "" }
  private mutating func take(_ sign: String) -> Bool {
    guard token == sign else { return false }
    next += 1
    return true
  }
  private mutating func either() -> Test? {
    guard var test = both() else { return nil }
    while take("||") {
      guard let right = both() else { return nil }
      let left = test
      test = { left($0) || right($0) }
    }
    return test
  }
  private mutating func both() -> Test? {
    guard var test = single() else { return nil }
    while take("&&") {
      guard let right = single() else { return nil }
      let left = test
      test = { left($0) && right($0) }
    }
    return test
  }
  private mutating func single() -> Test? {
    if take("!") {
      guard let test = single() else { return nil }
      return { !test($0) }
    }
    if take("(") {
      guard let test = either(), take(")") else { return nil }
      return test
    }
    return comparison()
  }
  private mutating func comparison() -> Test? {
    let name = token
    guard let first = name.first, first.isLetter || first == "_" || first == "*" else { return nil }
    next += 1
    let sign = token
    guard ["==", "=", "!=", "<", ">", "<=", ">="].contains(sign) else { return nil }
    next += 1
    guard next < tokens.count, let value = Self.value(token) else { return nil }
    next += 1
    var options = ""
    if case .text = value, !token.isEmpty, token.allSatisfy({ "cdwt".contains($0) }) {
      options = token
      next += 1
    }
    return { attributes in
      let found = Self.parts(of: name.allSatisfy { $0 == "*" } ? attributes.map(\.value) : attributes[name])
      if sign == "!=" { return !found.contains { value.matches($0, "==", options) } }
      return found.contains { value.matches($0, sign, options) }
    }
  }
  /// A value, or the values of a list.
  private static func parts(of value: Any?) -> [Any] {
    guard let value else { return [] }
    if let list = value as? [Any] { return list.flatMap { parts(of: $0) } }
    return [value]
  }
  private static func value(_ token: String) -> QueryValue? {
    if token.hasPrefix("\"") { return .text(String(token.dropFirst())) }
    if let number = Double(token) { return .number(number) }
    return nil
  }
}

/// What an attribute is compared with.
enum QueryValue {
  case text(String)
  case number(Double)

  func matches(_ value: Any, _ sign: String, _ options: String) -> Bool {
    switch self {
    case .text(let pattern):
      guard let text = value as? String else { return false }
      let (pattern, folded) = (Self.fold(pattern, options), Self.fold(text, options))
      let texts = [folded] + (options.contains("w") ? Self.endings(of: folded) : [])
      switch sign {
      case "<": return folded < pattern
      case ">": return folded > pattern
      case "<=": return folded <= pattern
      case ">=": return folded >= pattern
      default: return texts.contains { Self.fits(Array($0)[...], Array(pattern)[...]) }
      }
    case .number(let number):
      guard let other = Self.number(value) else { return false }
      switch sign {
      case "<": return other < number
      case ">": return other > number
      case "<=": return other <= number
      case ">=": return other >= number
      default: return other == number
      }
    }
  }
  private static func number(_ value: Any) -> Double? {
    if let value = value as? NSNumber { return value.doubleValue }
    if let value = value as? Date { return value.timeIntervalSinceReferenceDate }
    return value as? Double ?? (value as? Int).map { Double($0) }
  }
  /// A text without what does not count: `c` for the case, `d` for accents.
  private static func fold(_ text: String, _ options: String) -> String {
    let lower = options.contains("c") ? text.lowercased() : text
    guard options.contains("d") else { return lower }
    return String(
      String.UnicodeScalarView(
        lower.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
          $0.value < 0x300 || $0.value > 0x36f
        }))
  }
  /// What is left of a text from each of its words on.
  private static func endings(of text: String) -> [String] {
    let letters = Array(text)
    return letters.indices.filter { place in
      place > 0 && letters[place].isLetter && !letters[place - 1].isLetter
    }.map { String(letters[$0...]) }
  }
  /// Whether a text is as a pattern says, in which `*` stands for any letters.
  private static func fits(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      if rest.isEmpty { return true }
      return (text.startIndex...text.endIndex).contains { fits(text[$0...], rest) }
    }
    guard let letter = text.first, letter == first else { return false }
    return fits(text.dropFirst(), pattern.dropFirst())
  }
}
