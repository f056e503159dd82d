import Foundation

extension NSSortDescriptor {
  /// Orders objects by a property that may have no value; those without stand first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.self, ascending: ascending) { a, b in
      guard let a = a as? Root, let b = b as? Root else { return .orderedSame }
      return KeyOrder.compare(a[keyPath: keyPath], b[keyPath: keyPath])
    }
  }
  /// Orders objects by the values of a key; those without stand first.
  public convenience init(key: String, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.self, ascending: ascending) { a, b in
      KeyOrder.compare((a as? NSManagedObject)?.value(forKeyPath: key), (b as? NSManagedObject)?.value(forKeyPath: key))
    }
  }
  convenience init<Root>(_ descriptor: SortDescriptor<Root>) {
    self.init(keyPath: \NSManagedObject.self, ascending: true) { a, b in
      guard let a = a as? Root, let b = b as? Root else { return .orderedSame }
      return descriptor.compare(a, b)
    }
  }
}

/// The order of values whose types are not known.
enum KeyOrder {
  static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
    guard let a else { return b == nil ? .orderedSame : .orderedAscending }
    guard let b else { return .orderedDescending }
    if let a = number(a), let b = number(b) { return order(a, b) }
    if let a = a as? String, let b = b as? String { return order(a, b) }
    if let a = a as? Date, let b = b as? Date { return order(a, b) }
    return .orderedSame
  }
  static func compare<Value: Comparable>(_ a: Value?, _ b: Value?) -> ComparisonResult {
    guard let a else { return b == nil ? .orderedSame : .orderedAscending }
    guard let b else { return .orderedDescending }
    return order(a, b)
  }
  private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
  }
  /// Any kind of number, or a truth value, as a fraction.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as Bool: value ? 1 : 0
    case let value as Int16: Double(value)
    case let value as Int32: Double(value)
    case let value as Int64: Double(value)
    case let value as Float: Double(value)
    default: nil
    }
  }
}
