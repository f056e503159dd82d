internal import Foundation
internal import LayoutCore
public import Tracing
internal import Views

extension Preview {
  /// The events of the frame; nil when nothing was laid out. Ask for the events when the preview is made.
  public var trace: Trace? {
    guard let host else { return nil }
    return host.trace(offeredBy: request.canvas == nil ? "the proposal" : "the screen")
  }

  /// `trace` for people.
  public func traceText(_ level: Trace.Level, _ filter: TraceFilter = TraceFilter()) -> String { (trace?.text(level, filter) ?? "") + status + "\n" }
  /// What `--node`, `--kind` and `--depth` leave of a trace; empty texts leave everything.
  /// - Parameters:
  ///   - node: a selector; it may name several nodes.
  ///   - kinds: `measure,answer`.
  ///   - depth: how deep events may lie in others, from 0.
  /// - Throws: what is wrong with one of them.
  public func traceFilter(node: String, kinds: String, depth: String) throws(SelectorError) -> TraceFilter {
    var filter = TraceFilter()
    if !node.isEmpty { filter.nodes = Set(try nodes(try Selector(node))) }
    if !kinds.isEmpty {
      var found: Set<LayoutEvent.Kind> = []
      for name in kinds.split(separator: ",", omittingEmptySubsequences: false) {
        guard let kind = LayoutEvent.Kind.allCases.first(where: { "\($0)" == name }) else {
          let names = LayoutEvent.Kind.allCases.map { "\($0)" }
          throw SelectorError("no event is called '\(cleanedLine(name.prefix(40)))'; there are \(names.joined(separator: ", "))", column: nil)
        }
        found.insert(kind)
      }
      filter.kinds = found
    }
    if !depth.isEmpty {
      guard let limit = Int(depth), limit >= 0 else { throw SelectorError("a depth is a whole number from 0, not '\(cleanedLine(depth.prefix(40)))'", column: nil) }
      filter.depth = limit
    }
    return filter
  }

  /// `trace --format json`; the schema is `playground/schema/trace.json`.
  public func traceDocument(_ level: Trace.Level, _ filter: TraceFilter = TraceFilter()) -> JSON {
    .object([
      ("version", .integer(1)), ("device", .string(request.device.name)), ("level", .integer(level.rawValue)), ("proposal", Preview.json(proposal)),
      ("size", Preview.json(size)), ("events", trace?.document(level, filter) ?? .array([])), ("omitted", .integer(trace?.omitted ?? 0)),
    ])
  }
}
