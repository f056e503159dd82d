public import Foundation

/// The distances that a view prefers to its neighbours, one an edge. SwiftUI's own type (documented); opaque, but for comparing and uniting.
public struct ViewSpacing: Hashable, Sendable {
  var edges: EdgeSpacing
  /// The device's; nil where the spacing belongs to no view.
  var defaults: DefaultSpacing?

  /// No preference: alone it means the default distance, united with another one it is the other one (reverse-engineered).
  public init() { edges = EdgeSpacing(leading: .none, trailing: .none, top: .none, bottom: .none) }
  init(_ edges: EdgeSpacing, _ defaults: DefaultSpacing?) {
    self.edges = edges
    self.defaults = defaults
  }
  /// No distance on all edges.
  public static let zero = ViewSpacing(EdgeSpacing(leading: .zero, trailing: .zero, top: .zero, bottom: .zero), nil)

  /// Takes over what `other` asks for at some of its edges, where that is more.
  public mutating func formUnion(_ other: ViewSpacing, top: Bool, leading: Bool, bottom: Bool, trailing: Bool) {
    if top { edges.top = edges.top.union(other.edges.top) }
    if leading { edges.leading = edges.leading.union(other.edges.leading) }
    if bottom { edges.bottom = edges.bottom.union(other.edges.bottom) }
    if trailing { edges.trailing = edges.trailing.union(other.edges.trailing) }
    defaults = defaults ?? other.defaults
  }
  /// The distance that a view and its next neighbour along an axis prefer, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let spacing = defaults ?? next.defaults ?? .standard
    return CGFloat(edges.distance(to: next.edges, axis, spacing).distance)
  }
}
