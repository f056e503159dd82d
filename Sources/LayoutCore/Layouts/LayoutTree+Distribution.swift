/// How a stack shares its length: gaps, order of service, what is kept back, shares, remainders.
extension LayoutTree {
  /// What a run of the algorithm returns: the sum of the gaps, and what the result depends on.
  struct Shares {
    var available: Double
    var gaps: Double
    var read: Dependencies
  }

  /// Pushes every child with its proposal and answer, in source order.
  func distribute<S: Steps>(_ i: NodeID, _ offer: Double, _ offeredAcross: Double, _ axis: Axis, isPlacing: Bool, _: S.Type) -> Shares {
    let base = children.top
    let across = outcome(.stackAcross, offeredAcross)
    if !isPlacing || across.isFinite { S.step(self, .stackAcross, i, -1, axis.across, across, result: across) }
    if offer.isNaN { return idealLengths(i, across, axis, isPlacing: isPlacing, S.self) }

    var shares = Shares(available: offer, gaps: 0, read: .none)
    let orderliness = probe(i, across, axis, isPlacing: isPlacing, &shares, S.self)
    if S.explains(self) {
      S.step(self, .stackSpacing, i, -1, axis, offer, visibleGaps(from: base), shares.gaps, result: outcome(.stackSpacing, offer - shares.gaps))
    }
    shares.available = outcome(.stackSpacing, offer - shares.gaps)
    let count = children.top - base
    if !S.explains(self) && orderliness.isSorted && orderliness.hasOnePriority {
      for k in 0..<count { share(i, base + k, left: count - k, across, axis, isPlacing, &shares, S.self) }
      return shares
    }
    let mark = order.top
    defer { order.drop(to: mark) }
    for k in 0..<count { order.push(Int32(k)) }
    if outcome(.stackOrder, !orderliness.isSorted) { sortOrder(from: mark, base) }
    if S.explains(self) && count > 1 { tellOrder(i, axis, from: mark, base, S.self) }
    if orderliness.hasOnePriority {
      for k in 0..<count { share(i, base + Int(order[mark + k]), left: count - k, across, axis, isPlacing, &shares, S.self) }
      return shares
    }

    // Groups of one priority: the minima of all lower groups are kept back; each gets its own back when its turn comes.
    let highest = children[base + Int(order[mark])].priority
    for k in 0..<count {
      let c = base + Int(order[mark + k])
      if children[c].priority == highest { continue }
      let rest = outcome(.stackReserve, Length.rest(shares.available, children[c].least))
      S.step(self, .stackReserve, i, children[c].node, axis, shares.available, children[c].least, result: rest)
      shares.available = rest
    }
    var k = 0
    while k < count {
      let priority = children[base + Int(order[mark + k])].priority
      var end = k
      while end < count {
        let c = base + Int(order[mark + end])
        if children[c].priority != priority { break }
        if k > 0 {
          let more = outcome(.stackRelease, Length.sum(shares.available, children[c].least))
          S.step(self, .stackRelease, i, children[c].node, axis, shares.available, children[c].least, result: more)
          shares.available = more
        }
        end += 1
      }
      let last = end
      while k < last {
        share(i, base + Int(order[mark + k]), left: last - k, across, axis, isPlacing, &shares, S.self)
        k += 1
      }
    }
    return shares
  }
  /// Offered nothing: every child its ideal length; nothing is shared.
  func idealLengths<S: Steps>(_ i: NodeID, _ across: Double, _ axis: Axis, isPlacing: Bool, _: S.Type) -> Shares {
    var shares = Shares(available: .nan, gaps: 0, read: .none)
    var node = nodes[i].first
    var previous: NodeID = -1
    while node >= 0 {
      var child = ArrangedChild(node: node)
      child.gapBefore = gap(i, previous, node, axis, &shares.gaps, S.self)
      let ideal = outcome(.stackIdeal, Double.nan)
      child.proposal = Proposal(ideal, across, axis)
      S.step(self, .stackIdeal, i, node, axis, result: ideal)
      child.answer = measure(node, child.proposal, isPlacing ? .place : .ideal, S.self)
      shares.read.formUnion(child.answer.deps)
      children.push(child)
      previous = node
      node = nodes[node].next
    }
    return shares
  }
  /// Pushes the children with gaps, least and greatest length. Of a probe's answer only the length along the axis is used, so only its dependencies count.
  @inline(__always) private func probe<S: Steps>(
    _ i: NodeID, _ across: Double, _ axis: Axis, isPlacing: Bool, _ shares: inout Shares, _: S.Type
  ) -> (isSorted: Bool, hasOnePriority: Bool) {
    let base = children.top
    let isOnly = nodes[i].count == 1
    var isSorted = true
    var hasOnePriority = true
    var node = nodes[i].first
    var previous: NodeID = -1
    while node >= 0 {
      var child = ArrangedChild(node: node)
      child.gapBefore = gap(i, previous, node, axis, &shares.gaps, S.self)
      child.priority = nodes[node].priority
      if !S.records, !isOnly, let lengths = rememberedLengths(of: node, across, axis) {
        (child.least, child.most, child.flexibility) = (lengths.least, lengths.most, lengths.flexibility)
        shares.read.formUnion(lengths.read)
      } else if !isOnly {
        let least = measure(node, Proposal(0, across, axis), .minimum, S.self)
        child.least = least[axis]
        child.most = child.least
        shares.read.formUnion(least.deps.intersection(.length(axis)))
        // A length that does not read the offer is the same at infinity. A trace asks all the same.
        if S.explains(self) || isLiteral || least.deps.contains(.ownLength(axis)) {
          let most = measure(node, Proposal(.infinity, across, axis), .maximum, S.self)
          child.most = most[axis]
          shares.read.formUnion(most.deps.intersection(.length(axis)))
          child.flexibility = Length.flexibility(child.most, child.least)
        }
      }
      children.push(child)
      let k = children.top - 1
      if k > base {
        if children[k].priority != children[k - 1].priority { hasOnePriority = false }
        if isSorted && precedes(k, k - 1) { isSorted = false }
      }
      previous = node
      node = nodes[node].next
    }
    return (isSorted, hasOnePriority)
  }
  /// Least and greatest length of the leaves that most rows and columns are made of, as `measureLeaf` answers both probes; nil for all others.
  @inline(__always) private func rememberedLengths(
    of node: NodeID, _ across: Double, _ axis: Axis
  ) -> (least: Double, most: Double, flexibility: Double, read: Dependencies)? {
    if nodes[node].kind == .text {
      guard nodes[node].has(Node.optionA), nodes[node].a > 0, !isLiteral else { return nil }
      if axis == .horizontal {
        measurements += 2
        let (least, most) = (outcome(.textLeast, nodes[node].c), outcome(.textFits, nodes[node].a))
        return (least, most, Length.flexibility(most, least), .widthOnWidth)
      }
      if across < nodes[node].a { return nil }
      measurements += 1
      return (nodes[node].b, nodes[node].b, 0, .heightOnWidth)
    }
    guard nodes[node].kind == .spacer, nodes[node].has(axis == .horizontal ? Node.optionA : Node.optionB), !isLiteral else { return nil }
    measurements += 2
    return (axis == .horizontal ? nodes[node].a : nodes[node].b, .infinity, .infinity, .ownLength(axis))
  }
  /// Whether it is a text that answers its ideal size, as `measureLeaf` finds it.
  @inline(__always) private func fitsOneLine(_ node: NodeID, _ p: Proposal) -> Bool {
    guard nodes[node].kind == .text, nodes[node].has(Node.optionA), !(p.w < nodes[node].a) else { return false }
    measurements += 1
    return true
  }
  /// A child's turn: an equal part of what is left.
  @inline(__always) private func share<S: Steps>(
    _ i: NodeID, _ k: Int, left: Int, _ across: Double, _ axis: Axis, _ isPlacing: Bool, _ shares: inout Shares, _: S.Type
  ) {
    let node = children[k].node
    let part = outcome(.stackShare, max(shares.available / Double(left), 0))
    S.step(self, .stackShare, i, node, axis, shares.available, Double(left), result: part)
    let p = Proposal(part, across, axis)
    let answer =
      !S.records && fitsOneLine(node, p)
      ? Answer(outcome(.textFits, nodes[node].a), outcome(.textFits, nodes[node].b), .onWidth) : measure(node, p, isPlacing ? .place : .size, S.self)
    children[k].settle(p, answer)
    shares.read.formUnion(answer.deps)
    let rest = outcome(.stackRemainder, Length.rest(shares.available, answer[axis]))
    S.step(self, .stackRemainder, i, node, axis, shares.available, answer[axis], result: rest)
    shares.available = rest
  }

