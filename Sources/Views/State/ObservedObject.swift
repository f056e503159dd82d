/// An object that a view observes: when it changes, the view's body runs again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType
  /// An observed object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// An observed object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
  /// The body depends on the object, whether or not it reads a property.
  @MainActor public mutating func connect(to connection: PropertyConnection) { Reads.note(wrappedValue.changes) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(observing: object.changes, path: [keyPath]) {
        object[keyPath: keyPath]
      } set: {
        object[keyPath: keyPath] = $0
      }
    }
  }
}

extension ObservedObject: InputComparable {
  /// The same object.
  public func isSameInput(as other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}

/// An object that belongs to a view, made once in its life.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: KeptObject<ObjectType>?
  /// An object that is made when the view is first evaluated.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }
  /// The object.
  public var wrappedValue: ObjectType { kept?.object ?? make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
  /// Finds the object of the view's last evaluation, or makes it.
  @MainActor public mutating func connect(to connection: PropertyConnection) {
    let kept = connection.kept { KeptObject(make()) }
    self.kept = kept
    Reads.note(kept.object.changes)
  }
}

extension StateObject: InputComparable {
  /// The object is the view's own.
  public func isSameInput(as other: StateObject<ObjectType>) -> Bool { true }
}

/// An object that a view owns.
final class KeptObject<ObjectType: AnyObject>: KeptState {
  let object: ObjectType
  init(_ object: ObjectType) { self.object = object }
  func copied(_ translate: ((Any) -> Any?)?) -> AnyObject? { self }
}

/// An object that a view around hands down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var surroundings: CurrentEnvironment?
  /// The nearest object of the type.
  public init() {}
  /// The object. Without one the program ends, as SwiftUI's does.
  public var wrappedValue: ObjectType {
    guard let object = surroundings?.values[KeyName(ObjectType.self)] as? ObjectType else {
      preconditionFailure("No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
  /// Finds the object; the body depends on it.
  @MainActor public mutating func connect(to connection: PropertyConnection) {
    surroundings = connection.record.surroundings
    let name = KeyName(ObjectType.self)
    if let object = connection.handedDown(name, type: "\(ObjectType.self)") as? ObjectType { Reads.note(object.changes) }
  }
}

/// Which object it is.
struct ObjectIdentity: Equatable {
  let id: ObjectIdentifier?
  init(_ object: Any?) { id = object.map { ObjectIdentifier($0 as AnyObject) } }
}

extension EnvironmentObject: InputComparable {
  /// What is found is noted; the property itself is no input.
  public func isSameInput(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}

extension View {
  /// Hands an object down to the views inside.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    WithEnvironment(self, "environmentObject") { $0[KeyName(Object.self)] = object }
  }
  /// Hands an observable object down to the views inside; nil takes it away.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    WithEnvironment(self, "environment") { $0[KeyName(Object.self)] = object }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// The nearest object of a type. Without one the program ends, as SwiftUI's does.
  public init(_ type: Value.Type) {
    self.init(named: "\(type)") { values in
      guard let object = values[KeyName(type)] as? Value else {
        preconditionFailure("No Observable object of type \(type) found. A View.environment(_:) for \(type) may be missing as an ancestor of this view.")
      }
      return object
    }
  }
}
extension Environment {
  /// The nearest object of a type, if there is one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(named: "\(type)") { $0[KeyName(type)] as? Object }
  }
}

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value
  /// Bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same.
  public var projectedValue: Bindable<Value> { self }
  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(source: ObservedProperties.any, path: [ObjectIdentifier(wrappedValue), keyPath]) { [wrappedValue] in
      wrappedValue[keyPath: keyPath]
    } set: { [wrappedValue] in
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}
