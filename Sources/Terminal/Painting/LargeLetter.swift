internal import Foundation

/// A character of two by two cells, drawn with blocks of 2 × 3 pixels a cell (Unicode's sextants).
struct LargeLetter {
  /// Six rows of four pixels, the leftmost is the highest bit.
  private let rows: [UInt8]

  /// nil for a character without a drawing.
  init?(_ character: Character) {
    if let only = character.unicodeScalars.first, character.unicodeScalars.count == 1, let glyph = Self.others[only] {
      rows = Self.digits(glyph)
      return
    }
    let scalars = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
    guard let first = scalars.first, var rows = Self.pixels(of: first) else { return nil }
    switch scalars.count {
    case 1: break
    case 2:
      guard let mark = Self.accents[scalars[1]] else { return nil }
      if mark.isBelow {
        rows[5] = mark.pixels
      } else {
        // capitals give a row for the accent and reach one row below the line
        if first.properties.isUppercase { rows = [0, 0, rows[0], rows[1], rows[2], rows[4]] }
        rows[0] = mark.pixels
      }
    default: return nil
    }
    self.rows = rows
  }

  private static func pixels(of scalar: Unicode.Scalar) -> [UInt8]? {
    (0x20..<0x7F).contains(scalar.value) ? digits(ascii[Int(scalar.value) - 0x20]) : nil
  }
  private static func digits(_ glyph: String) -> [UInt8] {
    let rows = glyph.compactMap { $0.hexDigitValue.map(UInt8.init) }
    return rows + Array(repeating: 0, count: max(0, 6 - rows.count))
  }

  /// The four cells: upper left, upper right, lower left, lower right.
  var blocks: [String] {
    [(0, 2), (0, 0), (3, 2), (3, 0)].map { top, shift in
      let pixels = (0..<3).reduce(0) { sum, line in
        let pair = Int(rows[top + line] >> UInt8(shift)) & 3
        return sum | (pair >> 1 | (pair & 1) << 1) << (2 * line)
      }
      return Self.sextant(pixels)
    }
  }

  /// Bits from the upper left to the lower right. The four patterns that Unicode had before are not among the sextants.
  private static func sextant(_ pixels: Int) -> String {
    switch pixels {
    case 0: return " "
    case 21: return "▌"
    case 42: return "▐"
    case 63: return "█"
    default:
      let code = 0x1FB00 + pixels - 1 - (pixels > 21 ? 1 : 0) - (pixels > 42 ? 1 : 0)
      return Unicode.Scalar(UInt32(code)).map { String(Character($0)) } ?? " "
    }
  }
}
