extension Evaluation {
  /// Runs statements until one leaves.
  func execute(_ statements: [Statement]) throws(Interruption) -> Completion {
    for statement in statements {
      let completion = try statement.execute(self)
      if case .next = completion { continue }
      return completion
    }
    return .next
  }
  /// True if every condition holds; variables of `if let` are set on the way.
  func holds(_ conditions: [Expression]) throws(Interruption) -> Bool {
    for condition in conditions {
      guard case .bool(true) = try condition.evaluate(self) else { return false }
    }
    return true
  }
}

@MainActor
private func indented(_ statements: [Statement]) -> [String] { statements.flatMap(\.printed).map { "  " + $0 } }

/// `if`, `else if`, `else`, and `switch`: the first branch whose conditions hold.
final class BranchStatement: Statement {
  struct Branch {
    let conditions: [Expression]
    let statements: [Statement]
  }
  let branches: [Branch]
  /// `break` ends a `switch`, but passes through an `if`.
  let isSwitch: Bool
  /// Some branch always holds.
  let isExhaustive: Bool
  init(_ branches: [Branch], isSwitch: Bool, isExhaustive: Bool, _ span: SourceFile.Span) {
    self.isExhaustive = isExhaustive
    self.branches = branches
    self.isSwitch = isSwitch
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    try evaluation.step(span)
    for branch in branches where try evaluation.holds(branch.conditions) {
      let completion = try evaluation.execute(branch.statements)
      if isSwitch, case .left = completion { return .next }
      return completion
    }
    return .next
  }
  override var printed: [String] {
    branches.flatMap { branch in
      ["if \(branch.conditions.map(\.printed).joined(separator: ", ")) {"] + indented(branch.statements) + ["}"]
    }
  }
}

/// `if` or `switch` as a value.
final class StatementExpression: Expression {
  let statement: Statement
  init(_ statement: Statement, _ type: StaticType, _ span: SourceFile.Span) {
    self.statement = statement
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    if case .returned(let value) = try statement.execute(evaluation) { return value }
    return .void
  }
  override var printed: String { statement.printed.joined(separator: " ") }
}

/// `guard`: its statements leave the function.
final class GuardStatement: Statement {
  let conditions: [Expression]
  let statements: [Statement]
  init(_ conditions: [Expression], _ statements: [Statement], _ span: SourceFile.Span) {
    self.conditions = conditions
    self.statements = statements
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    try evaluation.holds(conditions) ? .next : try evaluation.execute(statements)
  }
  override var printed: [String] { ["guard \(conditions.map(\.printed).joined(separator: ", ")) else {"] + indented(statements) + ["}"] }
}

/// `while` and `repeat`.
final class WhileStatement: Statement {
  let conditions: [Expression]
  let statements: [Statement]
  /// The condition is tested after the statements.
  let testsLast: Bool
  init(_ conditions: [Expression], _ statements: [Statement], testsLast: Bool, _ span: SourceFile.Span) {
    self.conditions = conditions
    self.statements = statements
    self.testsLast = testsLast
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    if !testsLast, try !evaluation.holds(conditions) { return .next }
    while true {
      try evaluation.step(span)
      switch try evaluation.execute(statements) {
      case .next, .continued: break
      case .left: return .next
      case .returned(let value): return .returned(value)
      }
      guard try evaluation.holds(conditions) else { return .next }
    }
  }
  override var printed: [String] { ["while \(conditions.map(\.printed).joined(separator: ", ")) {"] + indented(statements) + ["}"] }
}

/// `for … in`: over a range or an array.
final class ForStatement: Statement {
  let variables: [Variable?]
  let sequence: Expression
  let filter: Expression?
  let statements: [Statement]
  init(_ variables: [Variable?], _ sequence: Expression, filter: Expression?, _ statements: [Statement], _ span: SourceFile.Span) {
    self.variables = variables
    self.sequence = sequence
    self.filter = filter
    self.statements = statements
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    switch try sequence.evaluate(evaluation) {
    case .range(let range): return try loop(range.lazy.map { .int($0) }, evaluation)
    case .closedRange(let range): return try loop(range.lazy.map { .int($0) }, evaluation)
    case .array(let values): return try loop(values, evaluation)
    default: return .next
    }
  }
  private func loop(_ values: some Sequence<Value>, _ evaluation: Evaluation) throws(Interruption) -> Completion {
    for value in values {
      try evaluation.step(span)
      if variables.count == 1 {
        if let variable = variables[0] { evaluation.set(variable, value) }
      } else if case .tuple(let parts) = value {
        for (variable, part) in zip(variables, parts) {
          if let variable { evaluation.set(variable, part) }
        }
      }
      if let filter, case .bool(false) = try filter.evaluate(evaluation) { continue }
      switch try evaluation.execute(statements) {
      case .next, .continued: continue
      case .left: return .next
      case .returned(let value): return .returned(value)
      }
    }
    return .next
  }
  override var printed: [String] {
    ["for \(variables.map { $0?.name ?? "_" }.joined(separator: ", ")) in \(sequence.printed) {"] + indented(statements) + ["}"]
  }
}

/// `break` and `continue`.
final class JumpStatement: Statement {
  let isBreak: Bool
  init(isBreak: Bool, _ span: SourceFile.Span) {
    self.isBreak = isBreak
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion { isBreak ? .left : .continued }
  override var printed: [String] { [isBreak ? "break" : "continue"] }
}
