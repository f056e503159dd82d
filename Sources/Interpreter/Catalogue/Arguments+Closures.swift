internal import Views

/// A `@ViewBuilder` closure of one parameter, run where the library runs it.
struct ViewsOf<Input> {
  let view: @MainActor (Input) -> SteppedView
}
extension ViewsOf: InterpretableArgument where Input: Interpretable {
  static var staticType: StaticType { .function([Input.staticType], .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ViewsOf {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let (evaluation, span) = (call.evaluation, call.span)
    return ViewsOf { input in SteppedView(content: evaluation.callBack(closure, [input.value], at: span).map { evaluation.view($0) }, evaluation: evaluation) }
  }
}

/// A `@ViewBuilder` closure that runs when its views are made, and only then: what is presented may present itself.
struct LaterViews: InterpretableArgument {
  private let views: DeferredViews
  static var staticType: StaticType { .function([], .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LaterViews {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let (evaluation, span) = (call.evaluation, call.span)
    return LaterViews(
      views: DeferredViews { SteppedView(content: evaluation.callBack(closure, [], at: span).map { evaluation.view($0) }, evaluation: evaluation) })
  }
  /// What the library is given.
  var call: () -> DeferredViews { { [views] in views } }
}
/// Views of a closure that has not run yet.
struct DeferredViews {
  let make: @MainActor () -> SteppedView
}
extension DeferredViews: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { SteppedView.makeNodes(view.make(), &nodes) }
}

/// A `@ViewBuilder` closure of one parameter that a still picture never runs: it is checked, nothing else.
struct IgnoredViewsOf<Input> {}
extension IgnoredViewsOf: InterpretableArgument where Input: Interpretable {
  static var staticType: StaticType { .function([Input.staticType], .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> IgnoredViewsOf { IgnoredViewsOf() }
  /// What the library is given in its place.
  var call: (Input) -> EmptyView { { _ in EmptyView() } }
}

/// A closure that changes its argument, which a still picture never runs.
struct IgnoredChange<Input> {}
extension IgnoredChange: InterpretableArgument where Input: Interpretable {
  static var staticType: StaticType { .function([Input.staticType], .void) }
  static var changesArgument: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> IgnoredChange { IgnoredChange() }
}

/// Any number of values, one behind the other.
struct Several<Element> {
  var values: [Element] = []
}
extension Several: InterpretableArgument where Element: InterpretableArgument {
  static var staticType: StaticType { .array(Element.staticType) }
  static var isVariadic: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Several { Several(values: try [Element].read(value, call)) }
}

/// A set, written as a list or made elsewhere.
struct SetOf<Element: Hashable> {
  let values: Set<Element>
}
extension SetOf: InterpretableArgument where Element: Interpretable {
  static var staticType: StaticType { .set(Element.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> SetOf {
    guard case .set(let table) = value else { throw call.mismatch(staticType) }
    var values: Set<Element> = []
    for key in table.keys { values.insert(try Element.read(key, call)) }
    return SetOf(values: values)
  }
}

/// A space of names; which one it is changes no picture.
struct NamespaceArgument: InterpretableArgument {
  static var staticType: StaticType { .library(LibraryType("Namespace.ID", ["Hashable", "Equatable"]), []) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> NamespaceArgument { NamespaceArgument() }
  /// What the library is given in its place.
  var id: Namespace.ID { Namespace().wrappedValue }
}
