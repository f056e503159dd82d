internal import Declarations
internal import SwiftSyntax

/// What a builder makes of a body: statements that give variables their values, and the value of the whole.
struct BuiltBody {
  var statements: [Statement]
  let value: Expression
}

/// The transform of SE-0289: every component is an expression of its own, looked at by itself; the builder's functions are called as members.
extension Checker {
  func build(_ items: CodeBlockItemListSyntax, with builder: Type, _ scope: Scope, _ context: BodyContext) -> BuiltBody {
    let transform = BuilderTransform(checker: self, builder: builder, context: context)
    var block = transform.block(items, Scope(scope))
    if transform.has("buildFinalResult") {
      let call = transform.call("buildFinalResult", [(nil, block.value)], block.value.range)
      check(call, context, scope, wanted: context.result.map { Wanted(type: $0, kind: .returning) })
      block = BuiltBody(statements: block.statements, value: call)
    } else if let result = context.result {
      check(block.value, context, scope, wanted: Wanted(type: result, kind: .returning))
    }
    return block
  }
}

private struct BuilderTransform {
  let checker: Checker
  let builder: Type
  let context: BodyContext

  func has(_ name: String, labels: [String?]? = nil) -> Bool {
    guard case .nominal(let nominal, _) = builder else { return false }
    return checker.members(ofNominal: nominal, named: name).contains { member in
      guard let labels else { return true }
      return (member.declaration as? FunctionDeclaration)?.parameters.map(\.label) == labels
    }
  }

  func call(_ name: String, _ arguments: [(String?, Expression)], _ range: SourceSpan) -> Expression {
    let callee = Expression(.member(Expression(.type(builder), range), Expression.MemberName(name, range)), range)
    return Expression(
      .call(callee, Expression.ArgumentList(arguments.map { Expression.Argument($0.0, $0.1) }, end: range.end)), range)
  }

  /// A variable that holds a component's value.
  private func variable(_ value: Expression, _ type: Type, _ statements: inout [Statement]) -> Expression {
    let made = VariableDeclaration(
      "$component", isLet: true, in: checker.program, parent: nil, attributes: AttributeList(), place: nil)
    made.type = type
    statements.append(Statement(.binding(Pattern(.variable(made), type, value.range), value, [made]), value.range))
    let reference = Expression(.reference(Expression.Reference(made.name, [made])), value.range)
    reference.type = type
    return reference
  }

  private func typed(_ expression: Expression, _ scope: Scope, _ statements: inout [Statement]) -> Expression {
    let type = checker.check(expression, context, scope)
    return variable(expression, type, &statements)
  }

  func block(_ items: CodeBlockItemListSyntax, _ scope: Scope) -> BuiltBody {
    var statements: [Statement] = []
    var components: [Expression] = []
    checker.declareLocals(items, scope, context)
    for item in checker.activeItems(items) {
      if checker.isLate(at: offset(item), in: context.file) { break }
      if let component = component(item, scope, &statements) { components.append(component) }
    }
    let start = components.first?.range.start ?? items.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = SourceSpan(start, components.last?.range.end ?? start)
    if let first = components.first, has("buildPartialBlock", labels: ["first"]),
      has("buildPartialBlock", labels: ["accumulated", "next"])
    {
      var value = typed(call("buildPartialBlock", [("first", first)], first.range), scope, &statements)
      for next in components.dropFirst() {
        value = typed(
          call("buildPartialBlock", [("accumulated", value), ("next", next)], next.range), scope, &statements)
      }
      return BuiltBody(statements: statements, value: value)
    }
    let block = call("buildBlock", components.map { (nil, $0) }, range)
    // The last call of a body may be overloaded on its result: it is looked at together with what is wanted.
    let value = typed(block, scope, &statements)
    return BuiltBody(statements: statements, value: value)
  }

