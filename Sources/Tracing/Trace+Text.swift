internal import Foundation
internal import LayoutCore

extension Trace {
  /// A numbered line an event, indented by depth; lengths in points. A filter leaves the numbers as they are.
  public func text(_ level: Level, _ filter: TraceFilter = TraceFilter()) -> String {
    let entries = entries(level)
    let width = String(entries.count).count
    var text = ""
    var hidden = 0
    for (number, entry) in entries.enumerated() {
      guard filter.keeps(entry, events[entry.event]) else {
        hidden += 1
        continue
      }
      let digits = String(number + 1)
      text += String(repeating: " ", count: width - digits.count) + digits + "  " + String(repeating: "  ", count: min(entry.depth, 40)) + sentence(entry.event) + "\n"
    }
    if hidden > 0 { text += "(\(hidden) of \(entries.count) events are not shown: the filter leaves them out)\n" }
    return text + omission
  }
  /// What a recording left out, in words; empty for nothing.
  public var omission: String {
    omitted == 0 ? "" : "(\(omitted) more events are left out: a recording ends after \(events.count); ask about a part of the view, as with --view)\n"
  }

  /// The events of a level as `trace --format json` prints them; the schema is `playground/schema/trace.json`.
  public func document(_ level: Level, _ filter: TraceFilter = TraceFilter()) -> JSON {
    .array(entries(level).enumerated().filter { filter.keeps($0.element, events[$0.element.event]) }.map { number, entry in document(entry, number: number + 1) })
  }
  private func document(_ entry: Entry, number: Int) -> JSON {
    let event = events[entry.event]
    var members: [(name: String, value: JSON)] = [
      ("number", .integer(number)), ("event", .integer(entry.event)), ("level", .integer(levels[entry.event].rawValue)), ("depth", .integer(entry.depth)),
      ("kind", .string("\(event.kind)")),
    ]
    if event.kind == .evaluate {
      members.append(("view", .optional(scopes.indices.contains(Int(event.subject)) ? scopes[Int(event.subject)] : nil)))
      members.append(("reason", .optional(event.reason.map { "\($0)" })))
      members.append(("input", .optional(inputs.indices.contains(Int(event.input)) ? inputs[Int(event.input)] : nil)))
    } else {
      members.append(("node", .optional(node(event.node)?.path)))
      members.append(("view", .string(title(event.node))))
    }
    if let purpose = event.purpose { members += [("purpose", .string("\(purpose)")), ("cached", .bool(event.isCached))] }
    switch event.kind {
    case .measure: members.append(("proposal", proposal(event)))
    case .answer: members += [("proposal", proposal(event)), ("size", json(event.size))]
    case .place:
      members += [
        ("proposal", proposal(event)), ("origin", .object([("x", .number(event.origin.x)), ("y", .number(event.origin.y))])), ("size", json(event.size)),
      ]
    case .step:
      guard let rule = event.rule else { break }
      members += [
        ("rule", .string(rule.id)), ("certainty", .string(rule.certainty.rawValue)), ("axis", .optional(event.axis.map { "\($0)" })),
        ("subject", .optional(node(event.subject)?.path)),
        ("operands", .array(zip(rule.operandNames, event.operands).map { .object([("name", .string($0)), ("value", .number($1))]) })), ("result", .number(event.result)),
      ]
    case .guide: members += [("axis", .optional(event.axis.map { "\($0)" })), ("explicit", .bool(event.isExplicit)), ("result", .number(event.result))]
    case .evaluate, .preference: break
    }
    let site = node(event.node)?.source
    if event.kind != .evaluate, let site {
      members.append(("source", .object([("file", .string(site.file)), ("line", .integer(site.line)), ("column", .integer(site.column))])))
    }
    members.append(("text", .string(sentence(entry.event))))
    return .object(members)
  }
  private func proposal(_ event: LayoutEvent) -> JSON {
    .object([("width", .optional(event.proposal.width.map { Double($0) })), ("height", .optional(event.proposal.height.map { Double($0) }))])
  }
  private func json(_ size: CGSize) -> JSON { .object([("width", .number(size.width)), ("height", .number(size.height))]) }
}
