internal import LayoutCore
internal import Views

extension ViewHost {
  /// The texts that are shown, in tree order.
  var texts: [String] {
    var texts: [String] = []
    func add(_ node: NodeID) {
      if infos[Int(node)].kind == "Text", let label = label(of: node) { texts.append(label) }
      for child in tree.children(of: node) { add(child) }
    }
    if let root = tree.root { add(root) }
    return texts
  }
  /// Taps the first text with a label.
  func tap(_ label: String) -> Bool {
    infos.indices.first { self.label(of: NodeID($0)) == label }.map { tap(NodeID($0)) } ?? false
  }
  /// The bodies that ran: name, reason, what changed.
  var evaluated: [String] { graph.evaluations.map { "\($0.name) \($0.reason) \($0.input)" } }
}
