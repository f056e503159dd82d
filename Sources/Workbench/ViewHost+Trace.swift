internal import Foundation
internal import LayoutCore
internal import Tracing
internal import Views

extension ViewHost {
  /// The events with the names of the nodes they are about.
  func trace(offeredBy: String) -> Trace { trace(of: tree.events, offeredBy: offeredBy) }
  /// Other events of the same nodes.
  func trace(of events: ContiguousArray<LayoutEvent>, offeredBy: String) -> Trace {
    let paths = paths
    var previous = [NodeID](repeating: -1, count: infos.count)
    for node in 0..<NodeID(infos.count) {
      var last: NodeID = -1
      for child in tree.children(of: node) {
        previous[Int(child)] = last
        last = child
      }
    }
    let nodes = infos.indices.map { index in
      TracedNode(
        title: title(of: NodeID(index)), path: paths[index], source: infos[index].source, parent: tree.parent(of: NodeID(index)) ?? -1, previous: previous[index])
    }
    return Trace(
      events, nodes: nodes, scopes: scopes.map(\.name), guides: tree.tracedKeys.map { guideName($0) }, inputs: graph.inputNames, omitted: tree.omittedEvents,
      offeredBy: offeredBy)
  }

  /// `/0/1/2` for each node.
  var paths: [String] {
    var paths = [String](repeating: "", count: infos.count)
    func name(_ node: NodeID, _ path: String) {
      paths[Int(node)] = path
      let children = Array(tree.children(of: node))
      let shown = Set(children)
      for (index, child) in children.enumerated() { name(child, "\(path)/\(index)") }
      // What was asked and is not shown: the choices that did not fit.
      for (index, child) in tree.candidates(of: node).enumerated() where !shown.contains(child) { name(child, "\(path)/~\(index)") }
    }
    if let root = tree.root { name(root, "/0") }
    return paths
  }
}
