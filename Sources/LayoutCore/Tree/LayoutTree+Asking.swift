public import Foundation

extension LayoutTree {
  /// What a node would answer to another offer, in points. Asks beside the layout: nothing is placed, and nothing is recorded.
  /// NaN counts as nil, a negative length as 0.
  public func answer(of node: NodeID, to proposal: ProposedViewSize) -> CGSize {
    if isStale, let laidOut { layOut(laidOut.proposal.proposedViewSize) }
    let answer = measure(node, Proposal(proposal), .size, NoSteps.self)
    return CGSize(width: answer.w, height: answer.h)
  }
  /// What happens when a node is asked with another offer, from the question to the answer: nothing is placed. The next layout begins anew.
  public func events(of node: NodeID, asked proposal: ProposedViewSize) -> ContiguousArray<LayoutEvent> {
    if isStale, let laidOut { layOut(laidOut.proposal.proposedViewSize) }
    for k in 0..<nodes.count { nodes[k].memo = -1 }
    rememberedGuides.removeAll(keepingCapacity: true)
    let kept = (events, omittedEvents)
    events = []
    _ = measure(node, Proposal(proposal), .size, RecordedSteps.self)
    let found = events
    (events, omittedEvents) = kept
    isStale = true
    return found
  }
}
