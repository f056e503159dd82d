internal import Declarations

/// Code that is one Swift closure.
final class Do: Code {
  private let body: @MainActor (Frame) throws(Interruption) -> Value
  init(_ body: @escaping @MainActor (Frame) throws(Interruption) -> Value) { self.body = body }
  override func value(_ frame: Frame) throws(Interruption) -> Value { try body(frame) }
}

final class Constant: Code {
  let constant: Value
  init(_ constant: Value) { self.constant = constant }
  override func value(_ frame: Frame) throws(Interruption) -> Value { constant }
}

final class IntConstant: Code {
  let number: Int
  init(_ number: Int) { self.number = number }
  override func value(_ frame: Frame) throws(Interruption) -> Value { .int(number) }
  override func int(_ frame: Frame) throws(Interruption) -> Int { number }
}

final class DoubleConstant: Code {
  let number: Double
  init(_ number: Double) { self.number = number }
  override func value(_ frame: Frame) throws(Interruption) -> Value { .double(number) }
  override func double(_ frame: Frame) throws(Interruption) -> Double { number }
}

final class SlotCode: Code {
  let slot: Int
  init(_ slot: Int) { self.slot = slot }
  override func value(_ frame: Frame) throws(Interruption) -> Value { frame.slots[slot] }
  override func int(_ frame: Frame) throws(Interruption) -> Int {
    if case .int(let number) = frame.slots[slot] { return number }
    throw frame.evaluation.mistake("a whole number was expected in a variable")
  }
  override func double(_ frame: Frame) throws(Interruption) -> Double {
    if case .double(let number) = frame.slots[slot] { return number }
    throw frame.evaluation.mistake("a number was expected in a variable")
  }
  override func bool(_ frame: Frame) throws(Interruption) -> Bool {
    if case .bool(let flag) = frame.slots[slot] { return flag }
    throw frame.evaluation.mistake("a truth value was expected in a variable")
  }
}

final class BoxCode: Code {
  let slot: Int
  init(_ slot: Int) { self.slot = slot }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    if case .box(let box) = frame.slots[slot] { return box.value }
    return frame.slots[slot]
  }
}

/// A stored property of a structure, or an element of a tuple.
final class FieldCode: Code {
  let base: Code
  let index: Int
  init(_ base: Code, _ index: Int) {
    self.base = base
    self.index = index
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    switch try base.value(frame) {
    case .structure(let fields), .tuple(let fields):
      guard index < fields.count else { throw frame.evaluation.mistake("a property of a structure") }
      return fields[index]
    default: throw frame.evaluation.mistake("a structure was expected")
    }
  }
  override func int(_ frame: Frame) throws(Interruption) -> Int {
    if let slot = base as? SlotCode, case .structure(let fields) = frame.slots[slot.slot],
      case .int(let number) = fields[index]
    {
      return number
    }
    if case .int(let number) = try value(frame) { return number }
    throw frame.evaluation.mistake("a whole number was expected in a property")
  }
}

/// A stored property of an object.
final class ObjectFieldCode: Code {
  let base: Code
  let index: Int
  /// Hears that the property is read, if anything wants to know.
  private let read: (@MainActor (Object) -> Void)?
  init(_ base: Code, _ index: Int, _ read: (@MainActor (Object) -> Void)? = nil) {
    self.base = base
    self.index = index
    self.read = read
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    guard case .object(let object) = try base.value(frame) else {
      throw frame.evaluation.mistake("an object was expected")
    }
    read?(object)
    guard index < object.fields.count else { throw frame.evaluation.mistake("a property of '\(object.type)'") }
    return object.fields[index]
  }
}

/// A type as a value of the frame.
final class TypeCode: Code {
  let constant: RuntimeType?
  private let type: Type
  private let slots: [GenericParameterDeclaration: Int]
  private let single: Int?
  private var cache: [[ObjectIdentifier]: RuntimeType] = [:]
  private let used: [Int]
  /// The expression that wants it; nil in a library's source.
  private let place: SourcePlace?

