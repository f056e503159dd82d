import Foundation

/// A function that makes a digest of any amount of data.
public protocol HashFunction: Sendable {
  /// What it makes.
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes it works on at a time.
  static var blockByteCount: Int { get }
  /// A function that has seen no data.
  init()
  /// Adds data.
  mutating func update<D: DataProtocol>(data: D)
  /// The digest of all data so far. More data may follow.
  func finalize() -> Digest
}
extension HashFunction {
  /// The digest of some data.
  public static func hash<D: DataProtocol>(data: D) -> Self.Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  /// The digest of a piece of memory.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Self.Digest {
    hash(data: Array(bufferPointer))
  }
  /// Adds a piece of memory.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { update(data: Array(bufferPointer)) }
}
