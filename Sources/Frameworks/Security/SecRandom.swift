import Foundation

/// What makes numbers by chance.
public final class SecRandom: Sendable {
  init() {}
}
/// What makes numbers by chance.
public typealias SecRandomRef = SecRandom
/// What is usual.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills the beginning of a list with bytes by chance.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: inout [UInt8]
) -> Int32 {
  guard count <= bytes.count else { return errSecParam }
  for index in 0..<count { bytes[index] = UInt8.random(in: 0...255) }
  return errSecSuccess
}
/// Makes one byte by chance.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ byte: inout UInt8) -> Int32 {
  guard count <= 1 else { return errSecParam }
  if count == 1 { byte = UInt8.random(in: 0...255) }
  return errSecSuccess
}
/// Makes one number by chance.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecRandomCopyBytes<T: FixedWidthInteger>(
  _ rnd: SecRandomRef?, _ count: Int, _ number: inout T
) -> Int32 {
  guard count * 8 <= T.bitWidth else { return errSecParam }
  number = T.random(in: T.min...T.max)
  return errSecSuccess
}
/// Fills a piece of memory with bytes by chance.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
