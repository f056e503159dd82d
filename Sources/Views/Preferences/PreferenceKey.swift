/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Puts the values of two views together, in the order of the view tree. `nextValue` is the later one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// nil.
  public static var defaultValue: Value { nil }
}

/// A preference as the library works with it: a key of a compiled program by its type, one of an interpreted program by its name.
public struct PreferenceDefinition {
  let name: KeyName
  /// What it is called in events and diagnostics.
  let title: String
  let makeDefault: () -> Any
  let reduce: (inout Any, Any) -> Void

  /// A key of a compiled program.
  init<Key: PreferenceKey>(_ key: Key.Type) {
    name = KeyName(key)
    title = String(describing: key)
    makeDefault = { Key.defaultValue }
    reduce = { value, next in
      guard var own = value as? Key.Value, let next = next as? Key.Value else { return }
      Key.reduce(value: &own) { next }
      value = own
    }
  }
  /// A key of an interpreted program. The name is unique in it.
  public init(named title: String, makeDefault: @escaping () -> Any, reduce: @escaping (inout Any, Any) -> Void) {
    name = KeyName(named: title)
    self.title = title
    self.makeDefault = makeDefault
    self.reduce = reduce
  }
}
