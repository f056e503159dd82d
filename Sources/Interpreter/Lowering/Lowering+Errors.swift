internal import SwiftSyntax

extension Lowering {
  func throwStatement(_ syntax: ThrowStmtSyntax) -> Statement {
    if !context.isThrowing, context.doDepth == 0 { report(.unhandled(at: range(syntax.throwKeyword))) }
    return ThrowStatement(lower(syntax.expression, as: context.doDepth == 0 ? context.thrown ?? .any(["Error"]) : .any(["Error"]), for: .argument), span(syntax))
  }
  func doStatement(_ syntax: DoStmtSyntax, _ label: String?) -> Statement {
    let isHandling = !syntax.catchClauses.isEmpty
    if isHandling { context.doDepth += 1 }
    if let label { context.labels.append(label) }
    context.switchDepth += label == nil ? 0 : 1
    let statements = block(syntax.body.statements)
    context.switchDepth -= label == nil ? 0 : 1
    if label != nil { context.labels.removeLast() }
    if isHandling { context.doDepth -= 1 }
    let handlers = syntax.catchClauses.map { clause in
      scoped {
        var patterns: [(pattern: Pattern, condition: Expression?)] = []
        context.alternatives = [:]
        for item in clause.catchItems {
          let pattern = item.pattern.map { self.pattern($0, .any(["Error"])) } ?? .anything
          patterns.append((pattern, item.whereClause.map { lower($0.condition, as: .bool, for: .condition) }))
        }
        context.alternatives = [:]
        if clause.catchItems.isEmpty { patterns = [(.bind(context.declare("error", .any(["Error"]), isMutable: false)), nil)] }
        return DoStatement.Handler(patterns: patterns, statements: block(clause.body.statements))
      }
    }
    return DoStatement(statements, handlers, label: label, span(syntax))
  }
  /// `try`, `try?`, `try!`.
  func tryExpression(_ syntax: TryExprSyntax, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    context.tryDepth += 1
    defer { context.tryDepth -= 1 }
    guard let mark = syntax.questionOrExclamationMark else {
      checkHandled(syntax)
      return lower(syntax.expression, expecting: expected)
    }
    let isForced = mark.text == "!"
    let value = lower(syntax.expression, expecting: isForced ? expected : expected?.wrapped ?? expected)
    if value.type.isSilent { return FailedExpression(span) }
    return TryExpression(value, isForced: isForced, span)
  }
  func checkHandled(_ syntax: TryExprSyntax) {
    if syntax.questionOrExclamationMark == nil, !context.isThrowing, context.doDepth == 0 { report(.unhandled(at: range(syntax.tryKeyword))) }
  }
  /// Reports a call that can throw where nothing says so.
  func checkTry(_ function: FunctionDeclaration, _ span: SourceFile.Span) {
    if function.isThrowing, context.tryDepth == 0 { report(.missingTry(at: range(span))) }
  }

  /// `(a, b) = (b, a)`.
  func tupleAssignment(_ syntax: TupleExprSyntax, _ value: OperandSequence, _ span: SourceFile.Span) -> Statement {
    var places: [Place?] = []
    var types: [StaticType.Element] = []
    for element in syntax.elements {
      if element.expression.is(DiscardAssignmentExprSyntax.self) {
        places.append(nil)
        types.append(StaticType.Element(label: nil, type: .failed))
        continue
      }
      guard let (place, type) = self.place(element.expression) else { return ExpressionStatement(FailedExpression(span), span) }
      places.append(place)
      types.append(StaticType.Element(label: nil, type: type))
    }
    return TupleAssignmentStatement(places, lower(value, as: .tuple(types), for: .assignment), span)
  }
}

/// `(a, b) = (b, a)`.
final class TupleAssignmentStatement: Statement {
  let places: [Place?]
  let value: Expression
  init(_ places: [Place?], _ value: Expression, _ span: SourceFile.Span) {
    self.places = places
    self.value = value
    super.init(span)
  }
  override func execute(_ evaluation: Evaluation) throws(Interruption) -> Completion {
    guard case .tuple(let values) = try value.evaluate(evaluation) else { return .next }
    for (place, value) in zip(places, values) { try place?.write(value, evaluation) }
    return .next
  }
  override var printed: [String] { ["(\(places.map { $0?.printed ?? "_" }.joined(separator: ", "))) = \(value.printed)"] }
}
