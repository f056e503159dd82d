public import Foundation

/// Views and the edges that device and bars keep free, and frames made from containers.
extension NodeBuilder {
  /// Four edges as a set of bits: top 1, leading 2, bottom 4, trailing 8.
  public typealias EdgeBits = Int32

  /// What is inside reaches into the safe area at these edges, where the bounds touch it.
  @discardableResult public mutating func beginIgnoringSafeArea(_ edges: EdgeBits) -> NodeID {
    var n = Node(.ignoringSafeArea)
    n.payload = edges & 15
    n.flags = Node.readsPlace
    return begin(n, axis: axis)
  }
  /// What is inside keeps off what the device keeps free, wherever the views around reach.
  @discardableResult public mutating func beginKeepingSafeArea() -> NodeID {
    var n = Node(.ignoringSafeArea)
    n.payload = LayoutTree.keepsSafeArea
    n.flags = Node.readsPlace
    return begin(n, axis: axis)
  }
  /// A view and a bar at its edge. First child: the view; second child, if any: the bar. The bar counts as safe area of what is inside the view.
  /// - Parameters:
  ///   - isHorizontal: whether the bar lies at the leading or trailing edge.
  ///   - isEnd: whether that is the bottom or trailing one.
  ///   - spacing: between both, in points; nil is what they prefer.
  ///   - alignment: the guide across that lies on the view's.
  @discardableResult public mutating func beginSafeAreaInset(isHorizontal: Bool, isEnd: Bool, spacing: CGFloat?, alignment: AlignmentKey) -> NodeID {
    var n = Node(.safeAreaInset)
    n.a = Length.spacing(spacing)
    n.payload = alignment.code
    n.flags = (isHorizontal ? Node.optionA : 0) | (isEnd ? Node.optionB : 0)
    tree.hasBars = true
    return begin(n, axis: axis)
  }
  /// Space at the edges that counts as safe area of what is inside, in points. Negative and not finite ones count as 0 (our choice).
  @discardableResult public mutating func beginSafeAreaPadding(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> NodeID {
    func length(_ v: CGFloat) -> Double { max(Length.shift(v), 0) }
    var n = Node(.safeAreaPadding)
    n.payload = tree.insets.count
    tree.insets.append(NodeRecords.Insets(top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing)))
    tree.hasBars = true
    return begin(n, axis: axis)
  }

  /// A fixed frame along some axes, from the length of the nearest container in points. Negative, NaN and infinite results leave the axis alone, as in a frame.
  @discardableResult public mutating func beginRelativeFrame(
    _ axes: Axis.Set, horizontal: AlignmentKey, vertical: AlignmentKey, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> NodeID {
    relativeFrame(axes, .function { Double(length(CGFloat($0), $1)) }, horizontal, vertical)
  }
  /// A fixed frame along some axes: `span` of `count` columns of the nearest container, `spacing` points apart. Counts below 1 count as 1 (our choice).
  @discardableResult public mutating func beginRelativeFrame(
    _ axes: Axis.Set, horizontal: AlignmentKey, vertical: AlignmentKey, count: Int, span: Int, spacing: CGFloat
  ) -> NodeID {
    relativeFrame(axes, .columns(count: Double(max(count, 1)), span: Double(max(span, 1)), spacing: Length.shift(spacing)), horizontal, vertical)
  }
  private mutating func relativeFrame(
    _ axes: Axis.Set, _ length: NodeRecords.RelativeFrame.Length, _ horizontal: AlignmentKey, _ vertical: AlignmentKey
  ) -> NodeID {
    var n = Node(.relativeFrame)
    n.payload = tree.relativeFrames.count
    tree.relativeFrames.append(
      NodeRecords.RelativeFrame(axes: axes, length: length, alignment: NodeRecords.Alignment(horizontal: horizontal, vertical: vertical)))
    tree.hasRelativeFrames = true
    return begin(n, axis: axis)
  }
}
