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

  /// The guide's explicit value, else its default for this size, in points. Labelled, so that `d[.leading]` means an alignment of the vocabulary.
  public subscript(key key: AlignmentKey) -> CGFloat {
    CGFloat(tree.guide(key, node, proposal, Double(width), Double(height)))
  }
  /// The value that the view or something in it sets for the guide.
  public subscript(explicitKey key: AlignmentKey) -> CGFloat? {
    tree.explicitGuide(key, node, proposal, Double(width), Double(height)).map { CGFloat($0) }
  }
}

extension ViewDimensions: Equatable {
  /// The same view under the same proposal.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.tree === b.tree && a.node == b.node && Proposal.same(a.proposal, b.proposal) && a.width == b.width && a.height == b.height
  }
}
