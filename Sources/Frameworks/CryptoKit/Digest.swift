import Foundation

/// What a hash function makes of its input: a fixed number of bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}
extension Digest {
  /// Whether a digest has the bytes of some data.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areSame(Array(lhs), Array(rhs)) }
  /// Whether a digest has other bytes than some data.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !areSame(Array(lhs), Array(rhs)) }
}
