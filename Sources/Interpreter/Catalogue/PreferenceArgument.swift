internal import Foundation
internal import Views

/// The metatype of a `PreferenceKey` of the file.
struct PreferenceArgument: InterpretableArgument {
  let key: KeyArgument
  static let value = TypeParameter("K.Value")
  static let parameter: TypeParameter = {
    let key = TypeParameter("K", ["PreferenceKey"])
    key.associated["Value"] = .parameter(value)
    return key
  }()
  static var typeParameters: [TypeParameter] { [parameter, value] }
  static var staticType: StaticType { .metatype(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PreferenceArgument { PreferenceArgument(key: try KeyArgument(value, call)) }

  /// The key as the library works with it: its values are the program's.
  @MainActor var definition: PreferenceDefinition {
    let key = key
    return PreferenceDefinition(named: key.name) {
      onMainThread { key.defaultValue }
    } reduce: { value, next in
      nonisolated(unsafe) let (old, next) = (value, next)
      value = onMainThread { PreferenceArgument.reduced(key, old as? Value ?? .void, next as? Value ?? .void) }
    }
  }
  @MainActor private static func reduced(_ key: KeyArgument, _ value: Value, _ next: Value) -> Value {
    let body = FunctionBody()
    body.statements = [ReturnStatement(ConstantExpression(next, .any([]), key.span), key.span)]
    var arguments = [value, .closure(Closure(body: body))]
    _ = key.evaluation.callMethod("reduce", ["value", "nextValue"], of: .type(key.type), changing: &arguments, at: key.span)
    return arguments.first ?? value
  }

  /// A value for a key of optional values, which a closure may give without saying so.
  @MainActor func asOptional(_ value: Value) -> Value {
    switch (key.defaultValue, value) {
    case (.none, .none), (.none, .some), (.some, .none), (.some, .some): value
    case (.none, _), (.some, _): .some(value)
    default: value
    }
  }

  /// The value that is handed up.
  struct Given: InterpretableArgument {
    let value: Value
    static var staticType: StaticType { .parameter(PreferenceArgument.value) }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Given { Given(value: value) }
  }
  /// A closure that changes the value.
  struct Change: InterpretableArgument {
    let changed: @MainActor (Value) -> Value
    static var staticType: StaticType { .function([.parameter(PreferenceArgument.value)], .void) }
    static var changesArgument: Bool { true }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Change {
      guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
      let (evaluation, span) = (call.evaluation, call.span)
      return Change { old in
        if evaluation.isStopped { return old }
        return evaluation.attempt(at: span) { () throws(Interruption) -> Value in try evaluation.callChanging(closure, [old], at: span) } ?? old
      }
    }
  }
  /// The same with an anchor as second argument.
  struct ChangeWithAnchor<A: Interpretable>: InterpretableArgument {
    let changed: @MainActor (Value, Anchor<A>) -> Value
    static var staticType: StaticType { .function([.parameter(PreferenceArgument.value), Anchor<A>.staticType], .void) }
    static var changesArgument: Bool { true }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ChangeWithAnchor {
      guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
      let (evaluation, span) = (call.evaluation, call.span)
      return ChangeWithAnchor { old, anchor in
        if evaluation.isStopped { return old }
        return evaluation.attempt(at: span) { () throws(Interruption) -> Value in try evaluation.callChanging(closure, [old, anchor.value], at: span) } ?? old
      }
    }
  }
  /// What is done with a new value.
  struct Action: InterpretableArgument {
    let run: @MainActor (Value) -> Void
    static var staticType: StaticType { .function([.parameter(PreferenceArgument.value)], .void) }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Action {
      guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
      let (evaluation, span) = (call.evaluation, call.span)
      return Action { _ = evaluation.callBack(closure, [$0], at: span) }
    }
  }
  /// From an anchor to a value.
  struct Transform<A: Interpretable>: InterpretableArgument {
    let value: @MainActor (Anchor<A>) -> Value
    static var staticType: StaticType { .function([Anchor<A>.staticType], .parameter(PreferenceArgument.value)) }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Transform {
      guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
      let (evaluation, span) = (call.evaluation, call.span)
      return Transform { evaluation.callBack(closure, [$0.value], at: span) ?? .void }
    }
  }
  /// Views made of the value.
  struct Content: InterpretableArgument {
    let view: @MainActor (Value) -> SteppedView
    static var staticType: StaticType { .function([.parameter(PreferenceArgument.value)], .someView) }
    static var isViewBuilder: Bool { true }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Content {
      guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
      let (evaluation, span) = (call.evaluation, call.span)
      return Content { given in
        SteppedView(content: evaluation.callBack(closure, [given], at: span).map { evaluation.view($0) }, evaluation: evaluation)
      }
    }
  }
}
