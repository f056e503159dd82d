import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// How many bits it has.
  public let bitCount: Int
  /// A key of 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// A key of 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// A key of 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
  /// A key of some bits, a multiple of 8.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "a key has whole bytes")
    self.bitCount = bitCount
  }
}
/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }
  /// A key of some bytes.
  public init<D: ContiguousBytes>(data: D) { self.init(bytes: byteList(of: data)) }
  /// A random key.
  public init(size: SymmetricKeySize) { self.init(bytes: randomBytes(size.bitCount / 8)) }
  /// How many bits it has.
  public var bitCount: Int { bytes.count * 8 }
  /// Shows its bytes as one piece of memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Data(bytes).withUnsafeBytes(body)
  }
  /// Whether two keys have the same bytes.
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { areSame(lhs.bytes, rhs.bytes) }
}
