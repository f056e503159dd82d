internal import Foundation
public import LayoutCore
internal import Views

extension Preview {
  /// The node that a selector names: of several the first in tree order.
  /// - Throws: there is none; the message says what there is.
  public func node(_ selector: Selector) throws(SelectorError) -> NodeID { try nodes(selector)[0] }

  /// The node that a selector names, where it names one.
  /// - Throws: there is none, or there are several; the message lists them.
  public func onlyNode(_ selector: Selector) throws(SelectorError) -> NodeID {
    let found = try nodes(selector)
    guard found.count > 1, let host else { return found[0] }
    let paths = host.paths
    let shown = found.prefix(8).map { "\(paths[Int($0)]) \(host.title(of: $0))" }.joined(separator: ", ")
    throw SelectorError("there are \(found.count) of these; say which, by its path or with [1]: \(cleanedLine(shown))" + (found.count > 8 ? ", …" : ""), column: nil)
  }

  /// The nodes that a selector names, at least one, in tree order.
  /// - Throws: there is none; the message says what there is.
  func nodes(_ selector: Selector) throws(SelectorError) -> [NodeID] {
    guard let host else { throw SelectorError("there is no view", column: nil) }
    return try nodes(selector, in: host)
  }
  /// The same among the nodes of a host.
  func nodes(_ selector: Selector, in host: ViewHost) throws(SelectorError) -> [NodeID] {
    guard let root = host.tree.root else { throw SelectorError("there is no view", column: nil) }
    var matches: [NodeID] = []
    for (number, step) in selector.steps.enumerated() {
      let candidates = number == 0 ? Preview.subtree(root, host) : below(matches, host)
      let (all, which) = select(step, candidates, host)
      if let which {
        guard all.indices.contains(which - 1) else { throw missing(step, candidates, all.count, host) }
        matches = [all[which - 1]]
      } else {
        matches = all
      }
      if matches.isEmpty { throw missing(step, candidates, 0, host) }
    }
    return matches
  }

  /// What is measured, in points: one number, or width and height.
  /// - Throws: there is no such node.
  public func measure(_ measurement: NodeMeasurement) throws(SelectorError) -> [Double] {
    let node = try node(measurement.selector)
    guard let host else { return [] }
    let (size, frame) = (host.tree.size(of: node), host.tree.frames()[Int(node)])
    return switch measurement.property {
    case .width: [size.width]
    case .height: [size.height]
    case .x: [frame.minX]
    case .y: [frame.minY]
    case .size: [size.width, size.height]
    }
  }

  // MARK: Searching

  static func subtree(_ root: NodeID, _ host: ViewHost) -> [NodeID] {
    var nodes: [NodeID] = []
    var stack = [root]
    while let node = stack.popLast() {
      nodes.append(node)
      stack += host.tree.children(of: node).reversed()
    }
    return nodes
  }
  /// Everything below some nodes, each once, in tree order.
  private func below(_ nodes: [NodeID], _ host: ViewHost) -> [NodeID] {
    var seen = Set<NodeID>()
    return nodes.flatMap { Preview.subtree($0, host).dropFirst() }.filter { seen.insert($0).inserted }
  }
  private func select(_ step: Selector.Step, _ candidates: [NodeID], _ host: ViewHost) -> (nodes: [NodeID], which: Int?) {
    switch step {
    case .identifier(let name): return (candidates.filter { host.infos[Int($0)].identifier == name }, nil)
    case .kind(let kind, let which): return (candidates.filter { host.infos[Int($0)].kind == kind }, which)
    case .label(let label, let which):
      let shown = candidates.filter { host.label(of: $0) == label }
      return (shown.isEmpty ? candidates.filter { host.infos[Int($0)].spokenLabel == label } : shown, which)
    case .path(let path): return (Preview.node(at: path, host).map { [$0] } ?? [], nil)
    case .position(let line, let column):
      let exact = candidates.filter { host.infos[Int($0)].source.map { $0.line == line && $0.column == column } ?? false }
      if !exact.isEmpty { return (exact, nil) }
      let around = candidates.filter { node in
        guard let site = host.infos[Int(node)].source else { return false }
        return (site.line, site.column) <= (line, column) && (line, column) < (site.endLine, site.endColumn)
      }
      return (around.suffix(1), nil)
    }
  }
  static func node(at path: [Int], _ host: ViewHost) -> NodeID? {
    guard path.first == 0, var node = host.tree.root else { return nil }
    for index in path.dropFirst() {
      let children = Array(host.tree.children(of: node))
      guard children.indices.contains(index) else { return nil }
      node = children[index]
    }
    return node
  }

  // MARK: Saying what there is

  private func missing(_ step: Selector.Step, _ candidates: [NodeID], _ count: Int, _ host: ViewHost) -> SelectorError {
    func listed(_ names: [String], _ name: String, _ mark: (String) -> String) -> String {
      var seen = Set<String>()
      let names = names.filter { seen.insert($0).inserted }
      if names.isEmpty { return "" }
      if let near = nearest(name, among: names) { return "; did you mean \(mark(near))?" }
      return "; there \(names.count == 1 ? "is" : "are") " + names.prefix(8).map(mark).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    }
    func number(_ name: String, _ which: Int?) -> String {
      guard let which, count > 0 else { return "" }
      return "there is no \(name)[\(which)]: \(count == 1 ? "there is one \(name)" : "there are \(count)")"
    }
    switch step {
    case .identifier(let name):
      return SelectorError("nothing has the identifier '\(name)'" + listed(candidates.compactMap { host.infos[Int($0)].identifier }, name) { "#" + $0 }, column: nil)
    case .kind(let kind, let which):
      let few = number(kind, which)
      return SelectorError(few.isEmpty ? "there is no \(kind)" + listed(candidates.map { host.infos[Int($0)].kind }, kind) { $0 } : few, column: nil)
    case .label(let label, let which):
      let few = number(quoted(label), which)
      let labels = candidates.compactMap { host.label(of: $0) ?? host.infos[Int($0)].spokenLabel }
      return SelectorError(few.isEmpty ? "nothing is labelled \(quoted(label))" + listed(labels, label) { quoted($0) } : few, column: nil)
    case .path(let path): return SelectorError("there is no node /" + path.map(String.init).joined(separator: "/") + "; the root is /0", column: nil)
    case .position(let line, let column): return SelectorError("no view was made at \(line):\(column)", column: nil)
    }
  }
}
