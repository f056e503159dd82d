internal import Tracing

/// Questions to the current view.
extension SessionCommand {
  static let why = SessionCommand(
    name: "why", operands: "SELECTOR[.width|.height|.x|.y]", summary: "the chain of reasons behind a size or a place",
    detail: "From the screen's proposal on; each line follows from those it names. ':trace 3' has the events. Example: :why Text[2].width"
  ) { session, operand in
    session.inspect(recordsEvents: true) { preview throws(SelectorError) in try preview.whyText(operand ?? "") }
  }
  static let sizes = SessionCommand(
    name: "sizes", summary: "what each node takes at least, ideally, at most and now",
    detail: "Its answers to 0, to nothing and to infinity, how often it was asked and how often that was worked out; then what overflows or is cut."
  ) { session, _ in session.inspect(recordsEvents: true) { $0.sizesText } }
  static let guides = SessionCommand(
    name: "guides", summary: "the alignment guides, and who set them", detail: "Under each view that aligns others: the guides that it read while placing."
  ) { session, _ in session.inspect(recordsEvents: true) { $0.guidesText } }
}

extension Session {
  /// Asks something of the current view that may be asked wrongly.
  func inspect(recordsEvents: Bool = false, _ text: (Preview) throws(SelectorError) -> String) -> [Effect] {
    guard let preview else { return [.show(.failure("there is no view yet; type one, as in Text(\"Hello\")\n"))] }
    do throws(SelectorError) {
      return [.show(.result(try text(recordsEvents ? Preview(preview.source, preview.request, recordsEvents: true) : preview)))]
    } catch {
      return [.show(.failure(error.message + "\n"))]
    }
  }
}
