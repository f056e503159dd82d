public import Foundation

extension LayoutTree {
  /// What a node would answer to another offer, in points. Asks beside the layout: nothing is placed, and nothing is recorded.
  /// NaN counts as nil, a negative length as 0.
  public func answer(of node: NodeID, to proposal: ProposedViewSize) -> CGSize {
    if isStale, let laidOut { layOut(laidOut.proposal.proposedViewSize) }
    let answer = measure(node, Proposal(proposal), .size, NoSteps.self)
    return CGSize(width: answer.w, height: answer.h)
  }
}