  // MARK: Gaps

  /// The distance before `node`, added to the sum; 0 before the first child.
  @inline(__always) private func gap<S: Steps>(_ i: NodeID, _ previous: NodeID, _ node: NodeID, _ axis: Axis, _ sum: inout Double, _: S.Type) -> Double {
    if previous < 0 { return 0 }
    let distance: Double
    if nodes[i].a.isNaN {
      distance = preferredGap(i, previous, node, axis, S.self)
    } else {
      distance = outcome(.stackGapExplicit, nodes[i].a)
      S.step(self, .stackGapExplicit, i, node, axis, distance, result: distance)
    }
    if sum != 0 && distance != 0 { S.step(self, .stackGaps, i, node, axis, sum, distance, result: sum + distance) }
    sum += distance
    return distance
  }
  @inline(__always) private func preferredGap<S: Steps>(_ i: NodeID, _ a: NodeID, _ b: NodeID, _ axis: Axis, _: S.Type) -> Double {
    let (rule, preferred) = preferredDistance(a, b, axis)
    let distance = outcome(rule, preferred)
    S.step(self, rule, i, b, axis, distance, result: distance)
    return distance
  }
  /// What the facing edges of two neighbours ask for.
  @inline(__always) func preferredDistance(_ a: NodeID, _ b: NodeID, _ axis: Axis) -> (rule: Rule, distance: Double) {
    if nodes[a].edges | nodes[b].edges != 0 { return edges[nodes[a].edges].distance(to: edges[nodes[b].edges], axis, spacing) }
    return (.stackGapPreferred, Double(axis == .horizontal ? spacing.row : spacing.column))
  }
  private func visibleGaps(from base: Int) -> Double {
    var n = 0.0
    for k in base..<children.top where children[k].gapBefore != 0 { n += 1 }
    return n
  }

