internal import Declarations
internal import Foundation

/// What the language makes by itself: `==`, `hash(into:)`, `<` of enumerations, `allCases`, raw values, coding keys.
extension Evaluation {
  /// A derived member for one type.
  func derived(_ requirement: Declaration, _ part: CodePart, _ type: RuntimeType) -> BoundTarget? {
    guard let owner = requirement.parentNominal, owner.isStandard else { return nil }
    let native: NativeFunction
    switch (owner.name, requirement.name) {
    case ("Equatable", "=="):
      native = { (call: inout NativeCall) throws(Interruption) in
        .bool(try call.evaluation.areEqualParts(call.arguments[0], call.arguments[1], type))
      }
    case ("Hashable", "hash"):
      native = { (call: inout NativeCall) throws(Interruption) in
        let evaluation = call.evaluation
        guard case .int(let state) = call.arguments[1] else { throw evaluation.mistake("a hasher was expected") }
        call.arguments[1] = .int(Self.mixed(state, try evaluation.hashOfParts(call.arguments[0], type)))
        return .void
      }
    case ("Hashable", "hashValue"):
      native = { (call: inout NativeCall) throws(Interruption) in
        .int(try call.evaluation.hash(call.arguments[0], type))
      }
    case ("Comparable", "<"):
      native = { (call: inout NativeCall) throws(Interruption) in
        .bool(try call.evaluation.isLessParts(call.arguments[0], call.arguments[1], type))
      }
    case ("CaseIterable", "allCases"):
      guard let layout = types.layout(of: type) else { return nil }
      let all = Value.array(layout.cases.indices.map { .enumeration($0, []) })
      native = { (_: inout NativeCall) throws(Interruption) in all }
    case ("RawRepresentable", _): return derivedRaw(requirement, type)
    case ("CodingKey", _): return derivedKey(requirement, type)
    default: return nil
    }
    return BoundTarget(.native(native), [type])
  }

  /// `hashValue` that a library's type declares: its interface does not say how.
  func derivedProperty(_ variable: VariableDeclaration, _ part: CodePart) -> Target? {
    guard let owner = variable.parentNominal, owner.module.isLibrary, !owner.isProtocol, part == .get,
      variable.name == "hashValue"
    else { return nil }
    return .native { (call: inout NativeCall) throws(Interruption) in
      let type = call.evaluation.types.nominal(owner, Array(call.types.prefix(owner.ownParameters.count)))
      return .int(try call.evaluation.hash(call.arguments[0], type))
    }
  }
  /// `==` and `hash(into:)` that a library's enumeration declares: its interface does not say how.
  func derivedFunction(_ function: FunctionDeclaration) -> Target? {
    guard let owner = function.parentNominal, owner.module.isLibrary, owner.kind == .enumeration,
      let requirement = standardRequirement(function.name == "==" ? "Equatable" : "Hashable", function.name)
    else { return nil }
    return .native { (call: inout NativeCall) throws(Interruption) in
      let type = call.evaluation.types.nominal(owner, Array(call.types.prefix(owner.ownParameters.count)))
      guard let found = call.evaluation.derived(requirement, .body, type), case .native(let native) = found.target else {
        throw call.evaluation.mistake("'\(owner.name)' has no '\(function.name)'")
      }
      return try native(&call)
    }
  }

  // MARK: Comparing

  /// True if two values of a type are equal, by the type's `==`.
  package func areEqual(_ a: Value, _ b: Value, _ type: RuntimeType) throws(Interruption) -> Bool {
    if let known = try areEqualByKind(a, b, type) { return known }
    guard let requirement = standardRequirement("Equatable", "==") else { return false }
    let own: RuntimeType
    if case .object(let object) = a { own = object.type } else { own = type }
    let target = self.requirement(requirement, .body, of: own)
    guard case .bool(let result) = try invoke(target, [a, b]) else { return false }
    return result
  }
  /// The same for values whose kind says how they are compared; nil for all others.
  private func areEqualByKind(_ a: Value, _ b: Value, _ type: RuntimeType) throws(Interruption) -> Bool? {
    switch (a, b) {
    case (.int(let x), .int(let y)): return x == y
    case (.double(let x), .double(let y)): return x == y
    case (.bool(let x), .bool(let y)): return x == y
    case (.string(let x), .string(let y)): return x == y
    case (.none(let x), .none(let y)): return x == y
    case (.none, _), (_, .none): if type.optionalObject != nil { return false }
    default: break
    }
    if let object = type.optionalObject { return try areEqual(a, b, object) }
    try charge(1)
    switch (a, b) {
    case (.array(let x), .array(let y)):
      guard x.count == y.count, let element = type.arguments.first else { return false }
      for index in x.indices where !(try areEqual(x[index], y[index], element)) { return false }
      return true
    case (.tuple(let x), .tuple(let y)):
      guard case .tuple(let elements) = type.kind, x.count == y.count else { return false }
      for index in x.indices where !(try areEqual(x[index], y[index], elements[index].type)) { return false }
      return true
    case (.dictionary(let x), .dictionary(let y)):
      guard x.count == y.count, type.arguments.count == 2 else { return false }
      let rules = keyRules(of: type.argument(0))
      for entry in x.all {
        guard let other = y[Key(entry.key, rules)], try areEqual(entry.value, other, type.argument(1)) else {
          return false
        }
      }
      return true
    case (.set(let x), .set(let y)):
      guard x.count == y.count, let element = type.arguments.first else { return false }
      let rules = keyRules(of: element)
      return x.all.allSatisfy { y.contains(Key($0.key, rules)) }
    case (.metatype(let x), .metatype(let y)): return x == y
    case (.void, .void): return true
    case (.existential(let x), .existential(let y)):
      if x.type == y.type { return try areEqual(x.value, y.value, x.type) }
      // Numbers in `AnyHashable` are equal by their value, whatever their types are.
      guard let first = Self.number(x), let second = Self.number(y) else { return false }
      return first == second
    default: return nil
    }
  }

