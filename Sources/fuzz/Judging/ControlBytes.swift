internal import Foundation

/// What a text for a terminal or a page must not hold: controls of the terminal, and marks that change the direction of
/// what follows.
enum ControlBytes {
  /// The first of them, by its code; nil if there is none.
  /// - Parameter isColored: colours and attributes (`ESC [ … m`) are allowed.
  static func first(in data: Data, isColored: Bool) -> String? {
    data.withUnsafeBytes { bytes in
      var index = 0
      func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case 0x1B where isColored && at(1) == UInt8(ascii: "["):
          index += 2
          while index < bytes.count, bytes[index] == UInt8(ascii: ";") || (0x30...0x39).contains(bytes[index]) {
            index += 1
          }
          if at(0) != UInt8(ascii: "m") { return "a control sequence that ends in \(at(0))" }
        case 0x09, 0x0A: break
        case 0x00..<0x20, 0x7F: return "the control byte \(String(byte, radix: 16))"
        case 0xC2 where (0x80..<0xA0).contains(at(1)): return "the control character U+\(String(at(1), radix: 16))"
        case 0xE2 where at(1) == 0x80 && (0xAA...0xAE).contains(at(2)):
          return "the bidirectional control U+20\(String(UInt32(at(2)) - 0x80, radix: 16))"
        case 0xE2 where at(1) == 0x81 && (0xA6...0xA9).contains(at(2)):
          return "the bidirectional control U+20\(String(UInt32(at(2)) - 0x40, radix: 16))"
        default: break
        }
        index += 1
      }
      return nil
    }
  }
}
