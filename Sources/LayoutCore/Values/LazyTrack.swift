public import Foundation

/// A column of a `LazyVGrid`, a row of a `LazyHGrid`. Lengths in points.
public struct LazyTrack: Hashable, Sendable {
  /// How long the track is across the grid's lines.
  public enum Size: Hashable, Sendable {
    /// This long, whatever is offered.
    case fixed(CGFloat)
    /// An equal share of what is left, within limits.
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit into an equal share of what is left; the minimum decides their number only.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }
  /// How long it is.
  public var size: Size
  /// The distance to the next track; nil is the device's default.
  public var spacing: CGFloat?
  /// Where its cells lie; nil leaves it to the grid.
  public var horizontal: AlignmentKey?
  /// Where its cells lie; nil leaves it to the grid.
  public var vertical: AlignmentKey?

  /// A track. NaN and negative lengths count as 0, a spacing that is not finite as nil.
  public init(_ size: Size, spacing: CGFloat? = nil, horizontal: AlignmentKey? = nil, vertical: AlignmentKey? = nil) {
    self.size = size
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
