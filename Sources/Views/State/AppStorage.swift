public import Foundation
internal import LayoutCore

/// A value under a key, shared by all views of the program. It is kept in memory: the playground writes nothing to disk.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: StateLocation<Value>?
  /// What else keeps values by their keys: it hears of each new value, and is given the way to set one.
  package var link: AppStorageLink<Value>?

  /// The value of a key, or a first value.
  public init(wrappedValue: Value, _ key: String) {
    initial = wrappedValue
    self.key = key
  }
  /// The value of a key, or a first value.
  /// - Parameter store: the defaults that keep it. All defaults are the same here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(wrappedValue: wrappedValue, key) }
  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(source: location, get: { location.value }, set: { location.value = $0 })
  }
  /// Finds the value of the key.
  @MainActor public mutating func connect(to connection: PropertyConnection) {
    let found = connection.shared(key) { StateLocation(initial, name: connection.name) }
    location = found
    guard let link else { return }
    found.heard = link.heard
    link.connected({ [initial] in found.value = $0 ?? initial })
  }
}

/// How the values of `@AppStorage` are kept with others: those of `UserDefaults`.
package struct AppStorageLink<Value> {
  let heard: (Value) -> Void
  /// Takes what sets the value; nil sets the first one again.
  let connected: (@escaping (Value?) -> Void) -> Void
  package init(heard: @escaping (Value) -> Void, connected: @escaping (@escaping (Value?) -> Void) -> Void) {
    (self.heard, self.connected) = (heard, connected)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// The value of a key, or nil.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
  /// The value of a key, or nil.
  /// - Parameter store: the defaults that keep it. All defaults are the same here.
  public init(_ key: String, store: UserDefaults?) { self.init(key) }
}

extension AppStorage: InputComparable {
  /// The same key.
  public func isSameInput(as other: AppStorage<Value>) -> Bool { key == other.key }
}

/// A value under a key, kept for a scene. The playground has one scene: it is `@AppStorage` with keys of its own.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>
  /// The value of a key, or a first value.
  public init(wrappedValue: Value, _ key: String) { storage = AppStorage(wrappedValue: wrappedValue, "scene " + key) }
  /// The value.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }
  /// Finds the value of the key.
  @MainActor public mutating func connect(to connection: PropertyConnection) { storage.connect(to: connection) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// The value of a key, or nil.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: InputComparable {
  /// The same key.
  public func isSameInput(as other: SceneStorage<Value>) -> Bool { storage.isSameInput(as: other.storage) }
}

extension View {
  /// Where `AppStorage` of the views inside is kept. All defaults are the same here.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { Noted(self, "defaultAppStorage") }
}
