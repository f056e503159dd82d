import Foundation

/// Cuts a message that comes in pieces into blocks of one size.
struct MessageBlocks: Sendable {
  /// How many bytes a block has.
  let size: Int
  /// How many bytes at the end hold the length.
  let lengthSize: Int
  /// Whether the highest byte of the length comes first.
  let isBigEndian: Bool
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0

  init(size: Int, lengthSize: Int, isBigEndian: Bool) {
    self.size = size
    self.lengthSize = lengthSize
    self.isBigEndian = isBigEndian
  }
  /// Takes a piece and returns the whole blocks that are there now; the rest waits.
  mutating func take(_ piece: [UInt8]) -> [UInt8] {
    byteCount &+= UInt64(piece.count)
    rest += piece
    let whole = rest.count - rest.count % size
    if whole == 0 { return [] }
    let blocks = Array(rest[0..<whole])
    rest = Array(rest[whole...])
    return blocks
  }
  /// The last blocks: the rest, a one, zeros, and the length in bits.
  func lastBlocks() -> [UInt8] {
    var blocks = rest
    blocks.append(0x80)
    while (blocks.count + lengthSize) % size != 0 { blocks.append(0) }
    let bits = byteCount &* 8
    if isBigEndian {
      blocks += [UInt8](repeating: 0, count: lengthSize - 8)
      blocks += bigEndianBytes(bits, count: 8)
    } else {
      blocks += littleEndianBytes(bits, count: 8)
    }
    return blocks
  }
}
