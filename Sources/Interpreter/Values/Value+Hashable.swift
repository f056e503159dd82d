extension Value: Hashable {
  /// Equal as Swift's `==` of the same static type would say; closures, key paths and views are equal to nothing.
  static func == (a: Value, b: Value) -> Bool {
    guard ValueWalk.visit() else { return false }
    return switch (a, b) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)): a == b
    case (.some(let a), .some(let b)): a == b
    case (.structure(let a), .structure(let b)): a.declaration == b.declaration && a.fields == b.fields
    case (.enumCase(let a, let i, let x), .enumCase(let b, let j, let y)): a == b && i == j && x == y
    case (.object(let a), .object(let b)): a === b
    case (.dictionary(let a), .dictionary(let b)): a == b
    case (.set(let a), .set(let b)): a.count == b.count && a.keys.allSatisfy { b.contains($0) }
    case (.range(let a), .range(let b)): a == b
    case (.closedRange(let a), .closedRange(let b)): a == b
    case (.library(let a), .library(let b)): Value.areEqual(a, b)
    case (.view(let a, _), .view(let b, _)): (a as? AnyHashable) != nil && (a as? AnyHashable) == (b as? AnyHashable)
    case (.type(let a), .type(let b)): a == b
    default: false
    }
  }
  func hash(into hasher: inout Hasher) {
    guard ValueWalk.visit() else { return }
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let values), .tuple(let values): hasher.combine(values)
    case .some(let value): hasher.combine(value)
    case .structure(let instance): hasher.combine(instance.fields)
    case .enumCase(_, let index, let payload):
      hasher.combine(index)
      if !payload.isEmpty { hasher.combine(payload) }
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .dictionary(let table), .set(let table): hasher.combine(table)
    case .range(let range): hasher.combine(range)
    case .closedRange(let range): hasher.combine(range)
    case .library(let value): hasher.combine(Value.hashable(value))
    case .void, .none, .closure, .keyPath, .view, .type, .box: break
    }
  }
  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let x = hashable(a) { return x == hashable(b) }
    func opened<Compared: Equatable>(_ a: Compared) -> Bool { (b as? Compared) == a }
    return (a as? any Equatable).map { opened($0) } ?? false
  }
  private static func hashable(_ value: Any) -> AnyHashable? { value as? AnyHashable }

  /// The value as the id of a view: the plain Swift value where there is one, so that it equals the id that compiled code gives.
  var identifier: AnyHashable {
    switch self {
    case .int(let value): AnyHashable(value)
    case .string(let value): AnyHashable(value)
    case .double(let value): AnyHashable(value)
    case .bool(let value): AnyHashable(value)
    case .library(let value): (value as? AnyHashable) ?? AnyHashable(self)
    default: AnyHashable(self)
    }
  }
}
