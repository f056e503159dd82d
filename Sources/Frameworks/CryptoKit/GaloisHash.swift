import Foundation

/// The hash of the Galois counter mode: a sum of blocks times powers of a key.
struct GaloisHash {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  /// The key times each number of four bits.
  private var highTable = [UInt64](repeating: 0, count: 16)
  private var lowTable = [UInt64](repeating: 0, count: 16)

  /// A hash whose key is a block of four words.
  init(key: [UInt32]) {
    var keyHigh = UInt64(key[0]) << 32 | UInt64(key[1])
    var keyLow = UInt64(key[2]) << 32 | UInt64(key[3])
    highTable[8] = keyHigh
    lowTable[8] = keyLow
    for index in [4, 2, 1] {
      let carry: UInt64 = keyLow & 1 == 0 ? 0 : 0xe100_0000_0000_0000
      keyLow = keyHigh << 63 | keyLow >> 1
      keyHigh = keyHigh >> 1 ^ carry
      highTable[index] = keyHigh
      lowTable[index] = keyLow
    }
    for index in [2, 4, 8] {
      for smaller in 1..<index {
        highTable[index + smaller] = highTable[index] ^ highTable[smaller]
        lowTable[index + smaller] = lowTable[index] ^ lowTable[smaller]
      }
    }
  }
  /// Adds bytes, with zeros up to a whole block.
  mutating func add(_ bytes: [UInt8]) {
    let padded = bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
    var start = 0
    while start < padded.count {
      high ^= UInt64(bigEndian(padded, at: start)) << 32
      high ^= UInt64(bigEndian(padded, at: start + 4))
      low ^= UInt64(bigEndian(padded, at: start + 8)) << 32
      low ^= UInt64(bigEndian(padded, at: start + 12))
      multiply()
      start += 16
    }
  }
  /// Adds the lengths of the two parts, in bytes.
  mutating func add(_ first: Int, _ second: Int) {
    high ^= UInt64(first) &* 8
    low ^= UInt64(second) &* 8
    multiply()
  }
  /// The sum, as four words.
  var words: [UInt32] {
    let first = UInt32(truncatingIfNeeded: high >> 32)
    let third = UInt32(truncatingIfNeeded: low >> 32)
    return [first, UInt32(truncatingIfNeeded: high), third, UInt32(truncatingIfNeeded: low)]
  }

  private mutating func multiply() {
    let highTable = self.highTable
    let lowTable = self.lowTable
    let carries = GaloisHash.carries
    var productHigh: UInt64 = 0
    var productLow: UInt64 = 0
    var word = low
    for step in 0..<32 {
      let digit = Int(word & 15)
      word >>= 4
      if step == 15 { word = high }
      let carry = carries[Int(productLow & 15)]
      let moved = productHigh << 60 | productLow >> 4
      productLow = moved ^ lowTable[digit]
      productHigh = productHigh >> 4 ^ carry << 48
      productHigh ^= highTable[digit]
    }
    high = productHigh
    low = productLow
  }
  /// What four bits that fall off at the end bring back at the beginning.
  private static let carries: [UInt64] = [
    0x0000, 0x1c20, 0x3840, 0x2460, 0x7080, 0x6ca0, 0x48c0, 0x54e0,
    0xe100, 0xfd20, 0xd940, 0xc560, 0x9180, 0x8da0, 0xa9c0, 0xb5e0,
  ]
}
