import Foundation

/// The Secure Hash Algorithm 2 with a digest of 512 bits.
public struct SHA512: HashFunction {
  /// What it makes.
  public typealias Digest = SHA512Digest
  /// How many bytes it works on at a time: 128.
  public static var blockByteCount: Int { 128 }
  /// How many bytes a digest has: 64.
  public static var byteCount: Int { 64 }
  private var state = SHA512State(words: [
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ])

  /// A function that has seen no data.
  public init() {}
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { state.update(Array(data)) }
  /// The digest of all data so far.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.bytes(64)) }
}
/// The Secure Hash Algorithm 2 with a digest of 384 bits.
public struct SHA384: HashFunction {
  /// What it makes.
  public typealias Digest = SHA384Digest
  /// How many bytes it works on at a time: 128.
  public static var blockByteCount: Int { 128 }
  /// How many bytes a digest has: 48.
  public static var byteCount: Int { 48 }
  private var state = SHA512State(words: [
    0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939,
    0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
  ])

  /// A function that has seen no data.
  public init() {}
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { state.update(Array(data)) }
  /// The digest of all data so far.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.bytes(48)) }
}
