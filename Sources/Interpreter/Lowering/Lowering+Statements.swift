internal import SwiftSyntax

extension Lowering {
  /// Statements of a function or a closure.
  func statements(_ items: [CodeBlockItemSyntax], implicitReturn: Bool = false) -> [Statement] {
    let items = flattened(items)
    return sequence(items[...], localFunctions(items), implicitReturn: implicitReturn && items.count == 1)
  }
  private func sequence(_ items: ArraySlice<CodeBlockItemSyntax>, _ first: [Statement], implicitReturn: Bool) -> [Statement] {
    var result = first
    for (index, item) in zip(items.indices, items) {
      if case .stmt(let statement) = item.item, let deferred = statement.as(DeferStmtSyntax.self) {
        let body = block(deferred.body.statements)
        return result + [DeferStatement(body, sequence(items[(index + 1)...], [], implicitReturn: false), span(deferred))]
      }
      result += self.statement(item, implicitReturn: implicitReturn)
    }
    return result
  }
  /// Statements with names of their own.
  func block(_ list: CodeBlockItemListSyntax, implicitReturn: Bool = false) -> [Statement] {
    scoped { statements(Array(list), implicitReturn: implicitReturn) }
  }

  private func statement(_ item: CodeBlockItemSyntax, implicitReturn: Bool) -> [Statement] {
    switch item.item {
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) { return variableStatements(variable) }
      return localDeclaration(declaration)
    case .stmt(let statement): return lower(statement, implicitReturn: implicitReturn)
    case .expr(let expression): return [lowerStatement(expression, implicitReturn: implicitReturn)]
    @unknown default: return []
    }
  }

  private func lowerStatement(_ syntax: ExprSyntax, implicitReturn: Bool) -> Statement {
    let span = span(syntax)
    if let choice = syntax.as(IfExprSyntax.self) { return ifStatement(choice, implicitReturn: implicitReturn) }
    if let choice = syntax.as(SwitchExprSyntax.self) { return switchStatement(choice, implicitReturn: implicitReturn) }
    if let assignment = assignment(syntax) { return assignment }
    if let marked = syntax.as(TryExprSyntax.self), marked.questionOrExclamationMark == nil || marked.expression.is(SequenceExprSyntax.self) {
      context.tryDepth += 1
      defer { context.tryDepth -= 1 }
      checkHandled(marked)
      if let assignment = assignment(marked.expression) { return assignment }
    }
    if implicitReturn {
      if context.result == nil {
        let value = lower(syntax, expecting: nil)
        context.result = value.type
        return ReturnStatement(value, span)
      }
      return ReturnStatement(lower(syntax, as: context.result ?? .void, for: .result), span)
    }
    let value = lower(syntax, expecting: nil)
    return ExpressionStatement(value, span)
  }

  private func lower(_ syntax: StmtSyntax, implicitReturn: Bool) -> [Statement] {
    let span = span(syntax)
    if let expression = syntax.as(ExpressionStmtSyntax.self) { return [lowerStatement(expression.expression, implicitReturn: implicitReturn)] }
    if let statement = syntax.as(ReturnStmtSyntax.self) { return [returnStatement(statement)] }
    if let labeled = syntax.as(LabeledStmtSyntax.self) {
      context.label = labeled.label.text
      return lower(labeled.statement, implicitReturn: false)
    }
    let label = context.label
    context.label = nil
    if let loop = syntax.as(WhileStmtSyntax.self) {
      return [
        scoped {
          let conditions = conditions(loop.conditions)
          return WhileStatement(conditions, inLoop(label) { block(loop.body.statements) }, testsLast: false, label: label, span)
        }
      ]
    }
    if let loop = syntax.as(RepeatStmtSyntax.self) {
      let statements = inLoop(label) { block(loop.body.statements) }
      return [WhileStatement([lower(loop.condition, as: .bool, for: .condition)], statements, testsLast: true, label: label, span)]
    }
    if let loop = syntax.as(ForStmtSyntax.self) { return forStatement(loop, label) }
    if let statement = syntax.as(ThrowStmtSyntax.self) { return [throwStatement(statement)] }
    if let statement = syntax.as(DoStmtSyntax.self) { return [doStatement(statement, label)] }
    if syntax.is(FallThroughStmtSyntax.self) { return [FallthroughStatement(span)] }
    if let statement = syntax.as(GuardStmtSyntax.self) {
      let statements = block(statement.body.statements)
      if !alwaysLeaves(statements) { report(Diagnostic("'guard' body must not fall through", at: range(statement.body))) }
      return [GuardStatement(conditions(statement.conditions), statements, span)]
    }
    if let jump = syntax.as(BreakStmtSyntax.self) {
      if context.loopDepth + context.switchDepth == 0 { report(Diagnostic("'break' is only allowed inside a loop, if, do, or switch", at: range(jump))) }
      return [JumpStatement(isBreak: true, label: jumpLabel(jump.label), span)]
    }
    if let jump = syntax.as(ContinueStmtSyntax.self) {
      if context.loopDepth == 0 { report(Diagnostic("'continue' is only allowed inside a loop", at: range(jump))) }
      return [JumpStatement(isBreak: false, label: jumpLabel(jump.label), span)]
    }
    let word = syntax.firstToken(viewMode: .sourceAccurate)
    report(.notSupported("'\(word?.text ?? "this statement")'", at: word.map { range($0) }))
    return []
  }
  private func inLoop<Result>(_ label: String?, _ body: () -> Result) -> Result {
    context.loopDepth += 1
    if let label { context.labels.append(label) }
    defer {
      context.loopDepth -= 1
      if label != nil { context.labels.removeLast() }
    }
    return body()
  }
  private func jumpLabel(_ token: TokenSyntax?) -> String? {
    guard let token else { return nil }
    if !context.labels.contains(token.text) { report(Diagnostic("use of unresolved label '\(token.text)'", at: range(token))) }
    return token.text
  }

  private func returnStatement(_ syntax: ReturnStmtSyntax) -> Statement {
    let span = span(syntax)
    guard let value = syntax.expression else {
      if let result = context.result, result != .void, !result.isSilent { report(Diagnostic("non-void function should return a value", at: range(syntax))) }
      return ReturnStatement(nil, span)
    }
    guard let result = context.result else {
      let value = lower(value, expecting: nil)
      context.result = value.type
      return ReturnStatement(value, span)
    }
    if context.isFailable, value.is(NilLiteralExprSyntax.self) { return ReturnStatement(ConstantExpression(.none, .optional(.void), span), span) }
    if result == .void {
      let (call, said) = quietly { lower(value, expecting: nil) }
      if call.type == .void, !said.contains(where: \.isError) { return ReturnStatement(call, span) }
      if call.type == .failed {
        for diagnostic in said { report(diagnostic) }
        return ReturnStatement(nil, span)
      }
      report(Diagnostic("unexpected non-void return value in void function", at: range(value)))
      return ReturnStatement(nil, span)
    }
    return ReturnStatement(lower(value, as: result, for: .result), span)
  }

  /// A loop; `body` lowers what it repeats where that is no plain block.
  func forStatement(_ syntax: ForStmtSyntax, _ label: String?, body: (() -> [Statement])? = nil) -> [Statement] {
    let body = body ?? { [self] in block(syntax.body.statements) }
    let sequence = iterated(lower(syntax.sequence, expecting: nil))
    let element: StaticType
    switch sequence.type {
    case .failed, .skipped: element = .failed
    case let type:
      if let item = elementType(type) {
        element = item
      } else {
        report(.notSequence(type, at: range(syntax.sequence)))
        element = .failed
      }
    }
    return scoped {
      if syntax.caseKeyword != nil {
        context.alternatives = [:]
        let pattern = self.pattern(syntax.pattern, element)
        let filter = syntax.whereClause.map { lower($0.condition, as: .bool, for: .condition) }
        return [ForStatement([], pattern: pattern, sequence, filter: filter, inLoop(label, body), label: label, span(syntax))]
      }
      let nested = syntax.pattern.as(TuplePatternSyntax.self).map { $0.elements.contains { $0.pattern.is(TuplePatternSyntax.self) } } ?? false
      if nested {
        let pattern = self.pattern(syntax.pattern, element, isBinding: true)
        let filter = syntax.whereClause.map { lower($0.condition, as: .bool, for: .condition) }
        return [ForStatement([], pattern: pattern, sequence, filter: filter, inLoop(label, body), label: label, span(syntax))]
      }
      let isMutable = syntax.pattern.as(ValueBindingPatternSyntax.self)?.bindingSpecifier.text == "var"
      let variables = patternVariables(syntax.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? syntax.pattern, element, isMutable: isMutable)
      let filter = syntax.whereClause.map { lower($0.condition, as: .bool, for: .condition) }
      let statements = inLoop(label, body)
      return [ForStatement(variables, pattern: nil, sequence, filter: filter, statements, label: label, span(syntax))]
    }
  }
  /// The variables of `x`, `_` or `(a, b)`.
  func patternVariables(_ pattern: PatternSyntax, _ type: StaticType, isMutable: Bool = false) -> [Variable?] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [context.declare(name.identifier.identifierText, type, isMutable: isMutable)] }
    if pattern.is(WildcardPatternSyntax.self) { return [nil] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      var types: [StaticType] = []
      if case .tuple(let elements) = type { types = elements.map(\.type) }
      if types.count != tuple.elements.count, type != .failed { report(Diagnostic("tuple pattern has the wrong length for tuple type '\(type)'", at: range(pattern))) }
      return tuple.elements.enumerated().flatMap { index, element in patternVariables(element.pattern, types.indices.contains(index) ? types[index] : .failed, isMutable: isMutable)
      }
    }
    report(.notSupported("this pattern", at: range(pattern)))
    return [nil]
  }

  // MARK: Variables

  func variableStatements(_ syntax: VariableDeclSyntax) -> [Statement] {
    checkAttributes(syntax.attributes)
    let isMutable = syntax.bindingSpecifier.text == "var"
    let shared = syntax.bindings.last?.typeAnnotation
    return syntax.bindings.map { binding in
      if let accessors = binding.accessorBlock, let computed = localComputed(binding, accessors) { return computed }
      // The last type of `let a, b: Int` is that of all before it.
      let annotated = (binding.typeAnnotation ?? (binding.initializer == nil ? shared : nil)).map { self.type($0.type) }
      // What `async let` begins may throw: it is marked where its value is asked for.
      let isBegun = hasModifier("async", syntax.modifiers)
      context.tryDepth += isBegun ? 1 : 0
      defer { context.tryDepth -= isBegun ? 1 : 0 }
      let initial = binding.initializer.map { value in
        annotated.map { lower(value.value, as: $0, for: .initialValue) } ?? lower(value.value, expecting: nil)
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        let type = annotated ?? initial?.type ?? .failed
        if binding.pattern.is(WildcardPatternSyntax.self), let initial { return ExpressionStatement(initial, span(binding)) }
        if binding.pattern.as(TuplePatternSyntax.self).map({ $0.elements.contains { $0.pattern.is(TuplePatternSyntax.self) } }) == true, let initial {
          context.alternatives = [:]
          let pattern = self.pattern(binding.pattern, type, isBinding: true, isMutable: isMutable)
          return ExpressionStatement(MatchExpression(initial, [(pattern, nil)], span(binding)), span(binding))
        }
        let variables = patternVariables(binding.pattern, type, isMutable: isMutable)
        return TupleStatement(variables, initial ?? FailedExpression(span(binding)), span(binding))
      }
      if annotated == nil, initial == nil { report(.noType(name.identifier.text, at: range(name))) }
      let declared = annotated ?? initial?.type ?? .failed
      if hasAttribute("Bindable", syntax.attributes), let initial { return bindable(name.identifier, declared, initial, span(binding)) }
      let variable = context.declare(name.identifier.identifierText, declared, isMutable: isMutable || initial == nil)
      let value = initial ?? (isMutable && declared.wrapped != nil ? ConstantExpression(.none, declared, span(binding)) : nil)
      return VariableStatement(variable, value, span(binding))
    }
  }

  // MARK: Assignments

  /// `a = b` and `a += b`; nil if the expression is something else.
  private func assignment(_ syntax: ExprSyntax) -> Statement? {
    guard let sequence = syntax.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3 else { return nil }
    let rest = OperandSequence(Array(elements[2...]))
    if elements[1].is(AssignmentExprSyntax.self) {
      if elements[0].is(DiscardAssignmentExprSyntax.self) { return ExpressionStatement(lower(rest, expecting: nil), span(syntax)) }
      if let tuple = elements[0].as(TupleExprSyntax.self), tuple.elements.count > 1 { return tupleAssignment(tuple, rest, span(syntax)) }
      guard let (place, type) = self.place(elements[0]) else {
        _ = quietly { lower(rest, expecting: nil) }
        return ExpressionStatement(FailedExpression(span(syntax)), span(syntax))
      }
      return AssignmentStatement(place, lower(rest, as: type, for: .assignment), span(syntax))
    }
    guard let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, isAssigning(name) else { return nil }
    guard let (place, type) = self.place(elements[0]) else { return ExpressionStatement(FailedExpression(span(syntax)), span(syntax)) }
    if let call = assigningCall(name, place, type, rest, span(syntax)) { return ExpressionStatement(call, span(syntax)) }
    let left = PlaceExpression(place, type, span(elements[0]))
    let value = binary(
      String(name.dropLast()), left, { [self] in lower(rest, expecting: $0) }, expecting: type, span(syntax), range(elements[1]))
    return AssignmentStatement(place, convert(value, to: type, for: .assignment), span(syntax))
  }
}

/// What stands at a place, read.
final class PlaceExpression: Expression {
  let place: Place
  init(_ place: Place, _ type: StaticType, _ span: SourceFile.Span) {
    self.place = place
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { try place.read(evaluation) }
  override var printed: String { place.printed }
}
