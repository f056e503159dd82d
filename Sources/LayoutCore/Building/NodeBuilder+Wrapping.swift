/// Containers that views put around several nodes where one is wanted.
extension NodeBuilder {
  /// The container of several children that stand for one.
  public enum Wrapping: Sendable {
    /// Centred: of an overlay or a background of several views.
    case zStack
    /// Centred, with preferred spacing: of a control's label of several views.
    case hStack
    /// Centred, with preferred spacing: of a `ScrollView` of several views.
    case vStack
  }

  /// Puts the child that was added last before its brothers and sisters, as a bar whose content had to be known first. Walk by links.
  public mutating func moveLastChildToFront() {
    guard parent >= 0, tree.nodes[parent].count > 1, last >= 0, tree.nodes[parent].first != last else { return }
    let first = tree.nodes[parent].first
    var before = first
    while tree.nodes[before].next != last {
      guard tree.nodes[before].next >= 0 else { return }
      before = tree.nodes[before].next
    }
    tree.nodes[before].next = -1
    tree.nodes[last].next = first
    tree.nodes[parent].first = last
    last = before
  }

  /// Puts the open node's children behind the first `count` into a container of their own, if they are more than one.
  /// The container comes after them in the tree's order of indices, and in their place among the children.
  /// - Returns: the new node; nil if there was nothing to wrap.
  public mutating func wrapChildren(after count: Int, in wrapping: Wrapping) -> NodeID? {
    guard parent >= 0, Int(tree.nodes[parent].count) > count + 1 else { return nil }
    var before: NodeID = -1
    var first = tree.nodes[parent].first
    for _ in 0..<count { (before, first) = (first, tree.nodes[first].next) }
    var container: Node
    switch wrapping {
    case .zStack: container = aligned(.zStack, .horizontalCenter, .verticalCenter)
    case .hStack: container = stack(.hStack, .verticalCenter, nil)
    case .vStack: container = stack(.vStack, .horizontalCenter, nil)
    }
    container.parent = parent
    container.first = first
    container.count = tree.nodes[parent].count - Int32(count)
    if isRightToLeft { container.flags |= Node.mirrors }
    let id = tree.nodes.count
    tree.nodes.append(container)
    tree.placed.append(Placed())
    tree.containers += 1
    var child = first
    while child >= 0 {
      tree.nodes[child].parent = id
      child = tree.nodes[child].next
    }
    tree.inherit(id, from: last)
    if before >= 0 { tree.nodes[before].next = id } else { tree.nodes[parent].first = id }
    tree.nodes[parent].count = Int32(count) + 1
    last = id
    return id
  }
}
