extension Evaluation {
  /// `==`, with the operators of the file's own types, also inside arrays, optionals and tuples.
  func areEqual(_ a: Value, _ b: Value, at span: SourceFile.Span) throws(Interruption) -> Bool {
    guard ValueWalk.visit() else { throw Interruption() }
    switch (a, b) {
    case (.structure(let x), .structure(let y)) where x.declaration == y.declaration:
      if let function = lowering.ownOperator("==", x.declaration) { return try isTrue(function, a, b, at: span) }
      return try areEqual(x.fields, y.fields, at: span)
    case (.object(let x), .object(let y)):
      if let function = lowering.ownOperator("==", x.declaration) { return try isTrue(function, a, b, at: span) }
      return x === y
    case (.enumCase(let x, let i, let p), .enumCase(let y, let j, let q)) where x == y:
      if let function = lowering.ownOperator("==", x) { return try isTrue(function, a, b, at: span) }
      return i == j ? try areEqual(p, q, at: span) : false
    case (.array(let x), .array(let y)), (.tuple(let x), .tuple(let y)): return try areEqual(x, y, at: span)
    case (.some(let x), .some(let y)): return try areEqual(x, y, at: span)
    default: return a == b
    }
  }
  private func areEqual(_ a: [Value], _ b: [Value], at span: SourceFile.Span) throws(Interruption) -> Bool {
    guard a.count == b.count else { return false }
    for (x, y) in zip(a, b) {
      if try !areEqual(x, y, at: span) { return false }
    }
    return true
  }
  /// `<`, with the operators of the file's own types; the cases of an enum stand in the order of their declaration.
  func isLess(_ a: Value, _ b: Value, at span: SourceFile.Span) throws(Interruption) -> Bool {
    guard ValueWalk.visit() else { throw Interruption() }
    switch (a, b) {
    case (.structure(let x), .structure):
      guard let function = lowering.ownOperator("<", x.declaration) else { return false }
      return try isTrue(function, a, b, at: span)
    case (.object(let x), .object):
      guard let function = lowering.ownOperator("<", x.declaration) else { return false }
      return try isTrue(function, a, b, at: span)
    case (.enumCase(let x, let i, let p), .enumCase(_, let j, let q)):
      if let function = lowering.ownOperator("<", x) { return try isTrue(function, a, b, at: span) }
      return i == j ? try isLess(.tuple(p), .tuple(q), at: span) : i < j
    case (.tuple(let x), .tuple(let y)):
      for (first, second) in zip(x, y) {
        if try isLess(first, second, at: span) { return true }
        if try !areEqual(first, second, at: span) { return false }
      }
      return false
    default: return a.isLess(than: b)
    }
  }
  private func isTrue(_ function: FunctionDeclaration, _ a: Value, _ b: Value, at span: SourceFile.Span) throws(Interruption) -> Bool {
    if case .bool(true) = try call(function.body, [function.owner.map { .type($0) } ?? .void, a, b], at: span) { return true }
    return false
  }
  /// A stable sort whose comparison may fail.
  func sorted(_ values: [Value], at span: SourceFile.Span, by isLess: (Value, Value) throws(Interruption) -> Bool) throws(Interruption) -> [Value] {
    if values.count < 2 { return values }
    try step(span)
    let middle = values.count / 2
    let left = try sorted(Array(values[..<middle]), at: span, by: isLess)
    let right = try sorted(Array(values[middle...]), at: span, by: isLess)
    var result: [Value] = []
    result.reserveCapacity(values.count)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if try isLess(right[j], left[i]) {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }

  // MARK: Casts

  /// The value as one of another type; nil if it is none.
  func cast(_ value: Value, to type: StaticType) -> Value? {
    guard ValueWalk.visit() else { return nil }
    switch type {
    case .any(let names):
      let own = dynamicType(of: value)
      if case .some(let wrapped) = value, !names.isEmpty { return cast(wrapped, to: type) }
      return names.allSatisfy { lowering.conforms(own, to: $0) } ? value : nil
    case .library(.optional, let arguments):
      if case .none = value { return .some(.none) }
      if case .some(let wrapped) = value { return cast(wrapped, to: arguments.first ?? .any([])).map { .some($0) } }
      return cast(value, to: arguments.first ?? .any([])).map { .some($0) }
    case .declared(let declaration, _):
      switch value {
      case .some(let wrapped): return cast(wrapped, to: type)
      case .structure(let instance): return instance.declaration == declaration ? value : nil
      case .enumCase(let found, _, _): return found == declaration ? value : nil
      case .object(let object): return object.declaration.inherits(from: declaration) ? value : nil
      default: return nil
      }
    case .library(let library, _) where library.name == "NSError":
      // Every error is one.
      if case .library(let own) = value, own is FoundationFailure { return value }
      return lowering.conforms(dynamicType(of: value), to: "Error") ? .library(FoundationFailure(message: value.text)) : nil
    case .library(let library, let arguments):
      switch value {
      case .some(let wrapped): return cast(wrapped, to: type)
      case .double: return library == .double || library == .cgFloat ? value : nil
      case .string: return library == .string || library.name == "Character" || library.name == "Substring" ? value : nil
      case .array(let values):
        guard library == .array, let element = arguments.first else { return library == .array ? value : nil }
        let converted = values.compactMap { cast($0, to: element) }
        return converted.count == values.count ? .array(converted) : nil
      case .dictionary: return library == .dictionary ? value : nil
      case .set: return library == .set ? value : nil
      case .closure, .keyPath: return nil
      default:
        if case .library(let own, _) = dynamicType(of: value) { return own == library ? value : nil }
        return nil
      }
    case .parameter: return cast(value, to: resolved(type, own: nil)) ?? (resolved(type, own: nil) == type ? value : nil)
    case .tuple(let elements):
      if case .tuple(let values) = value { return values.count == elements.count ? value : nil }
      return nil
    case .function:
      if case .closure = value { return value }
      return nil
    case .metatype:
      if case .type = value { return value }
      return nil
    case .opaque, .never, .skipped, .failed: return value
    }
  }
}

extension TypeDeclaration {
  /// True for the class itself and its superclasses.
  func inherits(from other: TypeDeclaration) -> Bool {
    var type: TypeDeclaration? = self
    while let current = type {
      if current == other { return true }
      type = current.superclass
    }
    return false
  }
}
