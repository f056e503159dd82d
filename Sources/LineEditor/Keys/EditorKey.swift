/// A key as the terminal sends it: a character, a key without one, a whole paste, or many characters at once.
enum EditorKey: Equatable {
  /// Text, or a control character as typed (`^C` is U+0003).
  case character(Unicode.Scalar)
  case special(SpecialKey)
  case paste(String)
  /// Many characters that came at once: what they put in, and as they were typed.
  case ahead(String, typed: [Unicode.Scalar])
}

extension EditorKey {
  /// Whether it puts text in, and is no part of a command.
  var isText: Bool {
    switch self {
    case .character(let scalar): scalar.value >= 0x20 && scalar.value != 0x7f || ["\r", "\n", "\t"].contains(scalar)
    case .paste, .ahead: true
    case .special: false
    }
  }
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
