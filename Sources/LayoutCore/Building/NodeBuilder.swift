/// Appends nodes to a tree in pre-order, so that the memory order is the visiting order. Every `begin…` is closed by `end()`.
public struct NodeBuilder {
  /// The tree that grows.
  public let tree: LayoutTree
  /// The axis of the enclosing stack, for `Spacer` and `Divider`. It passes through one-child modifiers; nil in a `ZStack`, in a secondary and outside.
  public internal(set) var axis: Axis?
  /// Whether text runs from right to left in the nodes that are begun from now on.
  public var isRightToLeft = false
  /// Whether what is appended now is a view of a lazy grid.
  public var isInLazyGrid: Bool { parent >= 0 && tree.nodes[parent].kind == .lazyGrid }
  var parent: NodeID = -1
  var last: NodeID = -1
  /// Nodes without a parent. A tree has one: whoever gets more puts them into a container of their own.
  public private(set) var rootCount = 0
  var open: ContiguousArray<(last: NodeID, axis: Axis?)> = []

  /// A builder that appends to a tree.
  public init(_ tree: LayoutTree) { self.tree = tree }

  @inline(__always) mutating func append(_ node: Node) -> NodeID {
    var node = node
    node.parent = parent
    let id = tree.nodes.count
    tree.nodes.append(node)
    tree.placed.append(Placed())
    if parent >= 0 {
      if last >= 0 { tree.nodes[last].next = id } else { tree.nodes[parent].first = id }
      tree.nodes[parent].count += 1
    } else {
      rootCount += 1
    }
    tree.isStale = true
    if !node.kind.isPlacedAlone { tree.hasWholeLayouts = true }
    return id
  }
  @inline(__always) mutating func leaf(_ node: Node) -> NodeID {
    let id = append(node)
    finished(id)
    return id
  }
  /// Opens a node whose children see `axis`.
  mutating func begin(_ node: Node, axis: Axis?) -> NodeID {
    var node = node
    if isRightToLeft {
      node.flags |= Node.mirrors
      tree.isMirrored = true
    }
    let id = append(node)
    tree.containers += 1
    open.append((id, self.axis))
    parent = id
    last = -1
    self.axis = axis
    return id
  }
  /// Closes the node opened last. Without an open node it does nothing.
  public mutating func end() {
    guard let o = open.popLast() else { return }
    tree.inherit(o.last, from: last)
    parent = tree.nodes[o.last].parent
    axis = o.axis
    finished(o.last)
  }
  /// The next node is this one's sibling; behind a primary comes its secondary, which belongs to no stack.
  @inline(__always) private mutating func finished(_ id: NodeID) {
    last = id
    if parent >= 0, tree.nodes[parent].kind.hasSecondary { axis = nil }
  }
}
