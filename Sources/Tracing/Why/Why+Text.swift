internal import Foundation
internal import LayoutCore

extension Trace {
  /// Whose letters decide the lengths of texts.
  public enum Letters: Sendable {
    /// The device's own.
    case own
    /// The grid's, where the platform has others: lengths of texts get a ≈.
    case grid
    /// Those of a font that stands for the platform's: widths of texts get a ≈ and the error that is expected; heights are exact.
    case standIn
  }

  /// The reasons for people: two lines each, numbers exact.
  public func text(of why: Why, letters: Letters = .own) -> String {
    let width = String(why.lines.count).count
    let indent = String(repeating: " ", count: width + 2)
    var text = "\(title(why.node)).\(why.property.rawValue) = \(exact(why.value))\n\n"
    for line in why.lines {
      let digits = String(line.number)
      text += String(repeating: " ", count: width - digits.count) + digits + "  " + line.text + "\n"
      let ends = line.arithmetic == exact(line.value)
      let sum = (line.condition.map { $0 + ": " } ?? "") + line.arithmetic + (ends ? "" : " = " + exact(line.value))
      var notes: [String] = []
      if !line.premises.isEmpty { notes.append("from " + line.premises.map(String.init).joined(separator: ", ")) }
      notes.append("\(line.rule), \(line.certainty.rawValue)")
      if let event = line.event { notes.append("event \(event + 1)") }
      if let source = node(line.node)?.source { notes.append(place(source)) }
      let isOther = line.rule.hasPrefix("leaf.text") && (letters == .grid || (letters == .standIn && line.axis == .horizontal))
      if isOther, letters == .standIn { notes.append("measured from a stand-in font, within 1.5 %") }
      let mark = isOther ? " ≈" : ""
      text += indent + (sum + mark).padded(to: 32) + "  " + notes.joined(separator: " · ") + "\n"
    }
    return text
  }

  /// The reasons as `why --json` prints them; the schema is `playground/schema/why.json`.
  public func document(of why: Why) -> JSON {
    .object([
      ("node", .optional(node(why.node)?.path)), ("view", .string(title(why.node))), ("property", .string(why.property.rawValue)), ("value", .number(why.value)),
      ("lines", .array(why.lines.map(document))),
    ])
  }
  private func document(_ line: Why.Line) -> JSON {
    .object([
      ("number", .integer(line.number)), ("value", .number(line.value)), ("text", .string(line.text)), ("arithmetic", .string(line.arithmetic)),
      ("condition", .optional(line.condition)),
      (
        "operands",
        .array(
          line.operands.map { operand in
            .object([("name", .string(operand.name)), ("value", .number(operand.value)), ("line", operand.line.map { .integer($0) } ?? .null)])
          })
      ), ("rule", .string(line.rule)), ("certainty", .string(line.certainty.rawValue)), ("basis", .string(line.basis)),
      ("event", line.event.map { .integer($0 + 1) } ?? .null), ("node", .optional(node(line.node)?.path)), ("axis", .optional(line.axis.map { "\($0)" })),
      ("source", node(line.node)?.source.map(document) ?? .null),
    ])
  }
  /// A source range: its first character, and the one behind its last.
  func document(_ site: SourceSite) -> JSON {
    .object([
      ("file", .string(site.file)), ("line", .integer(site.line)), ("column", .integer(site.column)), ("endLine", .integer(site.endLine)),
      ("endColumn", .integer(site.endColumn)),
    ])
  }
  /// `3:5–3:20`.
  func place(_ site: SourceSite) -> String { "\(site.line):\(site.column)–\(site.endLine):\(site.endColumn)" }
}

extension String {
  func padded(to count: Int) -> String { self.count < count ? self + String(repeating: " ", count: count - self.count) : self }
}
