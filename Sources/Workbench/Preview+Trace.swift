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
  public func traceText(_ level: Trace.Level) -> String { (trace?.text(level) ?? "") + status + "\n" }

  /// `trace --format json`; the schema is `playground/schema/trace.json`.
  public func traceDocument(_ level: Trace.Level) -> JSON {
    .object([
      ("version", .integer(1)), ("device", .string(request.device.name)), ("level", .integer(level.rawValue)), ("proposal", Preview.json(proposal)),
      ("size", Preview.json(size)), ("events", trace?.document(level) ?? .array([])),
    ])
  }
}
