import Foundation

/// The Advanced Encryption Standard for one block of 16 bytes, with a key of 16, 24 or 32 bytes.
struct BlockCipher {
  private let keys: [UInt32]
  private let tables = CipherTables.shared

  /// Fails for a key of another size.
  init(key: [UInt8]) throws {
    guard key.count == 16 || key.count == 24 || key.count == 32 else { throw CryptoKitError.incorrectKeySize }
    let box = tables.box
    let length = key.count / 4
    var words = (0..<length).map { bigEndian(key, at: 4 * $0) }
    var factor: UInt32 = 1
    for index in length..<(4 * (length + 7)) {
      var word = words[index - 1]
      if index % length == 0 {
        word = BlockCipher.substituted(word << 8 | word >> 24, box) ^ factor << 24
        let over: UInt32 = factor & 0x80 == 0 ? 0 : 0x11b
        factor = factor << 1 ^ over
      } else if length > 6 && index % length == 4 {
        word = BlockCipher.substituted(word, box)
      }
      words.append(words[index - length] ^ word)
    }
    keys = words
  }
  private static func substituted(_ word: UInt32, _ box: [UInt32]) -> UInt32 {
    let first = box[Int(word >> 24)] << 24
    let second = box[Int(word >> 16 & 0xff)] << 16
    let third = box[Int(word >> 8 & 0xff)] << 8
    return first | second | third | box[Int(word & 0xff)]
  }
  /// A block of four words, encrypted.
  func encrypted(_ block: [UInt32]) -> [UInt32] {
    let first = tables.first
    let second = tables.second
    let third = tables.third
    let fourth = tables.fourth
    var a = block[0] ^ keys[0]
    var b = block[1] ^ keys[1]
    var c = block[2] ^ keys[2]
    var d = block[3] ^ keys[3]
    var place = 4
    while place < keys.count - 4 {
      var w = keys[place]
      w ^= first[Int(a >> 24)]
      w ^= second[Int(b >> 16 & 0xff)]
      w ^= third[Int(c >> 8 & 0xff)]
      w ^= fourth[Int(d & 0xff)]
      var x = keys[place + 1]
      x ^= first[Int(b >> 24)]
      x ^= second[Int(c >> 16 & 0xff)]
      x ^= third[Int(d >> 8 & 0xff)]
      x ^= fourth[Int(a & 0xff)]
      var y = keys[place + 2]
      y ^= first[Int(c >> 24)]
      y ^= second[Int(d >> 16 & 0xff)]
      y ^= third[Int(a >> 8 & 0xff)]
      y ^= fourth[Int(b & 0xff)]
      var z = keys[place + 3]
      z ^= first[Int(d >> 24)]
      z ^= second[Int(a >> 16 & 0xff)]
      z ^= third[Int(b >> 8 & 0xff)]
      z ^= fourth[Int(c & 0xff)]
      a = w
      b = x
      c = y
      d = z
      place += 4
    }
    let w = last(a, b, c, d) ^ keys[place]
    let x = last(b, c, d, a) ^ keys[place + 1]
    let y = last(c, d, a, b) ^ keys[place + 2]
    let z = last(d, a, b, c) ^ keys[place + 3]
    return [w, x, y, z]
  }
  private func last(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let box = tables.box
    let first = box[Int(a >> 24)] << 24
    let second = box[Int(b >> 16 & 0xff)] << 16
    let third = box[Int(c >> 8 & 0xff)] << 8
    return first | second | third | box[Int(d & 0xff)]
  }
}
/// What the cipher looks up: its box of bytes, and what a round makes of each byte in the four rows.
struct CipherTables: Sendable {
  let box: [UInt32]
  let first: [UInt32]
  let second: [UInt32]
  let third: [UInt32]
  let fourth: [UInt32]
  static let shared = CipherTables()

  private init() {
    var box = [UInt32](repeating: 0, count: 256)
    var power: UInt8 = 1
    var inverse: UInt8 = 1
    repeat {
      // The next power of three, and its inverse divided by three.
      let over: UInt8 = power & 0x80 == 0 ? 0 : 0x1b
      power = power ^ power << 1 ^ over
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      let first = inverse << 1 | inverse >> 7
      let second = inverse << 2 | inverse >> 6
      let third = inverse << 3 | inverse >> 5
      let fourth = inverse << 4 | inverse >> 4
      let mixed = inverse ^ first ^ second ^ third ^ fourth
      box[Int(power)] = UInt32(mixed ^ 0x63)
    } while power != 1
    box[0] = 0x63
    let rows = box.map { (value: UInt32) -> UInt32 in
      let over: UInt32 = value & 0x80 == 0 ? 0 : 0x11b
      let doubled = value << 1 ^ over
      let middle = value << 16 | value << 8
      return doubled << 24 | middle | (doubled ^ value)
    }
    self.box = box
    first = rows
    second = rows.map { (row: UInt32) -> UInt32 in row >> 8 | row << 24 }
    third = rows.map { (row: UInt32) -> UInt32 in row >> 16 | row << 16 }
    fourth = rows.map { (row: UInt32) -> UInt32 in row >> 24 | row << 8 }
  }
}
