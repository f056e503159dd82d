/// ScrollView: as large as its offer, around content as long as it likes.
extension LayoutTree {
  func measureScroll<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let s = measure(nodes[i].first, unrolled(i, p, S.self), .size, S.self)
    let w = window(i, p.w, s.w, .horizontal, S.self)
    let h = window(i, p.h, s.h, .vertical, S.self)
    return Answer(w, h, s.deps.union(.own))
  }
  @inline(__always) private func scrolls(_ i: NodeID, _ axis: Axis) -> Bool { nodes[i].has(axis == .horizontal ? Node.optionA : Node.optionB) }
  private func unrolled<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Proposal {
    Proposal(unrolled(i, p.w, .horizontal, S.self), unrolled(i, p.h, .vertical, S.self))
  }
  private func unrolled<S: Steps>(_ i: NodeID, _ offer: Double, _ axis: Axis, _: S.Type) -> Double {
    let child = nodes[i].first
    let inner = scrolls(i, axis) ? .nan : offer
    S.step(self, scrolls(i, axis) ? .scrollIdeal : .passOffer, i, child, axis, offer, result: inner)
    return inner
  }
  private func window<S: Steps>(_ i: NodeID, _ offer: Double, _ content: Double, _ axis: Axis, _: S.Type) -> Double {
    let child = nodes[i].first
    if scrolls(i, axis) && !offer.isNaN {
      S.step(self, .scrollFills, i, child, axis, offer, result: offer)
      return offer
    }
    S.step(self, .passSize, i, child, axis, content, result: content)
    return content
  }
  /// The content lies at its beginning: nothing has been scrolled.
  func arrangeScroll<S: Steps>(_ child: inout ArrangedChild, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    child.proposal = unrolled(i, p, S.self)
    child.answer = measure(child.node, child.proposal, .place, S.self)
    let part = scrolls(i, .horizontal) && scrolls(i, .vertical) ? 0.5 : 0.0
    for axis in Axis.allCases {
      let (own, content) = (axis == .horizontal ? w : h, child.answer[axis])
      let start = Length.part(part, max(Length.distance(own, content), 0))
      S.step(self, .scrollStart, i, child.node, axis, own, content, part, result: start)
      if axis == .horizontal { child.x = start } else { child.y = start }
    }
  }
}
