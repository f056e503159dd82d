/// An entry and its cursor, as scalars the way libedit holds them and as characters the way a person sees them.
struct EditText: Equatable {
  private(set) var text: String
  /// Scalars before the cursor.
  private(set) var cursor: Int

  init(_ text: String, cursor: Int) {
    self.text = text
    self.cursor = min(max(0, cursor), text.unicodeScalars.count)
  }

  private var scalars: String.UnicodeScalarView { text.unicodeScalars }
  private var cursorIndex: String.Index { scalars.index(scalars.startIndex, offsetBy: cursor) }

  /// The nearest character boundaries at or before, and at or after, the cursor.
  private var boundaries: (before: String.Index, after: String.Index) {
    let index = cursorIndex
    guard index < text.endIndex else { return (index, index) }
    let before = text.rangeOfCharacter(at: index).lowerBound
    return before == index ? (index, index) : (before, text.rangeOfCharacter(at: index).upperBound)
  }

  /// Characters before the cursor; one that the cursor is inside of does not count.
  var cursorInCharacters: Int { text.distance(from: text.startIndex, to: boundaries.before) }

  var isAtEnd: Bool { cursor == scalars.count }

  /// How many scalars the character before the cursor has; 0 at the start.
  var previousLength: Int {
    let index = boundaries.after
    guard index > text.startIndex else { return 0 }
    return scalars.distance(from: text.index(before: index), to: cursorIndex)
  }

  /// How many scalars are from the cursor to the end of the character there; 0 at the end.
  var nextLength: Int {
    let index = boundaries.before
    guard index < text.endIndex else { return 0 }
    return scalars.distance(from: cursorIndex, to: text.index(after: index))
  }

  /// The scalar offset after `count` characters; clamped.
  func scalarOffset(ofCharacter count: Int) -> Int {
    let index = text.index(text.startIndex, offsetBy: max(0, count), limitedBy: text.endIndex) ?? text.endIndex
    return scalars.distance(from: scalars.startIndex, to: index)
  }

  // MARK: Lines

  private var lineStart: String.Index { text[..<cursorIndex].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex }
  private var lineEnd: String.Index { text[cursorIndex...].firstIndex(where: \.isNewline) ?? text.endIndex }

  var hasSeveralLines: Bool { text.contains(where: \.isNewline) }
  /// Scalars from the cursor back to the start of its line, and forth to its end.
  var toLineStart: Int { scalars.distance(from: cursorIndex, to: min(lineStart, cursorIndex)) }
  var toLineEnd: Int { scalars.distance(from: cursorIndex, to: lineEnd) }

  /// Scalars to the same column, in characters, of the line above; nil on the first line.
  var toLineAbove: Int? {
    let start = lineStart
    guard start > text.startIndex else { return nil }
    let column = text.distance(from: start, to: max(start, boundaries.before))
    let end = text.index(before: start)
    let above = text[..<end].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
    return scalars.distance(from: cursorIndex, to: text.index(above, offsetBy: column, limitedBy: end) ?? end)
  }

  /// Scalars to the same column, in characters, of the line below; nil on the last line.
  var toLineBelow: Int? {
    guard lineEnd < text.endIndex else { return nil }
    let column = text.distance(from: lineStart, to: max(lineStart, boundaries.before))
    let below = text.index(after: lineEnd)
    let end = text[below...].firstIndex(where: \.isNewline) ?? text.endIndex
    return scalars.distance(from: cursorIndex, to: text.index(below, offsetBy: column, limitedBy: end) ?? end)
  }

  // MARK: Words

  /// Scalars to the start of the word before the cursor.
  var toWordStart: Int {
    let before = text[..<boundaries.before]
    let word = before.lastIndex { $0.isLetter || $0.isNumber }.map { text[...$0] } ?? before.prefix(0)
    let start = word.lastIndex { !($0.isLetter || $0.isNumber) }.map { text.index(after: $0) } ?? text.startIndex
    return scalars.distance(from: cursorIndex, to: start)
  }

  /// Scalars to the end of the word at or after the cursor.
  var toWordEnd: Int {
    let after = text[boundaries.after...]
    let word = after.drop { !($0.isLetter || $0.isNumber) }
    let end = word.firstIndex { !($0.isLetter || $0.isNumber) } ?? text.endIndex
    return scalars.distance(from: cursorIndex, to: end)
  }

  // MARK: Transposing

  /// The two characters around the cursor exchanged, or the last two at the end of a line: what to replace and how. Nil where there are no two.
  var transposed: (range: Range<Int>, replacement: String)? {
    var middle = boundaries.before
    if middle == lineEnd, middle > lineStart { middle = text.index(before: middle) }
    guard middle > lineStart, middle < text.endIndex else { return nil }
    let first = text.index(before: middle)
    let end = text.index(after: middle)
    let range = scalars.distance(from: scalars.startIndex, to: first)..<scalars.distance(from: scalars.startIndex, to: end)
    return (range, String(text[middle..<end]) + String(text[first..<middle]))
  }
}

extension String {
  /// The character that holds the scalar at `index`, which is before the end.
  fileprivate func rangeOfCharacter(at index: Index) -> Range<Index> {
    rangeOfComposedCharacter(at: index)
  }

  private func rangeOfComposedCharacter(at index: Index) -> Range<Index> {
    let end = self.index(after: index)
    let start = self.index(before: end)
    // `index(before:)` goes to the start of the character even from inside of it.
    return min(start, index)..<end
  }
}
