internal import Drawing
public import Foundation

/// A font: a text style, a system font or a named one, with traits.
public struct Font: Hashable, Sendable {
  enum Provider: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    /// A size in points that grows as a style does.
    case scaled(CGFloat, TextStyle)
  }
  var provider: Provider
  var weight: Weight?
  var isItalic = false
  var variant = Variant()

  /// A system font in points. The grid has one design: `design` changes nothing there.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(provider: .size(size), weight: weight, variant: Variant(design: design))
  }
  /// A system font of a text style. The grid has one design: `design` changes nothing there.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(provider: .style(style), weight: weight, variant: Variant(design: design))
  }
  /// A named font. There is one typeface: only the size counts, and where texts have several sizes, it grows as the body does.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// 34 points.
  public static let largeTitle = Font(provider: .style(.largeTitle))
  /// 28 points.
  public static let title = Font(provider: .style(.title))
  /// 22 points.
  public static let title2 = Font(provider: .style(.title2))
  /// 20 points.
  public static let title3 = Font(provider: .style(.title3))
  /// 17 points, semibold.
  public static let headline = Font(provider: .style(.headline))
  /// 15 points.
  public static let subheadline = Font(provider: .style(.subheadline))
  /// 17 points: the font of a text without one.
  public static let body = Font(provider: .style(.body))
  /// 16 points.
  public static let callout = Font(provider: .style(.callout))
  /// 13 points.
  public static let footnote = Font(provider: .style(.footnote))
  /// 12 points.
  public static let caption = Font(provider: .style(.caption))
  /// 11 points.
  public static let caption2 = Font(provider: .style(.caption2))

  /// The same font, bold.
  public func bold() -> Font { weight(.emphasis) }
  /// The same font, slanted.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }
  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }
  /// The same font with digits of one width; in a grid they have it already.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The same font with characters of one width; in a grid they have it already.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// Apple's text styles.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    /// In points, at the default text size (Apple's Human Interface Guidelines).
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// Whether it is what `bold()` asks for: the bold form of a text style, which is semibold for small ones.
    var isEmphasis = false
    /// The bold form of whatever font it is.
    static let emphasis = Weight(value: 700, isEmphasis: true)
    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Very thin.
    public static let thin = Weight(value: 200)
    /// Thinner than regular.
    public static let light = Weight(value: 300)
    /// The usual one.
    public static let regular = Weight(value: 400)
    /// A little thicker than regular.
    public static let medium = Weight(value: 500)
    /// Nearly bold; a terminal draws it bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Thicker than bold.
    public static let heavy = Weight(value: 800)
    /// The thickest.
    public static let black = Weight(value: 900)
  }

  /// The system font's widths; a grid has one.
  public struct Width: Hashable, Sendable {
    /// 0 is the standard width, negative widths are narrower.
    public let value: CGFloat
    /// A width by its number.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow.
    public static let compressed = Width(-0.3)
    /// A little narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The system font's designs; a grid has one.
  public enum Design: Hashable, CaseIterable, Sendable {
    case `default`, serif, rounded, monospaced
  }
}
