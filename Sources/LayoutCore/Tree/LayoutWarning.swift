/// Something in a view that SwiftUI would complain of at run time, or that has no sensible meaning: the layout goes on with a stated result.
public struct LayoutWarning: Hashable, Sendable {
  /// What is the matter.
  public enum Kind: Hashable, Sendable {
    /// A guide's function returned NaN or infinity for a view of finite size: it counts as 0.
    case guide
    /// A program's own layout answered NaN: it counts as 0.
    case layoutSizeIsNoNumber
    /// A program's own layout answered a negative length: it counts as 0.
    case layoutSizeIsNegative
    /// A program's own layout did not place a view: it lies in the middle.
    case unplaced
    /// A program's own layout placed a view more than once: the last place counts.
    case placedTwice
    /// A program's own layout placed a view at a point that is not finite: it counts as the start of its bounds.
    case placedNowhere
  }
  /// What is the matter.
  public let kind: Kind
  /// Whose view it is.
  public let node: NodeID
  /// A warning about a node's view.
  public init(kind: Kind, node: NodeID) {
    self.kind = kind
    self.node = node
  }
}

extension LayoutTree {
  /// Keeps a warning once; a layout asks many times.
  func warn(_ kind: LayoutWarning.Kind, _ node: NodeID) {
    let warning = LayoutWarning(kind: kind, node: node)
    if knownWarnings.insert(warning).inserted { warnings.append(warning) }
  }
}
