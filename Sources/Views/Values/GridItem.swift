public import Foundation
internal import LayoutCore

/// A column of a `LazyVGrid`, a row of a `LazyHGrid`. Lengths in points.
public struct GridItem: Sendable {
  /// How long the column or row is across the grid.
  public enum Size: Hashable, Sendable {
    /// This long, whatever is offered.
    case fixed(CGFloat)
    /// An equal share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each at least `minimum` long, into an equal share of what is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How long it is.
  public var size: Size
  /// The distance to the next column or row; nil is the device's default.
  public var spacing: CGFloat?
  /// Where its views lie; nil leaves it to the grid.
  public var alignment: Alignment?
  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
  var track: LazyTrack {
    let length: LazyTrack.Size =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyTrack(length, spacing: spacing, horizontal: alignment?.horizontal.key, vertical: alignment?.vertical.key)
  }
}
