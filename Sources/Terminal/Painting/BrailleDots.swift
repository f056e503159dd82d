/// The eight dots of a braille character: two columns of four.
enum BrailleDots {
  static let columns = 2, rows = 4
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// The bit of one dot.
  static func bit(column: Int, row: Int) -> UInt8 { bits[row * columns + column] }

  static func glyph(_ dots: UInt8, _ charset: Charset) -> String {
    guard charset == .ascii else { return Unicode.Scalar(0x2800 + UInt32(dots)).map { String(Character($0)) } ?? " " }
    let (upper, lower) = (dots & 0x1B != 0, dots & 0xE4 != 0)
    return upper && lower ? (dots.nonzeroBitCount > 4 ? "*" : ":") : upper ? "'" : "."
  }
}
