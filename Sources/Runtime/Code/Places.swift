internal import Declarations

/// Something that can be read, written and changed in place. What its parts need is computed once, before: `prepare`.
@MainActor
class Place {
  func prepare(_ frame: Frame) throws(Interruption) {}
  func read(_ frame: Frame) throws(Interruption) -> Value { .void }
  func write(_ frame: Frame, _ value: Value) throws(Interruption) {
    try modify(frame) { (old: inout Value) throws(Interruption) in old = value }
  }
  func modify(_ frame: Frame, _ change: Change) throws(Interruption) {
    var value = try read(frame)
    try change(&value)
    try write(frame, value)
  }
  typealias Change = (inout Value) throws(Interruption) -> Void
}

final class SlotPlace: Place {
  let slot: Int
  init(_ slot: Int) { self.slot = slot }
  override func read(_ frame: Frame) throws(Interruption) -> Value { frame.slots[slot] }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) { frame.slots[slot] = value }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) { try change(&frame.slots[slot]) }
}

final class BoxPlace: Place {
  let slot: Int
  init(_ slot: Int) { self.slot = slot }
  private func box(_ frame: Frame) -> Box {
    if case .box(let box) = frame.slots[slot] { return box }
    let box = Box(frame.slots[slot])
    frame.slots[slot] = .box(box)
    return box
  }
  override func read(_ frame: Frame) throws(Interruption) -> Value { box(frame).value }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) { box(frame).value = value }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) { try change(&box(frame).value) }
}

/// A global or static variable: made at its first use.
final class GlobalPlace: Place {
  let find: @MainActor (Frame) throws(Interruption) -> Box
  init(_ find: @escaping @MainActor (Frame) throws(Interruption) -> Box) { self.find = find }
  override func read(_ frame: Frame) throws(Interruption) -> Value { try find(frame).value }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) { try find(frame).value = value }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) { try change(&find(frame).value) }
}

/// A stored property of a structure, or an element of a tuple.
final class FieldPlace: Place {
  let base: Place
  let index: Int
  init(_ base: Place, _ index: Int) {
    self.base = base
    self.index = index
  }
  override func prepare(_ frame: Frame) throws(Interruption) { try base.prepare(frame) }
  override func read(_ frame: Frame) throws(Interruption) -> Value {
    switch try base.read(frame) {
    case .structure(let fields), .tuple(let fields): return fields[index]
    default: throw frame.evaluation.mistake("a structure was expected")
    }
  }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) {
    let index = index
    try base.modify(frame) { (value: inout Value) throws(Interruption) in
      // Not by `switch`: that would keep a second reference, and the fields would be copied at each change.
      if case .structure(var fields) = value {
        value = .void
        defer { value = .structure(fields) }
        try change(&fields[index])
      } else if case .tuple(var fields) = value {
        value = .void
        defer { value = .tuple(fields) }
        try change(&fields[index])
      } else {
        throw frame.evaluation.mistake("a structure was expected")
      }
    }
  }
}

/// A stored property of an object; the object is found first.
final class ObjectFieldPlace: Place {
  let base: Code
  let slot: Int
  let index: Int
  init(_ base: Code, slot: Int, _ index: Int) {
    self.base = base
    self.slot = slot
    self.index = index
  }
  override func prepare(_ frame: Frame) throws(Interruption) { frame.slots[slot] = try base.value(frame) }
  private func object(_ frame: Frame) throws(Interruption) -> Object {
    if case .object(let object) = frame.slots[slot] { return object }
    throw frame.evaluation.mistake("an object was expected")
  }
  override func read(_ frame: Frame) throws(Interruption) -> Value { try object(frame).fields[index] }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) {
    let object = try object(frame)
    frame.slots[slot] = .void
    object.fields[index] = value
  }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) {
    let object = try object(frame)
    frame.slots[slot] = .void
    var value = Value.void
    swap(&value, &object.fields[index])
    defer { swap(&value, &object.fields[index]) }
    try change(&value)
  }
}

