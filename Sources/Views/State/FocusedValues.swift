/// What the view that has the focus tells others, by keys. In a still picture no view has the focus: all are nil.
public struct FocusedValues {
  private var values: [KeyName: Any] = [:]
  init() {}
  /// The value of a key; nil where the view that has the focus sets none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[KeyName(key)] as? Key.Value }
    set { values[KeyName(key)] = newValue }
  }
}

/// A key of the focused values: the type of its value.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A value that the view with the focus tells; nil in a still picture, where none has it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// The value under a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// The object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// The value; nil where no view tells one.
  public var wrappedValue: Value? { nil }
}

/// A value that the view with the focus tells by a binding; nil in a still picture, where none has it.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// The binding under a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The binding's value; nil where no view tells one. Writing it does nothing then.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// The binding; nil where no view tells one.
  public var projectedValue: Binding<Value>? { nil }
}

/// An object that the view with the focus tells; nil in a still picture, where none has it.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object of the type.
  public init() {}
  /// The object; nil where no view tells one.
  public var wrappedValue: ObjectType? { nil }
  /// Bindings to the object's properties; nil where no view tells an object.
  public var projectedValue: Wrapper? { nil }
  /// Bindings to the properties of an object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension FocusedValue: InputComparable {
  /// There is nothing that could differ.
  public func isSameInput(as other: FocusedValue<Value>) -> Bool { true }
}
extension FocusedBinding: InputComparable {
  /// There is nothing that could differ.
  public func isSameInput(as other: FocusedBinding<Value>) -> Bool { true }
}
extension FocusedObject: InputComparable {
  /// There is nothing that could differ.
  public func isSameInput(as other: FocusedObject<ObjectType>) -> Bool { true }
}

// What a view tells others while it, or its scene, has the focus; kept, not told.
extension View {
  /// A value under a key path, while the view has the focus.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { Noted(self, "focusedValue") }
  /// A value under a key path, while the view has the focus; nil is none.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { Noted(self, "focusedValue") }
  /// An object, while the view has the focus; nil is none.
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { Noted(self, "focusedValue") }
  /// A value under a key path, while the scene has the focus.
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    Noted(self, "focusedSceneValue")
  }
  /// A value under a key path, while the scene has the focus; nil is none.
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?)
    -> some View
  { Noted(self, "focusedSceneValue") }
  /// An object, while the scene has the focus; nil is none.
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View {
    Noted(self, "focusedSceneValue")
  }
  /// An observed object, while the view has the focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { Noted(self, "focusedObject") }
  /// An observed object, while the view has the focus; nil is none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    Noted(self, "focusedObject")
  }
  /// An observed object, while the scene has the focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    Noted(self, "focusedSceneObject")
  }
  /// An observed object, while the scene has the focus; nil is none.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    Noted(self, "focusedSceneObject")
  }
}
