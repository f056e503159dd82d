public import LayoutCore

extension Preview {
  /// How many nodes a selector names; 0 for none.
  public func count(_ selector: Selector) -> Int { (try? nodes(selector).count) ?? 0 }
  /// What a node was offered, in the order of asking, each offer once: probes, shares and the offer under which it was placed.
  /// - Throws: there is no such node.
  public func offers(to selector: Selector) throws(SelectorError) -> [ProposedViewSize] {
    let recorded = Preview(source, request, after: program, checkedAfter: self, recordsEvents: true)
    let node = try recorded.node(selector)
    guard let trace = recorded.trace else { return [] }
    var seen: Set<ProposedViewSize> = []
    return trace.events.filter { $0.kind == .measure && $0.node == node }.map(\.proposal).filter { seen.insert($0).inserted }
  }
}
