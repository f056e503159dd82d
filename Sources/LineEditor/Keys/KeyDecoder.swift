/// Turns the terminal's bytes into keys: UTF-8 split anywhere, escape sequences, bracketed pastes. Knows no terminal and no clock.
struct KeyDecoder {
  /// Whether an escape stays before letters (emacs: Alt-b), or is a key of its own (vi).
  var passesEscapes = true

  private var bytes: [UInt8] = []
  private var position = 0
  private var pasted: [UInt8]?
  /// How much of `pasted` was searched for the end mark.
  private var searched = 0

  /// Whether a paste has begun and not ended.
  var isPasting: Bool { pasted != nil }
  /// Whether only time can tell what the waiting bytes are: an escape alone, or the start of a sequence.
  var isAmbiguous: Bool { !isPasting && position < bytes.count && bytes[position] == Self.escape }
  /// Whether no byte waits.
  var isEmpty: Bool { !isPasting && position == bytes.count }

  private static let escape: UInt8 = 0x1b
  private static let pasteEnd = Array("\u{1b}[201~".utf8)
  /// A longer sequence is no key that anybody sends.
  private static let maximumSequence = 64

  /// Adds what was read.
  mutating func append(_ new: some Sequence<UInt8>) {
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes += new
  }

  /// Gives the waiting bytes away; of a paste that has begun, nothing.
  mutating func takeWaiting() -> [UInt8] {
    guard !isPasting else { return [] }
    defer { position = bytes.count }
    return Array(bytes[position...])
  }

  /// The next key; nil when more bytes are needed.
  mutating func next() -> EditorKey? {
    while position < bytes.count || isPasting {
      if isPasting { return endPaste() }
      if bytes[position] == Self.escape {
        switch sequence() {
        case .incomplete: return nil
        case .key(let key): return key
        case .nothing: continue
        }
      }
      return character()
    }
    return nil
  }

  /// Takes the waiting bytes as they are, after a silence: an escape is one, a paste is complete, a half character is a replacement.
  mutating func flush() -> EditorKey? {
    if let text = pasted {
      pasted = nil
      return .paste(Self.text(text))
    }
    guard position < bytes.count else { return nil }
    if bytes[position] == Self.escape {
      position += 1
      return escapeKey
    }
    position += 1
    return .character("\u{fffd}")
  }

  // MARK: Characters

  /// So many bytes wait that nobody typed them: a paste without its marks, or a program's (our choice; a person is a few
  /// keys ahead).
  static let crowd = 256

  var holdsCrowd: Bool { !isPasting && bytes.count - position >= Self.crowd }

  /// Takes characters in one go while a crowd waits; nil where none is, or where the first is a key of its own.
  /// - Parameter taking: what a character puts in; nil for one that is a key of its own.
  mutating func ahead(_ taking: (Unicode.Scalar) -> String?) -> EditorKey? {
    guard holdsCrowd else { return nil }
    var text = ""
    var typed: [Unicode.Scalar] = []
    while position < bytes.count, bytes[position] != Self.escape {
      let start = position
      guard case .character(let scalar)? = character(), let put = taking(scalar) else {
        position = start
        break
      }
      text += put
      typed.append(scalar)
    }
    return typed.isEmpty ? nil : .ahead(text, typed: typed)
  }

  private mutating func character() -> EditorKey? {
    let first = bytes[position]
    let length = first < 0x80 ? 1 : first & 0xe0 == 0xc0 ? 2 : first & 0xf0 == 0xe0 ? 3 : first & 0xf8 == 0xf0 ? 4 : 1
    let end = bytes[position...].dropFirst().prefix(length - 1).prefix { $0 & 0xc0 == 0x80 }.endIndex
    if end - position < length, end == bytes.count { return nil }
    guard end - position == length, let scalar = String(validating: bytes[position..<end], as: UTF8.self)?.unicodeScalars.first else {
      position += 1
      return .character("\u{fffd}")
    }
    position = end
    // The C1 range is ours: see SpecialKey.
    return .character((0x80...0x9f).contains(scalar.value) ? "\u{fffd}" : scalar)
  }

  // MARK: Pastes

