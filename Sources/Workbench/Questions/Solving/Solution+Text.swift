internal import SwiftSource
public import Tracing

extension Solution {
  /// Where it holds, the least value, and what goes wrong beside it.
  public var text: String {
    var text = "\(claim), for \(name) from \(range.lowerBound) to \(range.upperBound)\n"
    if holds.isEmpty {
      text += "it holds nowhere\n"
    } else if holds == [range] {
      text += "it holds everywhere\n"
    } else {
      let stretches = holds.prefix(20).map { $0.count == 1 ? "at \($0.lowerBound)" : "from \($0.lowerBound) to \($0.upperBound)" }
      text += "it holds " + stretches.joined(separator: ", ") + (holds.count > 20 ? ", and \(holds.count - 20) more stretches" : "") + "\n"
    }
    for failure in failures.prefix(20) { text += "at \(failure.value): \(failure.reason)\n" }
    return text
  }
  private var name: String {
    switch unknown {
    case .width: "the root's width"
    case .height: "the root's height"
    case .literal(let line, let column): "the number at \(line):\(column)"
    }
  }

  /// `solve --json`; the schema is `playground/schema/solve.json`.
  public var document: JSON {
    let unknown: JSON =
      switch unknown {
      case .width: .string("width")
      case .height: .string("height")
      case .literal(let line, let column): .string("@\(line):\(column)")
      }
    return .object([
      ("version", .integer(1)), ("claim", .string(claim)), ("unknown", unknown), ("from", .integer(range.lowerBound)), ("to", .integer(range.upperBound)),
      ("holds", .array(holds.map { .object([("from", .integer($0.lowerBound)), ("to", .integer($0.upperBound))]) })),
      ("failures", .array(failures.map { .object([("value", .integer($0.value)), ("reason", .string($0.reason))]) })),
    ])
  }
}

extension Solution.Unknown {
  /// Reads `width`, `height` or `@12:7`.
  /// - Throws: it is none of these.
  public init(_ text: String) throws(SelectorError) {
    switch text {
    case "width": self = .width
    case "height": self = .height
    default:
      let parts = text.dropFirst().split(separator: ":").map { Int($0) }
      guard text.first == "@", parts.count == 2, let line = parts[0], let column = parts[1], line > 0, column > 0 else {
        throw SelectorError("'\(cleanedLine(text.prefix(40)))' cannot be varied: width, height, or a number's place as @12:7", column: nil)
      }
      self = .literal(line: line, column: column)
    }
  }
}
