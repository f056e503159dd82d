extension NodeBuilder {
  /// Takes what it is offered (10 where nothing is). What is inside may depend on that size, so it is made when the node is placed, by `LayoutTree.makeContent`.
  @discardableResult public mutating func beginReader(content: Int32) -> NodeID {
    var n = Node(.reader)
    n.content = content
    return begin(n, axis: nil)
  }
  /// Opens a node again that `beginReader` made: what follows, up to `end()`, is its content.
  public mutating func beginContent(of node: NodeID) {
    open.append((node, nil))
    parent = node
    last = -1
    axis = nil
  }
}
