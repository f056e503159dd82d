public import Foundation

/// The size that a container offers a view, in points. `nil` asks for the ideal length, 0 for the least, infinity for the greatest; anything else is an offer.
/// SwiftUI's own type (documented).
public struct ProposedViewSize: Hashable, Sendable {
  /// In points; nil leaves the choice to the view.
  public var width: CGFloat?
  /// In points; nil leaves the choice to the view.
  public var height: CGFloat?
  /// The view's ideal size is asked for.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The view's least size is asked for.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The view's largest size is asked for.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal of two lengths in points.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// A proposal of a size in points.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
  /// The proposal as a size; an unspecified dimension takes the one of `size` (SwiftUI's default: 10×10).
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
