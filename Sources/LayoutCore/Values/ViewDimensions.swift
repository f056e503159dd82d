public import Foundation

/// Size and guides of a view, as an alignment guide's function sees it.
public struct ViewDimensions {
  let tree: LayoutTree
  let node: NodeID
  let proposal: Proposal
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat

  /// The guide's explicit value, else its default for this size.
  public subscript(key: AlignmentKey) -> CGFloat {
    CGFloat(tree.guide(key, node, proposal, Double(width), Double(height)))
  }
  /// The value that the view or something in it sets for the guide.
  public subscript(explicit key: AlignmentKey) -> CGFloat? {
    tree.explicitGuide(key, node, proposal, Double(width), Double(height)).map { CGFloat($0) }
  }
}
