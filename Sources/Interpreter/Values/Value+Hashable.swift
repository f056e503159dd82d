extension Value: Hashable {
  /// Equal as Swift's `==` of the same static type would say; closures, key paths and views are equal to nothing.
  static func == (a: Value, b: Value) -> Bool {
    var comparison = ValueComparison()
    return comparison.areEqual(a, b)
  }
  /// Values share their parts, so one that was made in a few steps can have more parts than anybody can visit: the first ones tell enough, and always the same.
  func hash(into hasher: inout Hasher) {
    var left = Value.hashedParts
    hash(into: &hasher, &left)
  }
  /// So many parts of a value are hashed (our choice).
  private static let hashedParts = 256
  private func hash(into hasher: inout Hasher, _ left: inout Int) {
    left -= 1
    if left < 0 { return }
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let values), .tuple(let values): Value.hash(values, into: &hasher, &left)
    case .some(let value): value.hash(into: &hasher, &left)
    case .structure(let instance): Value.hash(instance.fields, into: &hasher, &left)
    case .enumCase(_, let index, let payload):
      hasher.combine(index)
      Value.hash(payload, into: &hasher, &left)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .dictionary(let table), .set(let table): hasher.combine(table.count)
    case .range(let range): hasher.combine(range)
    case .closedRange(let range): hasher.combine(range)
    case .library(let value): hasher.combine(Value.hashable(value))
    case .void, .none, .closure, .keyPath, .view, .type, .box: break
    }
  }
  private static func hash(_ values: [Value], into hasher: inout Hasher, _ left: inout Int) {
    hasher.combine(values.count)
    for value in values {
      if left <= 0 { return }
      value.hash(into: &hasher, &left)
    }
  }
  fileprivate static func areEqual(_ a: Any, _ b: Any) -> Bool {
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

/// One comparison of two values. Parts that both share are equal without being visited, and two that were found equal are not visited again: values that hold others
/// several times have few different parts, and very many ways to them.
private struct ValueComparison {
  private struct Pair: Hashable {
    let a, b: UnsafeRawPointer
  }
  private var known: Set<Pair> = []
  private var visits = 0
  /// Few comparisons are worth remembering anything.
  private static let few = 256

  mutating func areEqual(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)): areEqual(a, b)
    case (.some(let a), .some(let b)): areEqual(a, b)
    case (.structure(let a), .structure(let b)): a.declaration == b.declaration && areEqual(a.fields, b.fields)
    case (.enumCase(let a, let i, let x), .enumCase(let b, let j, let y)): a == b && i == j && areEqual(x, y)
    case (.object(let a), .object(let b)): a === b
    case (.dictionary(let a), .dictionary(let b)): areEqual(a, b)
    case (.set(let a), .set(let b)): a.count == b.count && a.keys.allSatisfy { b.contains($0) }
    case (.range(let a), .range(let b)): a == b
    case (.closedRange(let a), .closedRange(let b)): a == b
    case (.library(let a), .library(let b)): Value.areEqual(a, b)
    case (.view(let a, _), .view(let b, _)): (a as? AnyHashable) != nil && (a as? AnyHashable) == (b as? AnyHashable)
    case (.type(let a), .type(let b)): a == b
    default: false
    }
  }
  private mutating func areEqual(_ a: [Value], _ b: [Value]) -> Bool {
    guard a.count == b.count else { return false }
    if a.isEmpty { return true }
    visits += 1
    // NaN is not equal to itself: only what was found equal is known to be.
    let pair = visits > ValueComparison.few ? ValueComparison.pair(a, b) : nil
    if let pair, known.contains(pair) { return true }
    for (x, y) in zip(a, b) {
      if !areEqual(x, y) { return false }
    }
    if let pair { known.insert(pair) }
    return true
  }
  /// Where the elements lie: both values are kept as long as the comparison goes on.
  private static func pair(_ a: [Value], _ b: [Value]) -> Pair? {
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return nil }
        return Pair(a: a, b: b)
      }
    }
  }
  private mutating func areEqual(_ a: Table, _ b: Table) -> Bool {
    guard a.count == b.count else { return false }
    for (key, value) in zip(a.keys, a.values) {
      guard let other = b[key], areEqual(value, other) else { return false }
    }
    return true
  }
}
