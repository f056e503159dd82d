import Foundation

/// A generator of random numbers.
public final class SecRandom: Sendable {
  init() {}
}
/// A generator of random numbers.
public typealias SecRandomRef = SecRandom
/// The usual generator.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills the beginning of an array with random bytes; `errSecParam` for more than it has.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: inout [UInt8]
) -> Int32 {
  guard (0...bytes.count).contains(count) else { return errSecParam }
  for index in 0..<count { bytes[index] = UInt8.random(in: 0...255) }
  return errSecSuccess
}
/// Makes one random byte; `errSecParam` for more.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ byte: inout UInt8) -> Int32 {
  guard (0...1).contains(count) else { return errSecParam }
  if count == 1 { byte = UInt8.random(in: 0...255) }
  return errSecSuccess
}
/// Makes one random number; `errSecParam` for more bytes than it has.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecRandomCopyBytes<T: FixedWidthInteger>(
  _ rnd: SecRandomRef?, _ count: Int, _ number: inout T
) -> Int32 {
  guard (0...T.bitWidth / 8).contains(count) else { return errSecParam }
  number = T.random(in: T.min...T.max)
  return errSecSuccess
}
/// Fills memory with random bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
