internal import Declarations

/// An operator of `Int`.
class IntOperation: Code {
  let left: Code
  let right: Code
  let place: SourcePlace?
  init(_ left: Code, _ right: Code, _ place: SourcePlace?) {
    self.left = left
    self.right = right
    self.place = place
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value { .int(try int(frame)) }

  static func make(_ name: String, _ left: Code, _ right: Code, _ place: SourcePlace?) -> Code? {
    switch name {
    case "+": return IntAddition(left, right, place)
    case "-": return IntSubtraction(left, right, place)
    case "*": return IntMultiplication(left, right, place)
    case "/", "%": return IntDivision(left, right, place, isRemainder: name == "%")
    case "&", "|", "^", "&+", "&-", "&*": return IntBits(left, right, place, name)
    case "==", "!=", "<", "<=", ">", ">=": return IntComparison(left, right, name)
    default: return nil
    }
  }
}
final class IntAddition: IntOperation {
  override func int(_ frame: Frame) throws(Interruption) -> Int {
    let (result, overflows) = try left.int(frame).addingReportingOverflow(try right.int(frame))
    if overflows { throw frame.evaluation.trap("arithmetic overflow", at: place) }
    return result
  }
}
final class IntSubtraction: IntOperation {
  override func int(_ frame: Frame) throws(Interruption) -> Int {
    let (result, overflows) = try left.int(frame).subtractingReportingOverflow(try right.int(frame))
    if overflows { throw frame.evaluation.trap("arithmetic overflow", at: place) }
    return result
  }
}
final class IntMultiplication: IntOperation {
  override func int(_ frame: Frame) throws(Interruption) -> Int {
    let (result, overflows) = try left.int(frame).multipliedReportingOverflow(by: try right.int(frame))
    if overflows { throw frame.evaluation.trap("arithmetic overflow", at: place) }
    return result
  }
}
final class IntDivision: IntOperation {
  private let isRemainder: Bool
  init(_ left: Code, _ right: Code, _ place: SourcePlace?, isRemainder: Bool) {
    self.isRemainder = isRemainder
    super.init(left, right, place)
  }
  override func int(_ frame: Frame) throws(Interruption) -> Int {
    let (a, b) = (try left.int(frame), try right.int(frame))
    if b == 0 {
      throw frame.evaluation.trap(
        isRemainder ? "Division by zero in remainder operation" : "Division by zero", at: place)
    }
    let (result, overflows) =
      isRemainder ? a.remainderReportingOverflow(dividingBy: b) : a.dividedReportingOverflow(by: b)
    if overflows { throw frame.evaluation.trap("Division results in overflow", at: place) }
    return result
  }
}
final class IntBits: IntOperation {
  private let name: String
  init(_ left: Code, _ right: Code, _ place: SourcePlace?, _ name: String) {
    self.name = name
    super.init(left, right, place)
  }
  override func int(_ frame: Frame) throws(Interruption) -> Int {
    let (a, b) = (try left.int(frame), try right.int(frame))
    switch name {
    case "&": return a & b
    case "|": return a | b
    case "^": return a ^ b
    case "&+": return a &+ b
    case "&-": return a &- b
    default: return a &* b
    }
  }
}
final class IntComparison: Code {
  private enum Kind { case equal, unequal, less, lessOrEqual, greater, greaterOrEqual }
  private let left: Code
  private let right: Code
  private let kind: Kind
  init(_ left: Code, _ right: Code, _ name: String) {
    self.left = left
    self.right = right
    switch name {
    case "==": kind = .equal
    case "!=": kind = .unequal
    case "<": kind = .less
    case "<=": kind = .lessOrEqual
    case ">": kind = .greater
    default: kind = .greaterOrEqual
    }
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value { .bool(try bool(frame)) }
  override func bool(_ frame: Frame) throws(Interruption) -> Bool {
    let (a, b) = (try left.int(frame), try right.int(frame))
    switch kind {
    case .equal: return a == b
    case .unequal: return a != b
    case .less: return a < b
    case .lessOrEqual: return a <= b
    case .greater: return a > b
    case .greaterOrEqual: return a >= b
    }
  }
}

/// An operator of `Double`.
final class DoubleOperation: Code {
  private let left: Code
  private let right: Code
  private let name: Character
  init(_ left: Code, _ right: Code, _ name: Character) {
    self.left = left
    self.right = right
    self.name = name
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value { .double(try double(frame)) }
  override func double(_ frame: Frame) throws(Interruption) -> Double {
    let (a, b) = (try left.double(frame), try right.double(frame))
    switch name {
    case "+": return a + b
    case "-": return a - b
    case "*": return a * b
    default: return a / b
    }
  }
  static func make(_ name: String, _ left: Code, _ right: Code) -> Code? {
    switch name {
    case "+", "-", "*", "/": return DoubleOperation(left, right, Character(name))
    case "==", "!=", "<", "<=", ">", ">=":
      return BoolDo { (frame: Frame) throws(Interruption) in
        let (a, b) = (try left.double(frame), try right.double(frame))
        switch name {
        case "==": return a == b
        case "!=": return a != b
        case "<": return a < b
        case "<=": return a <= b
        case ">": return a > b
        default: return a >= b
        }
      }
    default: return nil
    }
  }
}

/// An operator of `String`.
enum TextOperation {
  @MainActor
  static func make(_ name: String, _ left: Code, _ right: Code) -> Code? {
    @MainActor
    func texts(_ frame: Frame) throws(Interruption) -> (String, String) {
      guard case .string(let a) = try left.value(frame), case .string(let b) = try right.value(frame) else {
        throw frame.evaluation.mistake("a text was expected")
      }
      return (a, b)
    }
    func comparison(_ holds: @escaping @MainActor (String, String) -> Bool) -> Code {
      BoolDo { (frame: Frame) throws(Interruption) in
        let (a, b) = try texts(frame)
        return holds(a, b)
      }
    }
    switch name {
    case "+":
      return Do { (frame: Frame) throws(Interruption) in
        let (a, b) = try texts(frame)
        try frame.evaluation.makeRoom(bytes: a.utf8.count + b.utf8.count)
        return .string(a + b)
      }
    case "==": return comparison { $0 == $1 }
    case "!=": return comparison { $0 != $1 }
    case "<": return comparison { $0 < $1 }
    case "<=": return comparison { $0 <= $1 }
    case ">": return comparison { $0 > $1 }
    case ">=": return comparison { $0 >= $1 }
    default: return nil
    }
  }
}
