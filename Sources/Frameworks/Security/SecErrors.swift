import Foundation

/// All went well: 0.
public let errSecSuccess: OSStatus = 0
/// The function is not there: -4.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full: -34.
public let errSecDiskFull: OSStatus = -34
/// A file could not be read or written: -36.
public let errSecIO: OSStatus = -36
/// A file is open for writing already: -49.
public let errSecOpWr: OSStatus = -49
/// A parameter is not allowed: -50.
public let errSecParam: OSStatus = -50
/// Writing is not allowed: -61.
public let errSecWrPerm: OSStatus = -61
/// There is no memory: -108.
public let errSecAllocate: OSStatus = -108
/// The person ended it: -128.
public let errSecUserCanceled: OSStatus = -128
/// The call makes no sense: -909.
public let errSecBadReq: OSStatus = -909
/// Something failed inside: -2070.
public let errSecInternalComponent: OSStatus = -2070
/// There is no keychain: -25291.
public let errSecNotAvailable: OSStatus = -25291
/// The keychain can only be read: -25292.
public let errSecReadOnly: OSStatus = -25292
/// The name or the code is not right: -25293.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain is not there: -25294.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The keychain is no keychain: -25295.
public let errSecInvalidKeychain: OSStatus = -25295
/// The keychain is there already: -25296.
public let errSecDuplicateKeychain: OSStatus = -25296
/// The item is there already: -25299.
public let errSecDuplicateItem: OSStatus = -25299
/// The item is not there: -25300.
public let errSecItemNotFound: OSStatus = -25300
/// The memory is too small: -25301.
public let errSecBufferTooSmall: OSStatus = -25301
/// The data is too large: -25302.
public let errSecDataTooLarge: OSStatus = -25302
/// The attribute is not there: -25303.
public let errSecNoSuchAttr: OSStatus = -25303
/// The item is gone: -25304.
public let errSecInvalidItemRef: OSStatus = -25304
/// The kind is not there: -25306.
public let errSecNoSuchClass: OSStatus = -25306
/// The person may not be asked: -25308.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The app lacks a right: -34018.
public let errSecMissingEntitlement: OSStatus = -34018
/// The data could not be read: -26275.
public let errSecDecode: OSStatus = -26275
