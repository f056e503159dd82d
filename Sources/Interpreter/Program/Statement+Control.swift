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
    for (index, branch) in branches.enumerated() where try evaluation.holds(branch.conditions) {
      var completion = try evaluation.execute(branch.statements)
      var next = index + 1
      while isSwitch, case .fellThrough = completion, next < branches.count {
        completion = try evaluation.execute(branches[next].statements)
        next += 1
      }
      if isSwitch, case .left(nil) = completion { return .next }
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
  let label: String?
  init(_ conditions: [Expression], _ statements: [Statement], testsLast: Bool, label: String?, _ span: SourceFile.Span) {
    self.label = label
    self.conditions = conditions
    self.statements = statements
    self.testsLast = testsLast
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    if !testsLast, try !evaluation.holds(conditions) { return .next }
    while true {
      try evaluation.step(span)
      let completion = try evaluation.execute(statements)
      switch completion {
      case .next, .fellThrough: break
      case .continued(let name): if let name, name != label { return completion }
      case .left(let name): return name == nil || name == label ? .next : completion
      case .returned: return completion
      }
      guard try evaluation.holds(conditions) else { return .next }
    }
  }
  override var printed: [String] { ["while \(conditions.map(\.printed).joined(separator: ", ")) {"] + indented(statements) + ["}"] }
}

/// `for … in`: over a range or an array.
final class ForStatement: Statement {
  let variables: [Variable?]
  /// `for case`: elements that it does not match are passed over.
  let pattern: Pattern?
  let sequence: Expression
  let filter: Expression?
  let statements: [Statement]
  let label: String?
  init(
    _ variables: [Variable?], pattern: Pattern?, _ sequence: Expression, filter: Expression?, _ statements: [Statement], label: String?, _ span: SourceFile.Span
  ) {
    self.variables = variables
    self.pattern = pattern
    self.label = label
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
    case let value: return try loop(try value.elements(CatalogueEntry.Call(evaluation: evaluation, base: value, arguments: [], span: span)), evaluation)
    }
  }
  private func loop(_ values: some Sequence<Value>, _ evaluation: Evaluation) throws(Interruption) -> Completion {
    for value in values {
      try evaluation.step(span)
      if let pattern {
        if try !evaluation.matches(value, pattern, at: span) { continue }
      } else if variables.count == 1 {
        if let variable = variables[0] { evaluation.set(variable, value) }
      } else if case .tuple(let parts) = value {
        for (variable, part) in zip(variables, parts) {
          if let variable { evaluation.set(variable, part) }
        }
      }
      if let filter, case .bool(false) = try filter.evaluate(evaluation) { continue }
      let completion = try evaluation.execute(statements)
      switch completion {
      case .next, .fellThrough: continue
      case .continued(let name): if let name, name != label { return completion }
      case .left(let name): return name == nil || name == label ? .next : completion
      case .returned: return completion
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
  let label: String?
  init(isBreak: Bool, label: String?, _ span: SourceFile.Span) {
    self.isBreak = isBreak
    self.label = label
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion { isBreak ? .left(label) : .continued(label) }
  override var printed: [String] { [isBreak ? "break" : "continue"] }
}
