internal import Foundation
internal import LayoutCore
public import Tracing

extension Preview {
  /// The reasons behind a size or a place; without a property, or with `.size`, behind width and height. Ask for the events when the preview is made.
  /// - Throws: what is wrong with the selector; it must name one node.
  public func why(_ text: String) throws(SelectorError) -> [Why] {
    let (selector, property) = try Selector.withProperty(text)
    let node = try onlyNode(selector)
    guard let trace else { return [] }
    let properties: [Why.Property] =
      switch property {
      case .width: [.width]
      case .height: [.height]
      case .x: [.x]
      case .y: [.y]
      case .size, nil: [.width, .height]
      }
    return properties.compactMap { trace.why(node, $0) }
  }
  /// `why` for people.
  /// - Parameter isShort: only the few reasons that a learner needs first.
  public func whyText(_ text: String, isShort: Bool = false) throws(SelectorError) -> String {
    let answers = try why(text)
    guard let trace else { return "" }
    let device = request.device
    let letters: Trace.Letters = device.look == .pixels ? .standIn : device.name == "phone" ? .grid : .own
    let texts = answers.map { isShort ? trace.shortText(of: $0) : trace.text(of: $0, letters: letters) }
    return texts.joined(separator: "\n") + trace.omission
  }
  /// `why --json`; the schema is `playground/schema/why.json`.
  public func whyDocument(_ text: String) throws(SelectorError) -> JSON {
    let answers = try why(text)
    return .object([
      ("version", .integer(1)), ("device", .string(request.device.name)), ("proposal", Preview.json(proposal)),
      ("answers", .array(trace.map { trace in answers.map(trace.document(of:)) } ?? [])),
    ])
  }
}
