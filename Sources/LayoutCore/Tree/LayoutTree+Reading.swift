public import Foundation

extension LayoutTree {
  /// In points, relative to the root's top-left corner, offsets included.
  public func frame(of i: NodeID) -> CGRect {
    var x = 0.0
    var y = 0.0
    var k = known(i)
    while k >= 0 {
      x = Length.sum(x, placed[k].x)
      y = Length.sum(y, placed[k].y)
      k = nodes[k].parent
    }
    return CGRect(x: x, y: y, width: placed[i].w, height: placed[i].h)
  }
  /// Every node's frame, by node, in one pass. What `ViewThatFits` did not choose has none: it is empty, at 0,0.
  public func frames() -> [CGRect] {
    var all = [CGRect](repeating: .zero, count: count)
    guard let root else { return all }
    // By links, not by index: a container that was put around nodes later comes after them in the arrays.
    var i = root
    while i >= 0 {
      let parent = nodes[i].parent
      let origin = parent < 0 ? CGPoint.zero : all[Int(parent)].origin
      all[Int(i)] = CGRect(x: Length.sum(Double(origin.x), placed[i].x), y: Length.sum(Double(origin.y), placed[i].y), width: placed[i].w, height: placed[i].h)
      if nodes[i].first >= 0 {
        i = choice(i) ?? nodes[i].first
        continue
      }
      while i >= 0, nodes[i].next < 0 || (nodes[i].parent >= 0 && choice(nodes[i].parent) != nil) { i = nodes[i].parent }
      if i >= 0 { i = nodes[i].next }
    }
    return all
  }
  /// The answer to `proposal(of:)`, in points.
  public func size(of i: NodeID) -> CGSize { CGSize(width: placed[known(i)].w, height: placed[i].h) }
  /// What the node was placed under. Inside what the masks left alone it may be an older, equivalent one; lay out with `isLiteral` to print it.
  public func proposal(of i: NodeID) -> ProposedViewSize { Proposal(placed[known(i)].pw, placed[i].ph).proposedViewSize }
  /// The node around it; nil for the root.
  public func parent(of i: NodeID) -> NodeID? { nodes[known(i)].parent < 0 ? nil : nodes[i].parent }
  /// In source order; of an overlay or background, the primary first; of `ViewThatFits`, the chosen one only.
  public func children(of i: NodeID) -> some Sequence<NodeID> {
    let choice = choice(known(i))
    return sequence(state: choice ?? nodes[i].first) { [self] next -> NodeID? in
      guard next >= 0 else { return nil }
      defer { next = choice == nil ? nodes[next].next : -1 }
      return next
    }
  }
  /// The child that `ViewThatFits` shows; nil for all others, and before the first layout.
  @inline(__always) private func choice(_ i: NodeID) -> NodeID? { nodes[i].kind == .fitting && nodes[i].payload >= 0 ? nodes[i].payload : nil }
  /// In source order, those included that `ViewThatFits` did not choose: they were asked, and have no place.
  public func candidates(of i: NodeID) -> some Sequence<NodeID> {
    sequence(state: nodes[known(i)].first) { [self] next -> NodeID? in
      guard next >= 0 else { return nil }
      defer { next = nodes[next].next }
      return next
    }
  }
  /// Whether it has no children by its kind.
  public func isLeaf(_ i: NodeID) -> Bool { nodes[known(i)].kind.isLeaf }
  /// The owner's own number, given to the builder; -1 for none.
  public func content(of i: NodeID) -> Int32 { nodes[known(i)].content }
  /// Whether the node's second child lies behind its first.
  public func isBackground(_ i: NodeID) -> Bool { nodes[known(i)].kind == .secondary && nodes[i].has(Node.optionA) }
  /// Whether only that part of its content is seen that lies in its bounds: a scroll view.
  public func isWindow(_ i: NodeID) -> Bool { nodes[known(i)].kind == .scroll }
  /// The axes along which a scroll view scrolls; nil for all other nodes.
  public func scrolledAxes(of i: NodeID) -> Axis.Set? {
    guard nodes[known(i)].kind == .scroll else { return nil }
    return Axis.Set((nodes[i].has(Node.optionA) ? [.horizontal] : []) + (nodes[i].has(Node.optionB) ? [.vertical] : []))
  }
  /// The layout priority as the container sees it.
  public func priority(of i: NodeID) -> Double { nodes[known(i)].priority }

  /// Indices from outside are checked here, as an array checks them: the records behind are plain memory.
  @inline(__always) private func known(_ i: NodeID) -> NodeID {
    precondition(holds(i), "the tree has no node \(i)")
    return i
  }
  /// Whether the tree has a node of this number.
  func holds(_ i: NodeID) -> Bool { i >= 0 && i < nodes.count }
}
