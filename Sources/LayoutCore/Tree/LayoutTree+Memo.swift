extension LayoutTree {
  @inline(__always) func recall(_ i: NodeID, _ p: Proposal) -> Answer? {
    var b = nodes[i].memo
    let pw = p.w.bitPattern
    let ph = p.h.bitPattern
    while b >= 0 {
      let n = memos[b].count
      if n > 0, matches(memos[b].e0, pw, ph) { return Answer(memos[b].e0.w, memos[b].e0.h, Dependencies(rawValue: memos[b].deps.0)) }
      if n > 1, matches(memos[b].e1, pw, ph) { return Answer(memos[b].e1.w, memos[b].e1.h, Dependencies(rawValue: memos[b].deps.1)) }
      if n > 2, matches(memos[b].e2, pw, ph) { return Answer(memos[b].e2.w, memos[b].e2.h, Dependencies(rawValue: memos[b].deps.2)) }
      if n > 3, matches(memos[b].e3, pw, ph) { return Answer(memos[b].e3.w, memos[b].e3.h, Dependencies(rawValue: memos[b].deps.3)) }
      b = memos[b].next
    }
    return nil
  }
  @inline(__always) private func matches(_ e: borrowing Remembered, _ pw: UInt64, _ ph: UInt64) -> Bool {
    ((e.pw.bitPattern ^ pw) & e.maskW) | ((e.ph.bitPattern ^ ph) & e.maskH) == 0
  }
  @inline(never) func remember(_ i: NodeID, _ p: Proposal, _ s: Answer) {
    var e = Remembered(pw: p.w, ph: p.h, w: s.w, h: s.h)
    e.maskW = isLiteral || s.deps.readsWidth ? ~0 : 0
    e.maskH = isLiteral || s.deps.readsHeight ? ~0 : 0
    var b = nodes[i].memo
    if b < 0 || memos[b].count == 4 {  // the newest block is the first: recent questions are found soonest
      let fresh = freshBlock()
      memos[fresh].next = b
      nodes[i].memo = fresh
      b = fresh
    }
    switch memos[b].count {
    case 0:
      memos[b].e0 = e
      memos[b].deps.0 = s.deps.rawValue
    case 1:
      memos[b].e1 = e
      memos[b].deps.1 = s.deps.rawValue
    case 2:
      memos[b].e2 = e
      memos[b].deps.2 = s.deps.rawValue
    default:
      memos[b].e3 = e
      memos[b].deps.3 = s.deps.rawValue
    }
    memos[b].count += 1
  }
  /// An empty block: one that a changed node gave back, or a new one.
  @inline(__always) private func freshBlock() -> Int32 {
    if freeBlock >= 0 {
      let block = freeBlock
      freeBlock = memos[block].next
      memos[block].count = 0
      return block
    }
    memos.append(MemoBlock())
    return memos.count - 1
  }
  /// Gives a node's blocks back.
  func forgetAnswers(of i: NodeID) {
    let first = nodes[i].memo
    if first < 0 { return }
    var last = first
    while memos[last].next >= 0 { last = memos[last].next }
    memos[last].next = freeBlock
    freeBlock = first
    nodes[i].memo = -1
  }
}
