import Foundation

/// The tags of Poly1305: a polynomial of the message's blocks at a secret place, modulo 2^130 - 5.
struct PolynomialSum {
  /// The place and the sum, in five digits of 26 bits.
  private let place: [UInt64]
  private let mask: [UInt32]
  private var sum = [UInt64](repeating: 0, count: 5)

  /// A sum whose key is eight words.
  init(key: [UInt32]) {
    let words: [UInt32] = [key[0] & 0x0fff_ffff, key[1] & 0x0fff_fffc, key[2] & 0x0fff_fffc, key[3] & 0x0fff_fffc]
    place = PolynomialSum.digits(words)
    mask = [key[4], key[5], key[6], key[7]]
  }
  /// Four words in five digits of 26 bits.
  private static func digits(_ words: [UInt32]) -> [UInt64] {
    let a = UInt64(words[0])
    let b = UInt64(words[1])
    let c = UInt64(words[2])
    let d = UInt64(words[3])
    let limit: UInt64 = 0x3ff_ffff
    let second = a >> 26 | b << 6
    let third = b >> 20 | c << 12
    let fourth = c >> 14 | d << 18
    return [a & limit, second & limit, third & limit, fourth & limit, d >> 8]
  }
  /// Adds a message of whole blocks of 16 bytes.
  mutating func add(_ message: [UInt8]) {
    var start = 0
    while start < message.count {
      let block = PolynomialSum.digits((0..<4).map { littleEndian(message, at: start + 4 * $0) })
      for index in 0..<5 { sum[index] += block[index] }
      sum[4] += 1 << 24
      multiply()
      start += 16
    }
  }
  /// Multiplies the sum with the place. What goes over 2^130 comes back five times.
  private mutating func multiply() {
    var product = [UInt64](repeating: 0, count: 5)
    for first in 0..<5 {
      for second in 0..<5 {
        let term = sum[first] * place[second]
        if first + second < 5 { product[first + second] += term } else { product[first + second - 5] += 5 * term }
      }
    }
    var carry: UInt64 = 0
    for index in 0..<5 {
      product[index] += carry
      carry = product[index] >> 26
      product[index] &= 0x3ff_ffff
    }
    product[0] += 5 * carry
    product[1] += product[0] >> 26
    product[0] &= 0x3ff_ffff
    sum = product
  }
  /// The 16 bytes: the sum modulo 2^130 - 5, plus the mask, modulo 2^128.
  var tag: [UInt8] {
    var digits = sum
    for _ in 0..<2 {
      var carry: UInt64 = 0
      for index in 0..<5 {
        digits[index] += carry
        carry = digits[index] >> 26
        digits[index] &= 0x3ff_ffff
      }
      digits[0] += 5 * carry
    }
    var reduced = [UInt64](repeating: 0, count: 5)
    var carry: UInt64 = 5
    for index in 0..<5 {
      reduced[index] = (digits[index] + carry) & 0x3ff_ffff
      carry = (digits[index] + carry) >> 26
    }
    if carry > 0 { digits = reduced }
    let first = digits[0] | digits[1] << 26
    let second = digits[1] >> 6 | digits[2] << 20
    let third = digits[2] >> 12 | digits[3] << 14
    let fourth = digits[3] >> 18 | digits[4] << 8
    let words: [UInt64] = [first, second, third, fourth]
    var bytes: [UInt8] = []
    var over: UInt64 = 0
    for index in 0..<4 {
      over += (words[index] & 0xffff_ffff) + UInt64(mask[index])
      bytes += littleEndianBytes(over & 0xffff_ffff, count: 4)
      over >>= 32
    }
    return bytes
  }
}
