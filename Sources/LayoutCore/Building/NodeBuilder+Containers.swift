public import Foundation

extension NodeBuilder {
  /// `spacing` in points between all neighbours; nil: what they prefer.
  @discardableResult public mutating func beginHStack(alignment: AlignmentKey, spacing: CGFloat?) -> NodeID {
    begin(stack(.hStack, alignment, spacing), axis: .horizontal)
  }
  /// `spacing` in points between all neighbours; nil: what they prefer.
  @discardableResult public mutating func beginVStack(alignment: AlignmentKey, spacing: CGFloat?) -> NodeID {
    begin(stack(.vStack, alignment, spacing), axis: .vertical)
  }
  /// Children one above another, aligned on a pair of guides.
  @discardableResult public mutating func beginZStack(horizontal: AlignmentKey, vertical: AlignmentKey) -> NodeID {
    begin(aligned(.zStack, horizontal, vertical), axis: nil)
  }
  /// An overlay or a background. First child: the primary, which decides size, guides, priority and spacing. Second child, if any: offered exactly the primary's
  /// size and placed where the guides of both meet.
  /// `safeAreaEdges`: the second child is a fill that reaches into the safe area there, where the primary touches it.
  @discardableResult public mutating func beginSecondary(
    isBackground: Bool, horizontal: AlignmentKey, vertical: AlignmentKey, safeAreaEdges: EdgeBits = 0
  ) -> NodeID {
    var n = aligned(.secondary, horizontal, vertical)
    if isBackground { n.flags |= Node.optionA }
    if safeAreaEdges & 15 != 0 {
      n.a = Double(safeAreaEdges & 15)
      n.flags |= Node.readsPlace
    }
    return begin(n, axis: axis)
  }
  func stack(_ kind: NodeKind, _ alignment: AlignmentKey, _ spacing: CGFloat?) -> Node {
    var n = Node(kind)
    n.a = Length.spacing(spacing)
    n.b = alignment.fraction
    n.payload = alignment.code
    if alignment.isBaseline { tree.readsGuides = true }
    return n
  }
  func aligned(_ kind: NodeKind, _ horizontal: AlignmentKey, _ vertical: AlignmentKey) -> Node {
    var n = Node(kind)
    n.payload = tree.alignments.count
    if vertical.isBaseline { tree.readsGuides = true }
    tree.alignments.append(NodeRecords.Alignment(horizontal: horizontal, vertical: vertical))
    return n
  }
}
