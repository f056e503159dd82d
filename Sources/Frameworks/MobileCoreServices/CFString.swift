import Foundation

/// A text of Core Foundation, which is a plain one here. So `as String` and `as CFString` change nothing.
public typealias CFString = String
