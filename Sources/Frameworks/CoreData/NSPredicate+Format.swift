import Foundation

extension NSPredicate {
  /// Makes a predicate of its text: comparisons of keys and values, joined by AND, OR and NOT. `%@`, `%d` and their kin
  /// stand for the arguments' values, `%K` for a key.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    let test = PredicateReader(predicateFormat, args).read()
    self.init { object, _ in test(object) }
  }
  /// Makes a predicate of its text and its arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let test = PredicateReader(predicateFormat, (arguments ?? []).map { $0 }).read()
    self.init { object, _ in test(object) }
  }
}

/// Reads the text of a predicate.
struct PredicateReader {
  typealias Test = (Any?) -> Bool
  typealias Term = (Any?) -> Any?
  private var tokens: [String]
  private var next = 0
  private var arguments: [Any?]
  private var nextArgument = 0

  init(_ text: String, _ arguments: [Any?]) {
    tokens = Self.tokens(of: text)
    self.arguments = arguments
  }
  /// What the text says; false for a text that cannot be read.
  func read() -> Test {
    var copy = self
    let test = copy.disjunction()
    return copy.next == copy.tokens.count ? test : { _ in false }
  }

  /// Words, texts with a quotation mark before them, and signs.
  private static func tokens(of text: String) -> [String] {
    var found: [String] = []
    var rest = Array(text)[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "'" || first == "\"" {
        let inner = rest.dropFirst().prefix { $0 != first }
        found.append("'" + String(inner))
        rest = rest.dropFirst(inner.count + 2)
      } else if isWord(first) || first == "%" {
        let rest2 = rest.dropFirst()
        let word = String(first) + String(rest2.prefix { isWord($0) })
        found.append(word)
        rest = rest.dropFirst(word.count)
      } else if "=<>!&|".contains(first) {
        let sign = rest.prefix { "=<>!&|".contains($0) }
        found.append(String(sign))
        rest = rest.dropFirst(sign.count)
      } else {
        found.append(String(first))
        rest = rest.dropFirst()
      }
    }
    return found
  }
  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.$#@-".contains(character)
  }

  private var token: String { next < tokens.count ? tokens[next] : "" }
  private mutating func take(_ words: String...) -> Bool {
    guard words.contains(token.uppercased()) else { return false }
    next += 1
    return true
  }

  private mutating func disjunction() -> Test {
    var test = conjunction()
    while take("OR", "||") {
      let (left, right) = (test, conjunction())
      test = { left($0) || right($0) }
    }
    return test
  }
  private mutating func conjunction() -> Test {
    var test = negation()
    while take("AND", "&&") {
      let (left, right) = (test, negation())
      test = { left($0) && right($0) }
    }
    return test
  }
  private mutating func negation() -> Test {
    if take("NOT", "!") {
      let inner = negation()
      return { !inner($0) }
    }
    if token == "(" {
      next += 1
      let inner = disjunction()
      if token == ")" { next += 1 }
      return inner
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  private mutating func comparison() -> Test {
    let isAny = take("ANY", "SOME")
    let left = term()
    let sign = token.uppercased()
    next += 1
    let options = modifiers()
    let right = term()
    let upper: Term? = sign == "BETWEEN" ? right : nil
    return { object in
      let value = left(object)
      if let upper { return Self.isBetween(value, upper(object)) }
      guard isAny else { return Self.holds(value, sign, right(object), options) }
      return Self.elements(of: value).contains { Self.holds($0, sign, right(object), options) }
    }
  }
  /// `[cd]` behind an operator.
  private mutating func modifiers() -> String {
    guard token == "[" else { return "" }
    let found = next + 1 < tokens.count ? tokens[next + 1] : ""
    next += 3
    return found.lowercased()
  }
  private mutating func argument() -> Any? {
    defer { nextArgument += 1 }
    return nextArgument < arguments.count ? arguments[nextArgument] : nil
  }
  private mutating func term() -> Term {
    let word = token
    next += 1
    if word.hasPrefix("'") {
      let text = String(word.dropFirst())
      return { _ in text }
    }
    if word == "%K" {
      let key = argument() as? String ?? ""
      return { Self.value(of: $0, at: key) }
    }
    if word.hasPrefix("%") {
      let value = argument()
      return { _ in value }
    }
    if word == "{" {
      var terms: [Term] = []
      while token != "}", next < tokens.count {
        terms.append(term())
        if token == "," { next += 1 }
      }
      next += 1
      let all = terms
      return { object in all.map { $0(object) } }
    }
    if let number = Double(word) { return { _ in number } }
    switch word.uppercased() {
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    case "SELF": return { $0 }
    default: return { Self.value(of: $0, at: word) }
    }
  }
}
