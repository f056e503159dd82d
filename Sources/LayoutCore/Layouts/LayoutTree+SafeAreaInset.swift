/// A bar at one edge of a view, which keeps what is left: the bar is part of the safe area of what is inside the view (reverse-engineered).
extension LayoutTree {
  struct InsetEdge {
    var axis: Axis
    /// Bottom or trailing.
    var isEnd: Bool
  }
  /// The distances of one arrangement.
  private struct Parts {
    var gap = 0.0
    var bar: ArrangedChild
    var primary: ArrangedChild
  }
  func insetEdge(_ i: NodeID) -> InsetEdge { InsetEdge(axis: nodes[i].has(Node.optionA) ? .horizontal : .vertical, isEnd: nodes[i].has(Node.optionB)) }
  /// Between view and bar: the argument, else what they prefer, the view as the first of both (as in the reverse-engineered code, at every edge).
  func insetGap(_ i: NodeID) -> (rule: Rule, distance: Double) {
    let primary = nodes[i].first
    if !nodes[i].a.isNaN { return (.stackGapExplicit, nodes[i].a) }
    return preferredDistance(primary, nodes[primary].next, insetEdge(i).axis)
  }

  func measureSafeAreaInset<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    // No bar, no distance: the view alone (our choice).
    if nodes[nodes[i].first].next < 0 { return measurePassing(i, p, S.self) }
    let axis = insetEdge(i).axis
    let parts = insetParts(i, p, isPlacing: false, S.self)
    let (bar, primary) = (parts.bar.answer, parts.primary.answer)
    let length = max(bar[axis] + parts.gap + primary[axis], 0)
    S.step(self, .safeAreaLength, i, parts.bar.node, axis, bar[axis], parts.gap, primary[axis], result: length)
    let across = max(bar[axis.across], primary[axis.across])
    S.step(self, .safeAreaAcross, i, parts.bar.node, axis.across, bar[axis.across], primary[axis.across], result: across)
    return Answer(length, across, axis, .all)
  }
  /// The bar first: what the view reaches for depends on where the bar lies.
  func placeSafeAreaInset<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let edge = insetEdge(i)
    let (axis, across) = (edge.axis, edge.axis.across)
    let own = Answer(w, h, .none)
    if nodes[nodes[i].first].next < 0 {
      let child = arrangeOnly(i, p, w, h, S.self)
      place(child.node, child.x, child.y, child.proposal, child.answer, in: w, S.self)
      return
    }
    var q = p
    if p[across].isNaN {
      q = Proposal(p[axis], own[across], axis)
      S.step(self, .stackStretch, i, -1, across, own[across], result: own[across])
    }
    let parts = insetParts(i, q, isPlacing: true, S.self)
    var (bar, primary) = (parts.bar, parts.primary)
    func start(_ c: ArrangedChild, _ axis: Axis, _ part: Double) -> Double {
      let rest = Length.distance(own[axis], c.answer[axis])
      let at = Length.part(part, rest)
      S.step(self, .safeAreaEdge, i, c.node, axis, own[axis], c.answer[axis], part, result: at)
      return at
    }
    let along = (bar: start(bar, axis, edge.isEnd ? 1 : 0), primary: start(primary, axis, edge.isEnd ? 0 : 1))
    let cross = start(primary, across, 0.5)
    let key = AlignmentKey(code: nodes[i].payload) ?? .horizontalCenter
    let (line, guide) = (readGuide(key, primary, i, S.self), readGuide(key, bar, i, S.self))
    let barCross = Length.sum(cross, Length.distance(line, guide))
    S.step(self, .safeAreaAlign, i, bar.node, across, cross, line, guide, result: barCross)
    if axis == .horizontal {
      bar.lie(along.bar, barCross)
      primary.lie(along.primary, cross)
    } else {
      bar.lie(barCross, along.bar)
      primary.lie(cross, along.primary)
    }
    for c in [bar, primary] { place(c.node, c.x, c.y, c.proposal, c.answer, in: w, S.self) }
  }
  /// The bar is offered what the view does not need at least; the view what the bar leaves.
  private func insetParts<S: Steps>(_ i: NodeID, _ p: Proposal, isPlacing: Bool, _: S.Type) -> Parts {
    let axis = insetEdge(i).axis
    let node = nodes[i].first
    var parts = Parts(bar: ArrangedChild(node: nodes[node].next), primary: ArrangedChild(node: node))
    let (rule, gap) = insetGap(i)
    S.step(self, rule, i, parts.bar.node, axis, gap, result: gap)
    parts.gap = gap
    let purpose: LayoutEvent.Purpose = isPlacing ? .place : .size
    parts.bar.proposal = p
    if !p[axis].isNaN {
      let probe = Proposal(max(Length.rest(p[axis], gap), 0), p[axis.across], axis)
      let least = measure(node, Proposal(0, probe[axis.across], axis), .minimum, S.self)[axis]
      let rest = max(Length.rest(probe[axis], least), 0)
      S.step(self, .safeAreaBar, i, parts.bar.node, axis, p[axis], gap, least, result: rest)
      parts.bar.proposal = Proposal(rest, p[axis.across], axis)
    }
    parts.bar.answer = measure(parts.bar.node, parts.bar.proposal, purpose, S.self)
    parts.primary.proposal = p
    if !p[axis].isNaN {
      let bar = parts.bar.answer[axis]
      let rest = max(Length.rest(p[axis], bar + gap), 0)
      S.step(self, .safeAreaRest, i, node, axis, p[axis], bar, gap, result: rest)
      parts.primary.proposal = Proposal(rest, p[axis.across], axis)
    }
    parts.primary.answer = measure(node, parts.primary.proposal, purpose, S.self)
    return parts
  }

  // MARK: safeAreaPadding

  /// As padding; while placing, a side that was offered nothing offers the own size, as bars around the view would (reverse-engineered: it is made of them).
  func arrangeSafeAreaPadding<S: Steps>(_ child: inout ArrangedChild, _ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let e = insets[nodes[i].payload]
    let q = Proposal(p.w.isNaN ? w : p.w, p.h.isNaN ? h : p.h)
    if p.w.isNaN { S.step(self, .stackStretch, i, child.node, .horizontal, w, result: w) }
    if p.h.isNaN { S.step(self, .stackStretch, i, child.node, .vertical, h, result: h) }
    child.proposal = inset(i, q, e, S.self)
    child.answer = measure(child.node, child.proposal, .place, S.self)
    (child.x, child.y) = (e.leading, e.top)
    S.step(self, .paddingOrigin, i, child.node, .horizontal, e.leading, result: e.leading)
    S.step(self, .paddingOrigin, i, child.node, .vertical, e.top, result: e.top)
  }
}
