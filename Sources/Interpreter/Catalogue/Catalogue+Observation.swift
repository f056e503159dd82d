internal import Views

extension ObservableObjectPublisher: LibraryValue { static var libraryType: LibraryType { LibraryType("ObservableObjectPublisher") } }

extension Catalogue {
  /// Observable objects, and what hands them down.
  func registerObservation() {
    for name in ["ObservedObject", "ObservedObject.Wrapper", "StateObject", "EnvironmentObject", "Bindable"] { add(LibraryType(name)) }
    for name in ["ObservableObject", "Observable"] { addProtocol(name) }
    add(ObservableObjectPublisher.libraryType)
    value(ObservableObjectPublisher.self, doc: "Says that an object is about to change.") { ObservableObjectPublisher() }
    add(
      CatalogueEntry(.method, "ObservableObjectPublisher", "send", [], result: .void, doc: "Says that the object is about to change.") { call throws(Interruption) -> Value in
        try ObservableObjectPublisher.read(call.base, call).send()
        return .void
      })
    add(
      CatalogueEntry(
        .property, "ObservableObject", "objectWillChange", [], result: ObservableObjectPublisher.staticType, doc: "Says that the object is about to change."
      ) { call throws(Interruption) -> Value in
        guard case .object(let object) = call.base else { throw call.mismatch(ObservableObjectPublisher.staticType) }
        return .library(object.observed)
      })
    modifier("environmentObject", Parameter<ObservedArgument>(nil), doc: "Hands an object down to the views inside.") { base, argument in
      base.environment(as: "environmentObject") { argument.object?.handDown(into: &$0) }
    }
    modifier("environment", Parameter<ObservableArgument?>(nil), doc: "Hands an observable object down to the views inside.") { base, argument in
      base.environment(as: "environment") { argument?.object?.handDown(into: &$0) }
    }
    registerStorages()
  }

  /// The storages of objects, as an initialiser of a view may make them: `_store = StateObject(wrappedValue: Store())`.
  private func registerStorages() {
    let object = TypeParameter("ObjectType", ["ObservableObject"])
    let observable = TypeParameter("Value", ["Observable"])
    func add(_ name: String, _ label: String?, _ parameter: TypeParameter, isLate: Bool = false, _ make: @escaping @MainActor (CatalogueEntry.Call) -> any WrapperStorage) {
      let type = StaticType.parameter(parameter)
      var signature = ParameterSignature(label: label, name: label ?? "object", type: isLate ? .function([], type) : type)
      signature.isAutoclosure = isLate
      self.add(
        CatalogueEntry(
          .initializer, name, "init", [signature], result: .library(LibraryType(name), [type]), typeParameters: [parameter], doc: "The storage of '@\(name)'."
        ) { call throws(Interruption) -> Value in .library(make(call)) })
    }
    for label in ["wrappedValue", "initialValue"] { add("ObservedObject", label, object) { GivenObject($0.argument(0), isObserved: true) } }
    add("StateObject", "wrappedValue", object, isLate: true) { call in
      OwnedObject {
        guard case .closure(let closure) = call.argument(0) else { return .void }
        return call.evaluation.callBack(closure, [], at: call.span) ?? .void
      }
    }
    let bindable = StaticType.library(LibraryType("Bindable"), [.parameter(observable)])
    for label in ["wrappedValue", nil] {
      self.add(
        CatalogueEntry(
          .initializer, "Bindable", "init", [ParameterSignature(label: label, name: "object", type: .parameter(observable))], result: bindable, typeParameters: [observable],
          doc: "Bindings to the properties of an object."
        ) { call throws(Interruption) -> Value in call.argument(0) })
    }
  }
}

extension Object {
  /// Puts the object into an environment, under its class and those that it inherits from.
  @MainActor fileprivate func handDown(into environment: inout EnvironmentValues) {
    var type: TypeDeclaration? = declaration
    while let current = type {
      environment[KeyName(of: current)] = self
      type = current.superclass
    }
  }
}

/// An object that says itself when it changes.
struct ObservedArgument: InterpretableArgument {
  let object: Object?
  static let parameter = TypeParameter("T", ["ObservableObject"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ObservedArgument {
    guard case .object(let object) = value else { throw call.mismatch(staticType) }
    return ObservedArgument(object: object)
  }
}
/// An object whose properties are observed.
struct ObservableArgument: InterpretableArgument {
  let object: Object?
  static let parameter = TypeParameter("T", ["Observable"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ObservableArgument {
    guard case .object(let object) = value else { throw call.mismatch(staticType) }
    return ObservableArgument(object: object)
  }
}
