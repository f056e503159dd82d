internal import Foundation
public import LayoutCore

extension Trace {
  /// The event in plain words, with its arithmetic. Lengths are points.
  public func sentence(_ index: Int) -> String {
    let event = events[index]
    let name = title(event.node)
    switch event.kind {
    case .evaluate:
      let name = scopes.indices.contains(Int(event.subject)) ? scopes[Int(event.subject)] : "a view"
      return evaluationSentence(name, event.reason ?? .first, inputs.indices.contains(Int(event.input)) ? inputs[Int(event.input)] : "")
    case .measure: return question(event, name)
    case .answer: return "\(name) \(isProbe(event) ? "would take" : "takes") \(size(event.size.width, event.size.height))" + (event.isCached ? ", as it said before" : "")
    case .step: return step(index, event)
    case .guide:
      let side = event.axis == .vertical ? "top" : "left"
      let origin = event.isExplicit ? "as something in it says" : "as always for its \(size(event.size.width, event.size.height))"
      return "the guide '\(guideName(event))' of \(name) lies at \(number(event.result)) from its \(side), \(origin)"
    case .preference: return "\(name) hands a preference up"
    case .place: return "\(name) is placed at \(number(event.origin.x)),\(number(event.origin.y)) with \(size(event.size.width, event.size.height))"
    }
  }

  /// The name of the guide that an event read: SwiftUI's own, else that of its id's type.
  public func guideName(_ event: LayoutEvent) -> String {
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

  private func step(_ index: Int, _ event: LayoutEvent) -> String {
    guard let rule = event.rule else { return "" }
    return filled(rule.template(event, cut: cut(index)), event, number)
  }
  /// How many lines a text would have and how many it shows, where the steps of one measurement go on so.
  func cut(_ index: Int) -> (all: Double, shown: Double)? {
    guard index + 2 < events.count, events[index].rule == .textNarrow else { return nil }
    let step = events[index + 2]
    return step.rule == .textCut && step.node == events[index].node && events[index + 1].rule == .textNarrow ? (step.operands[0], step.operands[1]) : nil
  }
  /// A template with the names and numbers of a step. One pass: what a view is called may itself look like a place to fill.
  func filled(_ template: String, _ event: LayoutEvent, _ number: (Double) -> String) -> String { filled(Template.of(template), event, number) }
  func filled(_ template: Template, _ event: LayoutEvent, _ number: (Double) -> String) -> String {
    let operands = event.operands
    let axis = event.axis ?? .horizontal
    var text = ""
    for piece in template.pieces {
      switch piece {
      case .text(let words): text += words
      case .node: text += title(event.node)
      case .subject: text += (node(event.subject) ?? node(event.node))?.title ?? "a view"
      case .previous: text += node(event.subject).flatMap { node($0.previous) }?.title ?? ""
      case .length: text += axis == .horizontal ? "width" : "height"
      case .start: text += axis == .horizontal ? "left" : "top"
      case .result: text += number(event.result)
      case .turn: text += ordinal(event.result)
      case .operand(let index, let sign):
        guard operands.indices.contains(index) else { break }
        let value = operands[index]
        switch sign {
        case .minus: text += value < 0 ? "+ \(number(-value))" : "− \(number(value))"
        case .plus: text += value < 0 ? "− \(number(-value))" : "+ \(number(value))"
        case nil: text += number(value)
        }
      }
    }
    return text
  }

  func title(_ id: NodeID) -> String { node(id)?.title ?? "a view" }
  func ordinal(_ value: Double) -> String { value == 1 ? "first" : value == 2 ? "second" : value == 3 ? "third" : "\(number(value))th" }
}

/// A length as people read it: up to two decimals, `nil` for unspecified, `∞`.
public func number(_ value: Double) -> String {
  if value.isNaN { return "nil" }
  if value.isInfinite { return value < 0 ? "−∞" : "∞" }
  let rounded = (value * 100).rounded() / 100
  return rounded < 0 ? "−" + decimal(-rounded) : decimal(rounded == 0 ? 0 : rounded)
}
func size(_ width: Double, _ height: Double) -> String { "\(number(width))×\(number(height))" }
