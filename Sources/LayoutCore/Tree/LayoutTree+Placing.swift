extension LayoutTree {
  /// Places a child of a container that is `containerWidth` wide. Every x inside a container passes here: the one place to mirror it from right to left.
  @inline(__always) func place<S: Steps>(_ i: NodeID, _ x: Double, _ y: Double, _ p: Proposal, _ answer: Answer, in containerWidth: Double, _: S.Type) {
    if isMirrored { return place(i, mirrored(x, of: i, answer.w, in: containerWidth, S.self), y, p, answer, S.self) }
    place(i, x, y, p, answer, S.self)
  }
  /// In a container that runs from right to left, a child starts as far from the right as it would from the left. Offsets and positions are absolute (documented for
  /// `offset`'s x; seen on SwiftUI), and so is what a grid's row passes on.
  @inline(never) private func mirrored<S: Steps>(_ x: Double, of i: NodeID, _ width: Double, in containerWidth: Double, _: S.Type) -> Double {
    let parent = nodes[i].parent
    guard parent >= 0, nodes[parent].has(Node.mirrors), nodes[parent].kind != .offset, nodes[parent].kind != .position else { return x }
    let result = outcome(.mirror, Length.distance(containerWidth, x + width))
    S.step(self, .mirror, parent, i, .horizontal, containerWidth, x, width, result: result)
    return result
  }
  /// `answer` is the node's to `p`: whoever places it knows it, so placing asks nothing twice. The origin is relative to the parent.
  @inline(__always) func place<S: Steps>(_ i: NodeID, _ x: Double, _ y: Double, _ p: Proposal, _ answer: Answer, _: S.Type) {
    let (w, h) = (answer.w, answer.h)
    if S.records { keep(LayoutEvent(.place, node: i, subject: nodes[i].parent, p.w, p.h, x, y, w, h)) }
    let old = placed[i]
    // The proposal is kept even where the inside stays: a later placement compares with it.
    placed[i] = Placed(x: x, y: y, w: w, h: h, pw: p.w, ph: p.h)
    if !nodes[i].kind.isLeaf { placeInside(i, p, w, h, old, S.self) }
  }
  @inline(never) private func placeInside<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _ old: Placed, _: S.Type) {
    if (nodes[i].first < 0 && nodes[i].kind != .reader)
      || (old.w == w && old.h == h && !nodes[i].has(Node.needsPlacement) && !movesInside(i) && !readsOrigin(i, old) && isPlaced(i, p, Proposal(old.pw, old.ph)))
    {
      return
    }
    if nodes[i].has(Node.needsPlacement) { nodes[i].flags &= ~Node.needsPlacement }
    switch nodes[i].kind {
    case .hStack: placeStack(i, p, w, h, .horizontal, S.self)
    case .vStack: placeStack(i, p, w, h, .vertical, S.self)
    case .zStack: placeZStack(i, p, w, h, S.self)
    case .secondary: placeSecondary(i, p, w, h, S.self)
    case .frame, .flexibleFrame, .padding, .fixedSize, .priority, .offset, .neutral, .guide, .aspectRatio, .position, .gridCell,
      .ignoringSafeArea, .relativeFrame, .safeAreaPadding:
      let child = arrangeOnly(i, p, w, h, S.self)
      place(child.node, child.x, child.y, child.proposal, child.answer, in: w, S.self)
    case .fitting: placeFitting(i, p, w, h, S.self)
    case .custom: placeCustom(i, p, w, h, S.self)
    case .scroll: placeScroll(i, p, w, h, S.self)
    case .safeAreaInset: placeSafeAreaInset(i, p, w, h, S.self)
    case .lazyStack: placeLazyStack(i, p, w, h, S.self)
    case .lazyGrid: placeLazyGrid(i, p, w, h, S.self)
    case .grid: placeGrid(i, p, w, h, S.self)
    case .gridRow: break  // its grid places the cells
    case .reader: placeReader(i, w, h, S.self)
    case .text, .flexible, .square, .fixed, .resizable, .bar, .spacer, .divider: break
    }
  }
  /// Whether what is inside depends on where the node lies.
  @inline(__always) private func movesInside(_ i: NodeID) -> Bool { nodes[i].has(Node.readsPlace) && (hasBars || safeArea != (0, 0, 0, 0)) }
  /// Whether the inside was placed with another origin of the bounds: a program's own layout is told it.
  @inline(__always) private func readsOrigin(_ i: NodeID, _ old: Placed) -> Bool { nodes[i].kind == .custom && (old.x != placed[i].x || old.y != placed[i].y) }
  /// Whether the inside lies already as `p` wants it: the same proposal, or one that differs only in what the remembered answer did not read.
  private func isPlaced(_ i: NodeID, _ p: Proposal, _ old: Proposal) -> Bool {
    if Proposal.same(old, p) { return true }
    // Where nil occurs, placing asks other questions than sizing did, and these may read what sizing did not. Guides are answers too, and are not remembered.
    if isLiteral || nodes[i].flags & (Node.bringsNil | Node.hasGuides) != 0 || p.w.isNaN || p.h.isNaN || old.w.isNaN || old.h.isNaN { return false }
    if old.w == -1 { return false }
    guard let s = recall(i, p) else { return false }
    return (!s.deps.readsWidth || old.w.bitPattern == p.w.bitPattern) && (!s.deps.readsHeight || old.h.bitPattern == p.h.bitPattern)
  }
}
