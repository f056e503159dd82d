public import Foundation

/// What one line of printable ASCII measures in characters: most texts need no more.
public struct PlainText: Sendable {
  private let columns: Int
  private let leastLines: Int

  /// nil for any other text.
  public init?(_ string: String) {
    var string = string
    let counts = string.withUTF8 { bytes -> (blanks: Int, isPlain: Bool) in
      var blanks = 0
      var isPlain = true
      for byte in bytes {
        if byte < 0x20 || byte > 0x7E { isPlain = false }
        if byte == UInt8(ascii: " ") { blanks += 1 }
      }
      return (blanks, isPlain)
    }
    guard counts.isPlain else { return nil }
    columns = string.utf8.count
    let words = columns - counts.blanks
    leastLines = max(words + (words > 0 && string.utf8.first == UInt8(ascii: " ") ? 1 : 0), 1)
  }
  /// The answer to an unlimited offer, in points, for a character's size: see ``TextLayout/ideal``.
  public func ideal(_ character: CGSize) -> CGSize { CGSize(width: CGFloat(columns) * character.width, height: character.height) }
  /// The answer to a zero width, in points: see ``TextLayout/least``.
  public func least(_ character: CGSize) -> CGSize { CGSize(width: CGFloat(min(columns, 1)) * character.width, height: CGFloat(leastLines) * character.height) }
}