  // MARK: Order of service

  /// Higher priority, then less flexible, then (infinitely flexible) larger minimum; otherwise source order.
  @inline(__always) private func precedes(_ a: Int, _ b: Int) -> Bool { precedes(a, children[a].priority, children[a].flexibility, b) }
  @inline(__always) private func precedes(_ a: Int, _ pa: Double, _ fx: Double, _ b: Int) -> Bool {
    let pb = children[b].priority
    if pa != pb { return pa > pb }
    let fy = children[b].flexibility
    if fx == .infinity && fy == .infinity {
      let (la, lb) = (children[a].least, children[b].least)
      if la != lb { return la > lb }
    } else if fx != fy {
      return fx < fy
    }
    return a < b
  }
  @inline(never) private func sortOrder(from mark: Int, _ base: Int) {
    if order.top - mark > 32 {
      let sorted = (mark..<order.top).map { order[$0] }.sorted { precedes(base + Int($0), base + Int($1)) }
      for (k, child) in sorted.enumerated() { order[mark + k] = child }
      return
    }
    for k in (mark + 1)..<order.top {
      let child = order[k]
      let c = base + Int(child)
      let (priority, flexibility) = (children[c].priority, children[c].flexibility)
      var j = k
      while j > mark {
        let before = order[j - 1]
        if !precedes(c, priority, flexibility, base + Int(before)) { break }
        order[j] = before
        j -= 1
      }
      order[j] = child
    }
  }
  private func tellOrder<S: Steps>(_ i: NodeID, _ axis: Axis, from mark: Int, _ base: Int, _: S.Type) {
    for k in base..<children.top {
      let c = children[k]
      S.step(self, .stackFlexibility, i, c.node, axis, c.most, c.least, result: c.flexibility)
    }
    for k in mark..<order.top {
      let c = children[base + Int(order[k])]
      S.step(self, .stackOrder, i, c.node, axis, c.priority, c.flexibility, c.least, result: Double(k - mark + 1))
    }
  }
}
