/// What a view tells the container around it, by keys.
public struct ContainerValues {
  private var values: [KeyName: Any] = [:]
  /// What a selection calls the view.
  var tag: AnyHashable?
  init() {}
  /// The value of a key; the key's default where the view sets none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[KeyName(key)] as? Key.Value ?? Key.defaultValue }
    set { values[KeyName(key)] = newValue }
  }
  /// The value of a key by its name; nil where the view sets none.
  package subscript(name name: KeyName) -> Any? {
    get { values[name] }
    set { values[name] = newValue }
  }
  /// The view's tag, where it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag.flatMap { $0 as? V ?? $0.base as? V } }
  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// A key of what views tell their containers: the type of its value, and the value where a view sets none.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where a view sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the container around the view a value, which `Group(subviews:transform:)` and `ForEach(subviews:content:)`
  /// have.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    Traited(content: self, kind: "containerValue", trait: .containerValue { $0[keyPath: keyPath] = value })
  }
}
