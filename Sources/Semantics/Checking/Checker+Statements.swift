internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// The items of a block, with the active clause in the place of each `#if`.
  func activeItems(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    items.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let node) = item.item, let conditional = node.as(IfConfigDeclSyntax.self) else { return [item] }
      guard case .statements(let inner)? = conditional.activeElements(isActive: { BuildConditions.isActive($0) }) else {
        return []
      }
      return activeItems(inner)
    }
  }

  /// Local functions and types are visible in all of their block.
  func declareLocals(_ items: CodeBlockItemListSyntax, _ scope: Scope, _ context: BodyContext) {
    guard let file = context.file else { return }
    let reader = DeclarationReader(file)
    for item in activeItems(items) {
      guard case .decl(let node) = item.item else { continue }
      checkModifiers(ofLocal: node, in: file)
      if let node = node.as(VariableDeclSyntax.self) {
        for binding in node.bindings {
          if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
            scope.note(later: name.identifier.identifierText)
          }
        }
        continue
      }
      for declaration in reader.declarations(of: node, in: context.declaration) {
        localScopes[declaration] = scope
        localDeclarations[SourcePlace(file, node.positionAfterSkippingLeadingTrivia.utf8Offset)] = declaration
        scope.add(declaration)
      }
    }
  }

  /// Looks at the statements of a block in their order.
  func check(_ items: CodeBlockItemListSyntax, _ scope: Scope, _ context: BodyContext, isFunctionBody: Bool = false)
    -> [Statement]
  {
    declareLocals(items, scope, context)
    let active = activeItems(items)
    if isFunctionBody, active.count == 1, let implicit = implicitReturn(active[0], scope, context) { return implicit }
    var made: [Statement] = []
    for item in active {
      if isLate(at: span(item).start, in: context.file) { break }
      made += check(item, scope, context)
    }
    return made
  }

  func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let node): return node
    case .stmt(let node): return node.as(ExpressionStmtSyntax.self)?.expression
    default: return nil
    }
  }

  func check(_ item: CodeBlockItemSyntax, _ scope: Scope, _ context: BodyContext) -> [Statement] {
    switch item.item {
    case .expr(let node): return [check(expressionStatement: node, scope, context)]
    case .decl(let node): return check(declaration: node, scope, context)
    case .stmt(let node): return check(statement: node, scope, context)
    @unknown default: return []
    }
  }

  func span(_ node: some SyntaxProtocol) -> SourceSpan {
    SourceSpan(node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private func check(expressionStatement node: ExprSyntax, _ scope: Scope, _ context: BodyContext) -> Statement {
    if let node = node.as(IfExprSyntax.self) { return check(if: node, scope, context) }
    if let node = node.as(SwitchExprSyntax.self) { return check(switch: node, nil, scope, context) }
    let value = TreeBuilder(checker: self, context: context, scope: scope).build(node)
    if case .assignment(_, let right) = value.kind, case .statement = right.kind {
      return check(assignedBranches: node, value, scope, context)
    }
    check(value, context, scope)
    return Statement(.expression(value), value.range)
  }

  private func check(assignedBranches node: ExprSyntax, _ value: Expression, _ scope: Scope, _ context: BodyContext)
    -> Statement
  {
    guard case .assignment(let left, _) = value.kind, let last = node.as(SequenceExprSyntax.self)?.elements.last else {
      return Statement(.expression(value), value.range)
    }
    let type = check(left, context, scope)
    let made = checkBranches(last, scope, context, wanted: Wanted(type: type, kind: .assignment))
    return Statement(.expression(Expression(.assignment(left, made), value.range)), value.range)
  }

  private func check(declaration node: DeclSyntax, _ scope: Scope, _ context: BodyContext) -> [Statement] {
    if let node = node.as(VariableDeclSyntax.self) { return check(variables: node, scope, context) }
    guard let file = context.file,
      let declaration = localDeclarations[SourcePlace(file, node.positionAfterSkippingLeadingTrivia.utf8Offset)]
    else { return [] }
    let saved = outerParameterTypes
    check(declaration, in: scope)
    outerParameterTypes = saved
    return [Statement(.declaration(declaration), span(node))]
  }

  private func check(statement node: StmtSyntax, _ scope: Scope, _ context: BodyContext) -> [Statement] {
    if let labeled = node.as(LabeledStmtSyntax.self) { return check(labeled: labeled, scope, context) }
    return [check(statement: node, label: nil, scope, context)]
  }

  private func check(labeled node: LabeledStmtSyntax, _ scope: Scope, _ context: BodyContext) -> [Statement] {
    let label = node.label.text
    if context.labels.contains(where: { $0.name == label }) {
      report("label '\(label)' cannot be reused on an inner statement", at: span(node).start, in: context.file)
    }
    context.labels.append((label, otherThanLoop(node.statement)))
    defer { context.labels.removeLast() }
    let made = check(statement: node.statement, label: label, scope, context)
    // `if` has no label of its own: the block around it is what `break` leaves.
    if case .ifStatement = made.kind { return [Statement(.doBlock(label: label, [made], []), made.range)] }
    return [made]
  }

  private func check(statement node: StmtSyntax, label: String?, _ scope: Scope, _ context: BodyContext) -> Statement {
    let range = span(node)
    let tree = TreeBuilder(checker: self, context: context, scope: scope)
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      if let inner = node.expression.as(SwitchExprSyntax.self) { return check(switch: inner, label, scope, context) }
      return check(expressionStatement: node.expression, scope, context)
    case .returnStmt(let node): return check(return: node, scope, context)
    case .throwStmt(let node):
      let value = tree.build(node.expression)
      check(value, context, scope, wanted: Wanted(type: context.thrown ?? anyError, kind: .throwing))
      return Statement(.throwStatement(value), range)
    case .guardStmt(let node):
      return check(guard: node, scope, context)
    case .whileStmt(let node):
      let inner = Scope(scope)
      let conditions = check(node.conditions, inner, context)
      context.loopDepth += 1
      defer { context.loopDepth -= 1 }
      return Statement(.whileLoop(label: label, conditions, check(node.body.statements, inner, context)), range)
    case .repeatStmt(let node):
      context.loopDepth += 1
      let body = check(node.body.statements, Scope(scope), context)
      context.loopDepth -= 1
      let condition = tree.build(node.condition)
      check(condition, context, scope, wanted: Wanted(type: bool, kind: .condition))
      return Statement(.repeatLoop(label: label, body, condition), range)
    case .forStmt(let node):
      let inner = Scope(scope)
      let (pattern, sequence, condition) = checkHeader(node, scope, inner, context)
      context.loopDepth += 1
      defer { context.loopDepth -= 1 }
      return Statement(
        .forLoop(label: label, pattern, sequence, where: condition, check(node.body.statements, inner, context)), range)
    case .doStmt(let node): return check(do: node, label, scope, context)
    case .deferStmt(let node): return Statement(.deferBlock(check(node.body.statements, Scope(scope), context)), range)
    case .breakStmt(let node):
      if let label = node.label {
        checkLabel(label, isContinue: false, context)
      } else if context.loopDepth == 0 && context.switchDepth == 0 {
        let message =
          context.isInBranch
          ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
          : "'break' is only allowed inside a loop, if, do, or switch"
        report(message, at: range.start, in: context.file)
      }
      return Statement(.breakStatement(node.label?.text), range)
    case .continueStmt(let node):
      if let label = node.label {
        checkLabel(label, isContinue: true, context)
      } else if context.loopDepth == 0 {
        report("'continue' is only allowed inside a loop", at: range.start, in: context.file)
      }
      return Statement(.continueStatement(node.label?.text), range)
    case .fallThroughStmt:
      if context.switchDepth == 0 {
        report("'fallthrough' is only allowed inside a switch", at: range.start, in: context.file)
      }
      return Statement(.fallthroughStatement, range)
    default: return Statement(.expression(Expression(.error, range)), range)
    }
  }

  /// "if", "do" or "switch" for a statement with a label that is no loop.
  private func otherThanLoop(_ node: StmtSyntax) -> String? {
    if node.is(DoStmtSyntax.self) { return "do" }
    guard let expression = node.as(ExpressionStmtSyntax.self)?.expression else { return nil }
    return expression.is(IfExprSyntax.self) ? "if" : "switch"
  }

  /// The label after `break` or `continue` must be that of a statement around it.
  private func checkLabel(_ label: TokenSyntax, isContinue: Bool, _ context: BodyContext) {
    let offset = span(label).start
    guard let found = context.labels.last(where: { $0.name == label.text }) else {
      report("cannot find label '\(label.text)' in scope", at: offset, in: context.file)
      return
    }
    if isContinue, let kind = found.kind {
      report("'continue' cannot be used with \(kind) statements", at: offset, in: context.file)
    }
  }

  func check(if node: IfExprSyntax, _ scope: Scope, _ context: BodyContext) -> Statement {
    let inner = Scope(scope)
    let conditions = check(node.conditions, inner, context)
    let isInBranch = context.isInBranch
    context.isInBranch = true
    defer { context.isInBranch = isInBranch }
    let body = check(node.body.statements, inner, context)
    var otherwise: [Statement]?
    switch node.elseBody {
    case .ifExpr(let next)?: otherwise = [check(if: next, scope, context)]
    case .codeBlock(let block)?: otherwise = check(block.statements, Scope(scope), context)
    default: break
    }
    return Statement(.ifStatement(conditions, body, otherwise), span(node))
  }

  /// A `for` loop's sequence and pattern; the pattern's variables are added to the loop's scope.
  func checkHeader(_ node: ForStmtSyntax, _ outer: Scope, _ inner: Scope, _ context: BodyContext) -> (
    Pattern, Expression, Expression?
  ) {
    let sequence = TreeBuilder(checker: self, context: context, scope: outer).build(node.sequence)
    let annotated = node.typeAnnotation.map { resolve($0.type, typeContext(context, inner)) }
    let literal = node.sequence.is(ArrayExprSyntax.self) ? annotated : nil
    let type = check(sequence, context, outer, wanted: literal.map { Wanted(type: array($0), kind: .initialization) })
    let protocolName = node.awaitKeyword == nil ? "Sequence" : "AsyncSequence"
    var element = Type.hole
    if let declaration = standard(protocolName), type != .hole {
      if conforms(type, to: declaration), let associated = canonicalAssociatedType(named: "Element", in: declaration) {
        element = reducedMember(type, associated)
      } else if case .existential(let bounds) = type, bounds.protocols.contains(where: { refines($0, declaration) }) {
        element = bounds.constraints.first { $0.declaration.name == "Element" }?.type ?? .any
      } else {
        let hint =
          optionalObject(type).map { conforms($0, to: declaration) } == true ? "; did you mean to unwrap optional?" : ""
        report(
          "for-in loop requires '\(type)' to conform to '\(protocolName)'\(hint)", at: sequence.range.start,
          in: context.file)
      }
    }
    if let annotated { element = annotated }
    let pattern = self.pattern(node.pattern, element, isLet: true, inner, context)
    let condition = node.whereClause.map { clause -> Expression in
      let value = TreeBuilder(checker: self, context: context, scope: inner).build(clause.condition)
      check(value, context, inner, wanted: Wanted(type: bool, kind: .condition))
      return value
    }
    return (pattern, sequence, condition)
  }

  func typeContext(_ context: BodyContext, _ scope: Scope) -> TypeContext {
    TypeContext(declaration: context.declaration, scope: scope, file: context.file)
  }

  private func check(do node: DoStmtSyntax, _ label: String?, _ scope: Scope, _ context: BodyContext) -> Statement {
    let body = check(node.body.statements, Scope(scope), context)
    let thrown =
      node.throwsClause?.type.map { resolve($0, typeContext(context, scope)) }
      ?? (node.catchClauses.isEmpty ? anyError : EffectsCheck.thrownType(in: body, self))
    let clauses = node.catchClauses.map { clause -> Statement.CatchClause in
      let inner = Scope(scope)
      var items: [Statement.Case.Item] = []
      var implicit: VariableDeclaration?
      if clause.catchItems.isEmpty {
        let error = VariableDeclaration(
          "error", isLet: true, in: program, parent: context.declaration, attributes: AttributeList(), place: nil)
        error.type = thrown
        inner.add(error)
        implicit = error
      }
      for item in clause.catchItems {
        guard let syntax = item.pattern else { continue }
        let pattern = self.pattern(syntax, thrown, isLet: true, inner, context)
        let condition = item.whereClause.map { clause -> Expression in
          let value = TreeBuilder(checker: self, context: context, scope: inner).build(clause.condition)
          check(value, context, inner, wanted: Wanted(type: bool, kind: .condition))
          return value
        }
        items.append(Statement.Case.Item(pattern, where: condition))
      }
      return Statement.CatchClause(
        items, body: check(clause.body.statements, inner, context), span(clause), error: implicit)
    }
    return Statement(.doBlock(label: label, body, clauses), span(node))
  }
}
