internal import Foundation
internal import Views

extension Catalogue {
  /// What is carried with a finger or a pointer: kept, not run.
  func registerDragging() {
    value(NSItemProvider.self, Parameter<AnyArgument>("object"), doc: "Carries an object.") { _ in NSItemProvider() }
    let kinds: [(String, UTType)] = [
      ("content", .content), ("utf8PlainText", .utf8PlainText), ("folder", .folder), ("png", .png), ("jpeg", .jpeg), ("movie", .movie), ("audio", .audio), ("pdf", .pdf),
      ("commaSeparatedText", .commaSeparatedText),
    ]
    for (name, kind) in kinds { constant(kind, name, doc: "The type '\(name)' of data.") }
    let (data, preview) = (Parameter<Maker<NSItemProvider>>(nil), Parameter<IgnoredViews>("preview"))
    modifier("onDrag", data, doc: "What is carried when the view is dragged; kept, not run.") { base, _ in base.onDrag { NSItemProvider() } }
    modifier("onDrag", data, preview, doc: "What is carried when the view is dragged; kept, not run.") { base, _, preview in
      base.onDrag({ NSItemProvider() }, preview: preview.call)
    }
    let (types, targeted) = (Parameter<[UTType]>("of"), Parameter<Binding<Bool>?>("isTargeted"))
    modifier("onDrop", types, targeted, Parameter<Answer<[NSItemProvider]>>("perform"), doc: "What happens when something is dropped on the view; kept, not run.") {
      base, kinds, targeted, _ in base.onDrop(of: kinds, isTargeted: targeted) { _ in false }
    }
    modifier(
      "onDrop", types, targeted, Parameter<AnswerOfTwo<[NSItemProvider], CGPoint>>("perform"), doc: "What happens when something is dropped on a point of the view; kept, not run."
    ) { base, kinds, targeted, _ in base.onDrop(of: kinds, isTargeted: targeted) { _, _ in false } }
    modifier("draggable", Parameter<AnyArgument>(nil), doc: "What is carried when the view is dragged.") { $0.draggable($1) }
    modifier("draggable", Parameter<AnyArgument>(nil), preview, doc: "What is carried when the view is dragged.") { $0.draggable($1, preview: $2.call) }
    modifier(
      "dropDestination", Parameter<DropType>("for"), Parameter<DropType.Action>("action"), Parameter<Ignored<Bool>?>("isTargeted", default: nil),
      doc: "What happens when values are dropped on the view; kept, not run."
    ) { base, _, _, _ in base.dropDestination(for: String.self) { _, _ in false } }
  }
}

/// A closure that answers yes or no, which a still picture never runs.
struct Answer<Input> {}
extension Answer: InterpretableArgument where Input: Interpretable {
  static var staticType: StaticType { .function([Input.staticType], .bool) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Answer { Answer() }
}
/// The same of two parameters.
struct AnswerOfTwo<First, Second> {}
extension AnswerOfTwo: InterpretableArgument where First: Interpretable, Second: Interpretable {
  static var staticType: StaticType { .function([First.staticType, Second.staticType], .bool) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> AnswerOfTwo { AnswerOfTwo() }
}
/// The type of values that can be dropped, and what is done with them; kept, not run.
struct DropType: InterpretableArgument {
  static let parameter = TypeParameter("T")
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .metatype(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> DropType { DropType() }
  struct Action: InterpretableArgument {
    static var staticType: StaticType { .function([.array(.parameter(DropType.parameter)), CGPoint.staticType], .bool) }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Action { Action() }
  }
}
