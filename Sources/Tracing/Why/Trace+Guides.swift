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
      if nodes[(child + 1)...].contains(where: { $0.parent == k }), !["overlay", "background"].contains(traced.title) { return nil }
      k = NodeID(child)
    }
    return nil
  }
}
