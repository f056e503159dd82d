import Foundation

/// A piece of a text: a word, a sentence and so on.
struct TextPiece {
  /// What it is made of.
  enum Kind {
    /// Letters and digits, marks, space, pictures and the like.
    case word, punctuation, whitespace, other
  }
  let range: Range<String.Index>
  let kind: Kind

  /// The pieces of a range of a text, one after the other without gaps.
  static func all(of text: String, in range: Range<String.Index>, unit: NLTokenUnit) -> [TextPiece] {
    switch unit {
    case .word: return words(of: text, in: range)
    case .sentence: return sentences(of: text, in: range)
    case .paragraph: return paragraphs(of: text, in: range)
    case .document: return range.isEmpty ? [] : [TextPiece(range: range, kind: .word)]
    }
  }
  private static func words(of text: String, in range: Range<String.Index>) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let kind = kind(of: text[index])
      index = text.index(after: index)
      if kind == .word && !isIdeograph(text[start]) {
        while index < range.upperBound, goesOn(text, at: index, before: range.upperBound) {
          index = text.index(after: index)
        }
      } else if kind == .whitespace {
        while index < range.upperBound, text[index].isWhitespace { index = text.index(after: index) }
      }
      pieces.append(TextPiece(range: start..<index, kind: kind))
    }
    return pieces
  }
  /// Whether a word goes on: with a letter, or with a mark between two letters or two digits.
  private static func goesOn(_ text: String, at index: String.Index, before end: String.Index) -> Bool {
    let character = text[index]
    if kind(of: character) == .word { return !isIdeograph(character) }
    let isBetweenLetters = character == "'" || character == "’"
    let isBetweenDigits = character == "." || character == ","
    guard isBetweenLetters || isBetweenDigits else { return false }
    let next = text.index(after: index)
    guard next < end else { return false }
    let before = text[text.index(before: index)]
    let after = text[next]
    if isBetweenLetters { return before.isLetter && after.isLetter && !isIdeograph(after) }
    if before.isNumber && after.isNumber { return true }
    return character == "." && before.isLetter && after.isLetter && !isIdeograph(after)
  }
  private static func kind(of character: Character) -> Kind {
    if character.isLetter || character.isNumber || character == "_" { return .word }
    if character.isWhitespace { return .whitespace }
    if character.isPunctuation { return .punctuation }
    return .other
  }
  /// Whether a sign is a word of its own, since its script has no space between words.
  private static func isIdeograph(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    if value < 0x3040 { return false }
    if value <= 0x30ff { return true }
    return (0x3400...0x9fff).contains(value) || (0xf900...0xfaff).contains(value) || value >= 0x20000
  }
  /// Sentences end after a mark with space behind it; the space belongs to them.
  private static func sentences(of text: String, in range: Range<String.Index>) -> [TextPiece] {
    let ends: Set<Character> = [".", "!", "?", "…"]
    let wideEnds: Set<Character> = ["。", "！", "？"]
    let closers: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»", "」"]
    var pieces: [TextPiece] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let character = text[index]
      index = text.index(after: index)
      var isEnd = character.isNewline || wideEnds.contains(character)
      if isEnd || ends.contains(character) {
        while index < range.upperBound, ends.contains(text[index]) || closers.contains(text[index]) {
          index = text.index(after: index)
        }
        if index >= range.upperBound || text[index].isWhitespace {
          isEnd = isEnd || character != "." || !isLowercaseNext(text, from: index, before: range.upperBound)
        }
      }
      if isEnd {
        while index < range.upperBound, text[index].isWhitespace { index = text.index(after: index) }
        append(start..<index, of: text, to: &pieces)
        start = index
      }
    }
    append(start..<index, of: text, to: &pieces)
    return pieces
  }
  /// Whether a small letter follows the space, as after a short form.
  private static func isLowercaseNext(_ text: String, from start: String.Index, before end: String.Index) -> Bool {
    var index = start
    while index < end, text[index].isWhitespace {
      if text[index].isNewline { return false }
      index = text.index(after: index)
    }
    return index < end && text[index].isLowercase
  }
  /// Paragraphs end after a new line, which belongs to them.
  private static func paragraphs(of text: String, in range: Range<String.Index>) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let isEnd = text[index].isNewline
      index = text.index(after: index)
      if isEnd {
        append(start..<index, of: text, to: &pieces)
        start = index
      }
    }
    append(start..<index, of: text, to: &pieces)
    return pieces
  }
  private static func append(_ range: Range<String.Index>, of text: String, to pieces: inout [TextPiece]) {
    if range.isEmpty { return }
    let isSpace = text[range].allSatisfy { $0.isWhitespace }
    pieces.append(TextPiece(range: range, kind: isSpace ? .whitespace : .word))
  }
}
