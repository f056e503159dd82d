internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Tracing
internal import Views

extension Preview {
  /// Why a node that is asked alone answers differently: the line of a text that changed, else the first decision that was another one.
  func ownReason(_ path: [Int], _ before: ProposedViewSize, _ after: ProposedViewSize) -> String {
    guard let host = Preview(source, request, after: program, checkedAfter: self).host, let node = Preview.node(at: path, host) else { return "" }
    let (a, b) = (asked(before, node, host), asked(after, node, host))
    var inside = Set(Preview.subtree(node, host))
    for (sizeA, sizeB) in zip(Preview.answers(a.events), Preview.answers(b.events)) where sizeA.node == sizeB.node && inside.remove(sizeA.node) != nil {
      let (linesA, linesB) = (host.shownLines(of: sizeA.node, in: sizeA.size), host.shownLines(of: sizeB.node, in: sizeB.size))
      if let words = Preview.changedLine(linesA, linesB, host.title(of: sizeB.node)) { return words }
    }
    return b.firstDecision(unlike: a) ?? ""
  }
  private func asked(_ offer: ProposedViewSize, _ node: NodeID, _ host: ViewHost) -> Trace {
    host.layOut(proposal)
    return host.trace(of: host.tree.events(of: node, asked: offer), offeredBy: "the sweep")
  }
  /// The answers that count, the last of each node, in the order of the nodes.
  private static func answers(_ events: ContiguousArray<LayoutEvent>) -> [(node: NodeID, size: CGSize)] {
    var sizes: [NodeID: CGSize] = [:]
    for event in events where event.kind == .answer && event.purpose != .minimum && event.purpose != .maximum { sizes[event.node] = event.size }
    return sizes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
