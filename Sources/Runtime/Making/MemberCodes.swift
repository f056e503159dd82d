internal import Declarations

/// An element of an array.
final class ElementCode: Code {
  private let base: Code
  private let index: Code
  private let place: SourcePlace?
  init(_ base: Code, _ index: Code, _ place: SourcePlace?) {
    self.base = base
    self.index = index
    self.place = place
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    if let slot = base as? SlotCode {
      let index = try index.int(frame)
      guard case .array(let elements) = frame.slots[slot.slot] else { throw frame.evaluation.mistake("an array") }
      guard index >= 0, index < elements.count else { throw frame.evaluation.trap("Index out of range", at: place) }
      return elements[index]
    }
    guard case .array(let elements) = try base.value(frame) else { throw frame.evaluation.mistake("an array") }
    let index = try index.int(frame)
    guard index >= 0, index < elements.count else { throw frame.evaluation.trap("Index out of range", at: place) }
    return elements[index]
  }
}

/// `self.init(…)` or `super.init(…)`: a structure's `self` becomes what it gives; nil ends the initialiser.
final class Delegation: Code {
  private let code: Code
  private let own: Place?
  init(_ code: Code, _ own: Place?) {
    self.code = code
    self.own = own
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    let value = try code.value(frame)
    if !value.isNil { try own?.write(frame, value) }
    return value
  }
  override func run(_ frame: Frame) throws(Interruption) -> Flow {
    if try value(frame).isNil {
      frame.evaluation.result = .none
      return .returned
    }
    return .next
  }
}
