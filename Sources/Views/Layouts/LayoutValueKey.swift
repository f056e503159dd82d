/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

/// What a layout value is kept under: a type, or the name of one that exists in an interpreted program only.
public struct LayoutValueName: Hashable, Sendable {
  private let type: ObjectIdentifier?
  private let name: String
  /// The key's type.
  public init(_ type: Any.Type) {
    self.type = ObjectIdentifier(type)
    name = ""
  }
  /// The key's name in an interpreted program.
  public init(named name: String) {
    type = nil
    self.name = name
  }
}

extension View {
  /// Tells the layout around the view a value. Modifiers around this one keep it; of several under one key, the outermost counts.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    Attached(content: self, kind: "layoutValue", detail: String(describing: key), attachment: .layoutValue(LayoutValueName(key), value))
  }
  /// Tells the layout around the view a value under the name of a key: what an interpreter says for a key that it alone knows.
  nonisolated public func layoutValue(named name: String, detail: String, value: Any) -> some View {
    Attached(content: self, kind: "layoutValue", detail: detail, attachment: .layoutValue(LayoutValueName(named: name), value))
  }
}
