import Foundation

/// The bytes that a value holds in one piece.
func byteList<D: ContiguousBytes>(of value: D) -> [UInt8] {
  if let array = value as? [UInt8] { return array }
  return value.withUnsafeBytes { Array($0) }
}
/// Bytes as pairs of hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef")
  var text = ""
  for byte in bytes {
    text.append(digits[Int(byte >> 4)])
    text.append(digits[Int(byte & 15)])
  }
  return text
}
/// Whether two lists of bytes are the same. It looks at all of them, wherever they differ.
func areSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  guard first.count == second.count else { return false }
  var difference: UInt8 = 0
  for index in first.indices { difference |= first[index] ^ second[index] }
  return difference == 0
}
/// As many random bytes as are asked for.
func randomBytes(_ count: Int) -> [UInt8] {
  var generator = SystemRandomNumberGenerator()
  return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
}
/// Four bytes of a list as a number, the lowest first.
func littleEndian(_ bytes: [UInt8], at start: Int) -> UInt32 {
  let second = UInt32(bytes[start + 1]) << 8
  let third = UInt32(bytes[start + 2]) << 16
  let fourth = UInt32(bytes[start + 3]) << 24
  return UInt32(bytes[start]) | second | third | fourth
}
/// Four bytes of a list as a number, the highest first.
func bigEndian(_ bytes: [UInt8], at start: Int) -> UInt32 {
  let first = UInt32(bytes[start]) << 24
  let second = UInt32(bytes[start + 1]) << 16
  let third = UInt32(bytes[start + 2]) << 8
  return first | second | third | UInt32(bytes[start + 3])
}
/// The bytes of a number, the lowest first.
func littleEndianBytes(_ number: UInt64, count: Int) -> [UInt8] {
  var rest = number
  var bytes: [UInt8] = []
  for _ in 0..<count {
    bytes.append(UInt8(truncatingIfNeeded: rest))
    rest >>= 8
  }
  return bytes
}
/// The bytes of a number, the highest first.
func bigEndianBytes(_ number: UInt64, count: Int) -> [UInt8] {
  littleEndianBytes(number, count: count).reversed()
}
