internal import Foundation

extension Value {
  /// As string interpolation and `String(describing:)` show it.
  @MainActor var text: String {
    switch self {
    case .string(let value): value
    default: debugText
    }
  }
  /// As it is shown inside an array or an optional.
  @MainActor private var debugText: String {
    guard ValueWalk.visit() else { return "" }
    return switch self {
    case .void: "()"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .array(let values): "[" + values.map(\.debugText).joined(separator: ", ") + "]"
    case .tuple(let values): "(" + values.map(\.debugText).joined(separator: ", ") + ")"
    case .none: "nil"
    case .some(let value): "Optional(" + value.debugText + ")"
    case .structure(let instance):
      instance.declaration.name + "("
        + zip(instance.declaration.fields, instance.fields).map { "\($0.name): \($1.debugText)" }.joined(separator: ", ") + ")"
    case .enumCase(let type, let index, let payload):
      type.cases[index].name
        + (payload.isEmpty
          ? "" : "(" + zip(type.cases[index].payload, payload).map { ($0.label.map { $0 + ": " } ?? "") + $1.debugText }.joined(separator: ", ") + ")")
    case .object(let object): object.declaration.name
    case .dictionary(let table):
      table.count == 0 ? "[:]" : "[" + zip(table.keys, table.values).map { "\($0.debugText): \($1.debugText)" }.joined(separator: ", ") + "]"
    case .set(let table): "[" + table.keys.map(\.debugText).joined(separator: ", ") + "]"
    case .range(let range): "\(range)"
    case .closedRange(let range): "\(range)"
    case .closure: "(Function)"
    case .keyPath: "\\KeyPath"
    case .view(let view, _): "\(Swift.type(of: view))".prefix { $0 != "<" } + "()"
    case .library(let value): Value.shownText(value)
    case .type(let type): "\(type)"
    case .box(let box): box.value.debugText
    }
  }
}

extension Value {
  /// A value of the library as string interpolation shows it.
  @MainActor static func shownText(_ value: Any) -> String {
    // Foundation ends the program for a date that is no number.
    if let date = value as? Date, !date.timeIntervalSinceReferenceDate.isFinite { return Date.unavailable }
    let text = ShownObjects.text(of: value)
    // Foundation lists attributes in the order of a table that is shuffled anew in each process.
    if value is AttributeContainer || value is AttributedString || value is AttributedSubstring { return sortingAttributes(text) }
    // It counts the changes of all attributed strings in the process.
    if value is AttributedString.Index { return text.replacing(/, _version: [0-9]+/, with: "") }
    return text
  }

  /// The lines between `{` and `}` in the order of the alphabet.
  static func sortingAttributes(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var first: Int?
    for index in lines.indices {
      if lines[index].hasSuffix("{") {
        first = index + 1
      } else if lines[index] == "}" || lines[index].hasPrefix("}"), let start = first {
        lines[start..<index].sort()
        first = nil
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Date {
  /// What Foundation says of a date that no calendar reaches.
  static let unavailable = "<description unavailable>"
}
