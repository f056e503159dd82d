internal import Foundation
internal import LayoutCore

extension Trace {
  /// The event in plain words, with its arithmetic. Lengths are points.
  public func sentence(_ index: Int) -> String {
    let event = events[index]
    let name = title(event.node)
    switch event.kind {
    case .evaluate: return "\(scopes.indices.contains(Int(event.subject)) ? scopes[Int(event.subject)] : "a view"): its body runs"
    case .measure: return question(event, name)
    case .answer: return "\(name) \(isProbe(event) ? "would take" : "takes") \(size(event.size.width, event.size.height))" + (event.isCached ? ", as it said before" : "")
    case .step: return step(event)
    case .guide:
      return "\(event.isExplicit ? "set" : "default") guide '\(guideName(event))' of \(name): \(number(event.result)) of its \(size(event.size.width, event.size.height))"
    case .preference: return "\(name) hands a preference up"
    case .place: return "\(name) is placed at \(number(event.origin.x)),\(number(event.origin.y)) with \(size(event.size.width, event.size.height))"
    }
  }

  private func guideName(_ event: LayoutEvent) -> String {
    guard let key = event.alignmentKey else { return "" }
    if let name = key.name { return name }
    return key.customIndex.flatMap { guides.indices.contains($0) ? guides[$0] : nil } ?? "custom"
  }
  private func isProbe(_ event: LayoutEvent) -> Bool { event.purpose == .minimum || event.purpose == .maximum }
  private func question(_ event: LayoutEvent, _ name: String) -> String {
    let asker = node(event.node).flatMap { node($0.parent) }?.title ?? offeredBy
    let offer = size(event.proposal.width.map { Double($0) } ?? .nan, event.proposal.height.map { Double($0) } ?? .nan)
    return switch event.purpose {
    case .minimum: "\(asker) tries the least on \(name): \(offer)"
    case .maximum: "\(asker) tries the most on \(name): \(offer)"
    case .ideal: "\(asker) asks \(name) for its ideal: \(offer)"
    case .place: "\(asker), placing, asks \(name) about \(offer)"
    case .size, nil: "\(asker) offers \(name) \(offer)"
    }
  }

  private func step(_ event: LayoutEvent) -> String {
    guard let rule = event.rule else { return "" }
    var text = rule.template
    let subject = node(event.subject)
    let axis = event.axis ?? .horizontal
    for (key, value) in [
      ("{node}", title(event.node)), ("{subject}", subject?.title ?? title(event.node)), ("{previous}", subject.flatMap { node($0.previous) }?.title ?? ""),
      ("{length}", axis == .horizontal ? "width" : "height"), ("{start}", axis == .horizontal ? "left" : "top"), ("{=}", number(event.result)),
      ("{turn}", ordinal(event.result)),
    ] { text = text.replacing(key, with: value) }
    for (index, operand) in event.operands.enumerated() {
      text = text.replacing("{\(index)}", with: number(operand))
      text = text.replacing("{-\(index)}", with: operand < 0 ? "+ \(number(-operand))" : "− \(number(operand))")
      text = text.replacing("{+\(index)}", with: operand < 0 ? "− \(number(-operand))" : "+ \(number(operand))")
    }
    return text
  }

  func title(_ id: NodeID) -> String { node(id)?.title ?? "a view" }
  private func ordinal(_ value: Double) -> String { value == 1 ? "first" : value == 2 ? "second" : value == 3 ? "third" : "\(number(value))th" }
}

/// A length as people read it: up to two decimals, `nil` for unspecified, `∞`.
public func number(_ value: Double) -> String {
  if value.isNaN { return "nil" }
  if value.isInfinite { return value < 0 ? "−∞" : "∞" }
  let rounded = (value * 100).rounded() / 100
  return rounded < 0 ? "−" + decimal(-rounded) : decimal(rounded == 0 ? 0 : rounded)
}
func size(_ width: Double, _ height: Double) -> String { "\(number(width))×\(number(height))" }
