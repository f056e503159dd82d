internal import Declarations

/// What the groups of a regular expression capture: names, and which may capture nothing. The syntax is that of Swift's
/// literals (SE-0354, SE-0355); a group is optional within a choice (`a|b`) and within what may be repeated zero times.
struct RegularExpressionCaptures {
  struct Capture: Equatable {
    var name: String?
    var isOptional: Bool
  }
  private let letters: [Character]
  private var place = 0
  private var depth = 0

  /// Longer patterns and deeper ones are not read: the compiler's own reader is as deep as the pattern.
  static let longest = 4_000
  static let deepest = 60

  private init(_ pattern: String) { letters = Array(pattern) }

  /// Nil for a pattern that is too long or too deep.
  static func all(of pattern: String) -> [Capture]? {
    guard pattern.utf8.count <= longest else { return nil }
    var reader = RegularExpressionCaptures(pattern)
    let found = reader.alternatives()
    return reader.depth > deepest ? nil : found
  }

  private var current: Character? { place < letters.count ? letters[place] : nil }
  private func isNext(_ text: String) -> Bool { letters[place...].starts(with: text) }

  /// Choices up to the end of the group that they stand in.
  private mutating func alternatives() -> [Capture] {
    var found: [Capture] = []
    var isChoice = false
    while let letter = current, letter != ")" {
      if letter == "|" {
        isChoice = true
        place += 1
      } else {
        found += term()
      }
    }
    if isChoice { for index in found.indices { found[index].isOptional = true } }
    return found
  }

  /// One letter, class or group, with what says how often it comes.
  private mutating func term() -> [Capture] {
    var found: [Capture] = []
    switch current {
    case "\\": escape()
    case "[": characterClass()
    case "(": found = group()
    default: place += 1
    }
    if mayBeAbsent() { for index in found.indices { found[index].isOptional = true } }
    return found
  }
  private mutating func escape() {
    place += 1
    if current == "Q" {
      while place < letters.count, !isNext("\\E") { place += 1 }
      place += 2
    } else {
      place += 1
    }
    place = min(place, letters.count)
  }
  private mutating func characterClass() {
    var open = 0
    repeat {
      switch current {
      case "\\": place += 1
      case "[": open += 1
      case "]": open -= 1
      default: break
      }
      place += 1
    } while open > 0 && place < letters.count
    place = min(place, letters.count)
  }
  private mutating func mayBeAbsent() -> Bool {
    var isOptional = false
    if current == "?" || current == "*" {
      isOptional = true
      place += 1
    } else if current == "+" {
      place += 1
    } else if current == "{", let end = letters[place...].firstIndex(of: "}") {
      isOptional = letters[(place + 1)..<end].prefix { $0 != "," }.allSatisfy { $0 == "0" || $0 == " " }
      place = end + 1
    } else {
      return false
    }
    if current == "?" || current == "+" { place += 1 }
    return isOptional
  }

  private mutating func group() -> [Capture] {
    depth += 1
    if depth > Self.deepest {
      place = letters.count
      return []
    }
    let deepest = depth
    defer { if depth == deepest { depth -= 1 } }
    place += 1
    var own: Capture?
    if isNext("?#") || isNext("*") {
      while let letter = current, letter != ")" {
        _ = letter
        place += 1
      }
    } else if isNext("?<=") || isNext("?<!") {
      place += 3
    } else if isNext("?<") || isNext("?P<") || isNext("?'") {
      place = letters[place...].firstIndex { $0 == "<" || $0 == "'" }.map { $0 + 1 } ?? letters.count
      var name = ""
      while let letter = current, letter != ">", letter != "'" {
        name.append(letter)
        place += 1
      }
      place = min(place + 1, letters.count)
      own = Capture(name: name, isOptional: false)
    } else if isNext("?") {
      place += 1
      // `(?:`, `(?=`, `(?!`, `(?>`, `(?|`, and options: `(?i)`, `(?i:`.
      while let letter = current, letter.isLetter || letter == "-" || letter == "^" {
        _ = letter
        place += 1
      }
      if current != ")" { place = min(place + 1, letters.count) }
    } else {
      own = Capture(name: nil, isOptional: false)
    }
    let inner = alternatives()
    if current == ")" { place += 1 }
    return (own.map { [$0] } ?? []) + inner
  }
}

extension ConstraintSystem {
  /// The type of a literal: what it matches, then what its groups capture, with their names.
  func regularExpression(_ pattern: String) -> Type {
    let captures = RegularExpressionCaptures.all(of: pattern) ?? []
    let part = checker.standardType("Substring")
    if captures.isEmpty { return checker.standardType("Regex", [part]) }
    let elements = captures.map { Type.TupleElement($0.name, $0.isOptional ? checker.optional(part) : part) }
    return checker.standardType("Regex", [.tuple([Type.TupleElement(nil, part)] + elements)])
  }
}
