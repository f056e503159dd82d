/// A key of the environment: the type of its value, and the value where no view sets one.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view around sets one.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { self[KeyName(key)] as? Key.Value ?? Key.defaultValue }
    set { self[KeyName(key)] = newValue }
  }
  /// What a key path is called in source: `\.font` is `font`. The name of a computed property is not in the program any more.
  static func name<Value>(of keyPath: KeyPath<EnvironmentValues, Value>) -> String {
    let text = "\(keyPath)"
    if text.contains("<") { return "a value of type \(Value.self)" }
    return text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
  }
}

extension View {
  /// Sets a value of the environment for the views inside.
  nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    WithEnvironment(self, "environment") { $0[keyPath: keyPath] = value }
  }
  /// Changes a value of the environment for the views inside.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    WithEnvironment(self, "transformEnvironment") { transform(&$0[keyPath: keyPath]) }
  }
}

extension View {
  /// Changes the environment of the views inside: what an interpreter says for a key path or an object that it alone knows.
  /// - Parameter name: the modifier, as the view tree shows it.
  nonisolated public func environment(as name: String, _ change: @escaping (inout EnvironmentValues) -> Void) -> some View { WithEnvironment(self, name, change) }
}
