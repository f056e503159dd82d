internal import Foundation
internal import Views

extension Catalogue {
  /// `ForEach` is generic in its elements: their type reaches the closure through the parameter `Element`.
  func registerForEach() {
    let element = TypeParameter("Element")
    let identifiable = TypeParameter("Element", ["Identifiable"])
    let id = TypeParameter("ID", ["Hashable"])
    let type = LibraryType("ForEach", ["View"])
    add(type)
    add(LibraryType("List", ["View"]))
    func content(_ element: StaticType) -> ParameterSignature {
      ParameterSignature(label: "content", name: "content", type: .function([element], .someView), isViewBuilder: true)
    }
    func data(_ type: StaticType) -> ParameterSignature { ParameterSignature(label: nil, name: "data", type: type) }
    func keyPath(_ root: StaticType) -> ParameterSignature {
      ParameterSignature(label: "id", name: "id", type: .library(.keyPath, [root, .parameter(id)]))
    }
    func register(_ parameters: [ParameterSignature], _ typeParameters: [TypeParameter], doc: String) {
      add(CatalogueEntry(.initializer, "ForEach", "init", parameters, result: .library(type, []), typeParameters: typeParameters, doc: doc, makeForEach))
      registerList(parameters, typeParameters)
    }
    register([data(.range), content(.int)], [], doc: "A view for each number of a range.")
    register([data(.range), keyPath(.int), content(.int)], [id], doc: "A view for each number of a range, by an id.")
    register([data(.closedRange), keyPath(.int), content(.int)], [id], doc: "A view for each number of a closed range, by an id.")
    register([data(.array(.parameter(identifiable))), content(.parameter(identifiable))], [identifiable], doc: "A view for each element, by its 'id'.")
    func bound(_ value: StaticType) -> StaticType { .library(LibraryType("Binding"), [value]) }
    register(
      [data(bound(.array(.parameter(identifiable)))), content(bound(.parameter(identifiable)))], [identifiable], doc: "A view for each element, given as a binding, by its 'id'.")
    register(
      [data(bound(.array(.parameter(element)))), keyPath(.parameter(element)), content(bound(.parameter(element)))], [element, id],
      doc: "A view for each element, given as a binding, by an id.")
    register([data(.array(.parameter(element))), keyPath(.parameter(element)), content(.parameter(element))], [element, id], doc: "A view for each element, by an id.")
  }
}

extension Catalogue {
  /// A list of the rows that a `ForEach` makes, with and without a selection.
  private func registerList(_ forEach: [ParameterSignature], _ typeParameters: [TypeParameter]) {
    guard let content = forEach.last else { return }
    let rows = ParameterSignature(label: "rowContent", name: "rowContent", type: content.type, isViewBuilder: true)
    let one = StaticType.library(LibraryType("Binding"), [.optional(.parameter(SelectionBinding.parameter))])
    let several = StaticType.library(LibraryType("Binding"), [.library(LibraryType("Set"), [.parameter(SelectionBinding.parameter)])])
    for selection in [nil, one, several] {
      let parameters: [ParameterSignature] = Array(forEach.dropLast(1)) + (selection.map { [ParameterSignature(label: "selection", name: "selection", type: $0)] } ?? []) + [rows]
      add(
        CatalogueEntry(
          .initializer, "List", "init", parameters, result: .library(LibraryType("List", ["View"]), []),
          typeParameters: typeParameters + (selection == nil ? [] : [SelectionBinding.parameter]), doc: "A row for each element."
        ) { call throws(Interruption) -> Value in
          let arguments = Array(call.arguments.prefix(forEach.count - 1)) + [call.arguments.last ?? nil]
          let made = try makeForEach(CatalogueEntry.Call(evaluation: call.evaluation, base: call.base, arguments: arguments, span: call.span))
          let content = Erased(call.evaluation.view(made))
          return .view(ListSelectionBinding(selection == nil ? nil : call.arguments[forEach.count - 1]).list(content), nil)
        })
    }
  }
}

/// The elements of a range or an array, one at a time: a range of a thousand million numbers costs nothing.
private struct Elements: RandomAccessCollection {
  struct Element {
    let value: Value
    /// As compiled code would give it.
    let id: AnyHashable
  }
  let count: Int
  let element: (Int) -> Element
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> Element { element(index) }
}

@MainActor
private func makeForEach(_ call: CatalogueEntry.Call) throws(Interruption) -> Value {
  let evaluation = call.evaluation
  guard case .closure(let closure)? = call.arguments.last ?? nil, let data = call.arguments.first ?? nil else { throw call.mismatch(.someView) }
  var keyPath: KeyPathValue?
  if call.arguments.count == 3, case .keyPath(let path)? = call.arguments[1] { keyPath = path }
  func identifier(_ value: Value) -> AnyHashable {
    var value = value
    if let keyPath {
      value = (try? evaluation.read(keyPath, of: value)) ?? .int(0)
    } else if let id = try? evaluation.identity(of: value, at: call.span) {
      value = id
    }
    return value.identifier
  }
  let (count, value): (Int, (Int) -> Value)
  var bindings: [Value]?
  switch data {
  case .range(let range): (count, value) = (range.count, { .int(range.lowerBound + $0) })
  case .closedRange(let range): (count, value) = (range.length, { .int(range.lowerBound + $0) })
  case .array(let values): (count, value) = (values.count, { values[$0] })
  case .library(let library):
    guard let bound = library as? Binding<Value>, case .array(let values) = bound.peek() else { throw call.mismatch(.array(.int)) }
    (count, value, bindings) = (values.count, { values[$0] }, values.indices.map { .library(bound.element($0)) })
  default: throw call.mismatch(.array(.int))
  }
  let elements = Elements(count: count) { [bindings] index in
    let value = value(index)
    var id = AnyHashable(index)
    MainActor.assumeIsolated { id = identifier(value) }
    return Elements.Element(value: bindings?[index] ?? value, id: id)
  }
  let content: @MainActor (Elements.Element) -> SteppedView = { element in
    SteppedView(content: evaluation.callBack(closure, [element.value], at: call.span).map { evaluation.view($0) }, evaluation: evaluation)
  }
  return .view(ForEach(elements, id: \.id) { element in MainActor.assumeIsolated { content(element) } }, nil)
}

/// What a closure gave that the library called; nothing once the run has ended.
struct SteppedView: PrimitiveView {
  let content: (any View)?
  let evaluation: Evaluation
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let content = view.content else { return nodes.stop() }
    nodes.append(content)
    if view.evaluation.isStopped { nodes.stop() }
  }
}

extension Evaluation {
  /// The `id` of an `Identifiable` value.
  func identity(of value: Value, at span: SourceFile.Span) throws(Interruption) -> Value {
    switch value {
    case .structure, .object, .enumCase:
      guard let member = lowering.property("id", isStatic: false, of: dynamicType(of: value)) else { return value }
      return try read(member, of: value, at: span)
    default: return value
    }
  }
}
