import Foundation

/// The 32 bytes that SHA256 makes.
public struct SHA256Digest: Digest {
  let bytes: [UInt8]
  /// How many bytes it has: 32.
  public static var byteCount: Int { 32 }
  /// Its bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Shows its bytes as one piece of memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Data(bytes).withUnsafeBytes(body)
  }
  /// The function's name and the bytes in hexadecimal digits.
  public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
}
/// The 48 bytes that SHA384 makes.
public struct SHA384Digest: Digest {
  let bytes: [UInt8]
  /// How many bytes it has: 48.
  public static var byteCount: Int { 48 }
  /// Its bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Shows its bytes as one piece of memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Data(bytes).withUnsafeBytes(body)
  }
  /// The function's name and the bytes in hexadecimal digits.
  public var description: String { "SHA384 digest: \(hexadecimal(bytes))" }
}
/// The 64 bytes that SHA512 makes.
public struct SHA512Digest: Digest {
  let bytes: [UInt8]
  /// How many bytes it has: 64.
  public static var byteCount: Int { 64 }
  /// Its bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Shows its bytes as one piece of memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Data(bytes).withUnsafeBytes(body)
  }
  /// The function's name and the bytes in hexadecimal digits.
  public var description: String { "SHA512 digest: \(hexadecimal(bytes))" }
}
