import Foundation

/// Makes keys of a secret.
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of a secret, a salt and what it is for.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let first = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: first, info: info, outputByteCount: outputByteCount)
  }
  /// A key of a secret and what it is for.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info, outputByteCount: outputByteCount)
  }
  /// A key of a secret and a salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: Data(), outputByteCount: outputByteCount)
  }
  /// A key of a secret alone.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: Data(), outputByteCount: outputByteCount)
  }
  /// The first step: a secret becomes a key of the function's size.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    var key: [UInt8] = []
    if let salt { key = Array(salt) }
    if key.isEmpty { key = [UInt8](repeating: 0, count: H.Digest.byteCount) }
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(bytes: key))
  }
  /// The second step: that key becomes one of another length in bytes.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let rounds = (outputByteCount + H.Digest.byteCount - 1) / H.Digest.byteCount
    precondition(rounds > 0 && rounds <= 255, "a key has at most 255 digests")
    let key = SymmetricKey(bytes: byteList(of: pseudoRandomKey))
    var purpose: [UInt8] = []
    if let info { purpose = Array(info) }
    var output: [UInt8] = []
    var last: [UInt8] = []
    for round in 1...rounds {
      last = HMAC<H>.authenticationCode(for: last + purpose + [UInt8(round)], using: key).bytes
      output += last
    }
    return SymmetricKey(bytes: Array(output.prefix(outputByteCount)))
  }
}
