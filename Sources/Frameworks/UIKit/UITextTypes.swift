import Foundation
import SwiftUI

/// Where lines stand.
public enum NSTextAlignment: Int, Sendable {
  /// Edges, the middle, both edges, as the language is read.
  case left, center, right, justified, natural
}
/// How lines end that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// At words, at letters, cut, and with dots at the head, the tail, in the middle.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// The words.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// Whether words are mended.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual, no, yes.
  case `default`, no, yes
}
/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual, no, yes.
  case `default`, no, yes
}
/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual, dark, light.
  case `default`, dark, light
}
/// What is found in texts.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of phones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: 0xFFFF)
}
/// What a field of text wants of the keyboard.
@MainActor public protocol UITextInputTraits: AnyObject {
  /// Which letters are made capital.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are mended.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether letters are dots.
  var isSecureTextEntry: Bool { get set }
}