  init(
    _ type: Type, _ slots: [GenericParameterDeclaration: Int], _ types: RuntimeTypes, _ place: SourcePlace?
  ) {
    (self.type, self.place) = (type, place)
    var used: Set<Int> = []
    _ = type.contains { part in
      if case .parameter(let parameter) = part, let slot = slots[parameter] { used.insert(slot) }
      if case .existential(let existential) = part {
        for constraint in existential.constraints {
          _ = constraint.type.contains {
            if case .parameter(let parameter) = $0, let slot = slots[parameter] { used.insert(slot) }
            return false
          }
        }
      }
      return false
    }
    self.used = used.sorted()
    self.slots = slots
    if case .parameter(let parameter) = type { single = slots[parameter] } else { single = nil }
    constant = used.isEmpty ? types.make(type) { _ in nil } : nil
  }
  func type(_ frame: Frame) throws(Interruption) -> RuntimeType {
    if let constant { return constant }
    if let single, case .metatype(let type) = frame.slots[single] { return type }
    var key: [ObjectIdentifier] = []
    for slot in used { if case .metatype(let type) = frame.slots[slot] { key.append(ObjectIdentifier(type)) } }
    if let known = cache[key] { return known }
    let made = frame.evaluation.types.make(type) { parameter in
      guard let slot = slots[parameter], case .metatype(let type) = frame.slots[slot] else { return nil }
      return type
    }
    guard let made else {
      if let place { frame.evaluation.place = place }
      // An associated type may be one of a package that is not there.
      if case .member = type { throw frame.evaluation.lacks("the type '\(type)' is not in the playground yet") }
      throw frame.evaluation.mistake("the type '\(type)' is not known here")
    }
    cache[key] = made
    return made
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value { .metatype(try type(frame)) }
}

/// A direct call: its arguments are put where the callee finds them.
final class CallCode: Code {
  let code: FunctionCode
  let arguments: [Code]
  let place: SourcePlace?
  init(_ code: FunctionCode, _ arguments: [Code], _ place: SourcePlace?) {
    self.code = code
    self.arguments = arguments
    self.place = place
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    let evaluation = frame.evaluation
    let base = evaluation.top
    let count = arguments.count
    try evaluation.reserve(base + count)
    var placed = 0
    defer {
      evaluation.clear(base, placed)
      evaluation.top = base
    }
    while placed < count {
      base[placed] = try arguments[placed].value(frame)
      placed += 1
      evaluation.top = base + placed
    }
    if let place { evaluation.place = place }
    return try evaluation.invoke(code, base)
  }
}

/// A call that changes some of its arguments.
final class ChangingCall: Code {
  let code: FunctionCode
  let arguments: [Code]
  let changes: [(index: Int, place: Place)]
  let place: SourcePlace?
  init(_ code: FunctionCode, _ arguments: [Code], _ changes: [(index: Int, place: Place)], _ place: SourcePlace?) {
    self.code = code
    self.arguments = arguments
    self.changes = changes
    self.place = place
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    let evaluation = frame.evaluation
    let base = evaluation.top
    let count = arguments.count
    try evaluation.reserve(base + count)
    var placed = 0
    defer {
      evaluation.clear(base, placed)
      evaluation.top = base
    }
    while placed < count {
      base[placed] = try arguments[placed].value(frame)
      placed += 1
      evaluation.top = base + placed
    }
    if let place { evaluation.place = place }
    if changes.count == 1 {
      let (index, place) = changes[0]
      var result = Value.void
      try place.modify(frame) { (value: inout Value) throws(Interruption) in
        swap(&base[index], &value)
        defer { swap(&base[index], &value) }
        result = try evaluation.invoke(self.code, base)
      }
      return result
    }
    for (index, place) in changes { base[index] = try place.read(frame) }
    do throws(Interruption) {
      let result = try evaluation.invoke(code, base)
      for (index, place) in changes { try place.write(frame, base[index]) }
      return result
    } catch {
      if error.kind == .thrown { for (index, place) in changes { try place.write(frame, base[index]) } }
      throw error
    }
  }
}

/// The places that a call changes, with the positions of their arguments.
@MainActor
struct Changes {
  let all: [(index: Int, place: Place)]
  /// Runs a call: a single place is changed in place, several are copied in and out.
  func run(_ frame: Frame, _ values: inout [Value], _ call: (inout [Value]) throws(Interruption) -> Value)
    throws(Interruption) -> Value
  {
    if all.isEmpty { return try call(&values) }
    if all.count == 1 {
      let (index, place) = all[0]
      var result = Value.void
      var moved = values
      values = []
      defer { values = moved }
      try place.modify(frame) { (value: inout Value) throws(Interruption) in
        swap(&moved[index], &value)
        defer { swap(&moved[index], &value) }
        result = try call(&moved)
      }
      return result
    }
    for (index, place) in all { values[index] = try place.read(frame) }
    do throws(Interruption) {
      let result = try call(&values)
      for (index, place) in all { try place.write(frame, values[index]) }
      return result
    } catch {
      if error.kind == .thrown { for (index, place) in all { try place.write(frame, values[index]) } }
      throw error
    }
  }
}

/// A call whose target is found while it runs, or that is a native.
final class TargetCall: Code {
  /// Finds the target once the arguments are known.
  let find: @MainActor (Frame, [Value]) throws(Interruption) -> BoundTarget
  let arguments: [Code]
  let changes: [(index: Int, place: Place)]
  let place: SourcePlace?
  /// True if the first argument is an existential that is opened.
  let opensFirst: Bool
  init(
    _ arguments: [Code], _ changes: [(index: Int, place: Place)], opensFirst: Bool = false, _ place: SourcePlace?,
    _ find: @escaping @MainActor (Frame, [Value]) throws(Interruption) -> BoundTarget
  ) {
    self.find = find
    self.arguments = arguments
    self.changes = changes
    self.place = place
    self.opensFirst = opensFirst
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.value(frame)) }
    return try Changes(all: changes).run(frame, &values) { (values: inout [Value]) throws(Interruption) in
      try self.finish(frame, &values)
    }
  }
  private func finish(_ frame: Frame, _ values: inout [Value]) throws(Interruption) -> Value {
    let target = try find(frame, values)
    if let place { frame.evaluation.place = place }
    guard opensFirst, case .existential(let existential) = values[0] else {
      return try frame.evaluation.invoke(target, &values, place)
    }
    values[0] = existential.value
    frame.evaluation.lastOpened = existential.type
    let isChanged = changes.contains { $0.index == 0 }
    defer { values[0] = isChanged ? .existential(ExistentialValue(values[0], existential.type)) : .void }
    let made = try frame.evaluation.invoke(target, &values, place)
    frame.evaluation.lastOpened = existential.type
    return made
  }
}

/// A call of a function that is a value.
final class ClosureCall: Code {
  let callee: Code
  let arguments: [Code]
  let changes: [(index: Int, place: Place)]
  init(_ callee: Code, _ arguments: [Code], _ changes: [(index: Int, place: Place)]) {
    self.callee = callee
    self.arguments = arguments
    self.changes = changes
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    let closure = try callee.value(frame)
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.value(frame)) }
    return try Changes(all: changes).run(frame, &values) { (values: inout [Value]) throws(Interruption) in
      try frame.evaluation.call(closure, changing: &values)
    }
  }
}
