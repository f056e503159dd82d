import Foundation

/// A text of Core Foundation, which is a plain one here. So `as String` and `as CFString` change nothing.
public typealias CFString = String
/// Bytes of Core Foundation.
public typealias CFData = Data
/// A dictionary of Core Foundation, which any dictionary can become by `as`.
public typealias CFDictionary = [AnyHashable: Any]
/// Any value of Core Foundation.
public typealias CFTypeRef = Any
/// The number that tells how a call went.
public typealias OSStatus = Int32
/// True, as Core Foundation has it.
public let kCFBooleanTrue: Bool! = true
/// False, as Core Foundation has it.
public let kCFBooleanFalse: Bool! = false
/// All went well.
public let noErr: OSStatus = 0
