import Foundation
import SwiftUI

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
  /// The space between letters in points, which wins over the kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The colour of the line below.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A shadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Whether letters are joined; 0 or 1.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A picture among letters.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
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
  /// The space before paragraphs in points.
  public var paragraphSpacingBefore: CGFloat = 0
  /// How far the first line stands in, in points.
  public var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines stand in, in points.
  public var headIndent: CGFloat = 0
  /// Where lines end: in points from the edge, or from the other edge where it is below 0.
  public var tailIndent: CGFloat = 0
  /// At least so high, in points.
  public var minimumLineHeight: CGFloat = 0
  /// At most so high, in points; 0 for any height.
  public var maximumLineHeight: CGFloat = 0
  /// The height of a line as a part of the usual one; 0 for the usual one.
  public var lineHeightMultiple: CGFloat = 0
  /// How readily words are parted, from 0 to 1.
  public var hyphenationFactor: Float = 0
  /// How lines end that are too long.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// What is usual.
  public init() {}
}
extension NSParagraphStyle {
  /// What is usual.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}
/// How lines stand; it can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {}
/// A shadow behind letters.
public final class NSShadow {
  /// How far it lies from them, in points.
  public var shadowOffset = CGSize.zero
  /// How far it is blurred, in points.
  public var shadowBlurRadius: CGFloat = 0
  /// Its colour.
  public var shadowColor: Any?
  /// None.
  public init() {}
}
/// What a measured text tells of how it was drawn: nothing here.
public final class NSStringDrawingContext {
  /// How small letters may become, from 0 to 1.
  public var minimumScaleFactor: CGFloat = 0
  /// As usual.
  public init() {}
}
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
