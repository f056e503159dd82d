extension NodeBuilder {
  /// How many nodes there are, and how many of them are texts.
  public var counts: (nodes: Int, texts: Int) { (Int(tree.nodes.count), Int(tree.texts.count)) }
  /// Room for so many more nodes, texts among them, for whoever knows how many will come: storage that is not grown step by step is not copied.
  public func reserve(nodes: Int, texts: Int) {
    tree.nodes.reserve(more: nodes)
    tree.placed.reserve(more: nodes)
    tree.texts.reserve(more: texts)
  }
}
