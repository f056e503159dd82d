/// The choke point: nothing else measures or places.
extension LayoutTree {
  /// The node's answer to a proposal: from a leaf's record, from memory, or computed and remembered.
  @inline(__always) func measure<S: Steps>(_ i: NodeID, _ p: Proposal, _ purpose: LayoutEvent.Purpose, _: S.Type) -> Answer {
    if S.records { return measureRecorded(i, p, purpose) }
    if nodes[i].kind.isLeaf { return measureLeaf(i, p, NoSteps.self) }
    return measureRemembered(i, p)
  }
  @inline(never) private func measureRemembered(_ i: NodeID, _ p: Proposal) -> Answer {
    if let found = recall(i, p) { return found }
    let answer = compute(i, p, NoSteps.self)
    remember(i, p, answer)
    return answer
  }
  @inline(never) private func measureRecorded(_ i: NodeID, _ p: Proposal, _ purpose: LayoutEvent.Purpose) -> Answer {
    let isLeaf = nodes[i].kind.isLeaf
    let found = isLeaf ? nil : recall(i, p)
    let isCached = found != nil
    keep(LayoutEvent(.measure, detail: purpose.rawValue, isCached: isCached, node: i, subject: nodes[i].parent, p.w, p.h))
    let answer: Answer
    if let found {
      answer = found
    } else if isLeaf {
      answer = measureLeaf(i, p, RecordedSteps.self)
    } else {
      answer = compute(i, p, RecordedSteps.self)
      remember(i, p, answer)
    }
    keep(LayoutEvent(.answer, detail: purpose.rawValue, isCached: isCached, node: i, subject: nodes[i].parent, p.w, p.h, .nan, .nan, answer.w, answer.h))
    return answer
  }
  @inline(__always) private func compute<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    measurements += 1
    if measurements & 0x3FF == 0 { wasInterrupted = wasInterrupted || isInterrupted() }
    if wasInterrupted { return Answer(0, 0, .none) }
    if nodes[i].first < 0 && !nodes[i].kind.standsAlone { return Answer(0, 0, .none) }
    switch nodes[i].kind {
    case .hStack: return measureStack(i, p, .horizontal, S.self)
    case .vStack: return measureStack(i, p, .vertical, S.self)
    case .zStack: return measureZStack(i, p, S.self)
    case .frame: return measureFrame(i, p, S.self)
    case .flexibleFrame: return measureFlexibleFrame(i, p, S.self)
    case .padding: return measurePadding(i, p, S.self)
    case .fixedSize: return measureFixedSize(i, p, S.self)
    case .aspectRatio: return measureAspectRatio(i, p, S.self)
    case .position: return measurePosition(i, p, S.self)
    case .priority, .offset, .neutral, .guide, .secondary, .gridCell: return measurePassing(i, p, S.self)
    case .fitting: return measureFitting(i, p, S.self)
    case .ignoringSafeArea: return measurePassing(i, p, S.self)
    case .relativeFrame: return measureRelativeFrame(i, p, S.self)
    case .custom: return measureCustom(i, p, S.self)
    case .safeAreaInset: return measureSafeAreaInset(i, p, S.self)
    case .safeAreaPadding: return measurePadding(i, p, S.self)
    case .scroll: return measureScroll(i, p, S.self)
    case .lazyStack: return measureLazyStack(i, p, S.self)
    case .lazyGrid: return measureLazyGrid(i, p, S.self)
    case .grid: return measureGrid(i, p, S.self)
    case .gridRow, .reader: return measureFilling(i, p, S.self)
    case .text, .flexible, .square, .fixed, .resizable, .bar, .spacer, .divider: return measureLeaf(i, p, S.self)
    }
  }
}
