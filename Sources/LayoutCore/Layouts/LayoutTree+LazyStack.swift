/// LazyVStack and LazyHStack: nothing is shared along the axis; across, they take what they are offered.
///
/// SwiftUI makes the children that are seen. Here all are made: layout and trace are the same, only later than on Apple's platforms.
extension LayoutTree {
  @inline(__always) private func axis(_ i: NodeID) -> Axis { nodes[i].has(Node.optionA) ? .horizontal : .vertical }

  func measureLazyStack<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let axis = axis(i)
    let base = children.top
    defer { children.drop(to: base) }
    S.step(self, .stackAcross, i, -1, axis.across, p[axis.across], result: p[axis.across])
    let shares = idealLengths(i, p[axis.across], axis, isPlacing: false, S.self)
    var taken = 0.0
    for k in base..<children.top {
      let length = children[k].answer[axis]
      if k > base { S.step(self, .stackTaken, i, children[k].node, axis, taken, length, result: taken + length) }
      taken += length
    }
    let length = max(taken + shares.gaps, 0)
    S.step(self, .stackLength, i, -1, axis, taken, shares.gaps, result: length)
    var across = p[axis.across]
    if !across.isNaN {
      S.step(self, .lazyFills, i, -1, axis.across, across, result: across)
    } else {
      across = 0
      for k in base..<children.top {
        let size = children[k].answer[axis.across]
        S.step(self, .stackWidest, i, children[k].node, axis.across, across, size, result: max(across, size))
        across = max(across, size)
      }
    }
    return Answer(length, across, axis, .all)
  }
  func placeLazyStack<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let axis = axis(i)
    let base = children.top
    defer { children.drop(to: base) }
    var across = p[axis.across]
    if across.isNaN {
      across = axis == .horizontal ? h : w
      S.step(self, .stackStretch, i, -1, axis.across, across, result: across)
    }
    _ = idealLengths(i, across, axis, isPlacing: true, S.self)
    let key = AlignmentKey(code: nodes[i].payload) ?? .verticalCenter
    let line = ownGuide(key, i, p, w, h, S.self)
    var start = 0.0
    var length = 0.0
    for k in base..<children.top {
      let c = children[k]
      let at = start + length + c.gapBefore
      if k == base {
        S.step(self, .stackStart, i, c.node, axis, result: at)
      } else {
        S.step(self, .stackPosition, i, c.node, axis, start, length, c.gapBefore, result: at)
      }
      start = at
      length = c.answer[axis]
      let guide = readGuide(key, c, i, S.self)
      let cross = Length.distance(line, guide)
      S.step(self, .lazyAlign, i, c.node, axis.across, line, guide, result: cross)
      place(c.node, axis == .horizontal ? at : cross, axis == .horizontal ? cross : at, c.proposal, c.answer, in: w, S.self)
    }
  }
}
