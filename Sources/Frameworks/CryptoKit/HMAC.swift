import Foundation

/// A code that shows that data comes from somebody who has the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  var byteCount: Int { get }
}
extension MessageAuthenticationCode {
  /// Whether a code has the bytes of some data.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areSame(Array(lhs), Array(rhs)) }
  /// Whether a code has other bytes than some data.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !areSame(Array(lhs), Array(rhs)) }
}
/// A code that is made with a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]
  /// How many bytes it has: as many as a digest of the function.
  public var byteCount: Int { bytes.count }
  /// Its bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Shows its bytes as one piece of memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Data(bytes).withUnsafeBytes(body)
  }
  /// The function's name and the bytes in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
}
/// Makes codes of data with a key and a hash function.
public struct HMAC<H: HashFunction>: Sendable {
  /// The key's type.
  public typealias Key = SymmetricKey
  /// The code's type.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private var outer = H()

  /// A code of no data.
  public init(key: SymmetricKey) {
    var padded = key.bytes
    if padded.count > H.blockByteCount { padded = Array(H.hash(data: padded)) }
    padded += [UInt8](repeating: 0, count: H.blockByteCount - padded.count)
    inner.update(data: padded.map { $0 ^ 0x36 })
    outer.update(data: padded.map { $0 ^ 0x5c })
  }
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// The code of all data so far.
  public func finalize() -> HashedAuthenticationCode<H> {
    var last = outer
    last.update(data: Array(inner.finalize()))
    return HashedAuthenticationCode<H>(bytes: Array(last.finalize()))
  }
  /// The code of some data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> HashedAuthenticationCode<H> {
    var code = HMAC<H>(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Whether a code belongs to data and a key.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: HashedAuthenticationCode<H>, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    areSame(authenticationCode.bytes, HMAC<H>.authenticationCode(for: authenticatedData, using: key).bytes)
  }
  /// Whether a code belongs to data and a key.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let code = HMAC<H>.authenticationCode(for: authenticatedData, using: key)
    return areSame(byteList(of: authenticationCode), code.bytes)
  }
}
