internal import Views

extension Catalogue {
  /// `Binding` and the storages of property wrappers, generic in their values.
  func registerBindings() {
    registerTupleView()
    let value = TypeParameter("Value")
    let type = StaticType.parameter(value)
    func own(_ name: String) -> StaticType { .library(LibraryType(name), [type]) }
    func parameter(_ label: String?, _ type: StaticType) -> ParameterSignature { ParameterSignature(label: label, name: label ?? "value", type: type) }
    for name in ["State", "Environment", "AppStorage", "SceneStorage", "FocusState", "FocusState.Binding", "GestureState", "Namespace", "Namespace.ID", "ScaledMetric"] {
      add(LibraryType(name))
    }
    add(
      CatalogueEntry(
        .initializer, "Binding", "init", [parameter("get", .function([], type)), parameter("set", .function([type], .void))], result: own("Binding"),
        typeParameters: [value], doc: "A binding that reads and writes by two functions.", makeBinding))
    add(
      CatalogueEntry(
        .initializer, "Binding", "init", [parameter("get", .function([], type)), parameter("set", .function([type, Transaction.staticType], .void))], result: own("Binding"),
        typeParameters: [value], doc: "A binding that reads and writes by two functions; the second also hears how the change moves.", makeMovingBinding))
    add(
      CatalogueEntry(
        .initializer, "Binding", "init", [parameter("projectedValue", own("Binding"))], result: own("Binding"), typeParameters: [value], doc: "The same binding."
      ) { call throws(Interruption) -> Value in call.argument(0) })
    add(
      CatalogueEntry(
        .staticMethod, "Binding", "constant", [parameter(nil, type)], result: own("Binding"), typeParameters: [value], doc: "A binding to a value that never changes."
      ) { call throws(Interruption) -> Value in .library(Binding.constant(call.argument(0))) })
    add(
      CatalogueEntry(.property, "Binding", "wrappedValue", [], result: type, typeParameters: [value], ownerType: own("Binding"), doc: "The value.") {
        call throws(Interruption) -> Value in
        guard case .library(let library) = call.base, let binding = library as? Binding<Value> else { throw call.mismatch(own("Binding")) }
        return binding.wrappedValue
      })
    add(
      CatalogueEntry(.property, "Binding", "projectedValue", [], result: own("Binding"), typeParameters: [value], ownerType: own("Binding"), doc: "The binding itself.") {
        call throws(Interruption) -> Value in call.base
      })
    add(
      CatalogueEntry(
        .initializer, "Binding", "init", [parameter(nil, .library(LibraryType("Binding"), [.optional(type)]))], result: .optional(own("Binding")), typeParameters: [value],
        doc: "A binding to what an optional holds; nil where it holds nothing."
      ) { call throws(Interruption) -> Value in
        guard case .library(let library) = call.argument(0), let binding = library as? Binding<Value> else { throw call.mismatch(own("Binding")) }
        // Once it holds nothing, what it held is shown until the view is made anew.
        guard case .some(let last) = binding.wrappedValue else { return .none }
        let inside: Binding<Value> = binding.member(key: "wrapped") {
          if case .some(let wrapped) = $0 { wrapped } else { last }
        } set: {
          $0 = .some($1)
        }
        return .some(.library(inside))
      })
    for label in ["wrappedValue", "initialValue"] {
      add(
        CatalogueEntry(
          .initializer, "State", "init", [parameter(label, type)], result: own("State"), typeParameters: [value], doc: "A state that begins with a value."
        ) { call throws(Interruption) -> Value in .library(State(wrappedValue: call.argument(0))) })
    }
  }
}

extension Catalogue {
  /// `TupleView`: what a view builder makes of several views, for code that names its type.
  func registerTupleView() {
    add(LibraryType("TupleView", ["View"]))
    let list = TypeParameter("T")
    add(
      CatalogueEntry(
        .property, "TupleView", "value", [], result: .parameter(list), typeParameters: [list], ownerType: .library(LibraryType("TupleView"), [.parameter(list)]),
        doc: "The views, one after the other."
      ) { call throws(Interruption) -> Value in
        guard case .view(let view, _) = call.base, let tuple = view as? RuntimeTuple else { return .tuple([call.base]) }
        return .tuple(tuple.content.map { .view($0, nil) })
      })
  }
}

extension CatalogueEntry.Call {
  /// An argument as it is; void where the call left it out.
  func argument(_ index: Int) -> Value { arguments.indices.contains(index) ? arguments[index] ?? .void : .void }
  /// For what reads and writes without a call of its own.
  @MainActor static let detached: CatalogueEntry.Call = {
    let nothing = SourceFile(name: "", text: "")
    let evaluation = Evaluation(Lowering(nothing), map: SourceMap(nothing), budget: Budget())
    return CatalogueEntry.Call(evaluation: evaluation, base: .void, arguments: [], span: SourceFile.Span(start: 0, end: 0))
  }()
}

@MainActor
private func makeBinding(_ call: CatalogueEntry.Call) throws(Interruption) -> Value {
  let (get, set, evaluation, span) = (call.argument(0), call.argument(1), call.evaluation, call.span)
  return .library(
    Binding<Value>(
      get: { InterpretedFunctions.call(get, [], evaluation, span) },
      set: { value in _ = InterpretedFunctions.call(set, [value], evaluation, span) }))
}

/// A still picture changes at once: how a change moves is never said.
@MainActor
private func makeMovingBinding(_ call: CatalogueEntry.Call) throws(Interruption) -> Value {
  let (get, set, evaluation, span) = (call.argument(0), call.argument(1), call.evaluation, call.span)
  return .library(
    Binding<Value>(
      get: { InterpretedFunctions.call(get, [], evaluation, span) },
      set: { value in _ = InterpretedFunctions.call(set, [value, Transaction(animation: nil).value], evaluation, span) }))
}
