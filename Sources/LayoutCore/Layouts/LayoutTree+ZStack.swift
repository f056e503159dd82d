extension LayoutTree {
  func measureZStack<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let base = children.top
    defer { children.drop(to: base) }
    let top = highestPriority(i)
    var deps = Dependencies.none
    var k = nodes[i].first
    while k >= 0 {
      let node = k
      k = nodes[node].next
      if outcome(.zStackUncounted, nodes[node].priority < top) {
        S.step(self, .zStackUncounted, i, node, .horizontal, nodes[node].priority, top, result: 0)
        continue
      }
      var child = ArrangedChild(node: node)
      child.proposal = Proposal(outcome(.zStackOffer, p.w), outcome(.zStackOffer, p.h))
      S.step(self, .zStackOffer, i, node, .horizontal, p.w, result: child.proposal.w)
      S.step(self, .zStackOffer, i, node, .vertical, p.h, result: child.proposal.h)
      child.answer = measure(node, child.proposal, .size, S.self)
      deps.formUnion(child.answer.deps)
      children.push(child)
    }
    let keys = alignments[nodes[i].payload]
    if reads(keys.horizontal, i) || reads(keys.vertical, i) { deps = .all }
    let w = zStackExtent(i, keys.horizontal, from: base, S.self)
    let h = zStackExtent(i, keys.vertical, from: base, S.self)
    let width = outcome(.zStackExtent, Length.distance(w.end, w.start))
    let height = outcome(.zStackExtent, Length.distance(h.end, h.start))
    S.step(self, .zStackExtent, i, -1, .horizontal, w.start, w.end, result: width)
    S.step(self, .zStackExtent, i, -1, .vertical, h.start, h.end, result: height)
    return Answer(width, height, deps)
  }
  func placeZStack<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let base = children.top
    defer { children.drop(to: base) }
    arrangeZStack(i, p, w, h, S.self)
    for k in base..<children.top {
      let c = children[k]
      place(c.node, c.x, c.y, c.proposal, c.answer, in: w, S.self)
    }
  }
  /// Pushes every child with its origin. They are offered the ZStack's own size and lie on the lines of those that count. A ZStack of one child passes its offer on
  /// (reverse-engineered: it is bypassed).
  func arrangeZStack<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let base = children.top
    let top = highestPriority(i)
    let isOnly = nodes[i].count == 1
    let own = isOnly ? p : Proposal(outcome(.zStackStretch, w), outcome(.zStackStretch, h))
    var k = nodes[i].first
    while k >= 0 {
      var child = ArrangedChild(node: k)
      child.proposal = own
      child.counts = !outcome(.zStackUncounted, nodes[k].priority < top)
      S.step(self, isOnly ? .zStackOffer : .zStackStretch, i, k, .horizontal, own.w, result: own.w)
      S.step(self, isOnly ? .zStackOffer : .zStackStretch, i, k, .vertical, own.h, result: own.h)
      child.answer = measure(k, own, .place, S.self)
      children.push(child)
      k = nodes[k].next
    }
    let keys = alignments[nodes[i].payload]
    let x = zStackExtent(i, keys.horizontal, from: base, S.self).start
    let y = zStackExtent(i, keys.vertical, from: base, S.self).start
    let lines = (x: outcome(.zStackLine, 0 - x), y: outcome(.zStackLine, 0 - y))
    S.step(self, .zStackLine, i, -1, .horizontal, x, result: lines.x)
    S.step(self, .zStackLine, i, -1, .vertical, y, result: lines.y)
    for k in base..<children.top {
      let c = children[k]
      let gx = readGuide(keys.horizontal, c, i, S.self)
      let x = outcome(.zStackAlign, Length.distance(lines.x, gx))
      S.step(self, .zStackAlign, i, c.node, .horizontal, lines.x, gx, result: x)
      let gy = readGuide(keys.vertical, c, i, S.self)
      let y = outcome(.zStackAlign, Length.distance(lines.y, gy))
      S.step(self, .zStackAlign, i, c.node, .vertical, lines.y, gy, result: y)
      children[k].lie(x, y)
    }
  }
  private func highestPriority(_ i: NodeID) -> Double {
    var top = -Double.infinity
    var k = nodes[i].first
    while k >= 0 {
      top = max(top, nodes[k].priority)
      k = nodes[k].next
    }
    return top
  }
  /// From the first start to the last end of the boxes that count, the line at 0.
  private func zStackExtent<S: Steps>(_ i: NodeID, _ key: AlignmentKey, from base: Int, _: S.Type) -> (start: Double, end: Double) {
    var start = Double.nan
    var end = Double.nan
    for k in base..<children.top where children[k].counts {
      let c = children[k]
      let g = readGuide(key, c, i, S.self)
      let length = c.answer[key.axis]
      let next = start.isNaN ? 0 - g : min(start, -g)
      S.step(self, .zStackBefore, i, c.node, key.axis, start, g, result: next)
      start = next
      let last = end.isNaN ? Length.distance(length, g) : max(end, Length.distance(length, g))
      S.step(self, .zStackAfter, i, c.node, key.axis, end, length, g, result: last)
      end = last
    }
    return start.isNaN ? (0, 0) : (start, end)
  }
}
