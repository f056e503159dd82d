internal import Runtime
internal import Views

extension Optional: Bridged {
  static func native(_ value: Runtime.Value, _ conversion: Conversion) throws(Interruption) -> Wrapped? {
    guard let inner = value.unwrapped else { return nil }
    return try conversion.native(inner, Wrapped.self)
  }
  var value: Runtime.Value { map { give($0).wrapped } ?? .none(0) }
}

extension Array: Bridged {
  static func native(_ value: Runtime.Value, _ conversion: Conversion) throws(Interruption) -> [Element] {
    var result: [Element] = []
    for element in try conversion.elements(value) { result.append(try conversion.native(element, Element.self)) }
    return result
  }
  var value: Value { .array(map { give($0) }) }
}

extension Set: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Set<Element> {
    var result: Set<Element> = []
    for element in try conversion.elements(value) { result.insert(try conversion.native(element, Element.self)) }
    return result
  }
  var value: Value {
    var table = Table()
    for element in self { table[Key.make(element)] = .void }
    return .set(table)
  }
}

extension Dictionary: Bridged {
  static func native(_ value: Runtime.Value, _ conversion: Conversion) throws(Interruption) -> [Key: Value] {
    guard case .dictionary(let table) = value else { throw conversion.mismatch(value, self) }
    var result: [Key: Value] = [:]
    for entry in table.all {
      result[try conversion.native(entry.key, Key.self)] = try conversion.native(entry.value, Value.self)
    }
    return result
  }
  var value: Runtime.Value {
    var table = Table()
    for (key, value) in self { table[Runtime.Key.make(key)] = give(value) }
    return .dictionary(table)
  }
}

extension Key {
  /// The key of a native value.
  @MainActor static func make(_ native: Any) -> Key {
    let value = give(native)
    if case .library = value { return Key(value, .library) }
    return Key(value, (native as? Held)?.rules)
  }
}

extension Conversion {
  /// The elements of what is natively a collection.
  func elements(_ value: Value) throws(Interruption) -> [Value] {
    switch value {
    case .array(let elements): return elements
    case .set(let table): return table.all.map(\.key)
    case .dictionary(let table): return table.all.map { .tuple([$0.key, $0.value]) }
    case .library(let library):
      if let own = library.value as? any NativeSequence { return own.elements }
      if let native = library.value as? any Sequence { return native.map { give($0) } }
      throw mismatch(value, (any Sequence).self)
    default:
      guard let sequence else { throw mismatch(value, (any Sequence).self) }
      return try evaluation.elements(of: value, sequence: sequence)
    }
  }
  /// The two ends of a range.
  func bounds<T>(_ value: Value, _ type: T.Type, _ count: Int) throws(Interruption) -> [T] {
    guard case .structure(let fields) = value, fields.count == count else { throw mismatch(value, type) }
    var result: [T] = []
    for field in fields { result.append(try native(field, type)) }
    return result
  }
}

extension Range: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Range<Bound> {
    let bounds = try conversion.bounds(value, Bound.self, 2)
    guard bounds[0] <= bounds[1] else { throw conversion.mismatch(value, self) }
    // Whoever counts the elements would trap.
    if let low = bounds[0] as? Int, let high = bounds[1] as? Int, high.subtractingReportingOverflow(low).overflow {
      throw conversion.evaluation.trap("Arithmetic overflow: the range \(low)..<\(high) has more than Int.max elements")
    }
    return bounds[0]..<bounds[1]
  }
  var value: Value { .structure([give(lowerBound), give(upperBound)]) }
}
extension ClosedRange: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> ClosedRange<Bound> {
    let bounds = try conversion.bounds(value, Bound.self, 2)
    guard bounds[0] <= bounds[1] else { throw conversion.mismatch(value, self) }
    return bounds[0]...bounds[1]
  }
  var value: Value { .structure([give(lowerBound), give(upperBound)]) }
}
extension PartialRangeFrom: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> PartialRangeFrom<Bound> {
    try conversion.bounds(value, Bound.self, 1)[0]...
  }
  var value: Value { .structure([give(lowerBound)]) }
}
extension PartialRangeThrough: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> PartialRangeThrough<Bound> {
    ...(try conversion.bounds(value, Bound.self, 1)[0])
  }
  var value: Value { .structure([give(upperBound)]) }
}
extension PartialRangeUpTo: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> PartialRangeUpTo<Bound> {
    ..<(try conversion.bounds(value, Bound.self, 1)[0])
  }
  var value: Value { .structure([give(upperBound)]) }
}

/// A pair of data that change is a structure of both in a program.
extension AnimatablePair: Bridged where First: Bridged, Second: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> AnimatablePair {
    guard case .structure(let parts) = value, parts.count == 2 else { throw conversion.mismatch(value, self) }
    return AnimatablePair(
      try conversion.native(parts[0], First.self), try conversion.native(parts[1], Second.self))
  }
  var value: Value { .structure([give(first), give(second)]) }
}
