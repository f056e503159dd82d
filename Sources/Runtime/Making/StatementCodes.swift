internal import Declarations

/// Statements in their order; what is deferred runs when they are left, and their variables go.
final class Block: Code {
  private let statements: [Code]
  private let used: Range<Int>
  private let hasDefers: Bool
  init(_ statements: [Code], _ used: Range<Int>, hasDefers: Bool) {
    self.statements = statements
    self.used = used
    self.hasDefers = hasDefers
  }
  override func run(_ frame: Frame) throws(Interruption) -> Flow {
    if hasDefers { return try runDeferring(frame) }
    defer { clear(frame) }
    for statement in statements {
      let flow = try statement.run(frame)
      if flow != .next { return flow }
    }
    return .next
  }
  private func clear(_ frame: Frame) {
    var slot = used.upperBound
    while slot > used.lowerBound {
      slot -= 1
      frame.slots[slot] = .void
    }
  }
  private func runDeferring(_ frame: Frame) throws(Interruption) -> Flow {
    var deferred: [Code] = []
    defer { clear(frame) }
    var flow = Flow.next
    do throws(Interruption) {
      for statement in statements {
        if let later = statement as? Deferred {
          deferred.append(later.body)
          continue
        }
        flow = try statement.run(frame)
        if flow != .next { break }
      }
    } catch {
      if error.kind != .stopped, error.kind != .suspended { try runLast(&deferred, frame) }
      throw error
    }
    try runLast(&deferred, frame)
    return flow
  }
  private func runLast(_ deferred: inout [Code], _ frame: Frame) throws(Interruption) {
    let evaluation = frame.evaluation
    let (result, thrown) = (evaluation.result, evaluation.thrown)
    while let last = deferred.popLast() { _ = try last.run(frame) }
    (evaluation.result, evaluation.thrown) = (result, thrown)
  }
}

/// `defer`: the block around it runs it.
final class Deferred: Code {
  let body: Code
  init(_ body: Code) { self.body = body }
}

/// A statement that is one Swift closure.
final class Run: Code {
  private let body: @MainActor (Frame) throws(Interruption) -> Flow
  init(_ body: @escaping @MainActor (Frame) throws(Interruption) -> Flow) { self.body = body }
  override func run(_ frame: Frame) throws(Interruption) -> Flow { try body(frame) }
}

final class ReturnCode: Code {
  private let code: Code
  init(_ code: Code) { self.code = code }
  override func run(_ frame: Frame) throws(Interruption) -> Flow {
    frame.evaluation.result = try code.value(frame)
    return .returned
  }
}

final class IfCode: Code {
  private let condition: Code
  private let body: Code
  private let otherwise: Code?
  init(_ condition: Code, _ body: Code, _ otherwise: Code?) {
    self.condition = condition
    self.body = body
    self.otherwise = otherwise
  }
  override func run(_ frame: Frame) throws(Interruption) -> Flow {
    if try condition.bool(frame) { return try body.run(frame) }
    return try otherwise?.run(frame) ?? .next
  }
}

final class WhileCode: Code {
  private let number: Int
  private let condition: Code
  private let body: Code
  private let isRepeat: Bool
  private let place: SourcePlace?
  init(_ number: Int, _ condition: Code, _ body: Code, isRepeat: Bool, at place: SourcePlace?) {
    self.place = place
    self.number = number
    self.condition = condition
    self.body = body
    self.isRepeat = isRepeat
  }
  override func run(_ frame: Frame) throws(Interruption) -> Flow {
    var isFirst = isRepeat
    while true {
      if !isFirst, !(try condition.bool(frame)) { return .next }
      isFirst = false
      try frame.evaluation.step(at: place)
      switch try body.run(frame) {
      case .next, .fellThrough: break
      case .returned: return .returned
      case .left(let target):
        if target == number { return .next }
        return .left(target)
      case .continued(let target): if target != number { return .continued(target) }
      }
    }
  }
}

/// A condition that is one Swift closure.
final class BoolDo: Code {
  private let body: @MainActor (Frame) throws(Interruption) -> Bool
  init(_ body: @escaping @MainActor (Frame) throws(Interruption) -> Bool) { self.body = body }
  override func value(_ frame: Frame) throws(Interruption) -> Value { .bool(try body(frame)) }
  override func bool(_ frame: Frame) throws(Interruption) -> Bool { try body(frame) }
}
