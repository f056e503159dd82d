internal import Foundation
internal import LayoutCore
internal import Views

/// Which node of one layout is which of another, by structure: kind, label and identifier, and the order among siblings.
@MainActor
struct NodeMatching {
  /// For each node of the first layout its counterpart; -1 for none.
  private(set) var counterpart: [NodeID]
  /// For each node of the second layout its counterpart; -1 for none.
  private(set) var origin: [NodeID]
  private let a: ViewHost
  private let b: ViewHost

  init(_ a: ViewHost, _ b: ViewHost) {
    (self.a, self.b) = (a, b)
    counterpart = [NodeID](repeating: -1, count: a.tree.count)
    origin = [NodeID](repeating: -1, count: b.tree.count)
    guard let rootA = a.tree.root, let rootB = b.tree.root else { return }
    var waiting = [([rootA], [rootB])]
    while let (left, right) = waiting.popLast() {
      for (x, y) in pairs(left, right) {
        counterpart[Int(x)] = y
        origin[Int(y)] = x
        waiting.append((Array(a.tree.children(of: x)), Array(b.tree.children(of: y))))
      }
    }
  }

  /// Pairs of two lists of siblings. A node that was put around another one, or taken away from around it, is skipped.
  private func pairs(_ left: [NodeID], _ right: [NodeID]) -> [(NodeID, NodeID)] {
    if left.isEmpty || right.isEmpty { return [] }
    if left.count == 1, right.count == 1, kind(left[0], a) != kind(right[0], b) {
      let (x, y) = (left[0], right[0])
      // The nearest below that has the other one's kind: something was wrapped, or unwrapped.
      if let inner = chain(y, b).dropFirst().first(where: { kind($0, b) == kind(x, a) }) { return [(x, inner)] }
      if let inner = chain(x, a).dropFirst().first(where: { kind($0, a) == kind(y, b) }) { return [(inner, y)] }
      return [(x, y)]
    }
    // Long lists are walked side by side: the table would be too large.
    if left.count * right.count > 1_000_000 { return Array(zip(left, right)) }
    // A wrapped child is known by what it wraps.
    let (namesA, namesB) = (left.map { core($0, a) }, right.map { core($0, b) })
    var best = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    func score(_ i: Int, _ j: Int) -> Int { namesA[i].kind != namesB[j].kind ? 0 : namesA[i].name == namesB[j].name ? 3 : 1 }
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        let match = score(i, j)
        best[i][j] = max(best[i + 1][j], best[i][j + 1], match > 0 ? best[i + 1][j + 1] + match : 0)
      }
    }
    var found: [(NodeID, NodeID)] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      let match = score(i, j)
      if match > 0, best[i][j] == best[i + 1][j + 1] + match {
        found += kind(left[i], a) == kind(right[j], b) ? [(left[i], right[j])] : pairs([left[i]], [right[j]])
        i += 1
        j += 1
      } else if best[i + 1][j] >= best[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return found
  }
  private func kind(_ node: NodeID, _ host: ViewHost) -> String { host.infos[Int(node)].kind }
  /// The node and its first children, down to a leaf or a container.
  private func chain(_ node: NodeID, _ host: ViewHost) -> [NodeID] {
    var chain = [node]
    while let last = chain.last, chain.count < 64 {
      let children = Array(host.tree.children(of: last))
      guard let first = children.first, children.count == 1 || ["overlay", "background"].contains(kind(last, host)) else { break }
      chain.append(first)
    }
    return chain
  }
  private func core(_ node: NodeID, _ host: ViewHost) -> (kind: String, name: String) {
    let inner = chain(node, host).last ?? node
    return (kind(inner, host), host.title(of: inner))
  }
}
