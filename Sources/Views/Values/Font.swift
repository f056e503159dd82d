internal import Drawing
public import Foundation

/// A font: a text style, a system font or a named one, with traits.
public struct Font: Hashable, Sendable {
  enum Provider: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
  }
  var provider: Provider
  var weight: Weight?
  var isItalic = false

  /// A system font in points. The grid has one design: `design` changes nothing.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(provider: .size(size), weight: weight) }
  /// A system font of a text style. The grid has one design: `design` changes nothing.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(provider: .style(style), weight: weight) }
  /// A named font. The grid has one typeface: only the size counts.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(provider: .size(size)) }

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
  public func bold() -> Font { weight(.bold) }
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
  public func monospacedDigit() -> Font { self }
  /// The same font with characters of one width; in a grid they have it already.
  public func monospaced() -> Font { self }

  var resolved: ResolvedFont {
    switch provider {
    case .size(let size): ResolvedFont(pointSize: size, weight: (weight ?? .regular).value, isItalic: isItalic)
    case .style(let style): ResolvedFont(pointSize: style.pointSize, weight: (weight ?? style.weight).value, isItalic: isItalic)
    }
  }

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
