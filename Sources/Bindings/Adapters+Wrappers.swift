internal import Declarations
internal import Runtime
internal import Views

/// Property wrappers whose values are the program's.
extension NativeTable {
  static let wrappers: [String: NativeFunction] = [
    "SwiftUI.State.init(wrappedValue:)": { (c: inout NativeCall) throws(Interruption) in
      box(State(wrappedValue: c.value(0)))
    },
    "SwiftUI.State.init(initialValue:)": { (c: inout NativeCall) throws(Interruption) in
      box(State(wrappedValue: c.value(0)))
    },
    "SwiftUI.State.init()": { (_: inout NativeCall) throws(Interruption) in box(State(wrappedValue: .none(0) as Value)) },
    "SwiftUI.State.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, State<Value>.self).wrappedValue
    },
    "SwiftUI.State.wrappedValue=": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, State<Value>.self).wrappedValue = c.value(1)
      return .void
    },
    "SwiftUI.State.projectedValue": { (c: inout NativeCall) throws(Interruption) in
      box(try c.read(0, State<Value>.self).projectedValue)
    },
    "SwiftUI.Binding.subscript(dynamicMember:)": { (c: inout NativeCall) throws(Interruption) in
      let path = try c.heldPath(1)
      return box(
        try c.read(0, Binding<Value>.self).member(
          key: path, get: { path.read($0) }, set: { $0 = path.write($0, $1) }))
    },
    "SwiftUI.AppStorage.init(wrappedValue:_:)": { (c: inout NativeCall) throws(Interruption) in
      box(c.linked(c.value(0), try c.string(1)))
    },
    "SwiftUI.AppStorage.init(_:)": { (c: inout NativeCall) throws(Interruption) in
      box(c.linked(.none(0), try c.string(0)))
    },
    "SwiftUI.AppStorage.init(wrappedValue:_:store:)": { (c: inout NativeCall) throws(Interruption) in
      box(c.linked(c.value(0), try c.string(1)))
    },
    "SwiftUI.AppStorage.init(_:store:)": { (c: inout NativeCall) throws(Interruption) in
      box(c.linked(.none(0), try c.string(0)))
    },
    "SwiftUI.AppStorage.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, AppStorage<Value>.self).wrappedValue
    },
    "SwiftUI.AppStorage.wrappedValue=": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, AppStorage<Value>.self).wrappedValue = c.value(1)
      return .void
    },
    "SwiftUI.AppStorage.projectedValue": { (c: inout NativeCall) throws(Interruption) in
      box(try c.read(0, AppStorage<Value>.self).projectedValue)
    },
    "SwiftUI.SceneStorage.init(wrappedValue:_:)": { (c: inout NativeCall) throws(Interruption) in
      box(SceneStorage(wrappedValue: c.value(0), try c.string(1)))
    },
    "SwiftUI.SceneStorage.init(_:)": { (c: inout NativeCall) throws(Interruption) in
      box(SceneStorage(wrappedValue: .none(0) as Value, try c.string(0)))
    },
    "SwiftUI.SceneStorage.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, SceneStorage<Value>.self).wrappedValue
    },
    "SwiftUI.SceneStorage.wrappedValue=": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, SceneStorage<Value>.self).wrappedValue = c.value(1)
      return .void
    },
    "SwiftUI.SceneStorage.projectedValue": { (c: inout NativeCall) throws(Interruption) in
      box(try c.read(0, SceneStorage<Value>.self).projectedValue)
    },
    "SwiftUI.GestureState.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, GestureState<Value>.self).wrappedValue
    },
    "SwiftUI.GestureState.projectedValue": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.Namespace.init()": { (_: inout NativeCall) throws(Interruption) in box(Namespace()) },
    "SwiftUI.Namespace.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      box(try c.read(0, Namespace.self).wrappedValue)
    },
    // A binding that was found in the environment is written through, not put back.
    "SwiftUI.Environment.wrappedValue=": { (_: inout NativeCall) throws(Interruption) in .void },
    "SwiftUI.Environment.init(_:)": { (c: inout NativeCall) throws(Interruption) in
      if case .metatype(let type) = c.value(0) {
        return box(HandedDownObject(type, isOptional: c.type(0)?.optionalObject != nil, modifier: "environment"))
      }
      let path = try c.heldPath(0)
      return box(Environment<Value>(named: c.name(ofPath: 0)) { path.read(.library(LibraryValue($0))) })
    },
    "SwiftUI.Environment.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      if let object = c.native(0, HandedDownObject.self) { return try object.found(&c) }
      return try c.read(0, Environment<Value>.self).wrappedValue
    },
    "SwiftUI.EnvironmentValues.subscript(_:)": { (c: inout NativeCall) throws(Interruption) in
      let values = try c.read(0, EnvironmentValues.self)
      if let set = values[try c.keyName(1)] as? Value { return set }
      return try c.defaultValue(1, "EnvironmentKey")
    },
    "SwiftUI.EnvironmentValues.subscript(_:)=": { (c: inout NativeCall) throws(Interruption) in
      var values = try c.read(0, EnvironmentValues.self)
      values[try c.keyName(1)] = c.value(2)
      c.arguments[0] = box(values)
      return .void
    },
  ]

  /// A native value as the program holds it.
  static func box(_ value: Any) -> Value { .library(LibraryValue(value)) }
}

extension NativeCall {
  /// What a library value is, if it is of that type.
  func native<T>(_ index: Int, _ type: T.Type) -> T? {
    guard case .library(let library) = value(index) else { return nil }
    return library.value as? T
  }
  /// A key path of the program.
  @MainActor func heldPath(_ index: Int) throws(Interruption) -> HeldPath {
    guard case .keyPath(let path) = value(index) else { throw mismatch(index, "key path") }
    return HeldPath(path, Conversion(evaluation, nil))
  }
  /// A key path's last part, as traces call it.
  func name(ofPath index: Int) -> String {
    guard case .keyPath(let path) = value(index), let last = path.components.last else { return "a value" }
    let parts = last.identity.base as? [AnyHashable] ?? [last.identity]
    return parts.lazy.compactMap { $0.base as? String }.first ?? "a value"
  }
  /// What values are kept under that belong to a type of the program.
  @MainActor func keyName(_ index: Int) throws(Interruption) -> KeyName {
    guard case .metatype(let type) = value(index) else { throw mismatch(index, "type") }
    return KeyName(named: type.reflected)
  }
  /// The default value of a key.
  @MainActor func defaultValue(_ index: Int, _ owner: String) throws(Interruption) -> Value {
    guard case .metatype(let type) = value(index),
      let requirement = evaluation.standardRequirement(owner, "defaultValue")
    else { throw mismatch(index, "key") }
    if evaluation.isLibrary(requirement, of: type) { return .none }
    return try evaluation.invoke(evaluation.requirement(requirement, .get, of: type), [])
  }
}
