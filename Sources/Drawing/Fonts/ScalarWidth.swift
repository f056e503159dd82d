/// What characters take that the tables of letters lack, in thousandths of the size.
enum ScalarWidth {
  /// Whether a character is shown as a picture in colours.
  static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.value >= 0xA9 || scalars.count > 1 else { return false }
    if first.properties.isEmojiPresentation { return scalars.count < 2 || scalars.dropFirst().first?.value != 0xFE0E }
    return scalars.count > 1 && first.properties.isEmoji
      && scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }

  /// The scalars whose width no font decides: spaces, marks, and the writings of East Asia; nil for others.
  static func fixed(_ scalar: Unicode.Scalar) -> Float? {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : nil }
    switch value {
    case 0x2000, 0x2002: return 500
    case 0x2001, 0x2003: return 1000
    case 0x2004: return 333
    case 0x2005: return 250
    case 0x2006: return 167
    case 0x2007: return 620
    case 0x2008: return 280
    case 0x2009, 0x202F: return 200
    case 0x200A: return 100
    case 0x205F: return 222
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: return 0
    // Half-width forms, then everything that is as wide as high.
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: return 500
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      return 1000
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return nil
    }
  }

  /// What a letter of another writing takes; of writings that the table lacks, what letters take on average. nil for the rest.
  static func ofScript(_ scalar: Unicode.Scalar) -> Float? {
    if let width = FontTable.otherWritings[scalar.value] { return width }
    return switch scalar.value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: 560
    case 0x0600...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: 480
    case 0x0900...0x0DFF: 620
    case 0x0E00...0x0EFF: 580
    default: nil
    }
  }
}
