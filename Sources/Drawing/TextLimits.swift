public import Foundation

/// What a text may do where it is offered too little, and how its lines stand.
public struct TextLimits: Hashable, Sendable {
  /// Where the ellipsis of a cut line stands.
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// Room for so many lines is kept, even where there are fewer.
  public var fewestLines = 1
  /// No more lines than these are shown; nil is any number.
  public var mostLines: Int?
  /// The distance between two lines, in points.
  public var spacing: CGFloat = 0
  /// Where a cut line has its ellipsis.
  public var truncation = Truncation.tail
  /// How small the letters may become before anything is cut: 0.5 is half their size. The grid has whole scales only.
  public var minimumScale: CGFloat = 1
  /// Whether letters may stand a little closer before anything is cut; in a grid they cannot.
  public var allowsTightening = false

  /// Any number of lines, one below the other, cut at the end.
  public init() {}
}
