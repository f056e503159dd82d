import Foundation

extension Insecure {
  /// The 20 bytes that SHA1 makes.
  public struct SHA1Digest: Digest {
    let bytes: [UInt8]
    /// How many bytes it has: 20.
    public static var byteCount: Int { 20 }
    /// Its bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Shows its bytes as one piece of memory.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try Data(bytes).withUnsafeBytes(body)
    }
    /// The function's name and the bytes in hexadecimal digits.
    public var description: String { "SHA1 digest: \(hexadecimal(bytes))" }
  }
  /// The 16 bytes that MD5 makes.
  public struct MD5Digest: Digest {
    let bytes: [UInt8]
    /// How many bytes it has: 16.
    public static var byteCount: Int { 16 }
    /// Its bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Shows its bytes as one piece of memory.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try Data(bytes).withUnsafeBytes(body)
    }
    /// The function's name and the bytes in hexadecimal digits.
    public var description: String { "MD5 digest: \(hexadecimal(bytes))" }
  }
}