  private mutating func endPaste() -> EditorKey? {
    pasted?.append(contentsOf: bytes[position...])
    position = bytes.count
    guard let text = pasted else { return nil }
    var index = max(0, searched - Self.pasteEnd.count)
    while let found = text[index...].firstIndex(of: Self.escape) {
      if text[found...].starts(with: Self.pasteEnd) {
        bytes = Array(text[(found + Self.pasteEnd.count)...])
        position = 0
        pasted = nil
        return .paste(Self.text(text[..<found]))
      }
      index = found + 1
    }
    searched = text.count
    return nil
  }

  /// Line ends become newlines; NUL, which libedit cannot hold, and what is no UTF-8 become U+FFFD; other control characters stay.
  private static func text(_ bytes: some Collection<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n": if !wasReturn { scalars.append("\n") }
      case "\0": scalars.append("\u{fffd}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  // MARK: Sequences

  private enum Sequenced {
    case key(EditorKey)
    case incomplete
    /// A sequence that means nothing here.
    case nothing
  }

  private var escapeKey: EditorKey { passesEscapes ? .character("\u{1b}") : .special(.escape) }

  private mutating func sequence() -> Sequenced {
    guard position + 1 < bytes.count else { return .incomplete }
    switch bytes[position + 1] {
    case 0x0d, 0x0a:
      position += 2
      return .key(.special(.newline))
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard position + 2 < bytes.count else { return .incomplete }
      let final = bytes[position + 2]
      position += 3
      // The keypad's Enter.
      if final == UInt8(ascii: "M") { return .key(.character("\r")) }
      return Self.cursorKey(final, modifier: 1).map { .key(.special($0)) } ?? .nothing
    default:
      position += 1
      return .key(escapeKey)
    }
  }

  /// `ESC [`, parameters 0x30–0x3f, intermediates 0x20–0x2f, a final byte 0x40–0x7e (ECMA-48).
  private mutating func controlSequence() -> Sequenced {
    let start = position + 2
    let rest = bytes[start...].prefix(Self.maximumSequence)
    guard let end = rest.firstIndex(where: { !(0x20...0x3f).contains($0) }) else {
      guard rest.count == Self.maximumSequence else { return .incomplete }
      position = rest.endIndex
      return .nothing
    }
    let final = bytes[end]
    guard (0x40...0x7e).contains(final) else {
      // Not a sequence after all: what was read of it is dropped, the byte that broke it counts.
      position = end
      return .nothing
    }
    let parameters = String(decoding: bytes[start..<end], as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false).map { Int($0.prefix { $0 != ":" }) ?? 0 }
    position = end + 1
    // Replies and reports (of the mouse, of the terminal's kind) begin with one of `<=>?`, or are none of our keys.
    if let first = rest.first, (0x3c...0x3f).contains(first) { return .nothing }
    let number = parameters.first ?? 0
    let modifier = parameters.count > 1 ? parameters[1] : 1
    switch final {
    case UInt8(ascii: "~"):
      if number == 200 {
        pasted = []
        searched = 0
        return .nothing
      }
      let keys: [Int: SpecialKey] = [1: .home, 7: .home, 4: .end, 8: .end, 3: .delete]
      return keys[number].map { .key(.special($0)) } ?? .nothing
    case UInt8(ascii: "u"): return Self.unicodeKey(number, modifier).map(Sequenced.key) ?? .nothing
    default: return Self.cursorKey(final, modifier: modifier).map { .key(.special($0)) } ?? .nothing
    }
  }

  private static func cursorKey(_ final: UInt8, modifier: Int) -> SpecialKey? {
    let byWord = modifier > 2
    return switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): byWord ? .wordRight : .right
    case UInt8(ascii: "D"): byWord ? .wordLeft : .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  /// `CSI code;modifier u`, the kitty protocol's and xterm's form of keys with modifiers.
  private static func unicodeKey(_ code: Int, _ modifier: Int) -> EditorKey? {
    guard code >= 0, let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value), !(0x80...0x9f).contains(value) else { return nil }
    // Of the control characters only Tab, Enter and Escape are keys; the others are letters with Ctrl.
    guard value >= 0x20 || [9, 13, 27].contains(value) else { return nil }
    let bits = max(0, modifier - 1)
    if code == 13 { return bits & 0b111 == 0 ? .character("\r") : .special(.newline) }
    if bits & 0b100 != 0, (0x40...0x7f).contains(value) { return .character(Unicode.Scalar(UInt8(value & 0x1f))) }
    return .character(scalar)
  }
}
