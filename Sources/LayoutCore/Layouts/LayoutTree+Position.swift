/// `position`: as large as the offer, the child's centre at a point.
extension LayoutTree {
  func measurePosition<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let child = nodes[i].first
    var s = Answer(p.w, p.h, .own)
    if p.w.isNaN || p.h.isNaN {
      let answer = measure(child, passed(i, p, S.self), .size, S.self)
      s.deps.formUnion(answer.deps)
      if p.w.isNaN { s.w = answer.w }
      if p.h.isNaN { s.h = answer.h }
    }
    if !p.w.isNaN { s.w = outcome(.positionSize, s.w) }
    if !p.h.isNaN { s.h = outcome(.positionSize, s.h) }
    S.step(self, p.w.isNaN ? .passSize : .positionSize, i, child, .horizontal, s.w, result: s.w)
    S.step(self, p.h.isNaN ? .passSize : .positionSize, i, child, .vertical, s.h, result: s.h)
    return s
  }
  /// The child is offered the whole size; its centre lies at the point, which is measured from the top-left corner.
  func arrangePosition<S: Steps>(_ i: NodeID, _ w: Double, _ h: Double, _ child: inout ArrangedChild, _: S.Type) {
    child.proposal = Proposal(outcome(.positionOffer, w), outcome(.positionOffer, h))
    S.step(self, .positionOffer, i, child.node, .horizontal, w, result: w)
    S.step(self, .positionOffer, i, child.node, .vertical, h, result: h)
    child.answer = measure(child.node, child.proposal, .place, S.self)
    let (x, y) = (nodes[i].a, nodes[i].b)
    child.x = outcome(.positionCentre, Length.distance(x, child.answer.w / 2))
    child.y = outcome(.positionCentre, Length.distance(y, child.answer.h / 2))
    S.step(self, .positionCentre, i, child.node, .horizontal, x, child.answer.w, result: child.x)
    S.step(self, .positionCentre, i, child.node, .vertical, y, child.answer.h, result: child.y)
  }
}
