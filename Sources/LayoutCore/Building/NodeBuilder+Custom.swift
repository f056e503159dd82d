/// Containers of a program's own layouts.
extension NodeBuilder {
  /// A container that a layout of the program measures and places. `axis`: the stack that `Spacer` and `Divider` inside take it for; nil for none.
  @discardableResult public mutating func beginCustom(_ layout: any CustomLayout, stackAxis axis: Axis?) -> NodeID {
    var n = Node(.custom)
    n.payload = tree.customLayouts.count
    n.flags = Node.bringsNil | Node.hasGuides
    tree.customLayouts.append(NodeRecords.Custom(layout: layout))
    return begin(n, axis: axis)
  }
  /// Keeps what the program says about a node: the layout around it reads that.
  public func setLayoutValue(_ value: Any, key: AnyHashable, of node: NodeID) { tree.layoutValues[node, default: [:]][key] = value }
}

extension LayoutTree {
  /// What the program says about a node under a key; nil where it says nothing.
  public func layoutValue(_ key: AnyHashable, of node: NodeID) -> Any? { layoutValues[node]?[key] }
  /// Tells a container of a program's own layout who its children are.
  func collectChildren(_ i: NodeID) {
    var members: ContiguousArray<LayoutChildren.Member> = []
    var k = nodes[i].first
    while k >= 0 {
      members.append(LayoutChildren.Member(node: k, index: Int32(members.count)))
      k = nodes[k].next
    }
    customLayouts[nodes[i].payload].children = members
  }
}
