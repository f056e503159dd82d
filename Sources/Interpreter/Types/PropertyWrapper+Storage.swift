internal import Views

extension PropertyWrapper {
  /// Values under keys, focus, gestures, names and metrics.
  static var storages: [PropertyWrapper] {
    [
      PropertyWrapper(name: "AppStorage", projection: .binding, isSettable: true) { making throws(Interruption) -> Value in
        .library(AppStorage(wrappedValue: try making.first(), try making.key()))
      },
      PropertyWrapper(name: "SceneStorage", projection: .binding, isSettable: true) { making throws(Interruption) -> Value in
        .library(SceneStorage(wrappedValue: try making.first(), try making.key()))
      },
      PropertyWrapper(name: "Query", parameter: .none) { making throws(Interruption) -> Value in
        .library(StoredQuery(element: making.type.element ?? .void, call: CatalogueEntry.Call(evaluation: making.evaluation, base: .void, arguments: [], span: making.span)))
      },
      PropertyWrapper(name: "UIApplicationDelegateAdaptor", fallback: .void) { _ throws(Interruption) -> Value in .library(GestureState(wrappedValue: Value.void)) },
      PropertyWrapper(name: "NSApplicationDelegateAdaptor", fallback: .void) { _ throws(Interruption) -> Value in .library(GestureState(wrappedValue: Value.void)) },
      PropertyWrapper(name: "WKApplicationDelegateAdaptor", fallback: .void) { _ throws(Interruption) -> Value in .library(GestureState(wrappedValue: Value.void)) },
      // No focus: false, or nil.
      PropertyWrapper(name: "FocusState", projection: .focus, isSettable: true, fallback: .bool(false), impliedType: .bool) { making throws(Interruption) -> Value in
        .library(State(wrappedValue: try making.first()))
      },
      PropertyWrapper(name: "GestureState", projection: .storage, parameter: .value) { making throws(Interruption) -> Value in
        .library(GestureState(wrappedValue: try making.first()))
      },
      PropertyWrapper(name: "Namespace", fallback: .void, impliedType: .library(LibraryType("Namespace.ID", ["Hashable", "Equatable"]), [])) {
        _ throws(Interruption) -> Value in .library(Namespace())
      },
      PropertyWrapper(name: "ScaledMetric", parameter: .value, argumentType: Font.TextStyle.staticType) { making throws(Interruption) -> Value in
        .library(GestureState(wrappedValue: try making.first()))
      },
    ]
  }
}

extension PropertyWrapper.Making {
  /// The key of a storage.
  @MainActor fileprivate func key() throws(Interruption) -> String {
    if case .string(let key)? = arguments.first { return key }
    throw evaluation.failure(.internalFailure("a storage wants a key", at: evaluation.range(span)))
  }
}

extension AppStorage: WrapperStorage where Value == Interpreter.Value {
  func wrapped() -> Interpreter.Value { wrappedValue }
  func set(_ value: Interpreter.Value) { wrappedValue = value }
  func projected() -> Interpreter.Value { .library(projectedValue) }
}
extension SceneStorage: WrapperStorage where Value == Interpreter.Value {
  func wrapped() -> Interpreter.Value { wrappedValue }
  func set(_ value: Interpreter.Value) { wrappedValue = value }
  func projected() -> Interpreter.Value { .library(projectedValue) }
}
extension GestureState: WrapperStorage where Value == Interpreter.Value {
  func wrapped() -> Interpreter.Value { wrappedValue }
  func projected() -> Interpreter.Value { .library(self) }
}
extension Namespace: WrapperStorage {
  func wrapped() -> Interpreter.Value { .library(wrappedValue) }
}
