/// `ViewThatFits`: of several children, the first that fits.
extension LayoutTree {
  func measureFitting<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let child = firstFitting(i, p, .ideal, S.self)
    let s = measure(child, passed(i, p, to: child, S.self), .size, S.self)
    S.step(self, .passSize, i, child, .horizontal, s.w, result: s.w)
    S.step(self, .passSize, i, child, .vertical, s.h, result: s.h)
    return Answer(s.w, s.h, nodes[i].count > 1 ? .all : s.deps)
  }
  /// The chosen child alone is placed, and kept as the one that is shown.
  func placeFitting<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let c = arrangeFitting(i, p, S.self)
    if nodes[i].payload != c.node {
      // What was shown before has no place any more.
      if nodes[i].payload >= 0 { placed[nodes[i].payload] = Placed() }
      nodes[i].payload = c.node
    }
    place(c.node, c.x, c.y, c.proposal, c.answer, in: w, S.self)
  }
  func arrangeFitting<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> ArrangedChild {
    var c = ArrangedChild(node: firstFitting(i, p, .place, S.self))
    c.settle(passed(i, p, to: c.node, S.self), .init(0, 0, .none))
    c.answer = measure(c.node, c.proposal, .place, S.self)
    return c
  }
  /// Along the axes that count, a child is asked for its ideal length; along the others it is offered the real thing, so that a text wraps before its height is compared
  /// (uncertain; the other reading asks for the ideal along both).
  private func firstFitting<S: Steps>(_ i: NodeID, _ p: Proposal, _ purpose: LayoutEvent.Purpose, _: S.Type) -> NodeID {
    let (isWide, isTall) = (nodes[i].has(Node.optionA), nodes[i].has(Node.optionB))
    var child = nodes[i].first
    while nodes[child].next >= 0, isWide || isTall {
      let question = Proposal(isWide ? outcome(.fitsIdeal, Double.nan) : p.w, isTall ? outcome(.fitsIdeal, Double.nan) : p.h)
      ask(i, child, isWide, .horizontal, question.w, S.self)
      ask(i, child, isTall, .vertical, question.h, S.self)
      let ideal = measure(child, question, purpose, S.self)
      let fits = (!isWide || self.fits(i, child, ideal.w, p.w, .horizontal, S.self)) && (!isTall || self.fits(i, child, ideal.h, p.h, .vertical, S.self))
      if fits { return child }
      child = nodes[child].next
      if nodes[child].next < 0 { S.step(self, .fitsLast, i, child, isWide ? .horizontal : .vertical, result: 1) }
    }
    return child
  }
  @inline(__always) private func ask<S: Steps>(_ i: NodeID, _ child: NodeID, _ isConstrained: Bool, _ axis: Axis, _ length: Double, _: S.Type) {
    if isConstrained {
      S.step(self, .fitsIdeal, i, child, axis, result: .nan)
    } else {
      S.step(self, .passOffer, i, child, axis, length, result: length)
    }
  }
  @inline(__always) private func fits<S: Steps>(_ i: NodeID, _ child: NodeID, _ ideal: Double, _ offer: Double, _ axis: Axis, _: S.Type) -> Bool {
    let holds = !(ideal > offer)  // nothing offered: it cannot fail
    let fits = outcome(holds ? .fitsInside : .fitsOutside, holds)
    S.step(self, fits ? .fitsInside : .fitsOutside, i, child, axis, ideal, offer, result: fits ? 1 : 0)
    return fits
  }
}
