public import Foundation

/// Modifiers that make a box of the offer, or take all of it.
extension NodeBuilder {
  /// Offers a box of a ratio, width to height: the largest inside the offer, or the smallest that covers it (`fills`).
  /// nil, 0, and what is negative or not finite: the ratio of the child's ideal size.
  @discardableResult public mutating func beginAspectRatio(_ ratio: CGFloat?, fills: Bool) -> NodeID {
    var n = Node(.aspectRatio)
    if let ratio, ratio.isFinite, ratio > 0 { n.a = Double(ratio) }
    // The ideal size is asked for while placing as well.
    n.flags = (n.a.isNaN ? Node.bringsNil : 0) | (fills ? Node.optionA : 0)
    return begin(n, axis: axis)
  }
  /// Shows the first child whose ideal length along the axes is no more than the offer, else the last one.
  @discardableResult public mutating func beginFitting(_ axes: Axis.Set) -> NodeID {
    var n = Node(.fitting)
    n.flags = Node.bringsNil | (axes.contains(.horizontal) ? Node.optionA : 0) | (axes.contains(.vertical) ? Node.optionB : 0)
    return begin(n, axis: nil)
  }
  /// Takes the whole offer and puts the child's centre at a point, in points from the top-left corner. What is not finite counts as 0.
  @discardableResult public mutating func beginPosition(x: CGFloat, y: CGFloat) -> NodeID {
    var n = Node(.position)
    n.a = Length.shift(x)
    n.b = Length.shift(y)
    return begin(n, axis: axis)
  }
}
