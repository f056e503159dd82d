internal import Views

extension Catalogue {
  /// What runs when a view appears, changes or goes.
  func registerLifecycle() {
    modifier("onAppear", Parameter<Action?>("perform", default: nil), doc: "Runs an action when the view appears.") { base, action in
      base.onAppear { MainActor.assumeIsolated { action?.run() } }
    }
    modifier("onDisappear", Parameter<Action?>("perform", default: nil), doc: "Runs an action when the view is gone.") { base, action in
      base.onDisappear { MainActor.assumeIsolated { action?.run() } }
    }
    modifier("task", Parameter<Action>(nil), doc: "Runs an action when the view appears.") { base, action in base.task { action.run() } }
    modifier("task", Parameter<HashableArgument>("id"), Parameter<Action>(nil), doc: "Runs an action when the view appears and when a value has changed.") {
      base, id, action in base.task(id: id.value) { action.run() }
    }
    registerChanges()
    modifier("focused", Parameter<FocusArgument>(nil), doc: "The view has the focus while a value is true.") { base, _ in base.focused() }
    let focus = TypeParameter("Value", ["Hashable"])
    add(
      CatalogueEntry(
        .method, "View", "focused",
        [
          ParameterSignature(label: nil, name: "binding", type: .library(LibraryType("FocusState.Binding"), [.parameter(focus)])),
          ParameterSignature(label: "equals", name: "equals", type: .parameter(focus)),
        ], result: .opaque(["View"], origin: entries.count + 1), typeParameters: [focus], doc: "The view has the focus while a value is this one."
      ) { call throws(Interruption) -> Value in .view(Erased(call.evaluation.view(call.base)).focused(), nil) })
  }

  private func registerChanges() {
    let value = TypeParameter("V", ["Equatable"])
    let type = StaticType.parameter(value)
    func register(_ parameters: [ParameterSignature], doc: String, _ apply: @escaping @MainActor (CatalogueEntry.Call, Erased) -> any View) {
      let of = ParameterSignature(label: "of", name: "of", type: type)
      add(
        CatalogueEntry(
          .method, "View", "onChange", [of] + parameters, result: .opaque(["View"], origin: entries.count + 1), typeParameters: [value], doc: doc
        ) { call throws(Interruption) -> Value in .view(apply(call, Erased(call.evaluation.view(call.base))), nil) })
    }
    func closure(_ label: String?, _ inputs: [StaticType]) -> ParameterSignature {
      ParameterSignature(label: label, name: label ?? "action", type: .function(inputs, .void))
    }
    let initial = ParameterSignature(label: "initial", name: "initial", type: .bool, hasDefault: true)
    register([closure("perform", [type])], doc: "Runs an action with the new value when a value has changed.") { call, base in
      base.onChange(of: call.argument(0)) { new in call.act(1, [new]) }
    }
    register([initial, closure(nil, [type, type])], doc: "Runs an action with the old and the new value when a value has changed.") { call, base in
      base.onChange(of: call.argument(0), initial: call.isTrue(1)) { old, new in call.act(2, [old, new]) }
    }
    register([initial, closure(nil, [])], doc: "Runs an action when a value has changed.") { call, base in
      base.onChange(of: call.argument(0), initial: call.isTrue(1)) { call.act(2, []) }
    }
  }
}

extension CatalogueEntry.Call {
  /// Runs an argument as an action of its own.
  fileprivate func act(_ index: Int, _ values: [Value]) {
    MainActor.assumeIsolated {
      if case .closure(let closure) = argument(index) { evaluation.act(closure, values, at: span) }
    }
  }
  fileprivate func isTrue(_ index: Int) -> Bool {
    if case .bool(true) = argument(index) { return true }
    return false
  }
}

/// `$isFocused`.
struct FocusArgument: InterpretableArgument {
  static let parameter = TypeParameter("Focus", ["Hashable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .library(LibraryType("FocusState.Binding"), [.parameter(parameter)]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> FocusArgument { FocusArgument() }
}
