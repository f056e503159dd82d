public import Foundation

// What other typefaces have: a grid has one, so only the size counts there.
extension Font {
  /// The distance of lines.
  public enum Leading: Hashable, CaseIterable, Sendable { case standard, tight, loose }
  /// A named font that grows as a text style does. There is one typeface: only the size counts; a grid has one text size as well.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font(provider: .scaled(size, textStyle)) }
  /// A named font of a fixed size. The grid has one typeface: only the size counts.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(provider: .size(fixedSize)) }
  /// The same font with small capitals; a grid has none.
  public func smallCaps() -> Font { with { $0.smallCaps = .all } }
  /// The same font with small capitals for small letters; a grid has none.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCaps = .lowercase } }
  /// The same font with small capitals for large letters; a grid has none.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCaps = .uppercase } }
  /// The same font with another distance of lines; in a grid lines have one distance.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
  /// The same font, wider or narrower; a grid has one width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
}
