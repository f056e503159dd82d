internal import Declarations

/// A function's statements, with what comes before and after them.
final class FunctionBody: Code {
  private let entries: [Code]
  private let statements: Code
  private let exits: [Code]
  private let last: Code?
  init(_ entries: [Code], _ statements: Code, _ exits: [Code], last: Code?) {
    self.entries = entries
    self.statements = statements
    self.exits = exits
    self.last = last
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    for entry in entries { _ = try entry.value(frame) }
    if exits.isEmpty {
      let flow = try statements.run(frame)
      return try finish(flow, frame)
    }
    do throws(Interruption) {
      let flow = try statements.run(frame)
      let value = try finish(flow, frame)
      for exit in exits { _ = try exit.value(frame) }
      return value
    } catch {
      for exit in exits { _ = try exit.value(frame) }
      throw error
    }
  }
  private func finish(_ flow: Flow, _ frame: Frame) throws(Interruption) -> Value {
    let evaluation = frame.evaluation
    var value = Value.void
    if flow == .returned { swap(&value, &evaluation.result) }
    guard let last else { return value }
    // `return nil` of an initialiser.
    if flow == .returned, value.isNil { return value }
    return try last.value(frame)
  }
}
