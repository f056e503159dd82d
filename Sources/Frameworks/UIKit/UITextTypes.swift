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

extension NSAttributedString.Key {
  /// A font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How lines stand.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The space between letters in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A line below.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A line through.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An address.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
/// How lines stand.
public class NSParagraphStyle {
  /// Where lines stand.
  public var alignment = NSTextAlignment.natural
  /// The space between lines in points.
  public var lineSpacing: CGFloat = 0
  /// The space between paragraphs in points.
  public var paragraphSpacing: CGFloat = 0
  /// How lines end that are too long.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// What is usual.
  public init() {}
}
/// How lines stand; it can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {}
/// How lines below letters look.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Lines of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
/// How texts are measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// From the corner of the line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the space between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// With dots at the end of the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
extension String {
  /// The size of a text on one line, in points; letters are taken as half as wide as high.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let lines = components(separatedBy: "\n")
    let longest = lines.map { $0.count }.max() ?? 0
    return CGSize(
      width: CGFloat(longest) * font.pointSize / 2, height: CGFloat(lines.count) * font.lineHeight)
  }
  /// The rectangle of a text that is broken to a width, in points; letters are taken as half as wide as high.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let letter = font.pointSize / 2
    let room = max(Int(min(size.width, 1_000_000) / letter), 1)
    var rows = 0
    var widest = 0
    for line in components(separatedBy: "\n") {
      rows += max((line.count + room - 1) / room, 1)
      widest = max(widest, min(line.count, room))
    }
    return CGRect(x: 0, y: 0, width: CGFloat(widest) * letter, height: CGFloat(rows) * font.lineHeight)
  }
}