  func areEqualParts(_ a: Value, _ b: Value, _ type: RuntimeType) throws(Interruption) -> Bool {
    let layout = types.layout(of: type)
    if layout == nil, let known = try areEqualByKind(a, b, type) { return known }
    switch (a, b) {
    case (.structure(let x), .structure(let y)):
      guard let layout else { break }
      for index in layout.types.indices where !(try areEqual(x[index], y[index], layout.types[index])) { return false }
      return true
    case (.enumeration(let i, let x), .enumeration(let j, let y)):
      if i != j { return false }
      let payload = payloadTypes(of: type, i)
      for index in x.indices where !(try areEqual(x[index], y[index], payload[index])) { return false }
      return true
    case (.library(let x), .library(let y)):
      guard let own = x.value as? any Equatable, let result = isEqualNative(own, y.value) else { break }
      return result
    default: break
    }
    throw mistake("values of '\(type)' cannot be compared")
  }
  /// The types of a case's values.
  package func payloadTypes(of type: RuntimeType, _ index: Int) -> [RuntimeType] {
    guard let layout = types.layout(of: type), layout.cases.indices.contains(index), let nominal = type.nominal else {
      return []
    }
    return program.settled.interface(of: layout.cases[index]).parameters.map {
      types.make($0.type, type.arguments, of: nominal) ?? types.void
    }
  }

