import Foundation

/// The cipher ChaCha20 with the tags of Poly1305.
public enum ChaChaPoly {
  /// What is unlike in each message of a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    /// Twelve random bytes.
    public init() { bytes = randomBytes(12) }
    /// Some bytes: twelve.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
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
    public let nonce: ChaChaPoly.Nonce
    /// Nonce, text and tag in one.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
    /// A box of what another one has combined.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      nonce = try ChaChaPoly.Nonce(data: Array(bytes[0..<12]))
      ciphertext = Data(bytes[12..<(bytes.count - 16)])
      tag = Data(bytes[(bytes.count - 16)...])
    }
    /// A box of its parts.
    public init<C: DataProtocol, T: DataProtocol>(nonce: ChaChaPoly.Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(Array(ciphertext))
      self.tag = Data(Array(tag))
    }
  }
  /// Encrypts a text, and authenticates other data with it.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let cipher = try StreamCipher(key: key.bytes, nonce: nonce.bytes)
    let text = cipher.applied(to: Array(message))
    let tag = cipher.tag(of: text, authenticating: Array(authenticatedData))
    return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
  }
  /// Encrypts a text.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: Data())
  }
  /// The text of a box, if the tag belongs to it, to the key and to the other data.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let cipher = try StreamCipher(key: key.bytes, nonce: sealedBox.nonce.bytes)
    let text = Array(sealedBox.ciphertext)
    let tag = cipher.tag(of: text, authenticating: Array(authenticatedData))
    guard areSame(tag, Array(sealedBox.tag)) else { throw CryptoKitError.authenticationFailure }
    return Data(cipher.applied(to: text))
  }
  /// The text of a box, if the tag belongs to it and to the key.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
}
