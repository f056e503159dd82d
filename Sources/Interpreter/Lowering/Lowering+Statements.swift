internal import SwiftSyntax

extension Lowering {
  /// Statements of a function or a closure.
  func statements(_ items: [CodeBlockItemSyntax], implicitReturn: Bool = false) -> [Statement] {
    var result: [Statement] = []
    for item in items { result += statement(item, implicitReturn: implicitReturn && items.count == 1) }
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
      report(.notSupported("a declaration inside a function", at: range(declaration)))
      return []
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
    if implicitReturn {
      if context.result == nil {
        let value = lower(syntax, expecting: nil)
        context.result = value.type
        return ReturnStatement(value, span)
      }
      return ReturnStatement(lower(syntax, as: context.result ?? .void, for: .result), span)
    }
    return ExpressionStatement(lower(syntax, expecting: nil), span)
  }

  private func lower(_ syntax: StmtSyntax, implicitReturn: Bool) -> [Statement] {
    let span = span(syntax)
    if let expression = syntax.as(ExpressionStmtSyntax.self) { return [lowerStatement(expression.expression, implicitReturn: implicitReturn)] }
    if let statement = syntax.as(ReturnStmtSyntax.self) { return [returnStatement(statement)] }
    if let loop = syntax.as(WhileStmtSyntax.self) {
      return [
        scoped {
          let conditions = conditions(loop.conditions)
          return WhileStatement(conditions, inLoop { block(loop.body.statements) }, testsLast: false, span)
        }
      ]
    }
    if let loop = syntax.as(RepeatStmtSyntax.self) {
      let statements = inLoop { block(loop.body.statements) }
      return [WhileStatement([lower(loop.condition, as: .bool, for: .condition)], statements, testsLast: true, span)]
    }
    if let loop = syntax.as(ForStmtSyntax.self) { return forStatement(loop) }
    if let statement = syntax.as(GuardStmtSyntax.self) {
      let statements = block(statement.body.statements)
      if !alwaysLeaves(statements) { report(Diagnostic("'guard' body must not fall through", at: range(statement.body))) }
      return [GuardStatement(conditions(statement.conditions), statements, span)]
    }
    if let jump = syntax.as(BreakStmtSyntax.self) {
      if context.loopDepth + context.switchDepth == 0 { report(Diagnostic("'break' is only allowed inside a loop, if, do, or switch", at: range(jump))) }
      return [JumpStatement(isBreak: true, span)]
    }
    if let jump = syntax.as(ContinueStmtSyntax.self) {
      if context.loopDepth == 0 { report(Diagnostic("'continue' is only allowed inside a loop", at: range(jump))) }
      return [JumpStatement(isBreak: false, span)]
    }
    let word = syntax.firstToken(viewMode: .sourceAccurate)
    report(.notSupported("'\(word?.text ?? "this statement")'", at: word.map { range($0) }))
    return []
  }
  private func inLoop<Result>(_ body: () -> Result) -> Result {
    context.loopDepth += 1
    defer { context.loopDepth -= 1 }
    return body()
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
    if result == .void {
      report(Diagnostic("unexpected non-void return value in void function", at: range(value)))
      return ReturnStatement(nil, span)
    }
    return ReturnStatement(lower(value, as: result, for: .result), span)
  }

