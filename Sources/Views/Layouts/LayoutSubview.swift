public import Foundation
public import LayoutCore

/// A view of a container, for its layout: it can be asked and placed. Valid during the layout's call.
public struct LayoutSubview: Equatable {
  let child: LayoutChild
  /// The direction of text in the container.
  public let layoutDirection: LayoutDirection

  /// What the view says under a key; the key's default where it says nothing.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { value(KeyName(key)) as? K.Value ?? K.defaultValue }
  /// What the view says under the name of a key; nil where it says nothing.
  public func value(_ name: KeyName) -> Any? { child.value(AnyHashable(name)) }
  /// What its modifier `layoutPriority` says; 0 without.
  public var priority: Double { child.priority }
  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { child.spacing }
  /// The view's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  /// The view's size and guides for a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { child.dimensions(proposal) }
  /// Puts the view so that its anchor lies at a point in the coordinates of the layout's bounds, in points. It is as large as its answer to the proposal; the last call
  /// wins. A point that is not finite counts as the bounds' start, with a warning. Nothing happens outside of `placeSubviews`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    child.place(at: position, anchor: CGPoint(x: anchor.x, y: anchor.y), proposal)
  }
}
