/// A box of a given ratio inside or around the offer.
extension LayoutTree {
  func measureAspectRatio<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let child = nodes[i].first
    let s = measure(child, boxed(i, p, .size, S.self), .size, S.self)
    S.step(self, .passSize, i, child, .horizontal, s.w, result: s.w)
    S.step(self, .passSize, i, child, .vertical, s.h, result: s.h)
    // One side of the box follows from both sides of the offer; only a child that never looks at it makes that no matter.
    return Answer(s.w, s.h, s.deps.isEmpty ? .none : .all)
  }
  /// What the child is offered: the largest box of the ratio inside the known sides, or the smallest one that covers them; nothing where nothing is known.
  /// A ratio of the child's own with a side of 0 or ∞ is none: the offer is passed on (our choice).
  func boxed<S: Steps>(_ i: NodeID, _ p: Proposal, _ purpose: LayoutEvent.Purpose, _: S.Type) -> Proposal {
    if p.w.isNaN && p.h.isNaN { return passed(i, p, S.self) }
    let child = nodes[i].first
    var box = (w: nodes[i].a, h: 1.0)
    if box.w.isNaN {
      let ideal = measure(child, Proposal(.nan, .nan), purpose == .place ? .place : .ideal, S.self)
      box = ideal.w == ideal.h ? (1, 1) : (ideal.w, ideal.h)
      guard ideal.w > 0, ideal.h > 0, box.w.isFinite, box.h.isFinite else { return passed(i, p, S.self) }
    }
    let (x, y) = (p.w / box.w, p.h / box.h)
    S.step(self, .aspectScale, i, child, .horizontal, p.w, box.w, result: x)
    S.step(self, .aspectScale, i, child, .vertical, p.h, box.h, result: y)
    let fills = nodes[i].has(Node.optionA)
    let scale = outcome(fills ? .aspectFill : .aspectFit, x.isNaN ? y : y.isNaN ? x : fills ? max(x, y) : min(x, y))
    S.step(self, fills ? .aspectFill : .aspectFit, i, child, .horizontal, x, y, result: scale)
    // The side that decided is the offer itself: dividing and multiplying again could miss it by a rounding.
    let inner = Proposal(
      outcome(scale == x ? .aspectSide : .aspectOffer, scale == x ? p.w : box.w * scale), outcome(scale == y ? .aspectSide : .aspectOffer, scale == y ? p.h : box.h * scale))
    tellSide(i, .horizontal, p.w, scale, x, box.w, inner.w, S.self)
    tellSide(i, .vertical, p.h, scale, y, box.h, inner.h, S.self)
    return inner
  }
  @inline(__always) private func tellSide<S: Steps>(
    _ i: NodeID, _ axis: Axis, _ offer: Double, _ scale: Double, _ own: Double, _ side: Double, _ inner: Double, _: S.Type
  ) {
    if scale == own {
      S.step(self, .aspectSide, i, nodes[i].first, axis, offer, result: inner)
    } else {
      S.step(self, .aspectOffer, i, nodes[i].first, axis, scale, side, result: inner)
    }
  }
}
