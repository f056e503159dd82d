internal import Drawing
public import LayoutCore

/// What the layout engine need not know of a node: how it is called, who made it, where it was written.
public struct NodeInfo {
  /// The name as called in source: a type (`HStack`) or a modifier's base name (`frame`).
  public var kind: String
  /// Made by a view itself, not written in source.
  public var isImplicit: Bool
  /// The call that made it; nil in compiled code.
  public var source: SourceSite?
  /// From `.accessibilityIdentifier`, else from `.id` when it is a string or a number.
  public var identifier: String?
  /// What assistive technologies call it where its texts do not tell: from `.accessibilityLabel`, or the title of a label that shows its icon alone.
  public var spokenLabel: String?
  /// The innermost custom view around it; an index of `ViewHost.scopes`, -1 for none.
  public var scope: Int32
  /// An index of the contents, -1 for none.
  var content: Int32
  /// What happens to all that the node and its children show, outermost first.
  var effects: [NodeEffect] = []
}

/// A custom view on the way from the root to a node.
public struct ViewScope {
  /// The type's name, without generic arguments.
  public var name: String
  /// A view modifier or a style of a program's own, not a view.
  public var isModifier = false
  /// The scope around it, -1 for none.
  public var parent: Int32
  /// The call that made the view; nil in compiled code.
  public var source: SourceSite?
  /// The view's identity.
  public var identity: Identity
}

/// One line of the view tree: a view or a modifier as written, with the nodes that it became.
public struct WrittenView {
  /// The name as called in source.
  public var name: String
  /// A text, a name or a value that tells it from its neighbours.
  public var detail: String?
  /// How many written views it lies in.
  public var depth: Int
  /// The call that made it; nil in compiled code.
  public var source: SourceSite?
  /// None for custom views, groups, environment and event modifiers; several for a modifier on a group.
  public var nodes: [NodeID]
}

/// Why the making of nodes ended early.
public enum StopReason: Hashable, Sendable {
  /// More nodes than the limit.
  case nodes(limit: Int)
  /// Custom views nested deeper than the limit; the names are the innermost ones, outermost first.
  case depth(limit: Int, innermost: [String])
  /// Stopped from outside, as by an interpreter that met an error.
  case requested
}
