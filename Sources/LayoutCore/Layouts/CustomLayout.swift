public import Foundation

/// A layout that the engine does not know: a program's own. The engine asks it for sizes and places, and it asks the engine for those of its children.
/// Lengths are in points; what is no number counts as 0, with a warning.
public protocol CustomLayout: AnyObject {
  /// The container's size for a proposal.
  func size(_ proposal: ProposedViewSize, _ children: LayoutChildren) -> CGSize
  /// Places the children, each with `LayoutChild.place`. The bounds lie in the coordinates of what is around the container.
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ children: LayoutChildren)
  /// The value that the container sets for a guide, from the bounds' start; nil sets none.
  func guide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ children: LayoutChildren) -> CGFloat?
  /// What the container asks of its neighbours.
  func spacing(_ children: LayoutChildren) -> ViewSpacing
}

extension NodeRecords {
  struct Custom {
    let layout: any CustomLayout
    /// Filled when the container is closed.
    var children: ContiguousArray<LayoutChildren.Member> = []
  }
}

/// A layout of a program at work: what its children are asked meanwhile belongs to it.
struct CustomRun {
  struct Placement {
    var x: Double
    var y: Double
    var anchorX: Double
    var anchorY: Double
    var proposal: Proposal
  }
  let owner: NodeID
  /// Questions and steps are kept.
  let records: Bool
  /// nil while it only measures.
  var placements: ContiguousArray<Placement?>?
}