  private func forStatement(_ syntax: ForStmtSyntax) -> [Statement] {
    let sequence = lower(syntax.sequence, expecting: nil)
    let element: StaticType
    switch sequence.type {
    case .range, .closedRange: element = .int
    case .failed: element = .failed
    case let type:
      if let item = type.element {
        element = item
      } else {
        report(.notSequence(type, at: range(syntax.sequence)))
        element = .failed
      }
    }
    return scoped {
      let variables = patternVariables(syntax.pattern, element)
      let filter = syntax.whereClause.map { lower($0.condition, as: .bool, for: .condition) }
      let statements = inLoop { block(syntax.body.statements) }
      return [ForStatement(variables, sequence, filter: filter, statements, span(syntax))]
    }
  }
  /// The variables of `x`, `_` or `(a, b)`.
  func patternVariables(_ pattern: PatternSyntax, _ type: StaticType) -> [Variable?] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [context.declare(name.identifier.identifierText, type, isMutable: false)] }
    if pattern.is(WildcardPatternSyntax.self) { return [nil] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      var types: [StaticType] = []
      if case .tuple(let elements) = type { types = elements.map(\.type) }
      if types.count != tuple.elements.count, type != .failed { report(Diagnostic("tuple pattern has the wrong length for tuple type '\(type)'", at: range(pattern))) }
      return tuple.elements.enumerated().flatMap { index, element in patternVariables(element.pattern, types.indices.contains(index) ? types[index] : .failed) }
    }
    report(.notSupported("this pattern", at: range(pattern)))
    return [nil]
  }

  // MARK: Variables

  func variableStatements(_ syntax: VariableDeclSyntax) -> [Statement] {
    checkAttributes(syntax.attributes)
    let isMutable = syntax.bindingSpecifier.text == "var"
    return syntax.bindings.map { binding in
      if let accessors = binding.accessorBlock { report(.notSupported("a local computed property", at: range(accessors))) }
      let annotated = binding.typeAnnotation.map { self.type($0.type) }
      let initial = binding.initializer.map { value in
        annotated.map { lower(value.value, as: $0, for: .initialValue) } ?? lower(value.value, expecting: nil)
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        let type = annotated ?? initial?.type ?? .failed
        if binding.pattern.is(WildcardPatternSyntax.self), let initial { return ExpressionStatement(initial, span(binding)) }
        let variables = patternVariables(binding.pattern, type)
        return TupleStatement(variables, initial ?? FailedExpression(span(binding)), span(binding))
      }
      if annotated == nil, initial == nil { report(.noType(name.identifier.text, at: range(name))) }
      let declared = annotated ?? initial?.type ?? .failed
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
      guard let (place, type) = self.place(elements[0]) else { return ExpressionStatement(FailedExpression(span(syntax)), span(syntax)) }
      return AssignmentStatement(place, lower(rest, as: type, for: .assignment), span(syntax))
    }
    guard let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["+=", "-=", "*=", "/=", "%="].contains(name) else { return nil }
    guard let (place, type) = self.place(elements[0]) else { return ExpressionStatement(FailedExpression(span(syntax)), span(syntax)) }
    let left = PlaceExpression(place, type, span(elements[0]))
    let value = binary(
      String(name.dropLast()), left, { [self] in lower(rest, expecting: $0) }, expecting: type, span(syntax), range(elements[1]))
    return AssignmentStatement(place, convert(value, to: type, for: .assignment), span(syntax))
  }

  /// What an assignment's left side changes.
  func place(_ syntax: ExprSyntax) -> (Place, StaticType)? {
    if let reference = syntax.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      if let variable = context.variable(named: name) {
        if variable.type == .failed { return nil }
        if variable.isMutable { return (.variable(variable), variable.type) }
        let reason = name == "self" ? "'self' is immutable" : "'\(name)' is a 'let' constant"
        report(.notAssignable(name, reason: reason, at: range(reference)))
        return nil
      }
      if let variable = context.variable(named: "$" + name), case .library(let type, let arguments) = variable.type, type.name == "Binding", let value = arguments.first {
        return (.wrapped(.variable(variable), nil), value)
      }
      if name.hasPrefix("_"), let field = ownField(String(name.dropFirst())), let wrapper = field.wrapper, let target = context.variable(named: "self") {
        return fieldPlace(field, of: (.variable(target), target.type), target.isMutable, reference, isStorage: true).map { ($0.0, wrapper.storage(of: field.type)) }
      }
      if let field = ownField(name), let target = context.variable(named: "self") { return fieldPlace(field, of: (.variable(target), target.type), target.isMutable, reference) }
    }
    if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.identifierText
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self", let target = context.variable(named: "self"), name.hasPrefix("_"),
        let field = ownField(String(name.dropFirst())), let wrapper = field.wrapper
      {
        return fieldPlace(field, of: (.variable(target), target.type), target.isMutable, member.declName, isStorage: true).map { ($0.0, wrapper.storage(of: field.type)) }
      }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self", let target = context.variable(named: "self"), let field = ownField(name) {
        return fieldPlace(field, of: (.variable(target), target.type), target.isMutable, member.declName)
      }
      guard let target = place(base) else { return nil }
      if case .declared(let declaration, _) = target.1, case .field(let field)? = declaration.members[name]?.first {
        return fieldPlace(field, of: target, true, member.declName)
      }
      report(.noMember(name, of: target.1, suggestion: nil, at: range(member.declName)))
      return nil
    }
    if let call = syntax.as(SubscriptCallExprSyntax.self), let index = call.arguments.first?.expression, call.arguments.count == 1 {
      guard let target = place(call.calledExpression) else { return nil }
      guard let element = target.1.element else {
        report(.notSupported("this subscript", at: range(syntax)))
        return nil
      }
      return (.element(target.0, lower(index, as: .int, for: .argument), span(syntax)), element)
    }
    let value = lower(syntax, expecting: nil)
    if value.type != .failed { report(.notAssignable(syntax.trimmedDescription, reason: "it cannot change", at: range(syntax))) }
    return nil
  }
  private func ownField(_ name: String) -> FieldDeclaration? {
    guard case .declared(let declaration, _)? = context.owner, case .field(let field)? = declaration.members[name]?.first else { return nil }
    return field
  }
  private func fieldPlace(
    _ field: FieldDeclaration, of target: (Place, StaticType), _ isMutable: Bool, _ syntax: some SyntaxProtocol, isStorage: Bool = false
  ) -> (Place, StaticType)? {
    if let wrapper = field.wrapper, !isStorage {
      if field.type == .failed { return nil }
      if wrapper.isSettable { return (.wrapped(.field(target.0, field), context.isInitializer ? field : nil), field.type) }
      report(.notAssignable(field.name, reason: "'@\(wrapper.name)' can only be read", at: range(syntax)))
      return nil
    }
    if !isMutable {
      report(.notAssignable(field.name, reason: "'self' is immutable", at: range(syntax)))
      return nil
    }
    if !field.isMutable, !context.isInitializer || field.hasInitial {
      report(.notAssignable(field.name, reason: "'\(field.name)' is a 'let' constant", at: range(syntax)))
      return nil
    }
    if field.type == .failed { return nil }
    let owner: StaticType? = if case .declared(let declaration, _) = target.1 { declaration.selfType } else { nil }
    return (.field(target.0, field), field.type.substituting(ownerBindings(owner, target.1)))
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
