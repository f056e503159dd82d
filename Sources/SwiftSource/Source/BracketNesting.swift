internal import SwiftParser
internal import SwiftSyntax

/// Looks for rows of `[` that the parser would never finish with: it tries what begins with one as the start of a type first, twice for each that stands directly inside
/// another one (swift-syntax 602, since `[3 of Int]`), so that 60 of them take longer than anybody waits.
struct BracketNesting {
  /// How often the parser may look at rows of at least ``short`` brackets (our choice: 14 levels once, or 8 levels in fifty rows).
  static let limit = 1 << 15
  private static let short = 6

  /// The offset of the bracket where it became too much; nil for all that people write.
  private(set) var excess: Int?

  private var looks = 0
  /// The open brackets, each with how many stand directly around it; 0 once something came that no type has.
  private var levels: [Int] = []
  /// Where strings were left for an interpolation: how many parentheses were open, and the string's quotes.
  private var interpolations: [(parentheses: Int, quotes: [UInt8])] = []
  private var parentheses = 0

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { BracketNesting(bytes: $0) }
  }
  private init(bytes: UnsafeBufferPointer<UInt8>) {
    // Most files have no two brackets in a row.
    var index = 0
    while index < bytes.count, excess == nil {
      switch bytes[index] {
      case UInt8(ascii: "["): open(at: index)
      case UInt8(ascii: "]"): _ = levels.popLast()
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if let last = interpolations.last, last.parentheses == parentheses {
          interpolations.removeLast()
          index = string(bytes, index + 1, last.quotes) - 1
        }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"): index = comment(bytes, index)
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        let quotes = quotes(bytes, index)
        endTypes()
        if !quotes.isEmpty { index = string(bytes, index + quotes.count, quotes) - 1 }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
        UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "\\"):
        endTypes()
      default: break
      }
      index += 1
    }
  }
  private mutating func open(at offset: Int) {
    let level = (levels.last ?? 0) + 1
    levels.append(level)
    if level < BracketNesting.short { return }
    looks += 1 << min(level, 40)
    if looks > BracketNesting.limit { excess = offset }
  }
  /// What comes now is no part of a type: the brackets around are no types either.
  private mutating func endTypes() {
    if levels.last ?? 0 > 0 { levels = [Int](repeating: 0, count: levels.count) }
  }

  // MARK: Comments and strings

  /// - Returns: the last byte of a comment, with those inside.
  private func comment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        (depth, index) = (depth - 1, index + 2)
        if depth == 0 { return index - 1 }
      default: index += 1
      }
    }
    return bytes.count
  }
  /// What a string begins with, `#` and quotes; empty if none begins here.
  private func quotes(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> [UInt8] {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return [] }
    let isLong = end + 2 < bytes.count && bytes[end + 1] == UInt8(ascii: "\"") && bytes[end + 2] == UInt8(ascii: "\"")
    return Array(bytes[start..<(end + (isLong ? 3 : 1))])
  }
  /// Goes to the end of a string, or to its next interpolation.
  /// - Returns: the byte behind the closing quotes, or behind the interpolation's parenthesis.
  private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ quotes: [UInt8]) -> Int {
    let hashes = quotes.prefix { $0 == UInt8(ascii: "#") }.count
    let ending = Array(quotes.dropFirst(hashes)) + quotes.prefix(hashes)
    let isLong = quotes.count - hashes == 3
    var index = start
    while index < bytes.count {
      if !isLong, bytes[index] == UInt8(ascii: "\n") { return index }
      if bytes[index] == UInt8(ascii: "\\"), bytes[(index + 1)...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }) {
        index += 1 + hashes
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          interpolations.append((parentheses, quotes))
          parentheses += 1
          return index + 1
        }
        index += 1
      } else if bytes[index] == UInt8(ascii: "\""), bytes[index...].starts(with: ending) {
        return index + ending.count
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}

extension Parser {
  /// The syntax of a text; that of an empty one where the parser would not end (``BracketNesting``) or the text is too large.
  static func parse(bounded text: String) -> SourceFileSyntax {
    guard text.utf8.count <= SourceFile.byteLimit, BracketNesting(text).excess == nil else { return parse(source: "") }
    return parse(source: text)
  }
}
