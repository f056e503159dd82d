import Foundation

/// The Advanced Encryption Standard.
public enum AES {
  /// The Galois counter mode, which encrypts and shows that nobody changed the text.
  public enum GCM {}
}
extension AES.GCM {
  /// What is unlike in each message of a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    /// Twelve random bytes.
    public init() { bytes = randomBytes(12) }
    /// Some bytes: twelve or more.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
    /// Its bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Shows its bytes as one piece of memory.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try Data(bytes).withUnsafeBytes(body)
    }
  }
  /// An encrypted text with its nonce and its tag.
  public struct SealedBox: Sendable {
    /// The tag of 16 bytes, which shows that nobody changed the text.
    public let tag: Data
    /// The encrypted text, as long as the plain one.
    public let ciphertext: Data
    /// What was unlike in this message.
    public let nonce: AES.GCM.Nonce
    /// Nonce, text and tag in one; nil if the nonce does not have twelve bytes.
    public var combined: Data? {
      nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
    }
    /// A box of what another one has combined.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      nonce = try AES.GCM.Nonce(data: Array(bytes[0..<12]))
      ciphertext = Data(bytes[12..<(bytes.count - 16)])
      tag = Data(bytes[(bytes.count - 16)...])
    }
    /// A box of its parts.
    public init<C: DataProtocol, T: DataProtocol>(nonce: AES.GCM.Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(Array(ciphertext))
      self.tag = Data(Array(tag))
    }
  }
}
