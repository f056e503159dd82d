import Foundation
import SwiftUI

extension NSFont {
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
  /// How wide letters are.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// A width from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow.
    public static let compressed = Width(rawValue: -0.3)
    /// A little narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// Usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }
  /// What a style's font is asked with.
  public struct TextStyleOptionKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
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

    /// In points, as macOS has it.
    var size: CGFloat {
      switch self {
      case .largeTitle: return 26
      case .title1: return 22
      case .title2: return 17
      case .title3: return 15
      case .callout: return 12
      case .subheadline: return 11
      case .footnote, .caption1, .caption2: return 10
      default: return 13
      }
    }
  }
}

/// What describes a font.
public final class NSFontDescriptor: Hashable, Sendable {
  /// In points.
  public let pointSize: CGFloat
  let design: SystemDesign
  let ownName: String?
  /// Bold, leaning and the like.
  public let symbolicTraits: SymbolicTraits
  init(pointSize: CGFloat, design: SystemDesign, traits: SymbolicTraits, name: String? = nil) {
    self.pointSize = pointSize
    self.design = design
    symbolicTraits = traits
    ownName = name
  }
  /// The description of a font of a name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(pointSize: size, design: .default, traits: [], name: fontName)
  }
  /// The description of a text style's font.
  public static func preferredFontDescriptor(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFontDescriptor { NSFont.preferredFont(forTextStyle: style).fontDescriptor }
  /// The name of the font.
  public var postscriptName: String? { ownName }
  /// The same with another design.
  public func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    NSFontDescriptor(pointSize: pointSize, design: design, traits: symbolicTraits, name: ownName)
  }
  /// The same with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    NSFontDescriptor(pointSize: pointSize, design: design, traits: symbolicTraits, name: ownName)
  }
  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor {
    NSFontDescriptor(pointSize: newPointSize, design: design, traits: symbolicTraits, name: ownName)
  }
  /// The same with another family.
  public func withFamily(_ newFamily: String) -> NSFontDescriptor {
    NSFontDescriptor(pointSize: pointSize, design: design, traits: symbolicTraits, name: newFamily)
  }
  /// Whether all is the same.
  public static func == (a: NSFontDescriptor, b: NSFontDescriptor) -> Bool {
    a.pointSize == b.pointSize && a.design == b.design && a.symbolicTraits == b.symbolicTraits && a.ownName == b.ownName
  }
  /// The size and the design.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(design)
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
    public static let italic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let bold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let expanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let condensed = SymbolicTraits(rawValue: 64)
    /// Letters of one width.
    public static let monoSpace = SymbolicTraits(rawValue: 1024)
    /// Lines near each other.
    public static let tightLeading = SymbolicTraits(rawValue: 32768)
    /// Lines far from each other.
    public static let looseLeading = SymbolicTraits(rawValue: 65536)
  }
}

/// Traits that fonts are looked for by.
public struct NSFontTraitMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Traits of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Leaning.
  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  /// Bold.
  public static let boldFontMask = NSFontTraitMask(rawValue: 2)
  /// Not bold.
  public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
  /// Letters of one width.
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1024)
  /// Not leaning.
  public static let unitalicFontMask = NSFontTraitMask(rawValue: 1 << 24)
}
/// What finds fonts: there is the system's one.
@MainActor open class NSFontManager {
  /// The manager.
  public static let shared = NSFontManager()
  init() {}
  /// The names of families that there are.
  open var availableFontFamilies: [String] { ["Helvetica Neue"] }
  /// The names of fonts that there are.
  open var availableFonts: [String] { ["HelveticaNeue"] }
  /// The font that is chosen.
  open var selectedFont: NSFont?
  /// The fonts of a family.
  open func availableMembers(ofFontFamily fam: String) -> [[Any]]? { nil }
  /// The font with another trait.
  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    var weight: NSFont.Weight = fontObj.weight
    if trait.contains(.boldFontMask) { weight = .bold }
    if trait.contains(.unboldFontMask) { weight = .regular }
    var isItalic: Bool = fontObj.isItalic
    if trait.contains(.italicFontMask) { isItalic = true }
    if trait.contains(.unitalicFontMask) { isItalic = false }
    return NSFont(
      size: fontObj.pointSize, weight: weight, design: fontObj.design, isItalic: isItalic, name: fontObj.ownName)
  }
  /// The font in another size, in points.
  open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
  /// The traits of a font.
  open func traits(of fontObj: NSFont) -> NSFontTraitMask {
    var traits: NSFontTraitMask = []
    if fontObj.weight.rawValue >= NSFont.Weight.semibold.rawValue { traits.insert(.boldFontMask) }
    if fontObj.isItalic { traits.insert(.italicFontMask) }
    return traits
  }
  /// A font of a family; the playground shows the system's letters in its place.
  open func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
    NSFont(
      size: size, weight: traits.contains(.boldFontMask) ? .bold : .regular,
      isItalic: traits.contains(.italicFontMask), name: family)
  }
}
