/// Modifiers that only a text has: they give a text again, so that more of them may follow.
extension Text {
  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }
  /// The text in a font; nil takes the environment's.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// The text in a weight; nil takes the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// The text in bold.
  public func bold() -> Text { with { $0.weight = .bold } }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : nil } }
  /// The text slanted.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// The text slanted, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// The text with a line under it. A terminal draws the line in the text's colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.isUnderlined = isActive } }
  /// The text with a line through it. A terminal draws the line in the text's colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.isStruckThrough = isActive } }
  /// The text with digits of one width; in a grid they have it already.
  public func monospacedDigit() -> Text { self }
  /// The text in a colour; nil takes the environment's.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color } }
  /// The text in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with { $0.foreground = style } }
}
