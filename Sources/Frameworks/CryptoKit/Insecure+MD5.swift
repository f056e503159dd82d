import Foundation

extension Insecure {
  /// The Message Digest 5, with a digest of 128 bits. It is broken.
  public struct MD5: HashFunction {
    /// What it makes.
    public typealias Digest = Insecure.MD5Digest
    /// How many bytes it works on at a time: 64.
    public static var blockByteCount: Int { 64 }
    /// How many bytes a digest has: 16.
    public static var byteCount: Int { 16 }
    private var blocks = MessageBlocks(size: 64, lengthSize: 8, isBigEndian: false)
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

    /// A function that has seen no data.
    public init() {}
    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { mix(blocks.take(Array(data))) }
    /// The digest of all data so far.
    public func finalize() -> Insecure.MD5Digest {
      var copy = self
      copy.mix(blocks.lastBlocks())
      return Insecure.MD5Digest(bytes: copy.state.flatMap { littleEndianBytes(UInt64($0), count: 4) })
    }

    private mutating func mix(_ bytes: [UInt8]) {
      let constants = MD5.constants
      let turns = MD5.turns
      var start = 0
      while start < bytes.count {
        let words = (0..<16).map { littleEndian(bytes, at: start + 4 * $0) }
        var a = state[0]
        var b = state[1]
        var c = state[2]
        var d = state[3]
        for index in 0..<64 {
          let mixed: UInt32
          let place: Int
          switch index >> 4 {
          case 0:
            mixed = (b & c) | (~b & d)
            place = index
          case 1:
            mixed = (d & b) | (~d & c)
            place = (5 * index + 1) & 15
          case 2:
            mixed = b ^ c ^ d
            place = (3 * index + 5) & 15
          default:
            mixed = c ^ (b | ~d)
            place = (7 * index) & 15
          }
          let sum = a &+ mixed &+ constants[index] &+ words[place]
          let turn = turns[(index >> 4) * 4 + (index & 3)]
          a = d
          d = c
          c = b
          b = b &+ (sum << turn | sum >> (32 - turn))
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        start += 64
      }
    }
    /// How far the steps of the four rounds turn a word.
    private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
    /// The first 32 bits of the sines of 1, 2 and so on.
    private static let constants: [UInt32] = [
      0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
      0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
      0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
      0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
      0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
      0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
      0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
      0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
    ]
  }
}