  /// True if the first of two values of a type comes before the second, by the type's `<`.
  package func isLess(_ a: Value, _ b: Value, _ type: RuntimeType) throws(Interruption) -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)):
      return type.nominal?.name.hasPrefix("UInt") == true ? UInt(bitPattern: x) < UInt(bitPattern: y) : x < y
    case (.double(let x), .double(let y)): return x < y
    case (.string(let x), .string(let y)): return x < y
    default: break
    }
    guard let requirement = standardRequirement("Comparable", "<") else { return false }
    guard case .bool(let result) = try invoke(self.requirement(requirement, .body, of: type), [a, b]) else {
      return false
    }
    return result
  }
  private func isLessParts(_ a: Value, _ b: Value, _ type: RuntimeType) throws(Interruption) -> Bool {
    if case .library(let x) = a, case .library(let y) = b, let x = x.value as? any Comparable,
      let result = isLessNative(x, y.value)
    {
      return result
    }
    guard case .enumeration(let i, let x) = a, case .enumeration(let j, let y) = b else {
      throw mistake("values of '\(type)' cannot be ordered")
    }
    if i != j { return i < j }
    let payload = payloadTypes(of: type, i)
    for index in x.indices {
      if try isLess(x[index], y[index], payload[index]) { return true }
      if try isLess(y[index], x[index], payload[index]) { return false }
    }
    return false
  }

  private func isEqualNative<T: Equatable>(_ a: T, _ b: Any) -> Bool? { (b as? T).map { a == $0 } }
  private func isLessNative<T: Comparable>(_ a: T, _ b: Any) -> Bool? { (b as? T).map { a < $0 } }

  // MARK: Hashing

  package static func mixed(_ state: Int, _ hash: Int) -> Int {
    var mixed = UInt(bitPattern: state) ^ (UInt(bitPattern: hash) &+ 0x9E37_79B9_7F4A_7C15)
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(bitPattern: mixed ^ (mixed >> 31))
  }

  /// What is in an existential, as a number: whole if it is.
  @MainActor private static func number(_ existential: ExistentialValue) -> AnyHashable? {
    switch existential.value {
    case .int(let number):
      guard let whole = WholeNumber(existential.type) else { return nil }
      return whole.isUnsigned ? AnyHashable(UInt(bitPattern: number)) : AnyHashable(number)
    case .double(let number): return AnyHashable(number)
    default: return nil
    }
  }

  /// The hash of a text: canonically equivalent texts are equal, so they have one hash.
  package static func hash(of text: String) -> Int {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    var state = 4
    for scalar in (isPlain ? text : text.precomposedStringWithCanonicalMapping).unicodeScalars {
      state = mixed(state, Int(scalar.value))
    }
    return state
  }

  /// The hash of a value, by the type's `hash(into:)`. A hasher is a whole number while a program runs.
  package func hash(_ value: Value, _ type: RuntimeType) throws(Interruption) -> Int {
    switch value {
    case .int(let number): return Self.mixed(1, number)
    case .double(let number): return Self.mixed(2, number == 0 ? 0 : Int(bitPattern: UInt(number.bitPattern)))
    case .bool(let flag): return Self.mixed(3, flag ? 1 : 0)
    case .string(let text): return Self.hash(of: text)
    case .none(let depth): return Self.mixed(5, depth)
    case .metatype(let type): return Self.mixed(6, ObjectIdentifier(type).hashValue)
    case .void: return 7
    // Paths that are equal lead from the same type to the same type.
    case .keyPath(let path):
      let types = Self.mixed(Self.hash(of: path.root.description), Self.hash(of: path.value.description))
      return Self.mixed(types, path.components.count)
    case .existential(let existential):
      if Self.number(existential) != nil {
        if case .int(let number) = existential.value { return Self.mixed(1, number) }
        if case .double(let number) = existential.value, let whole = Int(exactly: number) { return Self.mixed(1, whole) }
      }
      return try hash(existential.value, existential.type)
    default: break
    }
    if let object = type.optionalObject { return try hash(value, object) }
    try charge(1)
    switch value {
    case .array(let elements):
      var state = elements.count
      for element in elements { state = Self.mixed(state, try hash(element, type.argument(0))) }
      return state
    case .tuple(let elements):
      guard case .tuple(let parts) = type.kind else { return 0 }
      var state = elements.count
      for (element, part) in zip(elements, parts) { state = Self.mixed(state, try hash(element, part.type)) }
      return state
    case .set(let table):
      var state = 0
      for entry in table.all { state ^= try hash(entry.key, type.argument(0)) }
      return state
    case .dictionary(let table):
      var state = 0
      for entry in table.all {
        state ^= Self.mixed(try hash(entry.key, type.argument(0)), try hash(entry.value, type.argument(1)))
      }
      return state
    default: break
    }
    guard let requirement = standardRequirement("Hashable", "hash") else { return 0 }
    let own: RuntimeType
    if case .object(let object) = value { own = object.type } else { own = type }
    var arguments = [value, .int(8)]
    _ = try invoke(self.requirement(requirement, .body, of: own), &arguments)
    if case .int(let state) = arguments[1] { return state }
    return 0
  }
  private func hashOfParts(_ value: Value, _ type: RuntimeType) throws(Interruption) -> Int {
    guard let layout = types.layout(of: type) else { throw mistake("values of '\(type)' cannot be hashed") }
    switch value {
    case .structure(let fields):
      var state = layout.types.count
      for (field, part) in zip(fields, layout.types) { state = Self.mixed(state, try hash(field, part)) }
      return state
    case .enumeration(let index, let payload):
      var state = index
      for (field, part) in zip(payload, payloadTypes(of: type, index)) {
        state = Self.mixed(state, try hash(field, part))
      }
      return state
    case .library(let library):
      if let value = library.value as? AnyHashable { return value.hashValue }
      throw mistake("values of '\(type)' cannot be hashed")
    default: throw mistake("values of '\(type)' cannot be hashed")
    }
  }

  /// How keys of a type hash and compare. What goes wrong meanwhile ends the run at the next step.
  package func keyRules(of type: RuntimeType) -> KeyRules {
    if let rules = type.keyRules { return rules }
    let rules = KeyRules(
      hash: { [unowned self] value in
        MainActor.assumeIsolated {
          if self.parked != nil { return 0 }
          do throws(Interruption) { return try self.hash(value, type) } catch {
            self.parked = error
            return 0
          }
        }
      },
      equal: { [unowned self] a, b in
        MainActor.assumeIsolated {
          if self.parked != nil { return true }
          do throws(Interruption) { return try self.areEqual(a, b, type) } catch {
            self.parked = error
            return true
          }
        }
      })
    type.keyRules = rules
    return rules
  }
  package func key(_ value: Value, _ type: RuntimeType) -> Key { Key(value, keyRules(of: type)) }
}
