/// Overlay and background.
extension LayoutTree {
  func placeSecondary<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let primary = arrangeOnly(i, p, w, h, S.self)
    place(primary.node, primary.x, primary.y, primary.proposal, primary.answer, in: w, S.self)
    if nodes[i].content >= 0, nodes[primary.node].next < 0 { makeContent(in: i, primary.answer.w, primary.answer.h) }
    let node = nodes[primary.node].next
    guard node >= 0 else { return }
    var secondary = ArrangedChild(node: node)
    let size = primary.answer
    secondary.proposal = Proposal(outcome(.overlayOffer, size.w), outcome(.overlayOffer, size.h))
    S.step(self, .overlayOffer, i, node, .horizontal, size.w, result: size.w)
    S.step(self, .overlayOffer, i, node, .vertical, size.h, result: size.h)
    if placeFill(secondary, i, primary, in: w, S.self) { return }
    secondary.answer = measure(node, secondary.proposal, .place, S.self)
    let keys = alignments[nodes[i].payload]
    let (x, gx) = (readGuide(keys.horizontal, primary, i, S.self), readGuide(keys.horizontal, secondary, i, S.self))
    secondary.x = outcome(.overlayAlign, Length.distance(x, gx))
    S.step(self, .overlayAlign, i, node, .horizontal, x, gx, result: secondary.x)
    let (y, gy) = (readGuide(keys.vertical, primary, i, S.self), readGuide(keys.vertical, secondary, i, S.self))
    secondary.y = outcome(.overlayAlign, Length.distance(y, gy))
    S.step(self, .overlayAlign, i, node, .vertical, y, gy, result: secondary.y)
    place(node, secondary.x, secondary.y, secondary.proposal, secondary.answer, in: w, S.self)
  }
  /// A style's layer is as large as the first, and reaches into the safe area where the first touches it (documented).
  /// - Returns: whether it did.
  private func placeFill<S: Steps>(_ fill: ArrangedChild, _ i: NodeID, _ primary: ArrangedChild, in width: Double, _: S.Type) -> Bool {
    guard nodes[i].a > 0, hasBars || safeArea != (0, 0, 0, 0) else { return false }
    let (before, after) = ignored(primary.node, Int32(nodes[i].a))
    if before == (0, 0) && after == (0, 0) { return false }
    let size = fill.proposal
    let p = Proposal(
      extended(i, fill.node, .horizontal, size.w, before.w, after.w, S.self), extended(i, fill.node, .vertical, size.h, before.h, after.h, S.self))
    let answer = measure(fill.node, p, .place, S.self)
    S.step(self, .safeAreaStart, i, fill.node, .horizontal, before.w, result: 0 - before.w)
    S.step(self, .safeAreaStart, i, fill.node, .vertical, before.h, result: 0 - before.h)
    place(fill.node, 0 - before.w, 0 - before.h, p, answer, in: width, S.self)
    return true
  }
}
