public import Foundation
public import LayoutCore

/// The views of a container, for its layout. Valid during the layout's call.
public struct LayoutSubviews: RandomAccessCollection {
  /// Some of the views.
  public typealias SubSequence = LayoutSubviews
  /// The engine's handles.
  let children: LayoutChildren
  /// The direction of text in the container. A layout is written from left to right all the same: what it places is mirrored where text runs the other way.
  public var layoutDirection: LayoutDirection

  init(children: LayoutChildren, layoutDirection: LayoutDirection) {
    self.children = children
    self.layoutDirection = layoutDirection
  }
  /// The views of one container in another order, or some of them; nil for none.
  public init?(_ views: [LayoutSubview]) {
    guard let first = views.first else { return nil }
    self.init(children: LayoutChildren(views.map(\.child), like: first.child), layoutDirection: first.layoutDirection)
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { children.endIndex }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(child: children[index], layoutDirection: layoutDirection) }
  /// Some of the views, numbered from 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(children: children.only(bounds), layoutDirection: layoutDirection) }
  /// The views at some indices, numbered from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(children: children.only(indices), layoutDirection: layoutDirection)
  }
}

extension LayoutSubviews: Equatable {}

extension LayoutSubviews {
  /// What the views set for a guide while `place` places them, put together as the default of `Layout.explicitAlignment` does. In points from the bounds' start.
  public func merged(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, place: () -> Void) -> CGFloat? {
    children.merged(key, in: bounds, proposal, place: place)
  }
  /// What the views prefer together, on all edges; without views no distance. The default of `Layout.spacing`.
  public var preferredSpacing: ViewSpacing {
    if isEmpty { return .zero }
    var spacing = ViewSpacing()
    for view in self { spacing.formUnion(view.spacing) }
    return spacing
  }
}
