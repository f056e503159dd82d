internal import Foundation
internal import LayoutCore
public import Tracing

extension LayoutDifference {
  /// For people.
  public var text: String {
    var text = ""
    if let edit {
      func shown(_ part: String) -> String { part.isEmpty ? "nothing" : quoted(cleanedLine(part.trimmingCharacters(in: .whitespacesAndNewlines))) }
      text += "edit: \(edit.line):\(edit.column)–\(edit.endLine):\(edit.endColumn), \(shown(edit.before)) became \(shown(edit.after))\n"
    } else {
      text += "edit: none, the texts are equal\n"
    }
    if isSameLayout {
      text += "same layout\n"
      let contents = changes.map { "  \($0.path) \($0.title): same size, same place\n" }
      return text + contents.joined()
    }
    if let first {
      text += "\nthe first event that differs\n"
      text += "  before  " + (first.before.map { "\($0.number): \($0.text)" } ?? "nothing more happened") + "\n"
      text += "  after   " + (first.after.map { "\($0.number): \($0.text)" } ?? "nothing more happens") + "\n"
    }
    if !changes.isEmpty {
      text += "\nwhat follows\n"
      text += aligned(changes.map { ["  " + $0.path, $0.title, place($0.before) ?? "was not there", "→", place($0.after) ?? "is gone"] }) + "\n"
    }
    return text
  }
  private func place(_ frame: CGRect?) -> String? { frame.map { "\(points($0.width, $0.height)) at \(number($0.minX)),\(number($0.minY))" } }

  /// `diff --json`; the schema is `playground/schema/diff.json`.
  public var document: JSON {
    func frame(_ frame: CGRect?) -> JSON {
      frame.map { .object([("x", .number($0.minX)), ("y", .number($0.minY)), ("width", .number($0.width)), ("height", .number($0.height))]) } ?? .null
    }
    func event(_ event: (number: Int, text: String)?) -> JSON { event.map { .object([("event", .integer($0.number)), ("text", .string($0.text))]) } ?? .null }
    let edited: JSON =
      edit.map { edit in
        .object([
          ("line", .integer(edit.line)), ("column", .integer(edit.column)), ("endLine", .integer(edit.endLine)), ("endColumn", .integer(edit.endColumn)),
          ("before", .string(edit.before)), ("after", .string(edit.after)),
        ])
      } ?? .null
    let changed = changes.map { change in
      JSON.object([("node", .string(change.path)), ("view", .string(change.title)), ("before", frame(change.before)), ("after", frame(change.after))])
    }
    return .object([
      ("version", .integer(1)), ("sameLayout", .bool(isSameLayout)), ("edit", edited),
      ("first", first.map { .object([("before", event($0.before)), ("after", event($0.after))]) } ?? .null), ("changes", .array(changed)),
    ])
  }
}
