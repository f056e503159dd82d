public import LayoutCore

/// Which events of a trace are shown. Without conditions: all of them.
public struct TraceFilter: Sendable {
  /// Only events about these nodes: who is asked, decides, is placed, or is what a step is about; nil for all.
  public var nodes: Set<NodeID>?
  /// Only these kinds; nil for all.
  public var kinds: Set<LayoutEvent.Kind>?
  /// Only events that lie in at most so many others that are shown; nil for all.
  public var depth: Int?

  /// Shows everything.
  public init() {}

  /// Whether an event is shown.
  public func keeps(_ entry: Trace.Entry, _ event: LayoutEvent) -> Bool {
    if let depth, entry.depth > depth { return false }
    if let kinds, !kinds.contains(event.kind) { return false }
    guard let nodes else { return true }
    if event.kind == .evaluate { return false }
    return nodes.contains(event.node) || event.kind == .step && nodes.contains(event.subject)
  }
}
