/// Which explicit guide of which node, under which proposal: a guide is remembered as sizes are.
struct GuideQuestion: Hashable {
  let node: NodeID
  let key: AlignmentKey
  private let pw: UInt64
  private let ph: UInt64

  init(_ node: NodeID, _ key: AlignmentKey, _ p: Proposal) {
    self.node = node
    self.key = key
    pw = p.w.bitPattern
    ph = p.h.bitPattern
  }
}
