public import Foundation
internal import LayoutCore

/// Size and place of a view, as the content of a `GeometryReader` sees them. A value: it does not change after it was made.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize
  /// What device and bars keep free at the edges that the view touches, in points.
  public let safeAreaInsets: EdgeInsets
  let globalFrame: CGRect
  /// The named views around, the nearest first, in the root's coordinates.
  let spaces: [(name: AnyHashable, frame: CGRect)]

  /// The bounds, in points, in a space: the view's own, the root view's, or that of a named view around.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return globalFrame
    case .named(let name):
      guard let space = frame(named: name) else { return globalFrame }
      return globalFrame.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }
  /// The bounds, in points, in a space: `.local`, `.global`, `.named("card")`, `.scrollView`.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }
  /// The bounds of a named view around, in points, in the view's own coordinates; nil where there is none of that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    frame(named: coordinateSpace.name).map { $0.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY) }
  }
  private func frame(named name: AnyHashable) -> CGRect? {
    if let wanted = name.base as? ScrollSpace {
      return spaces.first { space in (space.name.base as? ScrollSpace).map { $0.axes.isSuperset(of: wanted.axes) } ?? false }?.frame
    }
    return spaces.first { $0.name == name }?.frame
  }
}
