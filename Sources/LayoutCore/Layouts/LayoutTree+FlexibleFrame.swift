extension LayoutTree {
  func measureFlexibleFrame<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let f = flexibleFrames[nodes[i].payload]
    let c = Proposal(clamped(i, p.w, f.width, .horizontal, S.self), clamped(i, p.h, f.height, .vertical, S.self))
    var s = Answer(0, 0, .none)
    if !(decidesAlone(p.w, f.width) && decidesAlone(p.h, f.height)) { s = measure(nodes[i].first, c, .size, S.self) }
    var deps = s.deps
    if decidesAlone(p.w, f.width) { deps.subtract(.width) }
    if decidesAlone(p.h, f.height) { deps.subtract(.height) }
    if !f.width.isNone { deps.insert(.widthOnWidth) }
    if !f.height.isNone { deps.insert(.heightOnHeight) }
    // The child is asked with lengths that these limits made of the offer: what depends on nil or not depends on the offer.
    return Answer(
      ownLength(i, p.w, c.w, s.w, f.width, .horizontal, S.self), ownLength(i, p.h, c.h, s.h, f.height, .vertical, S.self), deps)
  }
  /// Whether the frame's length does not depend on its child.
  @inline(__always) private func decidesAlone(_ offer: Double, _ l: NodeRecords.Limits) -> Bool {
    offer.isNaN ? !l.ideal.isNaN : !l.least.isNaN && !l.most.isNaN
  }
  @inline(__always) private func clamped<S: Steps>(_ i: NodeID, _ offer: Double, _ l: NodeRecords.Limits, _ axis: Axis, _: S.Type) -> Double {
    let child = nodes[i].first
    if offer.isNaN && !l.ideal.isNaN {
      let inner = outcome(.flexIdeal, l.ideal)
      S.step(self, .flexIdeal, i, child, axis, l.ideal, result: inner)
      return inner
    }
    // Limits are not put in the place of nil.
    if offer.isNaN || (l.least.isNaN && l.most.isNaN) {
      S.step(self, .passOffer, i, child, axis, offer, result: offer)
      return offer
    }
    let c = outcome(.flexClamp, Length.clamp(offer, l.least, l.most))
    S.step(self, .flexClamp, i, child, axis, offer, l.least, l.most, result: c)
    return c
  }
  /// `offer` to the frame, `inner` to the child, which answered `answer`.
  @inline(__always) private func ownLength<S: Steps>(
    _ i: NodeID, _ offer: Double, _ inner: Double, _ answer: Double, _ l: NodeRecords.Limits, _ axis: Axis, _: S.Type
  ) -> Double {
    let child = nodes[i].first
    let own: Double
    if offer.isNaN && !l.ideal.isNaN {
      own = outcome(.flexSizeIdeal, l.ideal)
      S.step(self, .flexSizeIdeal, i, child, axis, l.ideal, result: own)
      return own
    }
    switch (l.least.isNaN, l.most.isNaN) {
    case (false, false) where offer.isNaN:
      own = outcome(.flexSizeBetween, Length.clamp(answer, l.least, l.most))
      S.step(self, .flexSizeBetween, i, child, axis, answer, l.least, l.most, result: own)
    case (false, false):
      own = outcome(.flexSizeOffer, Length.clamp(offer, l.least, l.most))
      S.step(self, .flexSizeOffer, i, child, axis, offer, l.least, l.most, result: own)
    case (false, true):
      own = outcome(.flexSizeLeast, max(min(inner.isNaN ? .infinity : inner, answer), l.least))
      S.step(self, .flexSizeLeast, i, child, axis, inner, answer, l.least, result: own)
    case (true, false):
      own = outcome(.flexSizeMost, min(max(inner.isNaN ? -.infinity : inner, answer), l.most))
      S.step(self, .flexSizeMost, i, child, axis, inner, answer, l.most, result: own)
    case (true, true):
      own = answer
      S.step(self, .passSize, i, child, axis, answer, result: own)
    }
    return own
  }

  // MARK: Placing

  /// The child is offered the frame's own size; nil stays nil where nothing but the child decided it.
  @inline(__always) func reproposed<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _ f: NodeRecords.FlexibleFrame, _: S.Type) -> Proposal {
    Proposal(reproposed(i, p.w, w, f.width, .horizontal, S.self), reproposed(i, p.h, h, f.height, .vertical, S.self))
  }
  @inline(__always) private func reproposed<S: Steps>(_ i: NodeID, _ offer: Double, _ own: Double, _ l: NodeRecords.Limits, _ axis: Axis, _: S.Type) -> Double {
    let child = nodes[i].first
    if offer.isNaN && l.ideal.isNaN && own > (l.least.isNaN ? -.infinity : l.least) && own < (l.most.isNaN ? .infinity : l.most) {
      S.step(self, .flexKeep, i, child, axis, own, l.least, l.most, result: .nan)
      return .nan
    }
    let inner = outcome(.flexStretch, own)
    S.step(self, .flexStretch, i, child, axis, own, result: inner)
    return inner
  }
}
