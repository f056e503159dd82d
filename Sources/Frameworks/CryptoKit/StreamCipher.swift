import Foundation

/// The cipher ChaCha20: a stream of bytes of a key, a nonce and a counter, which is added to a text.
struct StreamCipher {
  private let start: [UInt32]

  /// Fails for a key that does not have 32 bytes.
  init(key: [UInt8], nonce: [UInt8]) throws {
    guard key.count == 32 else { throw CryptoKitError.incorrectKeySize }
    let constants: [UInt32] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]
    let words = (0..<8).map { littleEndian(key, at: 4 * $0) }
    start = constants + words + [0] + (0..<3).map { littleEndian(nonce, at: 4 * $0) }
  }
  /// A plain text encrypted, or an encrypted one made plain.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result = text
    var place = 0
    while place < text.count {
      let stream = words(UInt32(truncatingIfNeeded: place / 64 + 1))
      for index in 0..<min(64, text.count - place) {
        result[place + index] ^= UInt8(truncatingIfNeeded: stream[index >> 2] >> UInt32(8 * (index & 3)))
      }
      place += 64
    }
    return result
  }
  /// The tag of an encrypted text and other data.
  func tag(of text: [UInt8], authenticating data: [UInt8]) -> [UInt8] {
    var message = data + [UInt8](repeating: 0, count: (16 - data.count % 16) % 16)
    message += text + [UInt8](repeating: 0, count: (16 - text.count % 16) % 16)
    message += littleEndianBytes(UInt64(data.count), count: 8) + littleEndianBytes(UInt64(text.count), count: 8)
    var sum = PolynomialSum(key: Array(words(0).prefix(8)))
    sum.add(message)
    return sum.tag
  }
  /// The sixteen words of a counter.
  private func words(_ counter: UInt32) -> [UInt32] {
    var first = start
    first[12] = counter
    var state = first
    for _ in 0..<10 {
      StreamCipher.mix(&state, 0, 4, 8, 12)
      StreamCipher.mix(&state, 1, 5, 9, 13)
      StreamCipher.mix(&state, 2, 6, 10, 14)
      StreamCipher.mix(&state, 3, 7, 11, 15)
      StreamCipher.mix(&state, 0, 5, 10, 15)
      StreamCipher.mix(&state, 1, 6, 11, 12)
      StreamCipher.mix(&state, 2, 7, 8, 13)
      StreamCipher.mix(&state, 3, 4, 9, 14)
    }
    return (0..<16).map { state[$0] &+ first[$0] }
  }
  /// The quarter of a round: mixes four words.
  private static func mix(_ state: inout [UInt32], _ first: Int, _ second: Int, _ third: Int, _ fourth: Int) {
    var a = state[first]
    var b = state[second]
    var c = state[third]
    var d = state[fourth]
    a = a &+ b
    d ^= a
    d = d << 16 | d >> 16
    c = c &+ d
    b ^= c
    b = b << 12 | b >> 20
    a = a &+ b
    d ^= a
    d = d << 8 | d >> 24
    c = c &+ d
    b ^= c
    b = b << 7 | b >> 25
    state[first] = a
    state[second] = b
    state[third] = c
    state[fourth] = d
  }
}
