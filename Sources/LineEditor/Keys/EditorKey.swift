/// A key as the terminal sends it: a character, a key without one, or a whole paste.
enum EditorKey: Equatable {
  /// Text, or a control character as typed (`^C` is U+0003).
  case character(Unicode.Scalar)
  case special(SpecialKey)
  case paste(String)
}

/// A key that has no character. The number is the private code, of the C1 range that is never typed, by which libedit's key maps know it.
enum SpecialKey: UInt8, CaseIterable {
  case up = 0x80
  case down, left, right, home, end, delete, wordLeft, wordRight
  /// Escape alone, or before something that is no sequence.
  case escape
  /// Alt-Enter, Shift-Enter: a new line in the text, always.
  case newline
  /// The paste that the decoder has just given.
  case paste
}
