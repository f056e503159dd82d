import Foundation
import SwiftUI

/// A font of UIKit: a size in points, a weight, a design.
open class UIFont: Hashable, @unchecked Sendable {
  /// In points.
  public let pointSize: CGFloat
  /// How bold it is.
  let weight: UIFont.Weight
  /// How its letters are made.
  let design: UIFontDescriptor.SystemDesign
  /// Whether it leans.
  let isItalic: Bool
  /// The name of a font that is not the system's.
  let ownName: String?

  init(
    size: CGFloat, weight: UIFont.Weight, design: UIFontDescriptor.SystemDesign = .default, isItalic: Bool = false,
    name: String? = nil
  ) {
    pointSize = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    ownName = name
  }
  /// A font of a name; the playground shows the system's letters in its place.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, weight: .regular, name: fontName)
  }
  /// A font of a description; with a size of 0 that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let traits = descriptor.symbolicTraits
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize, weight: traits.contains(.traitBold) ? .bold : .regular,
      design: descriptor.design, isItalic: traits.contains(.traitItalic))
  }

  /// The font of the system, its size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight = .regular) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// The font of the system, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
  /// The font of the system, leaning.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }
  /// Letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospaced)
  }
  /// Digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// The font of a text style at the usual size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular)
  }
  /// The font of a text style.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith: UITraitCollection?) -> UIFont {
    preferredFont(forTextStyle: style)
  }
  /// The names of the fonts that there are.
  public class var familyNames: [String] { ["Helvetica Neue"] }
  /// The fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// The size of labels in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small texts in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of texts in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The name.
  public var fontName: String { ownName ?? ".SFUI-Regular" }
  /// The name of the family.
  public var familyName: String { ownName ?? ".AppleSystemUIFont" }
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// How far letters reach below the baseline, in points; not above 0.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The height of capital letters in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters in points.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The height of a line in points.
  public var lineHeight: CGFloat { pointSize * 1.193 }
  /// The space between lines in points.
  public var leading: CGFloat { 0 }
  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return UIFontDescriptor(pointSize: pointSize, design: design, traits: traits)
  }
  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: design, isItalic: isItalic, name: ownName)
  }
  /// Whether all is the same.
  public static func == (a: UIFont, b: UIFont) -> Bool {
    a.pointSize == b.pointSize && a.weight == b.weight && a.design == b.design && a.isItalic == b.isItalic
      && a.ownName == b.ownName
  }
  /// The size and the weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }

  /// The font as SwiftUI has it.
  var shown: Font {
    let font: Font = named ?? Font.system(size: pointSize, weight: weight.shown, design: design.shown)
    return isItalic ? font.italic() : font
  }
  private var named: Font? {
    guard let ownName else { return nil }
    let font: Font = Font.custom(ownName, size: pointSize)
    return font.weight(weight.shown)
  }
}

extension UIFont {
  /// How bold letters are, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// A weight from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Very thin.
    public static let thin = Weight(-0.6)
    /// Thin.
    public static let light = Weight(-0.4)
    /// Usual.
    public static let regular = Weight(0)
    /// A little bold.
    public static let medium = Weight(0.23)
    /// Almost bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)

    /// SwiftUI's weight that is nearest.
    var shown: Font.Weight {
      let rank = Weight.limits.filter { $0 <= rawValue }.count
      return Weight.names[rank]
    }
    private static let limits: [CGFloat] = [-0.7, -0.5, -0.2, 0.115, 0.265, 0.35, 0.48, 0.59]
    private static let names: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
  }

  /// What a text is for.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A second heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Text.
    public static let body = TextStyle(rawValue: "body")
    /// A remark.
    public static let callout = TextStyle(rawValue: "callout")
    /// A note.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A small caption.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// In points, at the usual size of texts.
    var size: CGFloat {
      switch self {
      case .largeTitle: return 34
      case .title1: return 28
      case .title2: return 22
      case .title3: return 20
      case .callout: return 16
      case .subheadline: return 15
      case .footnote: return 13
      case .caption1: return 12
      case .caption2: return 11
      default: return 17
      }
    }
  }
}

/// What describes a font.
public final class UIFontDescriptor: Sendable {
  /// In points.
  public let pointSize: CGFloat
  let design: SystemDesign
  /// Bold, leaning and the like.
  public let symbolicTraits: SymbolicTraits
  init(pointSize: CGFloat, design: SystemDesign, traits: SymbolicTraits) {
    self.pointSize = pointSize
    self.design = design
    symbolicTraits = traits
  }
  /// The description of a text style's font.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// The same with another design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, design: design, traits: symbolicTraits)
  }
  /// The same with other traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, design: design, traits: traits)
  }
  /// The same in another size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: size, design: design, traits: symbolicTraits)
  }

  /// How letters are made.
  public enum SystemDesign: Hashable, Sendable {
    /// The designs of the system's font.
    case `default`, rounded, serif, monospaced
    var shown: Font.Design {
      switch self {
      case .default: return .default
      case .rounded: return .rounded
      case .serif: return .serif
      case .monospaced: return .monospaced
      }
    }
  }
  /// Bold, leaning and the like.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Leaning.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }
}

/// What fits a font to the size of texts that a person wants.
public final class UIFontMetrics: Sendable {
  /// For texts.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// For a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The font at the usual size of texts.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// A length at the usual size of texts.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = font.shown }
}
