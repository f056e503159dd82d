extension PromptEntry {
  /// What a piece of source is, for those who colour it.
  public enum SyntaxClass: Hashable, Sendable {
    case keyword, type, string, number, comment, attribute, identifier, `operator`, label, directive
  }

  /// The pieces of a text that have a class, in order: ranges of characters, counted from 0. What lies between them has none. Nothing for a text
  /// larger than `SourceFile.byteLimit`.
  ///
  /// Only words are looked at, not what they form: half a line has the colours that it will have when it is finished, and a key costs some microseconds.
  public static func classifications(of text: String) -> [(range: Range<Int>, syntaxClass: SyntaxClass)] {
    guard text.utf8.count <= SourceFile.byteLimit else { return [] }
    var words = SyntaxWords(text)
    words.read()
    return words.pieces
  }
}

/// Cuts source into words.
private struct SyntaxWords {
  private static let keywords: Set<String> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "open", "operator",
    "override", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "weak", "where", "while",
  ]
  /// What stands around the place that is being read.
  private enum Around {
    case round, other
    /// `\(` in a string with so many number signs; several lines or one.
    case interpolation(signs: Int, isMultiline: Bool)
  }

  private let characters: [Character]
  private var index = 0
  private var around: [Around] = []
  private(set) var pieces: [(range: Range<Int>, syntaxClass: PromptEntry.SyntaxClass)] = []

  init(_ text: String) { characters = Array(text) }

  private func character(_ distance: Int = 0) -> Character? { characters.indices.contains(index + distance) ? characters[index + distance] : nil }
  private mutating func add(_ syntaxClass: PromptEntry.SyntaxClass, from start: Int) {
    if start < index { pieces.append((start..<index, syntaxClass)) }
  }
  private static func isWord(_ character: Character) -> Bool { character == "_" || character.isLetter || character.isNumber }

  mutating func read() {
    while let next = character() {
      let start = index
      switch next {
      case "/" where character(1) == "/":
        while let next = character(), !next.isNewline { index += 1 }
        add(.comment, from: start)
      case "/" where character(1) == "*": comment()
      case "\"": string(signs: 0)
      case "#":
        while character() == "#" { index += 1 }
        if character() == "\"" {
          string(signs: index - start, from: start)
        } else {
          skipWord()
          add(.directive, from: start)
        }
      case "@":
        index += 1
        skipWord()
        add(.attribute, from: start)
      case "(", "[", "{":
        around.append(next == "(" ? .round : .other)
        index += 1
      case ")", "]", "}":
        index += 1
        if case .interpolation(let signs, let isMultiline)? = around.popLast() { content(signs, isMultiline, from: index - 1) }
      case _ where next.isNumber: number()
      case _ where Self.isWord(next) || next == "$" || next == "`": word()
      case _ where "=+-*/<>!&|?%^~".contains(next):
        while let next = character(), "=+-*<>!&|?%^~".contains(next) || (next == "/" && character(1) != "/" && character(1) != "*") { index += 1 }
        if index == start { index += 1 }
        // An assignment and an arrow are punctuation.
        if !["=", "->"].contains(String(characters[start..<index])) { add(.operator, from: start) }
      default: index += 1
      }
    }
  }

  private mutating func skipWord() {
    while let next = character(), Self.isWord(next) { index += 1 }
  }
  private mutating func word() {
    let start = index
    index += 1
    skipWord()
    if character() == "`" { index += 1 }
    let word = String(characters[start..<index])
    let isMember = start > 0 && characters[start - 1] == "."
    let isLabel = if case .round? = around.last { character() == ":" } else { false }
    if isLabel {
      add(.label, from: start)
    } else if !isMember, Self.keywords.contains(word) {
      add(.keyword, from: start)
    } else {
      add(word.first?.isUppercase == true ? .type : .identifier, from: start)
    }
  }
  private mutating func number() {
    let start = index
    while let next = character(), Self.isWord(next) || (next == "." && character(1)?.isNumber == true) { index += 1 }
    add(.number, from: start)
  }
  /// Comments nest.
  private mutating func comment() {
    let start = index
    var depth = 0
    while let next = character() {
      if next == "/", character(1) == "*" {
        depth += 1
        index += 2
      } else if next == "*", character(1) == "/" {
        depth -= 1
        index += 2
        if depth == 0 { break }
      } else {
        index += 1
      }
    }
    add(.comment, from: start)
  }

  // MARK: Strings

  private mutating func string(signs: Int, from start: Int? = nil) {
    let start = start ?? index
    let isMultiline = character(1) == "\"" && character(2) == "\""
    index += isMultiline ? 3 : 1
    content(signs, isMultiline, from: start)
  }
  /// Up to the end of the string, or into the next interpolation.
  private mutating func content(_ signs: Int, _ isMultiline: Bool, from start: Int) {
    while let next = character() {
      if !isMultiline, next.isNewline { break }
      if next == "\\", follows(signs, at: 1) {
        if character(1 + signs) == "(" {
          index += 2 + signs
          add(.string, from: start)
          around.append(.interpolation(signs: signs, isMultiline: isMultiline))
          return
        }
        index = min(index + 2 + signs, characters.count)
      } else if next == "\"", !isMultiline || (character(1) == "\"" && character(2) == "\""), follows(signs, at: isMultiline ? 3 : 1) {
        index += (isMultiline ? 3 : 1) + signs
        break
      } else {
        index += 1
      }
    }
    add(.string, from: start)
  }
  private func follows(_ signs: Int, at distance: Int) -> Bool { (0..<signs).allSatisfy { character(distance + $0) == "#" } }
}
