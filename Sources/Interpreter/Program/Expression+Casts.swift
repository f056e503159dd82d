/// A value that is computed once and kept in a variable.
final class KeptExpression: Expression {
  let variable: Variable
  let value: Expression
  init(_ variable: Variable, _ value: Expression) {
    self.variable = variable
    self.value = value
    super.init(value.type, value.span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let result = try value.evaluate(evaluation)
    evaluation.set(variable, result)
    return result
  }
  override var printed: String { value.printed }
}

/// `value is Type`, `value as? Type`, `value as! Type`.
final class CastExpression: Expression {
  enum Kind { case test, optional, forced }
  let operand: Expression
  let target: StaticType
  let kind: Kind
  init(_ operand: Expression, _ target: StaticType, _ kind: Kind, _ span: SourceFile.Span) {
    self.operand = operand
    self.target = target
    self.kind = kind
    let type: StaticType =
      switch kind {
      case .test: .bool
      case .optional: .optional(target)
      case .forced: target
      }
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let found = evaluation.cast(try operand.evaluate(evaluation), to: target)
    switch kind {
    case .test: return .bool(found != nil)
    case .optional: return found.map { .some($0) } ?? .none
    case .forced:
      guard let found else { throw evaluation.failure(.badCast(to: target, at: evaluation.range(span))) }
      return found
    }
  }
  override var printed: String { "(\(operand.printed) as \(target))" }
}
