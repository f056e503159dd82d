/// A block of a result builder of the file: its components one after the other, then what is made of them.
final class OwnBlockExpression: Expression {
  enum Item {
    case statement(Statement)
    /// A component, and the variable that holds it.
    case component(Expression, Variable?)
  }
  let items: [Item]
  let result: Expression
  init(_ items: [Item], _ result: Expression, _ span: SourceFile.Span) {
    self.items = items
    self.result = result
    super.init(result.type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    for item in items {
      switch item {
      case .statement(let statement): _ = try statement.execute(evaluation)
      case .component(let expression, let variable):
        let value = try expression.evaluate(evaluation)
        if let variable { evaluation.set(variable, value) }
      }
    }
    return try result.evaluate(evaluation)
  }
  override var printed: String { "Block(\(result.printed))" }
}

/// `if` or `switch` in a block of a result builder of the file.
final class OwnBranchExpression: Expression {
  struct Branch {
    let conditions: [Expression]
    let value: Expression
  }
  let branches: [Branch]
  let otherwise: Expression?
  init(_ branches: [Branch], otherwise: Expression?, _ type: StaticType, _ span: SourceFile.Span) {
    self.branches = branches
    self.otherwise = otherwise
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    for branch in branches where try evaluation.holds(branch.conditions) { return try branch.value.evaluate(evaluation) }
    return try otherwise?.evaluate(evaluation) ?? .void
  }
  override var printed: String { branches.map { "if \($0.conditions.map(\.printed).joined(separator: ", ")) \($0.value.printed)" }.joined(separator: " else ") }
}

/// `for` in a block of a result builder of the file: what each round makes, as an array.
final class CollectedExpression: Expression {
  let loop: [Statement]
  let list: Variable
  init(_ loop: [Statement], _ list: Variable, _ type: StaticType, _ span: SourceFile.Span) {
    self.loop = loop
    self.list = list
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    evaluation.set(list, .array([]))
    for statement in loop { _ = try statement.execute(evaluation) }
    return try VariableExpression(list, span).evaluate(evaluation)
  }
  override var printed: String { "all of \(loop.flatMap(\.printed).joined(separator: "; "))" }
}
final class CollectingStatement: Statement {
  let value: Expression
  let list: Variable
  init(_ value: Expression, _ list: Variable, _ span: SourceFile.Span) {
    self.value = value
    self.list = list
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    let next = try value.evaluate(evaluation)
    guard case .array(var values) = try VariableExpression(list, span).evaluate(evaluation) else { return .next }
    evaluation.set(list, .void)
    values.append(next)
    evaluation.set(list, .array(values))
    return .next
  }
  override var printed: [String] { [value.printed] }
}

/// What a function of the file writes into a text.
final class OwnInterpolation: Expression {
  let call: Expression
  let pieces: Variable
  init(_ call: Expression, _ pieces: Variable, _ span: SourceFile.Span) {
    self.call = call
    self.pieces = pieces
    super.init(.string, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    evaluation.set(pieces, .string(""))
    _ = try call.evaluate(evaluation)
    return try VariableExpression(pieces, span).evaluate(evaluation)
  }
  override var printed: String { call.printed }
}
