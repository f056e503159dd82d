@_spi(Reflection) internal import Swift

/// A type that says itself whether two of its values are the same input of a view. Types without it are compared by their bytes, by `==`, or field by field.
@MainActor
public protocol InputComparable {
  /// Whether a body that was given one value need not run again for the other.
  func isSameInput(as other: Self) -> Bool
  /// What differs, by its name in source; nil if nothing does.
  func firstDifference(from other: Self) -> String?
}

extension InputComparable {
  /// The whole value.
  public func firstDifference(from other: Self) -> String? { isSameInput(as: other) ? nil : "self" }
}

/// A stored property, by its place in memory.
struct StoredField {
  let name: String
  let offset: Int
  let type: Any.Type
}

/// The stored properties of structs and tuples, remembered by type.
@MainActor
enum StoredFields {
  private static var known: [ObjectIdentifier: [StoredField]?] = [:]

  /// In the order of declaration; nil for what is no struct and no tuple.
  static func of(_ type: Any.Type) -> [StoredField]? {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [StoredField]? = []
    switch kind(of: type) {
    case .struct, .tuple:
      let isComplete = _forEachField(of: type) { name, offset, type, _ in
        fields?.append(StoredField(name: String(cString: name), offset: offset, type: type))
        return true
      }
      if !isComplete { fields = nil }
    default: fields = nil
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static var existentials: [ObjectIdentifier: Bool] = [:]
  /// `Any` and `any P`.
  static func isExistential(_ type: Any.Type) -> Bool {
    if let known = existentials[ObjectIdentifier(type)] { return known }
    let isExistential = kind(of: type) == .existential
    existentials[ObjectIdentifier(type)] = isExistential
    return isExistential
  }

  private struct Holder<Value> {
    let value: Value
  }
  /// What kind of type it is, as the one stored property of a struct says.
  private static func kind(of type: Any.Type) -> _MetadataKind? {
    func holder<Value>(_ type: Value.Type) -> Any.Type { Holder<Value>.self }
    var kind: _MetadataKind?
    _ = _forEachField(of: _openExistential(type, do: holder)) { _, _, _, found in
      kind = found
      return true
    }
    return kind
  }
}

/// Compares the inputs of views. Nothing is ever called the same that is not; a closure with captures, for one, is another closure each time.
@MainActor
enum InputComparison {
  /// Whether two values are the same input.
  static func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in isSame(a, b) } }
  }
  /// The name of the first stored property that differs; nil when all are the same. What a view keeps for itself, as `@State`, is no input.
  static func firstDifference<Value>(_ a: Value, _ b: Value) -> String? {
    if let a = a as? any InputComparable { return difference(a, b) }
    guard let fields = StoredFields.of(Value.self) else { return isSame(a, b) ? nil : "self" }
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in fields.first { !isSame($0, UnsafeRawPointer(a), UnsafeRawPointer(b)) }.map { displayed($0.name) } }
    }
  }
  /// The name in source of a stored property: a property wrapper's storage begins with an underscore.
  static func displayed(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  private static func isSame<Value>(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    if let own = Value.self as? any InputComparable.Type { return compared(own, a, b) }
    if bytes(UnsafeRawPointer(a), UnsafeRawPointer(b), MemoryLayout<Value>.size) { return true }
    if let a = a.pointee as? any Equatable { return equal(a, b.pointee) }
    // A value in an existential: what is in it counts.
    if StoredFields.isExistential(Value.self) {
      // Opaque existentials begin as `Any` does; those of classes are smaller, and were compared by their bytes. (A cast would put the box into another one.)
      guard MemoryLayout<Value>.size >= MemoryLayout<Any>.size else { return false }
      return opened(UnsafeRawPointer(a).assumingMemoryBound(to: Any.self).pointee, UnsafeRawPointer(b).assumingMemoryBound(to: Any.self).pointee)
    }
    guard let fields = StoredFields.of(Value.self), !fields.isEmpty else { return false }
    return fields.allSatisfy { isSame($0, UnsafeRawPointer(a), UnsafeRawPointer(b)) }
  }
  private static func difference<Own: InputComparable>(_ a: Own, _ b: Any) -> String? { (b as? Own).map { a.firstDifference(from: $0) } ?? "self" }
  private static func isSame(_ field: StoredField, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    func typed<Field>(_ type: Field.Type) -> Bool {
      isSame((a + field.offset).assumingMemoryBound(to: Field.self), (b + field.offset).assumingMemoryBound(to: Field.self))
    }
    return _openExistential(field.type, do: typed)
  }
  private static func bytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    let (a, b) = (UnsafeRawBufferPointer(start: a, count: count), UnsafeRawBufferPointer(start: b, count: count))
    return a.elementsEqual(b)
  }
  private static func compared<Own: InputComparable, Value>(_ type: Own.Type, _ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    guard let a = a.pointee as? Own, let b = b.pointee as? Own else { return false }
    return a.isSameInput(as: b)
  }
  private static func equal<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
  /// Whether what is in two existentials is the same.
  static func opened(_ a: Any, _ b: Any) -> Bool {
    func typed<Value>(_ a: Value) -> Bool { (b as? Value).map { isSame(a, $0) } ?? false }
    return _openExistential(a, do: typed)
  }
}

extension Optional: InputComparable {
  /// Both nothing, or both the same.
  public func isSameInput(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (let a?, let b?): InputComparison.isSame(a, b)
    case (nil, nil): true
    default: false
    }
  }
}

extension Array: InputComparable {
  /// The same elements in the same order.
  public func isSameInput(as other: [Element]) -> Bool { count == other.count && zip(self, other).allSatisfy { InputComparison.isSame($0, $1) } }
}

extension NodeList {
  /// Whether a body that was given one value need not run again for the other; values of different types never are the same.
  public static func isSameInput(_ a: Any, _ b: Any) -> Bool { InputComparison.opened(a, b) }
}
