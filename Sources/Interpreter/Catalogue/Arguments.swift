internal import Views

/// A `@ViewBuilder` closure without parameters, run at once, as the library's containers do.
struct ViewContent: InterpretableArgument {
  let view: Erased
  static var staticType: StaticType { .function([], .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ViewContent {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let content = try call.evaluation.call(closure, [], at: call.span)
    return ViewContent(view: Erased(call.evaluation.view(content)))
  }
}

/// A view as an argument.
struct ViewArgument: InterpretableArgument {
  let view: Erased
  let typeName: String
  static let parameter = TypeParameter("V", ["View"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ViewArgument {
    ViewArgument(view: Erased(call.evaluation.view(value)), typeName: call.evaluation.typeName(value))
  }
}

/// A style as an argument: a colour, `.primary`.
struct StyleArgument: InterpretableArgument {
  let style: any ShapeStyle
  static let parameter = TypeParameter("S", ["ShapeStyle"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> StyleArgument {
    switch value {
    case .library(let library):
      if let style = library as? any ShapeStyle { return StyleArgument(style: style) }
    case .view(let view, _):
      if let style = view as? any ShapeStyle { return StyleArgument(style: style) }
    default: break
    }
    throw call.mismatch(staticType)
  }
}

/// A value that can be an id.
struct HashableArgument: InterpretableArgument {
  let value: Value
  static let parameter = TypeParameter("ID", ["Hashable"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> HashableArgument { HashableArgument(value: value) }
}

/// A closure that is run later, for what it does.
struct Action: InterpretableArgument {
  let run: @MainActor () -> Void
  static var staticType: StaticType { .function([], .void) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Action {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    return Action { call.evaluation.act(closure, [], at: call.span) }
  }
}
