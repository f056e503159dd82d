/// Modifiers of one child: how they ask it, and what they make of its answer.
extension LayoutTree {
  func measurePassing<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let child = nodes[i].first
    var s = measure(child, passed(i, p, S.self), .size, S.self)
    (s.w, s.h) = (outcome(.passSize, s.w), outcome(.passSize, s.h))
    S.step(self, .passSize, i, child, .horizontal, s.w, result: s.w)
    S.step(self, .passSize, i, child, .vertical, s.h, result: s.h)
    return s
  }
  @inline(__always) func passed<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Proposal { passed(i, p, to: nodes[i].first, S.self) }
  @inline(__always) func passed<S: Steps>(_ i: NodeID, _ p: Proposal, to child: NodeID, _: S.Type) -> Proposal {
    let inner = Proposal(outcome(.passOffer, p.w), outcome(.passOffer, p.h))
    S.step(self, .passOffer, i, child, .horizontal, p.w, result: inner.w)
    S.step(self, .passOffer, i, child, .vertical, p.h, result: inner.h)
    return inner
  }

  // MARK: fixedSize

  func measureFixedSize<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let child = nodes[i].first
    let s = measure(child, unfixed(i, p, S.self), .size, S.self)
    var deps = s.deps
    if nodes[i].has(Node.optionA) { deps.subtract(.onWidth) }
    if nodes[i].has(Node.optionB) { deps.subtract(.onHeight) }
    S.step(self, .passSize, i, child, .horizontal, s.w, result: s.w)
    S.step(self, .passSize, i, child, .vertical, s.h, result: s.h)
    return Answer(s.w, s.h, deps)
  }
  @inline(__always) private func unfixed<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Proposal {
    Proposal(
      unfixed(i, p.w, isFixed: nodes[i].has(Node.optionA), .horizontal, S.self), unfixed(i, p.h, isFixed: nodes[i].has(Node.optionB), .vertical, S.self))
  }
  @inline(__always) private func unfixed<S: Steps>(_ i: NodeID, _ offer: Double, isFixed: Bool, _ axis: Axis, _: S.Type) -> Double {
    let child = nodes[i].first
    if isFixed {
      let inner = outcome(.fixedIdeal, Double.nan)
      S.step(self, .fixedIdeal, i, child, axis, result: inner)
      return inner
    }
    S.step(self, .passOffer, i, child, axis, offer, result: offer)
    return offer
  }

  // MARK: padding

  func measurePadding<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let e = insets[nodes[i].payload]
    let s = measure(nodes[i].first, inset(i, p, e, S.self), .size, S.self)
    return Answer(outset(i, s.w, e, .horizontal, S.self), outset(i, s.h, e, .vertical, S.self), s.deps)
  }
  @inline(__always) func inset<S: Steps>(_ i: NodeID, _ p: Proposal, _ e: NodeRecords.Insets, _: S.Type) -> Proposal {
    Proposal(inset(i, p.w, e, .horizontal, S.self), inset(i, p.h, e, .vertical, S.self))
  }
  @inline(__always) private func inset<S: Steps>(_ i: NodeID, _ offer: Double, _ e: NodeRecords.Insets, _ axis: Axis, _: S.Type) -> Double {
    let rest = offer - e.before(axis) - e.after(axis)
    let inner = outcome(.paddingInset, rest < 0 ? 0 : rest)  // nil stays nil
    S.step(self, .paddingInset, i, nodes[i].first, axis, offer, e.before(axis), e.after(axis), result: inner)
    return inner
  }
  @inline(__always) func outset<S: Steps>(_ i: NodeID, _ length: Double, _ e: NodeRecords.Insets, _ axis: Axis, _: S.Type) -> Double {
    let outer = outcome(.paddingSize, max(length + e.before(axis) + e.after(axis), 0))
    S.step(self, .paddingSize, i, nodes[i].first, axis, length, e.before(axis), e.after(axis), result: outer)
    return outer
  }

  // MARK: Where the child lies

  /// The one child's proposal, answer and origin in a modifier of size `w`×`h`.
  func arrangeOnly<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) -> ArrangedChild {
    var child = ArrangedChild(node: nodes[i].first)
    switch nodes[i].kind {
    case .frame:
      child.proposal = framed(i, p, S.self)
      child.answer = measure(child.node, child.proposal, .place, S.self)
      align(&child, i, alignments[nodes[i].payload], w, h, S.self)
    case .flexibleFrame:
      let f = flexibleFrames[nodes[i].payload]
      child.proposal = reproposed(i, p, w, h, f, S.self)
      child.answer = measure(child.node, child.proposal, .place, S.self)
      align(&child, i, f.alignment, w, h, S.self)
    case .padding:
      let e = insets[nodes[i].payload]
      child.proposal = inset(i, p, e, S.self)
      child.answer = measure(child.node, child.proposal, .place, S.self)
      (child.x, child.y) = (outcome(.paddingOrigin, e.leading), outcome(.paddingOrigin, e.top))
      S.step(self, .paddingOrigin, i, child.node, .horizontal, e.leading, result: child.x)
      S.step(self, .paddingOrigin, i, child.node, .vertical, e.top, result: child.y)
    case .fixedSize:
      child.proposal = unfixed(i, p, S.self)
      child.answer = measure(child.node, child.proposal, .place, S.self)
    case .aspectRatio:
      child.proposal = boxed(i, p, .place, S.self)
      child.answer = measure(child.node, child.proposal, .place, S.self)
    case .position: arrangePosition(i, w, h, &child, S.self)
    case .ignoringSafeArea: arrangeIgnoringSafeArea(&child, i, p, S.self)
    case .safeAreaPadding: arrangeSafeAreaPadding(&child, i, p, w, h, S.self)
    case .relativeFrame:
      child.proposal = framed(i, p, relativeSize(i, S.self), S.self)
      child.answer = measure(child.node, child.proposal, .place, S.self)
      align(&child, i, relativeFrames[nodes[i].payload].alignment, w, h, S.self)
    case .scroll: arrangeScroll(&child, i, p, w, h, S.self)
    case .fitting: child = arrangeFitting(i, p, S.self)
    case .offset:
      child.proposal = passed(i, p, S.self)
      child.answer = measure(child.node, child.proposal, .place, S.self)
      (child.x, child.y) = (outcome(.offsetPosition, nodes[i].a), outcome(.offsetPosition, nodes[i].b))
      S.step(self, .offsetPosition, i, child.node, .horizontal, child.x, result: child.x)
      S.step(self, .offsetPosition, i, child.node, .vertical, child.y, result: child.y)
    default:
      child.proposal = passed(i, p, S.self)
      child.answer = measure(child.node, child.proposal, .place, S.self)
    }
    return child
  }
  /// The child's guides lie on the frame's own, which are the defaults for its size.
  @inline(__always) func align<S: Steps>(
    _ child: inout ArrangedChild, _ i: NodeID, _ alignment: NodeRecords.Alignment, _ w: Double, _ h: Double, _: S.Type
  ) {
    let p = Proposal(w, h)
    let (x, gx) = (ownGuide(alignment.horizontal, i, p, w, h, S.self), readGuide(alignment.horizontal, child, i, S.self))
    child.x = outcome(.frameAlign, Length.distance(x, gx))
    S.step(self, .frameAlign, i, child.node, .horizontal, x, gx, result: child.x)
    let (y, gy) = (ownGuide(alignment.vertical, i, p, w, h, S.self), readGuide(alignment.vertical, child, i, S.self))
    child.y = outcome(.frameAlign, Length.distance(y, gy))
    S.step(self, .frameAlign, i, child.node, .vertical, y, gy, result: child.y)
  }
}
