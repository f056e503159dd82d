import Foundation

extension Insecure {
  /// The Secure Hash Algorithm 1, with a digest of 160 bits. It is broken.
  public struct SHA1: HashFunction {
    /// What it makes.
    public typealias Digest = Insecure.SHA1Digest
    /// How many bytes it works on at a time: 64.
    public static var blockByteCount: Int { 64 }
    /// How many bytes a digest has: 20.
    public static var byteCount: Int { 20 }
    private var blocks = MessageBlocks(size: 64, lengthSize: 8, isBigEndian: true)
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

    /// A function that has seen no data.
    public init() {}
    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { mix(blocks.take(Array(data))) }
    /// The digest of all data so far.
    public func finalize() -> Insecure.SHA1Digest {
      var copy = self
      copy.mix(blocks.lastBlocks())
      return Insecure.SHA1Digest(bytes: copy.state.flatMap { bigEndianBytes(UInt64($0), count: 4) })
    }

    private mutating func mix(_ bytes: [UInt8]) {
      var start = 0
      while start < bytes.count {
        mix(SHA1.schedule(bytes, at: start))
        start += 64
      }
    }
    /// The 80 words that a block becomes.
    private static func schedule(_ bytes: [UInt8], at start: Int) -> [UInt32] {
      var words = [UInt32](repeating: 0, count: 80)
      for index in 0..<16 { words[index] = bigEndian(bytes, at: start + 4 * index) }
      for index in 16..<80 {
        var x = words[index - 3] ^ words[index - 8]
        x ^= words[index - 14] ^ words[index - 16]
        words[index] = x << 1 | x >> 31
      }
      return words
    }
    private mutating func mix(_ words: [UInt32]) {
      var a = state[0]
      var b = state[1]
      var c = state[2]
      var d = state[3]
      var e = state[4]
      for index in 0..<80 {
        let mixed: UInt32
        if index < 20 {
          mixed = ((b & c) | (~b & d)) &+ 0x5a82_7999
        } else if index < 40 {
          mixed = (b ^ c ^ d) &+ 0x6ed9_eba1
        } else if index < 60 {
          mixed = ((b & c) | (b & d) | (c & d)) &+ 0x8f1b_bcdc
        } else {
          mixed = (b ^ c ^ d) &+ 0xca62_c1d6
        }
        let turned = a << 5 | a >> 27
        let sum = turned &+ mixed &+ e &+ words[index]
        e = d
        d = c
        c = b << 30 | b >> 2
        b = a
        a = sum
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
    }
  }
}
