/// A lowered statement.
@MainActor
class Statement {
  let span: SourceFile.Span
  init(_ span: SourceFile.Span) { self.span = span }
  func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion { .next }
  /// Lines for `dump --stage program`.
  var printed: [String] { [] }
}

/// How a statement ends.
enum Completion {
  case next
  case returned(Value)
  /// `break`, with the label of the loop that it leaves
  case left(String?)
  case continued(String?)
  case fellThrough
}

/// An expression whose value is not used.
final class ExpressionStatement: Statement {
  let expression: Expression
  init(_ expression: Expression, _ span: SourceFile.Span) {
    self.expression = expression
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    _ = try expression.evaluate(evaluation)
    return .next
  }
  override var printed: [String] { [expression.printed] }
}

/// `return`, written or implied.
final class ReturnStatement: Statement {
  let expression: Expression?
  init(_ expression: Expression?, _ span: SourceFile.Span) {
    self.expression = expression
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion { .returned(try expression?.evaluate(evaluation) ?? .void) }
  override var printed: [String] { ["return" + (expression.map { " " + $0.printed } ?? "")] }
}

/// `let` and `var`; without a value when one is assigned later.
final class VariableStatement: Statement {
  let variable: Variable
  let initial: Expression?
  init(_ variable: Variable, _ initial: Expression?, _ span: SourceFile.Span) {
    self.variable = variable
    self.initial = initial
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    evaluation.set(variable, try initial?.evaluate(evaluation) ?? .void)
    return .next
  }
  override var printed: [String] { ["\(variable.isMutable ? "var" : "let") \(variable.name)#\(variable.slot)" + (initial.map { " = " + $0.printed } ?? "")] }
}

/// `let (a, b) = pair`.
final class TupleStatement: Statement {
  let variables: [Variable?]
  let initial: Expression
  init(_ variables: [Variable?], _ initial: Expression, _ span: SourceFile.Span) {
    self.variables = variables
    self.initial = initial
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    if case .tuple(let values) = try initial.evaluate(evaluation) {
      for (variable, value) in zip(variables, values) {
        if let variable { evaluation.set(variable, value) }
      }
    }
    return .next
  }
  override var printed: [String] { ["let (\(variables.map { $0?.name ?? "_" }.joined(separator: ", "))) = \(initial.printed)"] }
}

/// `place = value`.
final class AssignmentStatement: Statement {
  let place: Place
  let value: Expression
  init(_ place: Place, _ value: Expression, _ span: SourceFile.Span) {
    self.place = place
    self.value = value
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    try evaluation.step(span)
    let value = try value.evaluate(evaluation)
    try evaluation.probe(value, span)
    do throws(Interruption) {
      try place.write(value, evaluation)
    } catch {
      guard error.kind == .endOfChain else { throw error }
    }
    return .next
  }
  override var printed: [String] { ["\(place.printed) = \(value.printed)"] }
}

/// `flag.toggle()`.
final class ToggleExpression: Expression {
  let place: Place
  init(_ place: Place, _ span: SourceFile.Span) {
    self.place = place
    super.init(.void, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    try place.modify(evaluation) { (value: inout Value) throws(Interruption) -> Void in
      if case .bool(let flag) = value { value = .bool(!flag) }
    }
    return .void
  }
  override var printed: String { "\(place.printed).toggle()" }
}

/// `array.append(value)`, in place.
final class AppendExpression: Expression {
  let place: Place
  let value: Expression
  init(_ place: Place, _ value: Expression, _ span: SourceFile.Span) {
    self.place = place
    self.value = value
    super.init(.void, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try value.evaluate(evaluation)
    try place.modify(evaluation) { (target: inout Value) throws(Interruption) -> Void in
      guard case .array(var values) = target else { return }
      target = .void
      values.append(value)
      target = .array(values)
    }
    return .void
  }
  override var printed: String { "\(place.printed).append(\(value.printed))" }
}
