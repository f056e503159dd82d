import Foundation

extension AES.GCM {
  /// Encrypts a text, and authenticates other data with it.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let counter = try CounterMode(key: key.bytes, nonce: nonce.bytes)
    let text = counter.applied(to: Array(message))
    let tag = counter.tag(of: text, authenticating: Array(authenticatedData))
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
    let counter = try CounterMode(key: key.bytes, nonce: sealedBox.nonce.bytes)
    let text = Array(sealedBox.ciphertext)
    let tag = counter.tag(of: text, authenticating: Array(authenticatedData))
    guard areSame(tag, Array(sealedBox.tag)) else { throw CryptoKitError.authenticationFailure }
    return Data(counter.applied(to: text))
  }
  /// The text of a box, if the tag belongs to it and to the key.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
}
/// A cipher that encrypts the numbers from a nonce on, and adds them to a text.
struct CounterMode {
  private let cipher: BlockCipher
  private let hashKey: [UInt32]
  private let start: [UInt32]

  init(key: [UInt8], nonce: [UInt8]) throws {
    cipher = try BlockCipher(key: key)
    hashKey = cipher.encrypted([0, 0, 0, 0])
    if nonce.count == 12 {
      start = [bigEndian(nonce, at: 0), bigEndian(nonce, at: 4), bigEndian(nonce, at: 8), 1]
    } else {
      var hash = GaloisHash(key: hashKey)
      hash.add(nonce)
      hash.add(0, nonce.count)
      start = hash.words
    }
  }
  /// A plain text encrypted, or an encrypted one made plain.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result = text
    var block = start
    var place = 0
    while place < text.count {
      block[3] &+= 1
      let stream = cipher.encrypted(block)
      for index in 0..<min(16, text.count - place) {
        let byte = stream[index >> 2] >> UInt32(24 - 8 * (index & 3))
        result[place + index] ^= UInt8(truncatingIfNeeded: byte)
      }
      place += 16
    }
    return result
  }
  /// The tag of an encrypted text and other data.
  func tag(of text: [UInt8], authenticating data: [UInt8]) -> [UInt8] {
    var hash = GaloisHash(key: hashKey)
    hash.add(data)
    hash.add(text)
    hash.add(data.count, text.count)
    let sum = hash.words
    let mask = cipher.encrypted(start)
    return (0..<4).flatMap { bigEndianBytes(UInt64(sum[$0] ^ mask[$0]), count: 4) }
  }
}
