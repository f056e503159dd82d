public import Foundation

/// What the corners of a container take of a view, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The upper leading corner.
  public var topLeading: CGSize
  /// The upper trailing corner.
  public var topTrailing: CGSize
  /// The lower leading corner.
  public var bottomLeading: CGSize
  /// The lower trailing corner.
  public var bottomTrailing: CGSize
  /// Nothing, or what is said.
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
}
extension GeometryProxy {
  /// What the corners of the container take of the view: nothing, here.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
extension View {
  /// Keeps the view away from the corners of its container at some edges; here these take nothing of it.
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    Noted(self, "containerCornerOffset")
  }
}
