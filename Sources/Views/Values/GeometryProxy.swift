public import Foundation

/// Size and place of a `GeometryReader`, as its content sees them. A value: it does not change after the content was made.
public struct GeometryProxy: Sendable {
  /// In points.
  public let size: CGSize
  let globalFrame: CGRect
  /// Nothing: safe areas are not known inside a view yet.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// The bounds, in points: in its own coordinates, or in those of the root view.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: globalFrame
    }
  }
}

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable, Sendable {
  /// The root view's top left corner.
  case global
  /// The view's own top left corner.
  case local
}