  private func component(_ item: CodeBlockItemSyntax, _ scope: Scope, _ statements: inout [Statement]) -> Expression? {
    switch item.item {
    case .expr(let node):
      if let node = node.as(IfExprSyntax.self) { return conditional(node, scope, &statements) }
      if let node = node.as(SwitchExprSyntax.self) { return selection(node, scope, &statements) }
      return expression(node, scope, &statements)
    case .decl(let node):
      if node.is(VariableDeclSyntax.self) || node.is(MacroExpansionDeclSyntax.self) {
        statements += checker.check(item, scope, context)
      } else {
        checker.report(
          "closure containing a declaration cannot be used with result builder '\(name)'", at: offset(node),
          in: context.file)
      }
      return nil
    case .stmt(let node): return statement(node, item, scope, &statements)
    @unknown default: return nil
    }
  }
  private var name: String {
    if case .nominal(let nominal, _) = builder { return nominal.name }
    return "\(builder)"
  }
  private func offset(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  private func expression(_ node: ExprSyntax, _ scope: Scope, _ statements: inout [Statement]) -> Expression? {
    let value = TreeBuilder(checker: checker, context: context, scope: scope).build(node)
    if case .error = value.kind { return nil }
    let component = has("buildExpression") ? call("buildExpression", [(nil, value)], value.range) : value
    let type = checker.check(component, context, scope)
    let isLacking = type == .hole || isUnknown(value) && checker.containsError(value, or: .unsupported)
    if isLacking, checker.stopped == nil, !checker.containsError(value) { return absent(value, scope, &statements) }
    return variable(component, type, &statements)
  }
  /// What the playground lacks stands among views as one of no known type; another builder goes without it.
  private func absent(_ value: Expression, _ scope: Scope, _ statements: inout [Statement]) -> Expression? {
    var own: [Statement] = []
    let view = variable(value, checker.standardType("AnyView"), &own)
    let component = has("buildExpression") ? call("buildExpression", [(nil, view)], value.range) : view
    let (type, found) = checker.capturing { checker.check(component, context, scope) }
    if type == .hole || !has("buildExpression") || !found.isEmpty {
      statements.append(Statement(.expression(value), value.range))
      return nil
    }
    statements += own
    return variable(component, type, &statements)
  }
  /// Whether nothing is known of a value, or of what its members are asked for.
  private func isUnknown(_ value: Expression) -> Bool {
    switch value.kind {
    case .member(let base, _): return isUnknown(base)
    case .call(let callee, _): if case .member(let base, _) = callee.kind { return isUnknown(base) }
    default: break
    }
    return value.type == .hole
  }

  private func statement(
    _ node: StmtSyntax, _ item: CodeBlockItemSyntax, _ scope: Scope, _ statements: inout [Statement]
  ) -> Expression? {
    if let expression = node.as(ExpressionStmtSyntax.self) {
      if let node = expression.expression.as(IfExprSyntax.self) { return conditional(node, scope, &statements) }
      if let node = expression.expression.as(SwitchExprSyntax.self) { return selection(node, scope, &statements) }
      return self.expression(expression.expression, scope, &statements)
    }
    if let loop = node.as(ForStmtSyntax.self) { return forEach(loop, scope, &statements) }
    if let block = node.as(DoStmtSyntax.self), block.catchClauses.isEmpty {
      let inner = self.block(block.body.statements, Scope(scope))
      statements += inner.statements
      return inner.value
    }
    if node.is(ThrowStmtSyntax.self) {
      statements += checker.check(item, scope, context)
      return nil
    }
    checker.report(
      "closure containing control flow statement cannot be used with result builder '\(name)'", at: offset(node),
      in: context.file)
    return nil
  }

  /// A variable of the transform that a branch gives its value.
  private func declared(_ name: String, _ type: Type, _ statements: inout [Statement], _ range: SourceSpan)
    -> Expression
  {
    let made = VariableDeclaration(
      name, isLet: false, in: checker.program, parent: nil, attributes: AttributeList(), place: nil)
    made.type = type
    statements.append(Statement(.declaration(made), range))
    let reference = Expression(.reference(Expression.Reference(name, [made])), range)
    reference.type = type
    return reference
  }
  private func assigned(_ target: Expression, _ value: Expression) -> Statement {
    let made = Expression(.assignment(target, value), value.range)
    made.type = .void
    return Statement(.expression(made), value.range)
  }
  private func flag(_ value: Bool, _ range: SourceSpan) -> Expression {
    let made = Expression(.boolean(value), range)
    made.type = checker.bool
    return made
  }

  /// The branches of an `if` or `switch`: what each does, and the variable that holds what it gives.
  private struct Branches {
    var bodies: [[Statement]] = []
    var leaves: [Expression] = []
    /// What stands before: the variables of the branches.
    var before: [Statement] = []
  }
  private func add(_ block: BuiltBody, to branches: inout Branches) {
    let leaf = declared("$leaf", block.value.type, &branches.before, block.value.range)
    branches.leaves.append(leaf)
    branches.bodies.append(block.statements + [assigned(leaf, block.value)])
  }

  private func conditional(_ node: IfExprSyntax, _ scope: Scope, _ statements: inout [Statement]) -> Expression? {
    var branches = Branches()
    var conditions: [[Statement.Condition]] = []
    var current: IfExprSyntax? = node
    var hasElse = false
    while let branch = current {
      current = nil
      let inner = Scope(scope)
      let found = checker.check(branch.conditions, inner, context)
      var block = block(branch.body.statements, inner)
      if found.contains(where: { if case .availability = $0 { return true } else { return false } }),
        has("buildLimitedAvailability")
      {
        var more = block.statements
        let value = typed(call("buildLimitedAvailability", [(nil, block.value)], block.value.range), inner, &more)
        block = BuiltBody(statements: more, value: value)
      }
      conditions.append(found)
      add(block, to: &branches)
      switch branch.elseBody {
      case .ifExpr(let next)?: current = next
      case .codeBlock(let last)?:
        add(self.block(last.statements, Scope(scope)), to: &branches)
        hasElse = true
      default: break
      }
    }
    let range = branches.leaves[0].range
    var after: [Statement] = []
    guard let value = either(&branches, 0..<branches.leaves.count, node, scope, &after) else { return nil }
    var wrapped: Expression?
    if !hasElse {
      guard has("buildOptional") || has("buildIf") else {
        checker.report(
          "closure containing control flow statement cannot be used with result builder '\(name)'", at: offset(node),
          in: context.file)
        return nil
      }
      let optional = declared("$optional", checker.optional(value.type), &branches.before, range)
      wrapped = optional
      let none = Expression(.nilLiteral, range)
      none.type = optional.type
      branches.before.append(assigned(optional, none))
      for index in branches.bodies.indices {
        branches.bodies[index] += after + [assigned(optional, value)]
      }
      after = []
    }
    statements += branches.before
    var otherwise: [Statement]? = hasElse ? branches.bodies.last : nil
    for index in conditions.indices.reversed() {
      let leaf = branches.leaves[index]
      otherwise = [Statement(.ifStatement(conditions[index], branches.bodies[index], otherwise), leaf.range)]
    }
    statements += otherwise ?? []
    statements += after
    guard let wrapped else { return value }
    return typed(call(has("buildOptional") ? "buildOptional" : "buildIf", [(nil, wrapped)], range), scope, &statements)
  }

  private func selection(_ node: SwitchExprSyntax, _ scope: Scope, _ statements: inout [Statement]) -> Expression? {
    var branches = Branches()
    let subject = TreeBuilder(checker: checker, context: context, scope: scope).build(node.subject)
    let type = checker.check(subject, context, scope)
    var labels: [(items: [Statement.Case.Item], isDefault: Bool, range: SourceSpan)] = []
    for branch in checker.switchCases(node.cases) {
      let inner = Scope(scope)
      let (items, isDefault) = checker.check(branch.label, type, inner, context)
      let body = block(branch.statements, inner)
      labels.append((items, isDefault, SourceSpan(offset(branch), body.value.range.end)))
      add(body, to: &branches)
    }
    var after: [Statement] = []
    let value =
      branches.leaves.count == 1
      ? branches.leaves[0] : either(&branches, 0..<branches.leaves.count, node, scope, &after)
    statements += branches.before
    let cases = zip(labels, branches.bodies).map { label, body in
      Statement.Case(label.items, isDefault: label.isDefault, body: body, label.range)
    }
    statements.append(
      Statement(
        .switchStatement(label: nil, subject, cases), SourceSpan(offset(node), node.endPosition.utf8Offset)))
    statements += after
    return value
  }

  /// A binary tree over the leaves: the left part takes the largest power of two that is smaller than their number.
  private func either(
    _ branches: inout Branches, _ range: Range<Int>, _ node: some SyntaxProtocol, _ scope: Scope,
    _ statements: inout [Statement]
  ) -> Expression? {
    if range.count == 1, branches.leaves.count == 1 { return branches.leaves[range.lowerBound] }
    guard has("buildEither") else {
      checker.report(
        "closure containing control flow statement cannot be used with result builder '\(name)'", at: offset(node),
        in: context.file)
      return nil
    }
    if range.count == 1 { return branches.leaves[range.lowerBound] }
    if range.isEmpty { return nil }
    var left = 1
    while left * 2 < range.count { left *= 2 }
    let middle = range.lowerBound + left
    let place = branches.leaves[range.lowerBound].range
    let isFirst = declared("$branch", checker.bool, &branches.before, place)
    for index in range {
      branches.bodies[index].append(assigned(isFirst, flag(index < middle, place)))
    }
    var (before, after): ([Statement], [Statement]) = ([], [])
    guard var first = either(&branches, range.lowerBound..<middle, node, scope, &before),
      var second = either(&branches, middle..<range.upperBound, node, scope, &after)
    else { return nil }
    func kept(_ half: Expression, _ made: inout [Statement]) -> Expression {
      if made.isEmpty { return half }
      let target = declared("$half", half.type, &branches.before, place)
      made.append(assigned(target, half))
      return target
    }
    first = kept(first, &before)
    second = kept(second, &after)
    // What the halves need is made only if their half was taken.
    if !before.isEmpty || !after.isEmpty {
      statements.append(Statement(.ifStatement([.expression(isFirst)], before, after), place))
    }
    return joined(isFirst, first, second, scope, &statements)
  }

  /// `buildEither(first:)` and `(second:)` give the same type, of which each knows one half.
  private func joined(
    _ isFirst: Expression, _ first: Expression, _ second: Expression, _ scope: Scope, _ statements: inout [Statement]
  ) -> Expression {
    let one = call("buildEither", [("first", first)], first.range)
    let two = call("buildEither", [("second", second)], second.range)
    let joined = Expression(.ternary(isFirst, one, two), SourceSpan(first.range.start, second.range.end))
    return typed(joined, scope, &statements)
  }

  private func forEach(_ node: ForStmtSyntax, _ scope: Scope, _ statements: inout [Statement]) -> Expression? {
    guard has("buildArray") else {
      checker.report(
        "closure containing control flow statement cannot be used with result builder '\(name)'", at: offset(node),
        in: context.file)
      return nil
    }
    let inner = Scope(scope)
    let (pattern, sequence, condition) = checker.checkHeader(node, scope, inner, context)
    let body = block(node.body.statements, inner)
    let range = body.value.range
    let collected = declared("$array", checker.array(body.value.type), &statements, range)
    let empty = Expression(.array([]), range)
    empty.type = collected.type
    statements.append(assigned(collected, empty))
    let callee = Expression(.member(collected, Expression.MemberName("append", range)), range)
    let append = Expression(
      .call(callee, Expression.ArgumentList([Expression.Argument(nil, body.value)], end: range.end)), range)
    checker.check(append, context, inner)
    let statement = Statement(.expression(append), range)
    statements.append(
      Statement(.forLoop(label: nil, pattern, sequence, where: condition, body.statements + [statement]), range))
    return typed(call("buildArray", [(nil, collected)], range), scope, &statements)
  }
}
