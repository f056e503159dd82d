public import LayoutCore

extension Trace {
  /// Who sets the guide that an event read: the outermost `alignmentGuide` on the way down, or a text's own baseline; nil where several views set it together.
  public func guideSetter(_ event: LayoutEvent) -> String? {
    guard event.isExplicit else { return nil }
    var k = event.node
    while let traced = node(k) {
      if traced.title.hasPrefix("alignmentGuide") { return "alignmentGuide" + (traced.source.map { " in line \($0.line)" } ?? "") }
      if traced.title.hasPrefix("Text") { return "the baseline of \(traced.title)" }
      guard let child = nodes.firstIndex(where: { $0.parent == k }) else { return nil }
      if nodes[(child + 1)...].contains(where: { $0.parent == k }), !["overlay", "background"].contains(traced.title) { return setter(inside: k, event) }
      k = NodeID(child)
    }
    return nil
  }
  /// Where one of several views inside sets it: the only `alignmentGuide` there; for baselines the texts.
  private func setter(inside owner: NodeID, _ event: LayoutEvent) -> String? {
    if event.alignmentKey == .firstTextBaseline || event.alignmentKey == .lastTextBaseline { return "the baselines of its texts" }
    var found: NodeID?
    for index in nodes.indices where nodes[index].title.hasPrefix("alignmentGuide") {
      var k = NodeID(index)
      while k >= 0, k != owner { k = node(k)?.parent ?? -1 }
      guard k == owner else { continue }
      if found != nil { return "what is in it" }
      found = NodeID(index)
    }
    return found.flatMap { node($0)?.source }.map { "alignmentGuide in line \($0.line)" }
  }
}
