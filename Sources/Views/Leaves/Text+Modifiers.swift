public import Foundation

/// Modifiers that only a text has: they give a text again, so that more of them may follow.
extension Text {
  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    copy.isPlainSum = false
    return copy
  }
  /// The text in a font; nil takes the environment's.
  public func font(_ font: Font?) -> Text { with { $0.attributes.font = font } }
  /// The text in a weight; nil takes the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.attributes.weight = weight } }
  /// The text in bold.
  public func bold() -> Text { with { $0.attributes.weight = .emphasis } }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.attributes.weight = isActive ? .emphasis : nil } }
  /// The text slanted.
  public func italic() -> Text { with { $0.attributes.isItalic = true } }
  /// The text slanted, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.attributes.isItalic = isActive } }
  /// The text with a line under it. A terminal draws the line in the text's colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.attributes.isUnderlined = isActive } }
  /// Draws a line of a pattern under the text; the grid has one pattern.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { underline(isActive, color: color) }
  /// Draws a line of a pattern through the text; the grid has one pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { strikethrough(isActive, color: color) }
  /// How large the text is beside others; the grid has one way.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  /// How large a text is beside others.
  public enum Scale: Hashable, CaseIterable, Sendable { case `default`, secondary }
  /// Lines at a text.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of; the grid has one pattern.
    public let pattern: Pattern
    /// The line's colour; nil is the text's. A terminal draws the line in the text's colour.
    public let color: Color?
    /// A line of a pattern in a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    /// One solid line in the text's colour.
    public static let single = LineStyle()
    /// What a line is made of.
    public enum Pattern: Hashable, CaseIterable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  }
  /// The text with a line through it. A terminal draws the line in the text's colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.attributes.isStruckThrough = isActive } }
  /// The text with digits of one width; in a grid they have it already.
  public func monospacedDigit() -> Text { with { $0.attributes.hasMonospacedDigits = true } }
  /// The text in a colour; nil takes the environment's.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.attributes.foreground = color } }
  /// The text in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with { $0.attributes.foreground = style } }
  /// The text with more or less distance after each character, in points.
  ///
  /// A grid has whole columns: the distance is rounded to columns, and letters never overlap (our choice).
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.attributes.kerning = kerning } }
  /// The text with more or less distance after each character, in points; it wins over ``kerning(_:)`` (Apple's documentation). Rounded to whole columns.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.attributes.tracking = tracking } }
  /// The text above its line, in points; a negative offset puts it below. The line grows where the text does not fit in any more.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.attributes.baselineOffset = baselineOffset } }
  /// The text with characters of one width; in a grid they have it already.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.attributes.design = isActive ? .monospaced : nil } }
  /// The text in a design of the system font. The grid has one design.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.attributes.design = design } }
  /// The text in a width of the system font. The grid has one width.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.attributes.width = width } }

  /// Two texts that make one: it wraps as one, and each part keeps its look. What is said of the whole counts where a part says nothing.
  public static func + (lhs: Text, rhs: Text) -> Text {
    // A sum of many is one list of parts, as long as nothing was said of the sum so far.
    let isSum = !lhs.parts.isEmpty && lhs.isPlainSum
    var whole = Text(verbatim: lhs.string + rhs.string)
    whole.parts = isSum ? lhs.parts + [rhs] : [lhs, rhs]
    whole.isPlainSum = true
    return whole
  }
}
