public import Foundation

/// What one line of printable ASCII measures in characters: most texts need no more.
public struct PlainText: Sendable {
  private let columns: Int
  private let leastLines: Int

  /// nil for any other text.
  public init?(_ string: String) {
    var string = string
    let counts = string.withUTF8 { bytes -> (blanks: Int, beginsBlank: Bool)? in
      var blanks = 0
      for start in stride(from: 0, to: bytes.count, by: 8) {
        guard let found = PlainText.blanks(PlainText.word(UnsafeRawBufferPointer(bytes), from: start)) else { return nil }
        blanks += found
      }
      return (blanks, bytes.first == UInt8(ascii: " "))
    }
    guard let counts else { return nil }
    columns = string.utf8.count
    let words = columns - counts.blanks
    leastLines = max(words + (words > 0 && counts.beginsBlank ? 1 : 0), 1)
  }
  /// Eight bytes; letters stand for those that are missing.
  @inline(__always) private static func word(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    let count = bytes.count - start
    if count >= 8 { return bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
    let word: UInt64
    if count >= 4 {
      let last = count - 4
      word =
        UInt64(bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)) | UInt64(bytes.loadUnaligned(fromByteOffset: start + last, as: UInt32.self)) << UInt64(8 * last)
    } else {
      let (middle, last) = (count / 2, count - 1)
      word = UInt64(bytes[start]) | UInt64(bytes[start + middle]) << UInt64(8 * middle) | UInt64(bytes[start + last]) << UInt64(8 * last)
    }
    return word | 0x4141_4141_4141_4141 << UInt64(8 * count)
  }
  /// How many of eight bytes are blanks; nil if one of them is not printable ASCII.
  @inline(__always) private static func blanks(_ word: UInt64) -> Int? {
    // Below 0x20, the bits of 0x40 and 0x20 are both 0; above 0x7E, adding one sets the highest bit. No sum leaves its byte.
    guard word & 0x8080_8080_8080_8080 == 0, (word | word << 1) & 0x4040_4040_4040_4040 == 0x4040_4040_4040_4040,
      (word + 0x0101_0101_0101_0101) & 0x8080_8080_8080_8080 == 0
    else { return nil }
    return (~((word ^ 0x2020_2020_2020_2020) + 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080).nonzeroBitCount
  }
  /// The answer to an unlimited offer, in points, for a character's size: see ``TextLayout/ideal``.
  public func ideal(_ character: CGSize) -> CGSize { CGSize(width: CGFloat(columns) * character.width, height: character.height) }
  /// The answer to a zero width, in points: see ``TextLayout/least``.
  public func least(_ character: CGSize) -> CGSize { CGSize(width: CGFloat(min(columns, 1)) * character.width, height: CGFloat(leastLines) * character.height) }
}
