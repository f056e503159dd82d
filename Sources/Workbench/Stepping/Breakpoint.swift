internal import Foundation
internal import LayoutCore

/// Where a run through a trace stops: `#title`, `Text[2]`, `width<100`, `Text.height>=32`, `truncated`, `overflow`.
struct Breakpoint: Hashable, Sendable {
  /// As it was typed.
  let text: String
  private let selector: Selector?
  private let condition: Condition?

  private enum Condition: Hashable { case truncated, overflow, compared(NodeMeasurement.Property, String, Double) }

  init(_ text: String) throws(SelectorError) {
    let text = text.trimmingCharacters(in: .whitespaces)
    self.text = text
    if text == "truncated" || text == "overflow" {
      (selector, condition) = (nil, text == "truncated" ? .truncated : .overflow)
      return
    }
    for sign in ["<=", ">=", "==", "<", ">"] {
      guard let place = text.range(of: sign) else { continue }
      let name = text[..<place.lowerBound].trimmingCharacters(in: .whitespaces)
      guard let value = Double(text[place.upperBound...].trimmingCharacters(in: .whitespaces)), value.isFinite else {
        throw SelectorError("behind '\(sign)' stands a number of points", column: nil)
      }
      if let property = NodeMeasurement.Property(rawValue: name), property != .size {
        (selector, condition) = (nil, .compared(property, sign, value))
      } else {
        let measured = try NodeMeasurement(name)
        guard measured.property != .size else { throw SelectorError("compare .width, .height, .x or .y", column: nil) }
        (selector, condition) = (measured.selector, .compared(measured.property, sign, value))
      }
      return
    }
    (selector, condition) = (try Selector(text), nil)
  }

  /// What it asks of an event.
  @MainActor func test(_ preview: Preview) throws(SelectorError) -> (LayoutEvent) -> Bool {
    let nodes = try selector.map { selector throws(SelectorError) in Set(try preview.nodes(selector)) }
    let truncated = Set(preview.truncations.map(\.node))
    let overflowing = Set(preview.overflows.map(\.node))
    let condition = condition
    return { event in
      if let nodes, !nodes.contains(event.node) { return false }
      switch condition {
      case nil: return event.kind != .evaluate
      case .truncated: return event.kind == .place && truncated.contains(event.node)
      case .overflow: return event.kind == .place && overflowing.contains(event.node)
      case .compared(let property, let sign, let value):
        let isProbe = event.purpose == .minimum || event.purpose == .maximum
        let number: Double
        switch property {
        case .width, .height, .size:
          guard event.kind == .answer, !isProbe else { return false }
          number = property == .height ? event.size.height : event.size.width
        case .x, .y:
          guard event.kind == .place else { return false }
          number = property == .x ? event.origin.x : event.origin.y
        }
        switch sign {
        case "<": return number < value
        case ">": return number > value
        case "<=": return number <= value
        case ">=": return number >= value
        default: return number == value
        }
      }
    }
  }
}
