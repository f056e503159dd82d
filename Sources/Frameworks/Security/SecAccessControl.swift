import Foundation

/// What has to be shown before an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Flags of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The person, by the body or by a code.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// The body, whatever is known of it.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The body, as it is known now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The code of the device.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the others is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of the others are needed.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// The key stays in its chip.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}
/// Who may read an item.
public final class SecAccessControl: Sendable {
  /// When the item can be read.
  let protection: String
  /// What has to be shown.
  let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}
/// Says who may read an item; nil if the time is no `kSecAttrAccessible…`. Here it is kept and not asked for.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let protection = protection as? String else { return nil }
  return SecAccessControl(protection: protection, flags: flags)
}
/// Says who may read an item; nil if the time is no `kSecAttrAccessible…`. No error is set.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: inout Unmanaged<CFError>?
) -> SecAccessControl? {
  guard let protection = protection as? String else { return nil }
  return SecAccessControl(protection: protection, flags: flags)
}
