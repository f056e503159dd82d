import Foundation

extension Data {
  /// The bytes of a digest.
  public init<D: Digest>(_ digest: D) { self.init(Array(digest)) }
  /// The bytes of a code.
  public init<C: MessageAuthenticationCode>(_ code: C) { self.init(Array(code)) }
  /// The bytes of a nonce.
  public init(_ nonce: AES.GCM.Nonce) { self.init(nonce.bytes) }
  /// The bytes of a nonce.
  public init(_ nonce: ChaChaPoly.Nonce) { self.init(nonce.bytes) }
  /// Adds the bytes of a digest.
  public mutating func append<D: Digest>(contentsOf digest: D) { append(contentsOf: Array(digest)) }
  /// Adds the bytes of a code.
  public mutating func append<C: MessageAuthenticationCode>(contentsOf code: C) { append(contentsOf: Array(code)) }
}
