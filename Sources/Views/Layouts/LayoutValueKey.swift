/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around the view a value. Modifiers around this one keep it; of several under one key, the outermost counts.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    Attached(content: self, kind: "layoutValue", detail: String(describing: key), attachment: .layoutValue(KeyName(key), value))
  }
  /// Tells the layout around the view a value under the name of a key: what an interpreter says for a key that it alone knows.
  nonisolated public func layoutValue(named name: String, detail: String, value: Any) -> some View {
    Attached(content: self, kind: "layoutValue", detail: detail, attachment: .layoutValue(KeyName(named: name), value))
  }
}
