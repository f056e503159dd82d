/// A declaration's line, read from its beginning on.
struct InterfaceLine {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  // MARK: Words

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }
  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  private mutating func skipBlanks() { while place < bytes.count, bytes[place] == 32 { place += 1 } }

  /// Whether a text stands here.
  func begins(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }
  /// Walks over a text, if it stands here.
  mutating func skip(_ text: String) -> Bool {
    guard begins(text) else { return false }
    place += text.utf8.count
    return true
  }
  /// The word that stands here, and the blanks behind it.
  mutating func word() -> String? {
    let start = place
    while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
    guard start < place else { return nil }
    let word = text(start..<place)
    skipBlanks()
    return word
  }
  /// The name that stands here: a word, or an operator up to its parameters.
  mutating func name() -> String? {
    let start = place
    if skip("`") {
      while place < bytes.count, bytes[place] != UInt8(ascii: "`") { place += 1 }
      place = min(place + 1, bytes.count)
      return Self.bare(text(start..<place))
    }
    if let word = word() { return word }
    while place < bytes.count, bytes[place] != UInt8(ascii: "("), bytes[place] != 32 {
      // `<` begins the generic parameters where a name follows.
      if place > start, bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count, Self.isLetter(bytes[place + 1]) {
        break
      }
      place += 1
    }
    let name = text(start..<place)
    skipBlanks()
    return name.isEmpty ? nil : name
  }
  /// A name without backquotes.
  static func bare(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }
  /// Whether a name is that of an operator.
  static func isOperator(_ name: String) -> Bool { !(name.utf8.first.map(isLetter) ?? false) }

  /// The attribute that stands here.
  mutating func attribute() -> (name: String, arguments: String)? {
    guard skip("@") else { return nil }
    let start = place
    while place < bytes.count, Self.isLetter(bytes[place]) || bytes[place] == UInt8(ascii: ".") { place += 1 }
    let name = text(start..<place)
    if begins("<") { skipBrackets() }
    let arguments = place
    if begins("(") { skipBrackets() }
    let words = text(arguments..<place)
    skipBlanks()
    return (name, words)
  }
  /// Walks over the brackets behind a modifier, `(unsafe)`.
  mutating func skipArguments() {
    if begins("(") { skipBrackets() }
    skipBlanks()
  }

  // MARK: Brackets

  /// Walks over a token: a bracket with all in it, a string, an arrow, or a byte.
  private mutating func skipToken() {
    switch bytes[place] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): skipBrackets()
    case UInt8(ascii: "\""):
      place += 1
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place = min(place + 1, bytes.count)
    case UInt8(ascii: "-"): place += begins("->") ? 2 : 1
    default: place += 1
    }
  }
  private mutating func skipBrackets() {
    let end: UInt8 =
      switch bytes[place] {
      case UInt8(ascii: "("): UInt8(ascii: ")")
      case UInt8(ascii: "["): UInt8(ascii: "]")
      case UInt8(ascii: "{"): UInt8(ascii: "}")
      default: UInt8(ascii: ">")
      }
    place += 1
    while place < bytes.count, bytes[place] != end { skipToken() }
    place = min(place + 1, bytes.count)
  }

  /// What stands between brackets, parted at its commas; empty where no bracket opens.
  mutating func list(_ open: String, _ close: String) -> [String] {
    guard skip(open) else { return [] }
    var items: [String] = []
    var start = place
    while place < bytes.count, !begins(close) {
      if bytes[place] == UInt8(ascii: ",") {
        items.append(text(start..<place))
        place += 1
        skipBlanks()
        start = place
      } else {
        skipToken()
      }
    }
    if start < place { items.append(text(start..<place)) }
    _ = skip(close)
    skipBlanks()
    return items
  }

  /// The type behind a sign, up to what may follow a type.
  mutating func result(behind sign: String) -> String {
    while place < bytes.count, !begins(sign), !begins("where "), !begins("{") { skipToken() }
    guard skip(sign) else { return "" }
    skipBlanks()
    let start = place
    while place < bytes.count, !begins(" where "), !begins(" {"), !begins(" = ") { skipToken() }
    return Self.type(text(start..<place))
  }
  /// What stands behind `where`.
  mutating func condition() -> String? {
    while place < bytes.count, !begins("where ") {
      if begins("{") { return nil }
      // A word that ends so is none.
      if Self.isLetter(bytes[place]) { _ = word() } else { skipToken() }
    }
    guard skip("where ") else { return nil }
    let start = place
    while place < bytes.count, !begins(" {"), !begins(" = ") { skipToken() }
    return text(start..<place)
  }

  // MARK: Parts

  /// The names before a sign outside of brackets, without attributes, and what stands behind it.
  static func parted(_ text: String, at sign: String) -> (before: [String], after: String?) {
    var line = InterfaceLine(text)
    while line.attribute() != nil {}
    var names: [String] = []
    while line.place < line.bytes.count, !line.begins(sign) {
      if line.begins("`") || isLetter(line.bytes[line.place]) {
        if let name = line.name() { names.append(name) }
        line.skipBlanks()
      } else {
        // Nothing but names stands before a sign.
        return (names, nil)
      }
    }
    guard line.skip(sign) else { return (names, nil) }
    line.skipBlanks()
    return (names, line.text(line.place..<line.bytes.count))
  }

  /// A type as a caller sees it: without attributes and default value.
  static func type(_ text: String) -> String {
    var line = InterfaceLine(text)
    var isInout = false
    var isAutoclosure = false
    while true {
      if let attribute = line.attribute() {
        isAutoclosure = isAutoclosure || attribute.name == "autoclosure"
      } else if line.skip("inout ") {
        isInout = true
      } else if !specifiers.contains(where: { line.skip($0) }) {
        break
      }
    }
    let start = line.place
    var arrow: Int?
    while line.place < line.bytes.count, !line.begins(" = ") {
      if isAutoclosure, arrow == nil, line.begins("-> ") { arrow = line.place + 3 }
      line.skipToken()
    }
    if let arrow { return type(line.text(arrow..<line.place)) }
    return (isInout ? "inout " : "") + line.text(start..<line.place)
  }
  private static let specifiers = [
    "sending ", "isolated ", "borrowing ", "consuming ", "__owned ", "__shared ", "nonisolated(nonsending) ",
  ]

  /// The demands of a `where` clause, with the sign between both sides: `==` or `:`.
  static func demands(_ condition: String) -> [(subject: String, sign: String, demand: String)] {
    var line = InterfaceLine("<" + condition + ">")
    return line.list("<", ">").compactMap { item in
      var line = InterfaceLine(item)
      while line.place < line.bytes.count {
        for sign in [" == ", ": "] where line.begins(sign) {
          let end = line.place
          let start = end + sign.utf8.count
          return (line.text(0..<end), sign == ": " ? ":" : "==", line.text(start..<line.bytes.count))
        }
        line.skipToken()
      }
      return nil
    }
  }
}

extension InterfaceSignature {
  /// The demands of a `where` clause, each with the sign between its sides: `==` or `:`.
  public static func demands(_ condition: String) -> [(subject: String, sign: String, demand: String)] {
    InterfaceLine.demands(condition)
  }
}
