/// A value that the views around hand down, by its key path.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let key: AnyHashable
  private let name: String
  private let read: (EnvironmentValues) -> Value
  private var surroundings: CurrentEnvironment?

  /// The value under a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    key = keyPath
    name = EnvironmentValues.name(of: keyPath)
    read = { $0[keyPath: keyPath] }
  }
  /// The value that a function finds; `name` is what traces call it.
  public init(named name: String, _ read: @escaping (EnvironmentValues) -> Value) {
    key = name
    self.name = name
    self.read = read
  }
  /// The value at the view's place; outside of a view's life the one at the root.
  public var wrappedValue: Value {
    guard let surroundings else { return read(EnvironmentValues()) }
    let value = read(surroundings.values)
    Reads.note(EnvironmentRead(key: key, name: name, value: value, read: read))
    return value
  }
  /// Finds the environment at the view's place.
  @MainActor public mutating func connect(to connection: PropertyConnection) { surroundings = connection.record.surroundings }
}

extension Environment: InputComparable {
  /// What is read is noted when it is read; the property itself is no input.
  public func isSameInput(as other: Environment<Value>) -> Bool { true }
}
