/// Rows of a PNG file that are equal to the row above them, as a block of a deflated stream: most rows of a screen are, and zlib would look at each of their bytes.
///
/// Such a row is the number of its filter and zeros. The block has codes of its own (RFC 1951, 3.2.7): one bit for 258 zeros, three for what else there is.
struct EqualRows {
  /// Bytes of a row without the number of its filter.
  let length: Int
  /// Fewer rows than this are left to zlib: a block costs some 60 bytes, and what comes behind it cannot refer to what was before.
  static let fewest = 12
  /// What compares a row with the one above it.
  static let filter: UInt8 = 2

  /// What the block of so many rows takes at most, in bytes.
  func most(_ count: Int) -> Int { 128 + count * (16 + length / 900) }

  /// Where lengths begin that share a code, with the bits that follow it (RFC 1951, 3.2.5).
  private static let lengths: [(first: Int, bits: Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3),
    (67, 4), (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5),
  ]
  private static let longest = 258

  /// The block, and an empty one that fills its last byte.
  func block(_ count: Int) -> [UInt8] {
    let zeros = length - 1
    let (whole, rest) = (zeros / Self.longest, zeros % Self.longest)
    let index = Self.lengths.lastIndex { $0.first <= rest } ?? 0
    let restCode = 257 + index
    // The lengths of the codes: all others are 0, the unused code of the byte 1 makes them complete.
    let sizes = [0: 3, 1: 4, 2: 3, 256: 4, restCode: 3, 285: 1]
    var bits = BitWriter()
    bits.write(0b100, 3)
    bits.write(29, 5)
    bits.write(0, 5)
    bits.write(14, 4)
    // codes of three bits for the lengths 0 to 4 and for runs (16 to 18), in the order of RFC 1951
    for size in [3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 3, 0, 3] { bits.write(size, 3) }
    var symbol = 0
    while symbol <= 285 {
      if let size = sizes[symbol] {
        bits.code(size, 3)
        symbol += 1
        continue
      }
      let next = sizes.keys.filter { $0 > symbol }.min() ?? 286
      var gap = next - symbol
      symbol = next
      while gap >= 11 {
        let run = min(gap, 138)
        bits.code(7, 3)
        bits.write(run - 11, 7)
        gap -= run
      }
      for _ in 0..<gap { bits.code(0, 3) }
    }
    // the only distance: 1
    bits.code(1, 3)
    // canonical codes: 285 is 0; 0, 2 and the rest follow with three bits, 1 and the end with four
    for _ in 0..<count {
      bits.code(0b101, 3)
      bits.code(0b100, 3)
      for _ in 0..<whole { bits.code(0, 2) }
      if rest >= 3 {
        bits.code(0b110, 3)
        bits.write(rest - Self.lengths[index].first, Self.lengths[index].bits)
        bits.code(0, 1)
      } else {
        for _ in 0..<rest { bits.code(0b100, 3) }
      }
    }
    bits.code(0b1111, 4)
    bits.write(0, 3)
    return bits.bytes + [0, 0, 255, 255]
  }

  /// The sum (Adler-32) of a stream with so many rows behind it.
  func sum(_ before: UInt, _ count: Int) -> UInt {
    let modulus: UInt = 65_521
    let size = UInt(length + 1)
    var (first, second) = (before & 0xFFFF, before >> 16 & 0xFFFF)
    for _ in 0..<count {
      second = (second + size % modulus * (first + UInt(Self.filter))) % modulus
      first = (first + UInt(Self.filter)) % modulus
    }
    return second << 16 | first
  }
}

/// Bits, the lowest of each byte first.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var free = 0

  /// A number, its lowest bit first.
  mutating func write(_ number: Int, _ count: Int) {
    for bit in 0..<count { append(number >> bit & 1) }
  }
  /// A code, its highest bit first.
  mutating func code(_ code: Int, _ count: Int) {
    for bit in (0..<count).reversed() { append(code >> bit & 1) }
  }
  private mutating func append(_ bit: Int) {
    if free == 0 {
      bytes.append(0)
      free = 8
    }
    if bit == 1 { bytes[bytes.count - 1] |= 1 << UInt8(8 - free) }
    free -= 1
  }
}
