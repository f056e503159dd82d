internal import Views

extension PropertyWrapper {
  /// Values under keys, focus, gestures, names and metrics.
  static var storages: [PropertyWrapper] {
    let key = ParameterSignature(label: nil, name: "key", type: .string)
    let store = open("store")
    let style = ParameterSignature(
      label: "relativeTo", name: "textStyle", type: Font.TextStyle.staticType, hasDefault: true)
    return [
      PropertyWrapper(name: "AppStorage", projection: .binding, isSettable: true, arguments: [key, store]) { making throws(Interruption) -> Value in
        .library(AppStorage(wrappedValue: try making.first(), try making.key()))
      },
      PropertyWrapper(name: "SceneStorage", projection: .binding, isSettable: true, arguments: [key, store]) { making throws(Interruption) -> Value in
        .library(SceneStorage(wrappedValue: try making.first(), try making.key()))
      },
      PropertyWrapper(name: "Query", parameter: .none, arguments: [open(nil), open("filter"), open("sort"), open("order"), open("animation")]) {
        making throws(Interruption) -> Value in
        .library(StoredQuery(element: making.type.element ?? .void, call: CatalogueEntry.Call(evaluation: making.evaluation, base: .void, arguments: [], span: making.span)))
      },
      PropertyWrapper(name: "UIApplicationDelegateAdaptor", fallback: .void, arguments: [open(nil)]) { _ throws(Interruption) -> Value in
        .library(GestureState(wrappedValue: Value.void))
      },
      PropertyWrapper(name: "NSApplicationDelegateAdaptor", fallback: .void, arguments: [open(nil)]) { _ throws(Interruption) -> Value in
        .library(GestureState(wrappedValue: Value.void))
      },
      PropertyWrapper(name: "WKApplicationDelegateAdaptor", fallback: .void, arguments: [open(nil)]) { _ throws(Interruption) -> Value in
        .library(GestureState(wrappedValue: Value.void))
      },
      // No focus: false, or nil.
      PropertyWrapper(name: "FocusState", projection: .focus, isSettable: true, fallback: .bool(false), impliedType: .bool) { making throws(Interruption) -> Value in
        .library(State(wrappedValue: try making.first()))
      },
      PropertyWrapper(name: "GestureState", projection: .storage, parameter: .value, arguments: [open("resetTransaction"), open("reset")]) { making throws(Interruption) -> Value in
        .library(GestureState(wrappedValue: try making.first()))
      },
      PropertyWrapper(name: "Namespace", fallback: .void, impliedType: .library(LibraryType("Namespace.ID", ["Hashable", "Equatable"]), [])) {
        _ throws(Interruption) -> Value in .library(Namespace())
      },
      PropertyWrapper(name: "ScaledMetric", parameter: .value, arguments: [style]) { making throws(Interruption) -> Value in
        let style: Font.TextStyle? = if case .library(let style)? = making.arguments.first { style as? Font.TextStyle } else { nil }
        return .library(ScaledValue(value: try making.first(), factor: ScaledMetric(wrappedValue: 1, relativeTo: style ?? .body)))
      },
    ]
  }
}

extension PropertyWrapper {
  /// An argument of any type that can be left out.
  static func open(_ label: String?) -> ParameterSignature {
    ParameterSignature(label: label, name: label ?? "argument", type: .any([]), hasDefault: true)
  }
}

extension PropertyWrapper.Making {
  /// The key of a storage.
  @MainActor fileprivate func key() throws(Interruption) -> String {
    if case .string(let key)? = arguments.first { return key }
    throw evaluation.failure(.internalFailure("a storage wants a key", at: evaluation.range(span)))
  }
}

/// A number of `@ScaledMetric`, and what it grows by.
private struct ScaledValue: DynamicProperty, WrapperStorage, InputComparable {
  let value: Value
  var factor: ScaledMetric<Double>
  func isSameInput(as other: ScaledValue) -> Bool { value.isSameInput(as: other.value) }
  func wrapped() -> Value { if case .double(let number) = value { .double(number * factor.wrappedValue) } else { value } }
  @MainActor mutating func connect(to connection: PropertyConnection) { factor.connect(to: connection) }
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
