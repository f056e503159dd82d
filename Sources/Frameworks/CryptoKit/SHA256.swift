import Foundation

/// The Secure Hash Algorithm 2 with a digest of 256 bits.
public struct SHA256: HashFunction {
  /// What it makes.
  public typealias Digest = SHA256Digest
  /// How many bytes it works on at a time: 64.
  public static var blockByteCount: Int { 64 }
  /// How many bytes a digest has: 32.
  public static var byteCount: Int { 32 }
  private var blocks = MessageBlocks(size: 64, lengthSize: 8, isBigEndian: true)
  private var state: [UInt32] = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]

  /// A function that has seen no data.
  public init() {}
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { mix(blocks.take(Array(data))) }
  /// The digest of all data so far.
  public func finalize() -> SHA256Digest {
    var copy = self
    copy.mix(blocks.lastBlocks())
    return SHA256Digest(bytes: copy.state.flatMap { bigEndianBytes(UInt64($0), count: 4) })
  }

  private mutating func mix(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      mix(SHA256.schedule(bytes, at: start))
      start += 64
    }
  }
  /// The 64 words that a block becomes.
  private static func schedule(_ bytes: [UInt8], at start: Int) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 { words[index] = bigEndian(bytes, at: start + 4 * index) }
    for index in 16..<64 {
      let x = words[index - 15]
      let y = words[index - 2]
      let x1 = x >> 7 | x << 25
      let x2 = x >> 18 | x << 14
      let x3 = x >> 3
      let first = x1 ^ x2 ^ x3
      let y1 = y >> 17 | y << 15
      let y2 = y >> 19 | y << 13
      let y3 = y >> 10
      let second = y1 ^ y2 ^ y3
      let sum = words[index - 16] &+ words[index - 7]
      words[index] = sum &+ first &+ second
    }
    return words
  }
  private mutating func mix(_ words: [UInt32]) {
    let constants = SHA256.constants
    var a = state[0]
    var b = state[1]
    var c = state[2]
    var d = state[3]
    var e = state[4]
    var f = state[5]
    var g = state[6]
    var h = state[7]
    for index in 0..<64 {
      let e1 = e >> 6 | e << 26
      let e2 = e >> 11 | e << 21
      let e3 = e >> 25 | e << 7
      let high = e1 ^ e2 ^ e3
      let choice = (e & f) ^ (~e & g)
      let sum = constants[index] &+ words[index]
      let first = h &+ high &+ choice &+ sum
      let a1 = a >> 2 | a << 30
      let a2 = a >> 13 | a << 19
      let a3 = a >> 22 | a << 10
      let low = a1 ^ a2 ^ a3
      let majority = (a & b) ^ (a & c) ^ (b & c)
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ low &+ majority
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }
  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}
