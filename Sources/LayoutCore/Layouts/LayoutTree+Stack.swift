/// HStack and VStack: length, extent across, and where the children lie.
extension LayoutTree {
  func measureStack<S: Steps>(_ i: NodeID, _ p: Proposal, _ axis: Axis, _: S.Type) -> Answer {
    let base = children.top
    defer { children.drop(to: base) }
    let shares = distribute(i, p[axis], p[axis.across], axis, isPlacing: false, S.self)
    var taken = 0.0
    for k in base..<children.top {
      let length = children[k].answer[axis]
      if k > base { S.step(self, .stackTaken, i, children[k].node, axis, taken, length, result: taken + length) }
      taken += length
    }
    let length = outcome(.stackLength, max(taken + shares.gaps, 0))
    S.step(self, .stackLength, i, -1, axis, taken, shares.gaps, result: length)

    let key = AlignmentKey(code: nodes[i].payload) ?? .verticalCenter
    if !reads(key, i) { return Answer(length, widest(i, axis, from: base, S.self), axis, shares.read) }
    let (start, end) = guidedExtent(i, key, axis, from: base, S.self)
    let extent = outcome(.stackExtent, end - start)
    S.step(self, .stackExtent, i, -1, axis.across, start, end, result: extent)
    return Answer(length, extent, axis, .all)
  }
  func placeStack<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _ axis: Axis, _: S.Type) {
    let base = children.top
    defer { children.drop(to: base) }
    arrangeStack(i, p, w, h, axis, S.self)
    for k in base..<children.top {
      place(children[k].node, children[k].x, children[k].y, children[k].proposal, children[k].answer, in: w, S.self)
    }
  }
  /// Pushes every child with its origin. The second pass: the same offer along the axis; across, what was offered, else the stack's own size. A stack of one child
  /// passes its offer on (reverse-engineered: it is bypassed).
  func arrangeStack<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _ axis: Axis, _: S.Type) {
    let base = children.top
    var across = p[axis.across]
    if across.isNaN && nodes[i].count > 1 {
      across = outcome(.stackStretch, axis == .horizontal ? h : w)
      S.step(self, .stackStretch, i, -1, axis.across, across, result: across)
    }
    _ = distribute(i, p[axis], across, axis, isPlacing: true, S.self)

    let key = AlignmentKey(code: nodes[i].payload) ?? .verticalCenter
    let isGuided = reads(key, i)
    let line: Double
    if isGuided {
      let start = guidedExtent(i, key, axis, from: base, S.self).start
      line = outcome(.stackLine, 0 - start)
      S.step(self, .stackLine, i, -1, axis.across, start, result: line)
    } else if nodes[i].b == 0 && !S.explains(self) {
      line = 0
    } else {
      let extent = widest(i, axis, from: base, S.self)
      line = outcome(.stackLineDefault, Length.part(nodes[i].b, extent))
      S.step(self, .stackLineDefault, i, -1, axis.across, extent, nodes[i].b, result: line)
    }
    var start = 0.0
    var length = 0.0
    for k in base..<children.top {
      let c = children[k]
      let at = outcome(k == base ? .stackStart : .stackPosition, start + length + c.gapBefore)
      if k == base {
        S.step(self, .stackStart, i, c.node, axis, result: at)
      } else {
        S.step(self, .stackPosition, i, c.node, axis, start, length, c.gapBefore, result: at)
      }
      start = at
      length = c.answer[axis]
      let guide =
        isGuided || S.explains(self) ? readGuide(key, c, i, S.self) : Length.part(nodes[i].b, c.answer[axis.across])
      let cross = outcome(.stackCross, Length.distance(line, guide))
      S.step(self, .stackCross, i, c.node, axis.across, line, guide, result: cross)
      children[k].lie(axis == .horizontal ? at : cross, axis == .horizontal ? cross : at)
    }
  }
  /// The largest child across the axis.
  @inline(__always) private func widest<S: Steps>(_ i: NodeID, _ axis: Axis, from base: Int, _: S.Type) -> Double {
    var extent = 0.0
    for k in base..<children.top {
      let size = children[k].answer[axis.across]
      let wider = outcome(.stackWidest, max(extent, size))
      S.step(self, .stackWidest, i, children[k].node, axis.across, extent, size, result: wider)
      extent = wider
    }
    return extent
  }
  /// From the first start to the last end across the axis, the line that all guides lie on at 0 and always included (reverse-engineered, uncertain).
  @inline(never) private func guidedExtent<S: Steps>(_ i: NodeID, _ key: AlignmentKey, _ axis: Axis, from base: Int, _: S.Type) -> (start: Double, end: Double) {
    var start = 0.0
    var end = 0.0
    for k in base..<children.top {
      let c = children[k]
      let g = readGuide(key, c, i, S.self)
      let size = c.answer[axis.across]
      S.step(self, .stackBefore, i, c.node, axis.across, start, g, result: min(start, -g))
      start = min(start, -g)
      let last = max(end, Length.distance(size, g))
      S.step(self, .stackAfter, i, c.node, axis.across, end, size, g, result: last)
      end = last
    }
    return (start, end)
  }
}
