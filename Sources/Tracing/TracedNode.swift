public import LayoutCore

/// How a trace names a node.
public struct TracedNode: Sendable {
  /// As in `Text "Hello"`.
  public var title: String
  /// As in `/0/1`.
  public var path: String
  /// The call that made it; nil in compiled code.
  public var source: SourceSite?
  /// The parent's index; -1 at the root.
  public var parent: NodeID
  /// The sibling before it; -1 for the first.
  public var previous: NodeID

  /// A node with its names and neighbours.
  public init(title: String, path: String, source: SourceSite?, parent: NodeID, previous: NodeID) {
    self.title = title
    self.path = path
    self.source = source
    self.parent = parent
    self.previous = previous
  }
}
