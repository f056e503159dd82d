extension LayoutTree {
  func measureFrame<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let (w, h) = (nodes[i].a, nodes[i].b)
    let child = nodes[i].first
    var s = Answer(w, h, .none)
    if w.isNaN || h.isNaN {  // otherwise the child is not asked
      s = measure(child, framed(i, p, S.self), .size, S.self)
      // Where the child lies may read what the size does not: a part of the offer that the child read at all counts as read.
      if !w.isNaN { s = Answer(w, s.h, s.deps.readsHeight ? .heightOnHeight : .none) }
      if !h.isNaN { s = Answer(s.w, h, s.deps.readsWidth ? .widthOnWidth : .none) }
    }
    s.w = outcome(w.isNaN ? .passSize : .frameSize, s.w)
    s.h = outcome(h.isNaN ? .passSize : .frameSize, s.h)
    S.step(self, w.isNaN ? .passSize : .frameSize, i, child, .horizontal, s.w, result: s.w)
    S.step(self, h.isNaN ? .passSize : .frameSize, i, child, .vertical, s.h, result: s.h)
    return s
  }
  @inline(__always) func framed<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Proposal { framed(i, p, Proposal(nodes[i].a, nodes[i].b), S.self) }
  /// `own`: the fixed dimensions, NaN for none.
  @inline(__always) func framed<S: Steps>(_ i: NodeID, _ p: Proposal, _ own: Proposal, _: S.Type) -> Proposal {
    let child = nodes[i].first
    let w = outcome(own.w.isNaN ? .passOffer : .frameOffer, own.w.isNaN ? p.w : own.w)
    let h = outcome(own.h.isNaN ? .passOffer : .frameOffer, own.h.isNaN ? p.h : own.h)
    S.step(self, own.w.isNaN ? .passOffer : .frameOffer, i, child, .horizontal, w, result: w)
    S.step(self, own.h.isNaN ? .passOffer : .frameOffer, i, child, .vertical, h, result: h)
    return Proposal(w, h)
  }
}
