/// ScrollView: as large as its offer, around content as long as it likes, within margins.
extension LayoutTree {
  func measureScroll<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    if nodes[i].first < 0 {  // nothing to scroll is as large as nothing
      return Answer(emptyWindow(i, p.w, .horizontal, S.self), emptyWindow(i, p.h, .vertical, S.self), .own)
    }
    let outer = enter(i, p)
    defer { leave(outer) }
    let inner = measure(nodes[i].first, unrolled(i, p, S.self), .size, S.self)
    let s = withMargins(i, inner, S.self)
    let w = window(i, p.w, s.w, .horizontal, S.self)
    let h = window(i, p.h, s.h, .vertical, S.self)
    return Answer(w, h, s.deps.union(.own))
  }
  @inline(__always) private func scrolls(_ i: NodeID, _ axis: Axis) -> Bool { nodes[i].has(axis == .horizontal ? Node.optionA : Node.optionB) }
  private func unrolled<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Proposal {
    let q = nodes[i].payload < 0 ? p : inset(i, p, insets[nodes[i].payload], S.self)
    return Proposal(unrolled(i, q.w, .horizontal, S.self), unrolled(i, q.h, .vertical, S.self))
  }
  private func unrolled<S: Steps>(_ i: NodeID, _ offer: Double, _ axis: Axis, _: S.Type) -> Double {
    let child = nodes[i].first
    let inner = outcome(scrolls(i, axis) ? .scrollIdeal : .passOffer, scrolls(i, axis) ? .nan : offer)
    S.step(self, scrolls(i, axis) ? .scrollIdeal : .passOffer, i, child, axis, offer, result: inner)
    return inner
  }
  private func withMargins<S: Steps>(_ i: NodeID, _ s: Answer, _: S.Type) -> Answer {
    if nodes[i].payload < 0 { return s }
    let e = insets[nodes[i].payload]
    return Answer(outset(i, s.w, e, .horizontal, S.self), outset(i, s.h, e, .vertical, S.self), s.deps)
  }
  private func window<S: Steps>(_ i: NodeID, _ offer: Double, _ content: Double, _ axis: Axis, _: S.Type) -> Double {
    let child = nodes[i].first
    if scrolls(i, axis) && !offer.isNaN {
      let length = outcome(.scrollFills, offer)
      S.step(self, .scrollFills, i, child, axis, offer, result: length)
      return length
    }
    S.step(self, .passSize, i, child, axis, content, result: content)
    return content
  }
  private func emptyWindow<S: Steps>(_ i: NodeID, _ offer: Double, _ axis: Axis, _: S.Type) -> Double {
    if !scrolls(i, axis) || offer.isNaN { return 0 }
    S.step(self, .scrollFills, i, i, axis, offer, result: offer)
    return offer
  }
  func placeScroll<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let outer = enter(i, p)
    defer { leave(outer) }
    let child = arrangeOnly(i, p, w, h, S.self)
    place(child.node, child.x, child.y, child.proposal, child.answer, in: w, S.self)
  }
  /// The content lies at its beginning, as if nothing had been scrolled, or at its anchor.
  func arrangeScroll<S: Steps>(_ child: inout ArrangedChild, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    child.proposal = unrolled(i, p, S.self)
    child.answer = measure(child.node, child.proposal, .place, S.self)
    let content = withMargins(i, child.answer, S.self)
    let standard = scrolls(i, .horizontal) && scrolls(i, .vertical) ? 0.5 : 0.0
    for axis in Axis.allCases {
      let own = axis == .horizontal ? w : h
      let anchor = axis == .horizontal ? nodes[i].a : nodes[i].b
      var start: Double
      let isFree = !nodes[i].c.isNaN && (nodes[i].c > 0) != (content[axis] > own)
      if anchor.isNaN || isFree || !scrolls(i, axis) {
        start = outcome(.scrollStart, Length.part(standard, max(Length.distance(own, content[axis]), 0)))
        S.step(self, .scrollStart, i, child.node, axis, own, content[axis], standard, result: start)
      } else {
        start = outcome(.scrollAnchor, Length.part(anchor, Length.distance(own, content[axis])))
        S.step(self, .scrollAnchor, i, child.node, axis, own, content[axis], anchor, result: start)
      }
      if nodes[i].payload >= 0 {
        let margin = insets[nodes[i].payload].before(axis)
        S.step(self, .scrollMargin, i, child.node, axis, start, margin, result: start + margin)
        start += margin
      }
      if axis == .horizontal { child.x = start } else { child.y = start }
    }
  }
}
