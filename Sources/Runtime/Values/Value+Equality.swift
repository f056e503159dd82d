/// Part by part: what a value is made of decides, not the `==` of its type.
extension Value: Equatable {
  package static func == (a: Value, b: Value) -> Bool {
    var left = Self.visitLimit
    return isSame(a, b, &left)
  }
  /// Values share their parts, so one that was made in a few steps can have more parts than there are atoms: after so
  /// many two count as different (our choice).
  private static let visitLimit = 1_000_000

  private static func isSame(_ a: Value, _ b: Value, _ left: inout Int) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    switch (a, b) {
    case (.void, .void): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.none(let a), .none(let b)): return a == b
    case (.tuple(let a), .tuple(let b)), (.array(let a), .array(let b)), (.structure(let a), .structure(let b)):
      return areSame(a, b, &left)
    case (.dictionary(let a), .dictionary(let b)), (.set(let a), .set(let b)):
      guard a.count == b.count else { return false }
      for (a, b) in zip(a.all, b.all) {
        guard isSame(a.key, b.key, &left), isSame(a.value, b.value, &left) else { return false }
      }
      return true
    case (.enumeration(let i, let a), .enumeration(let j, let b)): return i == j && areSame(a, b, &left)
    case (.object(let a), .object(let b)): return a === b
    case (.closure(let a), .closure(let b)): return a.isSame(as: b)
    case (.existential(let a), .existential(let b)): return a.type == b.type && isSame(a.value, b.value, &left)
    case (.metatype(let a), .metatype(let b)): return a == b
    case (.keyPath(let a), .keyPath(let b)): return a.components.map(\.identity) == b.components.map(\.identity)
    case (.library(let a), .library(let b)): return a === b || isSame(a.value, b.value)
    case (.box(let a), .box(let b)): return a === b
    default: return false
    }
  }
  private static func areSame(_ a: [Value], _ b: [Value], _ left: inout Int) -> Bool {
    guard a.count == b.count else { return false }
    // Arrays that share their elements are the same.
    let isShared = a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { $0.baseAddress == a.baseAddress } }
    if isShared { return true }
    for (a, b) in zip(a, b) where !isSame(a, b, &left) { return false }
    return true
  }
  private static func isSame(_ a: Any, _ b: Any) -> Bool {
    func typed<Equal: Equatable>(_ a: Equal) -> Bool { (b as? Equal) == a }
    return (a as? any Equatable).map { typed($0) } ?? false
  }
}

extension Closure {
  /// The same closure, or the same code without captures.
  fileprivate func isSame(as other: Closure) -> Bool {
    if self === other { return true }
    guard captured.isEmpty, other.captured.isEmpty, case .code(let a) = body, case .code(let b) = other.body else {
      return false
    }
    return a === b
  }
}
