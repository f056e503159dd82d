/// `throw error`.
final class ThrowStatement: Statement {
  let error: Expression
  init(_ error: Expression, _ span: SourceFile.Span) {
    self.error = error
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    evaluation.thrown = try error.evaluate(evaluation)
    throw Interruption(.thrown)
  }
  override var printed: [String] { ["throw \(error.printed)"] }
}

/// `do { … } catch { … }`.
final class DoStatement: Statement {
  struct Handler {
    /// Any of them; none takes every error.
    let patterns: [(pattern: Pattern, condition: Expression?)]
    let statements: [Statement]
  }
  let statements: [Statement]
  let handlers: [Handler]
  let label: String?
  init(_ statements: [Statement], _ handlers: [Handler], label: String?, _ span: SourceFile.Span) {
    self.statements = statements
    self.handlers = handlers
    self.label = label
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    let depth = evaluation.stack.count
    let completion: Completion
    do throws(Interruption) {
      completion = try evaluation.execute(statements)
    } catch {
      guard error.kind == .thrown, let thrown = evaluation.thrown, evaluation.stack.count == depth else { throw error }
      return try handle(thrown, evaluation, error)
    }
    if case .left(let name?) = completion, name == label { return .next }
    return completion
  }
  private func handle(_ thrown: Value, _ evaluation: Evaluation, _ error: Interruption) throws(Interruption) -> Completion {
    for handler in handlers {
      var isMatching = handler.patterns.isEmpty
      for (pattern, condition) in handler.patterns where !isMatching {
        guard try evaluation.matches(thrown, pattern, at: span) else { continue }
        isMatching = true
        if let condition, case .bool(false) = try condition.evaluate(evaluation) { isMatching = false }
      }
      guard isMatching else { continue }
      evaluation.thrown = nil
      return try evaluation.execute(handler.statements)
    }
    throw error
  }
  override var printed: [String] {
    ["do {"] + statements.flatMap(\.printed).map { "  " + $0 } + handlers.flatMap { ["} catch {"] + $0.statements.flatMap(\.printed).map { "  " + $0 } } + ["}"]
  }
}

/// `defer`, with the statements after it: its own run when those have ended, however they end.
final class DeferStatement: Statement {
  let deferred: [Statement]
  let rest: [Statement]
  init(_ deferred: [Statement], _ rest: [Statement], _ span: SourceFile.Span) {
    self.deferred = deferred
    self.rest = rest
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    let completion: Completion
    do throws(Interruption) {
      completion = try evaluation.execute(rest)
    } catch {
      if error.kind != .stopped {
        let thrown = evaluation.thrown
        _ = try evaluation.execute(deferred)
        evaluation.thrown = thrown
      }
      throw error
    }
    _ = try evaluation.execute(deferred)
    return completion
  }
  override var printed: [String] { ["defer {"] + deferred.flatMap(\.printed).map { "  " + $0 } + ["}"] + rest.flatMap(\.printed) }
}

/// `fallthrough`.
final class FallthroughStatement: Statement {
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion { .fellThrough }
  override var printed: [String] { ["fallthrough"] }
}

/// `try?` and `try!`.
final class TryExpression: Expression {
  let operand: Expression
  let isForced: Bool
  init(_ operand: Expression, isForced: Bool, _ span: SourceFile.Span) {
    self.operand = operand
    self.isForced = isForced
    super.init(isForced || operand.type.wrapped != nil ? operand.type : .optional(operand.type), span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    do throws(Interruption) {
      let value = try operand.evaluate(evaluation)
      return isForced || operand.type.wrapped != nil ? value : .some(value)
    } catch {
      guard error.kind == .thrown else { throw error }
      if isForced { throw evaluation.failure(.uncaught(evaluation.thrown ?? .void, at: evaluation.range(span))) }
      evaluation.thrown = nil
      return .none
    }
  }
  override var printed: String { (isForced ? "try! " : "try? ") + operand.printed }
}

/// Variables of local functions: their boxes exist before the functions, which may mention each other.
final class LocalFunctionsStatement: Statement {
  let variables: [Variable]
  init(_ variables: [Variable], _ span: SourceFile.Span) {
    self.variables = variables
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    for variable in variables { evaluation.stack[evaluation.base + variable.slot] = .box(Box(.void)) }
    return .next
  }
}
