internal import Declarations
internal import SwiftSyntax

extension Checker {
  func check(_ list: ConditionElementListSyntax, _ scope: Scope, _ context: BodyContext) -> [Statement.Condition] {
    list.map { element in
      let tree = TreeBuilder(checker: self, context: context, scope: scope)
      switch element.condition {
      case .expression(let node):
        let value = tree.build(node)
        check(value, context, scope, wanted: Wanted(type: bool, kind: .condition))
        return .expression(value)
      case .optionalBinding(let node): return binding(node, scope, context)
      case .matchingPattern(let node):
        let value = tree.build(node.initializer.value)
        var type = check(value, context, scope)
        if let annotation = node.typeAnnotation?.type { type = resolve(annotation, typeContext(context, scope)) }
        return .pattern(pattern(node.pattern, type, isLet: true, scope, context), value)
      case .availability: return .availability
      @unknown default: return .availability
      }
    }
  }

  /// `if let x = value`, and `if let x`.
  private func binding(_ node: OptionalBindingConditionSyntax, _ scope: Scope, _ context: BodyContext)
    -> Statement.Condition
  {
    let tree = TreeBuilder(checker: self, context: context, scope: scope)
    let value: Expression
    if let syntax = node.initializer?.value {
      value = tree.build(syntax)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      value = tree.reference(at: name.identifier)
    } else {
      value = Expression(.error, span(node))
    }
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    var object = Type.hole
    if let annotation = node.typeAnnotation?.type {
      object = resolve(annotation, typeContext(context, scope))
      check(value, context, scope, wanted: Wanted(type: optional(object), kind: .initialization))
    } else {
      let type = check(value, context, scope)
      if let inner = optionalObject(type) {
        object = inner
      } else if type != .hole {
        report(
          "initializer for conditional binding must have Optional type, not '\(type)'", at: value.range.start,
          in: context.file)
      }
    }
    let inner = pattern(node.pattern, object, isLet: isLet, scope, context)
    return .pattern(Pattern(.some(inner), optional(object), span(node.pattern)), value)
  }

  /// What a `guard` binds is seen behind it, not where its conditions do not hold.
  func check(guard node: GuardStmtSyntax, _ scope: Scope, _ context: BodyContext) -> Statement {
    let inner = Scope(scope)
    let conditions = check(node.conditions, inner, context)
    let body = check(node.body.statements, Scope(scope), context)
    for declaration in inner.names.values.joined() { scope.add(declaration) }
    return Statement(.guardStatement(conditions, body), span(node))
  }

  func check(switch node: SwitchExprSyntax, _ label: String?, _ scope: Scope, _ context: BodyContext) -> Statement {
    let subject = TreeBuilder(checker: self, context: context, scope: scope).build(node.subject)
    let type = check(subject, context, scope)
    context.switchDepth += 1
    defer { context.switchDepth -= 1 }
    let cases = switchCases(node.cases).map { branch -> Statement.Case in
      let inner = Scope(scope)
      let (items, isDefault) = check(branch.label, type, inner, context)
      return Statement.Case(items, isDefault: isDefault, body: check(branch.statements, inner, context), span(branch))
    }
    return Statement(.switchStatement(label: label, subject, cases), span(node))
  }

  func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let branch): return [branch]
      case .ifConfigDecl(let node):
        guard case .switchCases(let inner)? = node.activeElements(isActive: { BuildConditions.isActive($0) }) else {
          return []
        }
        return switchCases(inner)
      @unknown default: return []
      }
    }
  }

  /// The patterns of a case, and whether it is `default`.
  func check(_ label: SwitchCaseSyntax.Label, _ type: Type, _ scope: Scope, _ context: BodyContext) -> (
    [Statement.Case.Item], Bool
  ) {
    guard case .case(let label) = label else { return ([], true) }
    let items = label.caseItems.map { item -> Statement.Case.Item in
      let pattern = self.pattern(item.pattern, type, isLet: true, scope, context)
      let condition = item.whereClause.map { clause -> Expression in
        let value = TreeBuilder(checker: self, context: context, scope: scope).build(clause.condition)
        check(value, context, scope, wanted: Wanted(type: bool, kind: .condition))
        return value
      }
      return Statement.Case.Item(pattern, where: condition)
    }
    return (items, false)
  }

  /// `if` or `switch` as a value: each branch is looked at by itself; without a wanted type all must have the same.
  func checkBranches(_ node: ExprSyntax, _ scope: Scope, _ context: BodyContext, wanted: Wanted?) -> Expression {
    let range = span(node)
    var types: [(Type, Expression)] = []
    let statement: Statement
    if let node = node.as(IfExprSyntax.self) {
      statement = branches(node, scope, context, wanted, &types)
    } else if let node = node.as(SwitchExprSyntax.self) {
      let subject = TreeBuilder(checker: self, context: context, scope: scope).build(node.subject)
      let type = check(subject, context, scope)
      let cases = switchCases(node.cases).map { branch -> Statement.Case in
        let inner = Scope(scope)
        let (items, isDefault) = check(branch.label, type, inner, context)
        return Statement.Case(
          items, isDefault: isDefault, body: checkBranch(branch.statements, inner, context, wanted, &types),
          span(branch))
      }
      statement = Statement(.switchStatement(label: nil, subject, cases), range)
    } else {
      return Expression(.error, range)
    }
    let made = Expression(.statement(statement), range)
    made.type = wanted?.type ?? types.first?.0 ?? .void
    if wanted == nil, let first = types.first,
      let other = types.first(where: {
        $0.0 != first.0 && $0.0 != .hole && first.0 != .hole && !isStandard($0.0, "Never")
      })
    {
      report("branches have mismatching types '\(first.0)' and '\(other.0)'", at: other.1.range.start, in: context.file)
    }
    return made
  }

  private func branches(
    _ node: IfExprSyntax, _ scope: Scope, _ context: BodyContext, _ wanted: Wanted?, _ types: inout [(Type, Expression)]
  ) -> Statement {
    let inner = Scope(scope)
    let conditions = check(node.conditions, inner, context)
    let body = checkBranch(node.body.statements, inner, context, wanted, &types)
    var otherwise: [Statement]?
    switch node.elseBody {
    case .ifExpr(let next)?: otherwise = [branches(next, scope, context, wanted, &types)]
    case .codeBlock(let block)?: otherwise = checkBranch(block.statements, Scope(scope), context, wanted, &types)
    default:
      report("'if' must have an unconditional 'else' to be used as expression", at: span(node).start, in: context.file)
    }
    return Statement(.ifStatement(conditions, body, otherwise), span(node))
  }

  private func checkBranch(
    _ items: CodeBlockItemListSyntax, _ scope: Scope, _ context: BodyContext, _ wanted: Wanted?,
    _ types: inout [(Type, Expression)]
  ) -> [Statement] {
    let active = activeItems(items)
    guard let last = active.last, let node = expression(of: last) else { return check(items, scope, context) }
    var made = active.dropLast().flatMap { check($0, scope, context) }
    if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) {
      let value = checkBranches(node, scope, context, wanted: wanted)
      types.append((value.type, value))
      made.append(Statement(.expression(value), value.range))
      return made
    }
    let value = TreeBuilder(checker: self, context: context, scope: scope).build(node)
    // A branch that never ends has no value to convert.
    let kind = wanted?.kind == .returning ? ContextKind.returning : .caseValue
    let type = check(value, context, scope, wanted: wanted.map { Wanted(type: $0.type, kind: kind) })
    types.append((type, value))
    made.append(Statement(.expression(value), value.range))
    return made
  }
}
