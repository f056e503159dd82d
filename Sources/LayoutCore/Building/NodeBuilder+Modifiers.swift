public import Foundation

/// Modifiers around one child. A second child is never measured; without a child the size is 0×0.
extension NodeBuilder {
  /// Fixed dimensions in points. Negative, NaN and infinite ones count as nil (SwiftUI ignores them).
  @discardableResult public mutating func beginFrame(width: CGFloat?, height: CGFloat?, horizontal: AlignmentKey, vertical: AlignmentKey) -> NodeID {
    var n = aligned(.frame, horizontal, vertical)
    n.a = Length.fixed(width)
    n.b = Length.fixed(height)
    return begin(n, axis: axis)
  }
  /// Limits in points, made consistent as SwiftUI does (measured): 0 ≤ min, min ≤ ideal, ideal ≤ max.
  @discardableResult public mutating func beginFlexibleFrame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    horizontal: AlignmentKey, vertical: AlignmentKey
  ) -> NodeID {
    func limits(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> NodeRecords.Limits {
      func or0(_ v: Double) -> Double { v.isNaN ? 0 : v }
      let least = Length.limit(least, atLeast: 0)
      let ideal = Length.limit(ideal, atLeast: or0(least))
      return NodeRecords.Limits(least: least, ideal: ideal, most: Length.limit(most, atLeast: or0(ideal)))
    }
    var n = Node(.flexibleFrame)
    n.payload = tree.flexibleFrames.count
    tree.flexibleFrames.append(
      NodeRecords.FlexibleFrame(
        width: limits(minWidth, idealWidth, maxWidth), height: limits(minHeight, idealHeight, maxHeight),
        alignment: NodeRecords.Alignment(horizontal: horizontal, vertical: vertical)))
    n.flags = Node.bringsNil
    if vertical.isBaseline { tree.readsGuides = true }
    return begin(n, axis: axis)
  }
  /// Insets in points, negative ones allowed; what is not finite counts as 0.
  @discardableResult public mutating func beginPadding(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> NodeID {
    var n = Node(.padding)
    n.payload = tree.insets.count
    tree.insets.append(
      NodeRecords.Insets(top: Length.shift(top), leading: Length.shift(leading), bottom: Length.shift(bottom), trailing: Length.shift(trailing)))
    return begin(n, axis: axis)
  }
  /// Asks for the ideal length along the chosen axes.
  @discardableResult public mutating func beginFixedSize(horizontal: Bool, vertical: Bool) -> NodeID {
    var n = Node(.fixedSize)
    n.flags = Node.bringsNil | (horizontal ? Node.optionA : 0) | (vertical ? Node.optionB : 0)
    return begin(n, axis: axis)
  }
  /// NaN counts as 0.
  @discardableResult public mutating func beginPriority(_ priority: Double) -> NodeID {
    var n = Node(.priority)
    n.priority = priority.isNaN ? 0 : priority
    return begin(n, axis: axis)
  }
  /// Shifts what is drawn, in points; size and guides stay. What is not finite counts as 0.
  @discardableResult public mutating func beginOffset(x: CGFloat, y: CGFloat) -> NodeID {
    var n = Node(.offset)
    n.a = Length.shift(x)
    n.b = Length.shift(y)
    return begin(n, axis: axis)
  }
  /// Passes everything through: a border, a colour of text.
  @discardableResult public mutating func beginNeutral() -> NodeID {
    begin(Node(.neutral), axis: axis)
  }
  /// An explicit value for one guide, computed from the dimensions of what is inside, in points.
  @discardableResult public mutating func beginGuide(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) -> NodeID {
    var n = Node(.guide)
    n.payload = tree.guides.count
    n.flags = Node.hasGuides
    tree.readsGuides = true
    tree.guides.append(NodeRecords.Guide(key: key) { Double(value($0)) })
    return begin(n, axis: axis)
  }
}
