internal import Declarations
internal import Runtime
internal import Views

/// A value of a type that only the program knows, for what the library demands of every type: to be equal, to hash, to have an identity.
struct Held: Hashable, Identifiable, Comparable, CustomStringConvertible {
  let value: Value
  let type: RuntimeType?
  private let evaluation: Evaluation?

  init(_ value: Value, _ type: RuntimeType?, _ evaluation: Evaluation?) {
    self.value = value
    self.type = type
    self.evaluation = evaluation
  }

  /// What the library is given once the run has ended.
  static var none: Held { Held(.void, nil, nil) }

  /// Another value of the same type.
  func with(_ value: Value) -> Held { Held(value, type, evaluation) }

  private var key: Key { onMainThread(self) { held in Key(held.value, held.rules) } }
  @MainActor var rules: KeyRules? {
    if case .library = value { return .library }
    return type.flatMap { evaluation?.keyRules(of: $0) }
  }
  static func == (a: Held, b: Held) -> Bool {
    if let own = a.valueType, let other = b.valueType, own !== other { return false }
    return a.key == b.key
  }
  /// The structure or the enumeration that the value is of: values of two of them are never equal.
  private var valueType: NominalDeclaration? {
    onMainThread(self) { held in
      // What is boxed, as by `AnyHashable`, is of a type of its own.
      if case .existential = held.value { return nil }
      guard var type = held.type else { return nil }
      while let object = type.optionalObject { type = object }
      return type.nominal.flatMap { [.structure, .enumeration].contains($0.kind) ? $0 : nil }
    }
  }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  static func < (a: Held, b: Held) -> Bool {
    switch (a.value, b.value) {
    case (.int(let x), .int(let y)): x < y
    case (.double(let x), .double(let y)): x < y
    case (.string(let x), .string(let y)): x < y
    default: onMainThread((a, b)) { a, b in a.evaluation?.isLess(a, b) ?? false }
    }
  }

  var description: String {
    onMainThread(self) { held in
      let text = held.type.flatMap { type in try? held.evaluation?.describe(held.value, type) }
      return text ?? "\(held.value)"
    }
  }

  /// The value of the requirement `id` of `Identifiable`.
  var id: Held { onMainThread(self) { held in held.evaluation?.identity(of: held) ?? held } }
}

/// What a program's value is in between is the program's to say.
extension Held: Animatable {
  typealias AnimatableData = EmptyAnimatableData
}

/// Programs run on the main thread, wherever the library takes a value along.
extension Held: @unchecked Sendable {}

extension KeyRules {
  /// Native values are equal and hash as they do in Swift.
  nonisolated(unsafe) static let library = KeyRules(
    hash: { value in
      guard case .library(let library) = value, let hashable = library.value as? AnyHashable else { return 0 }
      return hashable.hashValue
    },
    equal: { a, b in
      guard case .library(let x) = a, case .library(let y) = b else { return false }
      guard let x = x.value as? AnyHashable, let y = y.value as? AnyHashable else { return false }
      return x == y
    })
}

extension Held: IdentifierStandIn {
  var represented: (any Hashable)? {
    switch value {
    case .string(let text): text
    case .int(let number): number
    case .double(let number): number
    default: nil
    }
  }
  static func standing(for id: any Hashable) -> Held? {
    switch id {
    case let text as String: Held(.string(text), nil, nil)
    case let number as Int: Held(.int(number), nil, nil)
    case let number as Double: Held(.double(number), nil, nil)
    default: nil
    }
  }
}
