public import Foundation

// What other typefaces have: a grid has one, so only the size counts.
extension Font {
  /// The distance of lines.
  public enum Leading: Hashable, CaseIterable, Sendable { case standard, tight, loose }
  /// A named font that grows as a text style does. The grid has one typeface and one text size: only the size counts.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { custom(name, size: size) }
  /// A named font of a fixed size. The grid has one typeface: only the size counts.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }
  /// The same font with small capitals; a grid has none.
  public func smallCaps() -> Font { self }
  /// The same font with small capitals for small letters; a grid has none.
  public func lowercaseSmallCaps() -> Font { self }
  /// The same font with small capitals for large letters; a grid has none.
  public func uppercaseSmallCaps() -> Font { self }
  /// The same font with another distance of lines; in a grid lines have one distance.
  public func leading(_ leading: Leading) -> Font { self }
  /// The same font, wider or narrower; a grid has one width.
  public func width(_ width: Width) -> Font { self }
}