/// An element of an array, by a whole number.
final class ElementPlace: Place {
  let base: Place
  let index: Code
  let slot: Int
  init(_ base: Place, _ index: Code, slot: Int) {
    self.base = base
    self.index = index
    self.slot = slot
  }
  override func prepare(_ frame: Frame) throws(Interruption) {
    try base.prepare(frame)
    frame.slots[slot] = .int(try index.int(frame))
  }
  private func position(_ frame: Frame) -> Int {
    if case .int(let number) = frame.slots[slot] { return number }
    return -1
  }
  override func read(_ frame: Frame) throws(Interruption) -> Value {
    guard case .array(let elements) = try base.read(frame) else {
      throw frame.evaluation.mistake("an array was expected")
    }
    let index = position(frame)
    guard elements.indices.contains(index) else { throw frame.evaluation.trap("Index out of range") }
    return elements[index]
  }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) {
    let index = position(frame)
    try base.modify(frame) { (value: inout Value) throws(Interruption) in
      guard case .array(var elements) = value else { throw frame.evaluation.mistake("an array was expected") }
      guard elements.indices.contains(index) else { throw frame.evaluation.trap("Index out of range") }
      frame.evaluation.noteChange(ofElements: elements.count)
      value = .void
      defer { value = .array(elements) }
      try change(&elements[index])
    }
  }
}

/// The value inside an optional: `x!` and `x?` as places.
final class UnwrappedPlace: Place {
  let base: Place
  let isForced: Bool
  init(_ base: Place, isForced: Bool) {
    self.base = base
    self.isForced = isForced
  }
  override func prepare(_ frame: Frame) throws(Interruption) {
    try base.prepare(frame)
    if try base.read(frame).isNil { throw failure(frame) }
  }
  private func failure(_ frame: Frame) -> Interruption {
    isForced
      ? frame.evaluation.trap("Unexpectedly found nil while unwrapping an Optional value") : Interruption(.endOfChain)
  }
  override func read(_ frame: Frame) throws(Interruption) -> Value {
    guard let value = try base.read(frame).unwrapped else { throw failure(frame) }
    return value
  }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) {
    try base.modify(frame) { (value: inout Value) throws(Interruption) in
      guard let inner = value.unwrapped else { throw self.failure(frame) }
      value = .void
      var changed = inner
      defer { value = changed.wrapped }
      try change(&changed)
    }
  }
}

/// What is read and written by code: a computed property, a subscript.
final class ComputedPlace: Place {
  /// The value whose member it is, changed by the setter if it is a place.
  let base: Place?
  let prepareParts: @MainActor (Frame) throws(Interruption) -> Void
  let get: @MainActor (Frame, Value) throws(Interruption) -> Value
  let set: @MainActor (Frame, inout Value, Value) throws(Interruption) -> Void
  init(
    _ base: Place?, prepare: @escaping @MainActor (Frame) throws(Interruption) -> Void,
    get: @escaping @MainActor (Frame, Value) throws(Interruption) -> Value,
    set: @escaping @MainActor (Frame, inout Value, Value) throws(Interruption) -> Void
  ) {
    self.base = base
    prepareParts = prepare
    self.get = get
    self.set = set
  }
  override func prepare(_ frame: Frame) throws(Interruption) {
    try base?.prepare(frame)
    try prepareParts(frame)
  }
  override func read(_ frame: Frame) throws(Interruption) -> Value {
    try get(frame, try base?.read(frame) ?? .void)
  }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) {
    guard let base else {
      var none = Value.void
      return try set(frame, &none, value)
    }
    try base.modify(frame) { (own: inout Value) throws(Interruption) in try self.set(frame, &own, value) }
  }
}

/// A place whose value is kept in a slot for as long as it is changed: a value that is no place.
final class TemporaryPlace: Place {
  let code: Code
  let slot: Int
  init(_ code: Code, slot: Int) {
    self.code = code
    self.slot = slot
  }
  override func prepare(_ frame: Frame) throws(Interruption) { frame.slots[slot] = try code.value(frame) }
  override func read(_ frame: Frame) throws(Interruption) -> Value { frame.slots[slot] }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) { frame.slots[slot] = value }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) { try change(&frame.slots[slot]) }
}
