internal import Declarations

/// A lazy variable: computed when it is first read.
final class LazyPlace: Place {
  private let base: Place
  private let initial: @MainActor (Frame, Value) throws(Interruption) -> Value
  convenience init(_ base: Place, _ code: Code) {
    self.init(base) { (frame: Frame, _: Value) throws(Interruption) in try code.value(frame) }
  }
  init(_ base: Place, _ initial: @escaping @MainActor (Frame, Value) throws(Interruption) -> Value) {
    self.base = base
    self.initial = initial
  }
  override func prepare(_ frame: Frame) throws(Interruption) { try base.prepare(frame) }
  private func fill(_ frame: Frame) throws(Interruption) {
    guard case .void = try base.read(frame) else { return }
    var own = Value.void
    if let field = base as? FieldPlace { own = try field.base.read(frame) }
    if let field = base as? ObjectFieldPlace { own = frame.slots[field.slot] }
    let made = try initial(frame, own)
    if let field = base as? ObjectFieldPlace { frame.slots[field.slot] = own }
    try base.write(frame, made)
    if let field = base as? ObjectFieldPlace { frame.slots[field.slot] = own }
  }
  override func read(_ frame: Frame) throws(Interruption) -> Value {
    try fill(frame)
    return try base.read(frame)
  }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) { try base.write(frame, value) }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) {
    try fill(frame)
    try base.modify(frame, change)
  }
}

/// A variable with observers.
final class ObservedPlace: Place {
  private let base: Place
  private let willSet: (@MainActor (Frame, Value) throws(Interruption) -> Value)?
  private let didSet: (@MainActor (Frame, Value) throws(Interruption) -> Value)?
  init(
    _ base: Place, willSet: (@MainActor (Frame, Value) throws(Interruption) -> Value)?,
    didSet: (@MainActor (Frame, Value) throws(Interruption) -> Value)?
  ) {
    self.base = base
    self.willSet = willSet
    self.didSet = didSet
  }
  override func prepare(_ frame: Frame) throws(Interruption) { try base.prepare(frame) }
  override func read(_ frame: Frame) throws(Interruption) -> Value { try base.read(frame) }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) {
    let old = try base.read(frame)
    _ = try willSet?(frame, value)
    try base.write(frame, value)
    _ = try didSet?(frame, old)
  }
}

/// A stored property with observers, which get the value or object that it belongs to.
final class ObservedField: Place {
  typealias Observer = @MainActor (Frame, inout Value, Value) throws(Interruption) -> Void
  private let owner: Place
  private let field: Place
  private let willSet: Observer?
  private let didSet: Observer?
  init(_ owner: Place, _ field: Place, willSet: Observer?, didSet: Observer?) {
    self.owner = owner
    self.field = field
    self.willSet = willSet
    self.didSet = didSet
  }
  override func prepare(_ frame: Frame) throws(Interruption) {
    try owner.prepare(frame)
    try field.prepare(frame)
  }
  override func read(_ frame: Frame) throws(Interruption) -> Value { try field.read(frame) }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) {
    let old = try field.read(frame)
    if let willSet {
      try owner.modify(frame) { (own: inout Value) throws(Interruption) in try willSet(frame, &own, value) }
    }
    try field.write(frame, value)
    if let didSet {
      try owner.modify(frame) { (own: inout Value) throws(Interruption) in try didSet(frame, &own, old) }
    }
  }
}

/// Who hears of reads and changes of a stored property of an object.
package struct Observation {
  /// The property is read; nil if nobody wants to know.
  let read: (@MainActor (Object) -> Void)?
  /// The property is about to change.
  let change: @MainActor (Object) -> Void
  /// Whether setting the value that it has already is no change.
  let comparesValues: Bool
  /// Who wants to know the property's new value before it is set, at the time.
  let follow: (@MainActor (Object) -> (@MainActor (Value) -> Void)?)?
  /// `$x`, if it is made of the object and the place of the property among its fields, not of the value alone.
  let projected: (@MainActor (Object, Int) -> Value)?
  package init(
    read: (@MainActor (Object) -> Void)?, comparesValues: Bool = false,
    change: @escaping @MainActor (Object) -> Void,
    follow: (@MainActor (Object) -> (@MainActor (Value) -> Void)?)? = nil,
    projected: (@MainActor (Object, Int) -> Value)? = nil
  ) {
    self.read = read
    self.change = change
    self.comparesValues = comparesValues
    self.follow = follow
    self.projected = projected
  }
}

/// A stored property of an object that says when it is read and changed.
final class NotifyingPlace: Place {
  private let base: Place
  /// Where `base` keeps the object.
  private let slot: Int
  private let observation: Observation
  init(_ base: Place, slot: Int, _ observation: Observation) {
    self.base = base
    self.slot = slot
    self.observation = observation
  }
  override func prepare(_ frame: Frame) throws(Interruption) { try base.prepare(frame) }
  override func read(_ frame: Frame) throws(Interruption) -> Value {
    if let read = observation.read, case .object(let object) = frame.slots[slot] { read(object) }
    return try base.read(frame)
  }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) {
    if case .object(let object) = frame.slots[slot] {
      if observation.comparesValues {
        let isSame = try base.read(frame) == value
        frame.slots[slot] = .object(object)
        if isSame { return try base.write(frame, value) }
      }
      observation.change(object)
      if let tell = observation.follow?(object) {
        tell(value)
        frame.slots[slot] = .object(object)
      }
    }
    try base.write(frame, value)
  }
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) {
    if case .object(let object) = frame.slots[slot] {
      observation.change(object)
      if let tell = observation.follow?(object) {
        var value = try base.read(frame)
        frame.slots[slot] = .object(object)
        try change(&value)
        tell(value)
        frame.slots[slot] = .object(object)
        return try base.write(frame, value)
      }
    }
    try base.modify(frame, change)
  }
}

/// `$x` of a stored property of an object, where it is made of the object.
final class ProjectedPlace: Place {
  private let base: ObjectFieldPlace
  private let projected: @MainActor (Object, Int) -> Value
  init(_ base: ObjectFieldPlace, _ projected: @escaping @MainActor (Object, Int) -> Value) {
    self.base = base
    self.projected = projected
  }
  override func prepare(_ frame: Frame) throws(Interruption) { try base.prepare(frame) }
  override func read(_ frame: Frame) throws(Interruption) -> Value {
    guard case .object(let object) = frame.slots[base.slot] else { return try base.read(frame) }
    return projected(object, base.index)
  }
  override func write(_ frame: Frame, _ value: Value) throws(Interruption) {}
  override func modify(_ frame: Frame, _ change: Change) throws(Interruption) {
    var value = try read(frame)
    try change(&value)
  }
}
