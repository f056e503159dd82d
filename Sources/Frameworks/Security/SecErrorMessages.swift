import Foundation

/// What a number of an error means, in words. The second parameter is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  messages[status] ?? "OSStatus \(status)"
}
private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "The function is not implemented.",
  errSecDiskFull: "The disk is full.",
  errSecIO: "A file could not be read or written.",
  errSecOpWr: "The file is open for writing already.",
  errSecParam: "A parameter is not valid.",
  errSecWrPerm: "Writing is not permitted.",
  errSecAllocate: "There is not enough memory.",
  errSecUserCanceled: "The user canceled the operation.",
  errSecBadReq: "The request is not valid.",
  errSecInternalComponent: "An internal component failed.",
  errSecNotAvailable: "No keychain is available.",
  errSecReadOnly: "The keychain cannot be changed.",
  errSecAuthFailed: "The user name or passphrase is not correct.",
  errSecNoSuchKeychain: "The keychain could not be found.",
  errSecInvalidKeychain: "The keychain is not valid.",
  errSecDuplicateKeychain: "The keychain exists already.",
  errSecDuplicateItem: "The item exists already in the keychain.",
  errSecItemNotFound: "The item could not be found in the keychain.",
  errSecBufferTooSmall: "The buffer is too small.",
  errSecDataTooLarge: "The data is too large.",
  errSecNoSuchAttr: "The attribute does not exist.",
  errSecInvalidItemRef: "The item is no longer valid.",
  errSecNoSuchClass: "The item class does not exist.",
  errSecInteractionNotAllowed: "User interaction is not allowed.",
  errSecMissingEntitlement: "A required entitlement is missing.",
  errSecDecode: "The data could not be decoded.",
]
