extension NodeBuilder {
  /// Takes what it is offered (10 where nothing is). What is inside may depend on that size, so it is made when the node is placed, by `LayoutTree.makeContent`.
  @discardableResult public mutating func beginReader(content: Int32) -> NodeID {
    var n = Node(.reader)
    n.content = content
    return begin(n, axis: nil)
  }
  /// An overlay or background whose second child is made when the first is placed, by `LayoutTree.makeContent`.
  @discardableResult public mutating func beginLateSecondary(
    isBackground: Bool, horizontal: AlignmentKey, vertical: AlignmentKey, content: Int32
  ) -> NodeID {
    let id = beginSecondary(isBackground: isBackground, horizontal: horizontal, vertical: vertical)
    tree.nodes[id].content = content
    tree.hasWholeLayouts = true
    return id
  }
  /// Opens a node again that `beginReader` or `beginLateSecondary` made: what follows, up to `end()`, is its content.
  public mutating func beginContent(of node: NodeID) {
    open.append((node, nil))
    parent = node
    last = tree.nodes[node].kind == .secondary ? tree.nodes[node].first : -1
    axis = nil
  }
}
