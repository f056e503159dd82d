public import Foundation

/// Scrolling and lazy containers.
extension NodeBuilder {
  /// Offers its content nothing along its axes. `anchor`: which parts of content and view lie on each other; nil is the
  /// beginning. `margins` in points; nil is none, and what is not finite counts as 0. `anchorsLonger`: whether the
  /// anchor counts for content that is longer than the view, or for shorter content; nil for both. Several children
  /// are put into a column of their own (`wrapChildren`), so what is inside belongs to a column.
  @discardableResult public mutating func beginScroll(
    _ axes: Axis.Set, anchor: CGPoint? = nil, anchorsLonger: Bool? = nil,
    margins: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)? = nil
  ) -> NodeID {
    var n = Node(.scroll)
    if let anchor { (n.a, n.b) = (Length.shift(anchor.x), Length.shift(anchor.y)) }
    if let anchorsLonger { n.c = anchorsLonger ? 1 : 0 }
    if let margins {
      n.payload = tree.insets.count
      tree.insets.append(
        NodeRecords.Insets(
          top: Length.shift(margins.top), leading: Length.shift(margins.leading), bottom: Length.shift(margins.bottom), trailing: Length.shift(margins.trailing)))
    }
    n.flags = Node.bringsNil | (axes.contains(.horizontal) ? Node.optionA : 0) | (axes.contains(.vertical) ? Node.optionB : 0)
    return begin(n, axis: .vertical)
  }
  /// A stack that shares nothing: it offers its children nothing along the axis. `spacing` in points; nil: what neighbours prefer.
  @discardableResult public mutating func beginLazyStack(_ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) -> NodeID {
    var n = stack(.lazyStack, alignment, spacing)
    n.flags = Node.bringsNil | (axis == .horizontal ? Node.optionA : 0)
    return begin(n, axis: axis)
  }
  /// Lines of cells in tracks whose lengths never look at the cells.
  /// - Parameters:
  ///   - axis: along which the tracks lie side by side: horizontal for a `LazyVGrid`. Without tracks it has one flexible track (our choice).
  ///   - spacing: between lines, in points; nil is the device's default.
  @discardableResult public mutating func beginLazyGrid(
    _ axis: Axis, tracks: [LazyTrack], horizontal: AlignmentKey, vertical: AlignmentKey, spacing: CGFloat?
  ) -> NodeID {
    var n = Node(.lazyGrid)
    n.flags = Node.bringsNil | (axis == .horizontal ? Node.optionA : 0)
    n.payload = tree.lazyGrids.count
    tree.lazyGrids.append(
      NodeRecords.LazyGrid(
        tracks: tracks.isEmpty ? [LazyTrack(.flexible(minimum: 10, maximum: .infinity))] : tracks, spacing: Length.spacing(spacing),
        alignment: NodeRecords.Alignment(horizontal: horizontal, vertical: vertical)))
    return begin(n, axis: nil)
  }
}
