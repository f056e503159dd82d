/// Overlay and background.
extension LayoutTree {
  func placeSecondary<S: Steps>(_ i: NodeID, _ p: Proposal, _ w: Double, _ h: Double, _: S.Type) {
    let primary = arrangeOnly(i, p, w, h, S.self)
    place(primary.node, primary.x, primary.y, primary.proposal, primary.answer, in: w, S.self)
    let node = nodes[primary.node].next
    guard node >= 0 else { return }
    var secondary = ArrangedChild(node: node)
    let size = primary.answer
    secondary.proposal = Proposal(size.w, size.h)
    S.step(self, .overlayOffer, i, node, .horizontal, size.w, result: size.w)
    S.step(self, .overlayOffer, i, node, .vertical, size.h, result: size.h)
    secondary.answer = measure(node, secondary.proposal, .place, S.self)
    let keys = alignments[nodes[i].payload]
    let (x, gx) = (readGuide(keys.horizontal, primary, i, S.self), readGuide(keys.horizontal, secondary, i, S.self))
    secondary.x = Length.distance(x, gx)
    S.step(self, .overlayAlign, i, node, .horizontal, x, gx, result: secondary.x)
    let (y, gy) = (readGuide(keys.vertical, primary, i, S.self), readGuide(keys.vertical, secondary, i, S.self))
    secondary.y = Length.distance(y, gy)
    S.step(self, .overlayAlign, i, node, .vertical, y, gy, result: secondary.y)
    place(node, secondary.x, secondary.y, secondary.proposal, secondary.answer, in: w, S.self)
  }
}
