internal import LayoutCore

extension Trace {
  /// The first decision that another recording of the same views made differently: by another rule, or by another side of a choice. In words; nil for none.
  public func firstDecision(unlike other: Trace) -> String? {
    let (own, others) = (events.indices.filter { events[$0].kind == .step }, other.events.filter { $0.kind == .step })
    for (index, before) in zip(own, others) {
      let after = events[index]
      guard let rule = after.rule, after.node == before.node, after.axis == before.axis else { return reason(index) }
      if rule != before.rule || side(after) != side(before) { return reason(index) }
    }
    return nil
  }
  /// Which operand a choice, as the smaller of two, took: -1 where two are equal, nil for sums.
  private func side(_ event: LayoutEvent) -> Int? {
    guard let rule = event.rule, let sum = rule.arithmetic(event.operands)?.text(event.operands), sum.hasPrefix("m") else { return nil }
    let taken = event.operands.indices.filter { event.operands[$0] == event.result }
    return taken.count == 1 ? taken[0] : -1
  }
}
