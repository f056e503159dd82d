public import Foundation

/// The size that a container offers a view, in points. `nil` asks for the ideal length, 0 for the least, infinity for the greatest; anything else is an offer.
/// SwiftUI's own type (documented).
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
  /// The proposal as a size; an unspecified dimension takes the one of `size` (SwiftUI's default: 10×10).
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
