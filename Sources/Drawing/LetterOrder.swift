internal import CWidth

/// Which way the letters of a line run: by Unicode's rules (UAX #9), which ICU knows.
enum LetterOrder {
  /// Whether a text may have letters that run from the right.
  static func mayRunFromRight(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x200F, 0x202B, 0x202E, 0x2067, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
  /// Whether a paragraph runs from the right: its first letter that has a direction decides.
  static func runsFromRight(_ text: some StringProtocol) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x590...0x5FF, 0x600...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x200F, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
  /// The characters of a line from left to right, by their numbers.
  static func visual(_ line: String, fromRight: Bool) -> [Int] {
    let units = Array(line.utf16)
    let characters = Array(line)
    guard !units.isEmpty, units.count < Int(Int32.max) else { return Array(characters.indices) }
    var levels = [UInt8](repeating: 0, count: units.count)
    guard cwidth_levels(units, Int32(units.count), fromRight ? 1 : 0, &levels) != 0 else {
      return Array(characters.indices)
    }
    var own: [UInt8] = []
    own.reserveCapacity(characters.count)
    var unit = 0
    for character in characters {
      own.append(levels[unit])
      unit += character.utf16.count
    }
    var order = [Int32](repeating: 0, count: own.count)
    cwidth_order(own, Int32(own.count), &order)
    return order.map { Int($0) }
  }
}
