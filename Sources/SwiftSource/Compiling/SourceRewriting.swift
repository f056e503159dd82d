/// A text that is changed without moving a line: stretches become blanks, and words are put in between. Each place of the result is told as one of the original.
struct SourceRewriting {
  private var bytes: [UInt8]
  private var insertions: [(offset: Int, words: [UInt8])] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Makes a stretch of bytes blank; its line breaks stay.
  mutating func blank(_ range: Range<Int>) {
    for index in range.clamped(to: bytes.indices) where bytes[index] != 0x0A && bytes[index] != 0x0D {
      bytes[index] = 0x20
    }
  }
  /// Puts words without line breaks in front of a byte.
  mutating func insert(_ words: String, at offset: Int) {
    insertions.append((min(max(offset, 0), bytes.count), Array(words.utf8)))
  }

  /// The changed text, and what leads back from its places.
  func finish() -> (text: String, map: Map) {
    // Of several at one place the first one stands first.
    let sorted = insertions.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(
      \.element)
    var result: [UInt8] = []
    var map = Map()
    var done = 0
    for insertion in sorted {
      result += bytes[done..<insertion.offset]
      map.insertions.append((result.count, insertion.words.count))
      result += insertion.words
      done = insertion.offset
    }
    result += bytes[done...]
    return (String(decoding: result, as: UTF8.self), map)
  }

  /// Leads from places of the changed text back to those of the original.
  struct Map: Sendable {
    /// Where words were put, in bytes of the changed text, and how many.
    fileprivate(set) var insertions: [(offset: Int, count: Int)] = []

    /// The offset in the original; the place of what was put in is where it stands.
    func original(_ offset: Int) -> Int {
      var moved = 0
      for insertion in insertions where insertion.offset < offset {
        moved += min(insertion.count, offset - insertion.offset)
      }
      return offset - moved
    }
  }
}
