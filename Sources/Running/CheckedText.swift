internal import SwiftSource

/// Where each byte that was checked stands in a file's text as it is now.
///
/// The checker reads a file once, and then each declaration that was edited, at offsets behind all that it has read.
/// So an offset of the checker always means the same byte, while the file's own offsets move with each edit.
struct CheckedText {
  private struct Piece {
    let start: Int
    var length: Int
    var source: Int
    /// Text that was made around what stands at `source`, and is said to stand there as a whole.
    var isMade = false

    func source(of offset: Int) -> Int? {
      let distance = offset - start
      if distance > length { return nil }
      return isMade ? source : source + distance
    }
  }
  /// In the order of what was checked.
  private var pieces: [Piece] = []
  /// The offset behind all that was checked.
  private(set) var end = 0
  /// Where text was checked that stands in no file: an expression that somebody gave.
  private(set) var outside: Range<Int>?

  /// Text that was checked at `start`, and stands at `source`; nothing was checked behind it yet.
  mutating func append(at start: Int, source: Int, length: Int) {
    pieces.append(Piece(start: start, length: length, source: source))
    end = max(end, start + length)
  }
  /// Text that was made around what stands at `source`.
  mutating func append(madeAt start: Int, source: Int, length: Int) {
    pieces.append(Piece(start: start, length: length, source: source, isMade: true))
    end = max(end, start + length)
  }
  /// Text that was checked and stands nowhere in the file.
  mutating func skip(to offset: Int) { end = max(end, offset) }
  /// Text that somebody gave beside the file.
  mutating func append(outside range: Range<Int>) {
    outside = range
    skip(to: range.upperBound)
  }

  /// The offset in the file; nil for what is not written there any more, or never was.
  func source(of offset: Int) -> Int? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    return pieces[low - 1].source(of: offset)
  }
  /// Both ends of a range, if all of it still stands there in one piece.
  func source(of range: Range<Int>) -> Range<Int>? {
    guard let start = source(of: range.lowerBound), let end = source(of: range.upperBound), start <= end else {
      return nil
    }
    return start..<end
  }

  /// Bytes of the file were replaced: what stood there does not any more.
  mutating func replace(_ change: TextChange) {
    let range = change.old
    pieces = pieces.flatMap { piece -> [Piece] in
      let end = piece.source + (piece.isMade ? 0 : piece.length)
      if end <= range.lowerBound { return [piece] }
      var (head, tail) = (piece, piece)
      if piece.isMade {
        if piece.source < range.upperBound { return [] }
        tail.source += change.moved
        return [tail]
      }
      head.length = max(range.lowerBound - piece.source, 0)
      let cut = max(range.upperBound - piece.source, 0)
      tail = Piece(start: piece.start + cut, length: piece.length - cut, source: piece.source + cut + change.moved)
      return [head, tail].filter { $0.length > 0 }
    }
  }
}
