internal import Declarations

/// Where a call's values lie, and the run that it belongs to.
package struct Frame {
  let slots: UnsafeMutablePointer<Value>
  unowned(unsafe) let evaluation: Evaluation
}

/// An expression or statement that can be run.
@MainActor
package class Code {
  func value(_ frame: Frame) throws(Interruption) -> Value { .void }
  func int(_ frame: Frame) throws(Interruption) -> Int {
    if case .int(let number) = try value(frame) { return number }
    throw frame.evaluation.mistake("a whole number was expected")
  }
  func double(_ frame: Frame) throws(Interruption) -> Double {
    if case .double(let number) = try value(frame) { return number }
    throw frame.evaluation.mistake("a number was expected")
  }
  func bool(_ frame: Frame) throws(Interruption) -> Bool {
    if case .bool(let flag) = try value(frame) { return flag }
    throw frame.evaluation.mistake("a truth value was expected")
  }
  /// Runs a statement.
  func run(_ frame: Frame) throws(Interruption) -> Flow {
    _ = try value(frame)
    return .next
  }
}

/// How a statement ends.
enum Flow: Equatable {
  case next, returned, fellThrough
  /// `break` and `continue`, by the number of the statement that they mean.
  case left(Int), continued(Int)
}

/// A function's code: made when it is first called.
@MainActor
package final class FunctionCode {
  package let name: String
  /// Slots of generic arguments, captured values and parameters come first.
  package internal(set) var argumentCount: Int
  var slotCount = 0
  var body: Code?
  /// The class whose initialiser it is.
  var owner: NominalDeclaration?
  /// Makes the body.
  var make: ((FunctionCode) -> Void)?
  init(_ name: String, argumentCount: Int, make: ((FunctionCode) -> Void)? = nil) {
    self.name = name
    self.argumentCount = argumentCount
    self.make = make
  }
}
