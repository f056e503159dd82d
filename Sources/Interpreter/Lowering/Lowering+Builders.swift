internal import SwiftSyntax

extension Lowering {
  /// A block as `@ViewBuilder` reads it.
  /// - Parameter wanted: the type of the block where it is written down, as a function with a `TupleView<(A, B)>` does.
  func builderBlock(_ list: [CodeBlockItemSyntax], expecting wanted: StaticType? = nil, _ span: SourceFile.Span) -> Expression {
    scoped {
      let items = flattened(list).flatMap { builderItems($0) }
      if case .library(let type, _)? = wanted, type.name == "TupleView" { return BlockExpression(items, isTuple: true, span) }
      return BlockExpression(isOfScenes ? firstScene(items) : items, span)
    }
  }

  /// The statements make windows, not views.
  private var isOfScenes: Bool {
    if case .opaque(let names, _)? = context.result { return names == ["Scene"] }
    return false
  }
  /// Only the first window is shown.
  private func firstScene(_ items: [BlockExpression.Item]) -> [BlockExpression.Item] {
    var hasScene = false
    return items.filter { item in
      guard case .view = item else { return true }
      defer { hasScene = true }
      return !hasScene
    }
  }

  private func builderItems(_ item: CodeBlockItemSyntax) -> [BlockExpression.Item] {
    switch item.item {
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) { return variableStatements(variable).map { .statement($0) } }
      report(.controlFlowInBuilder(at: range(declaration)))
      return []
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self) { return builderExpression(expression.expression) }
      report(.controlFlowInBuilder(at: statement.firstToken(viewMode: .sourceAccurate).map { range($0) } ?? range(statement)))
      return []
    case .expr(let expression): return builderExpression(expression)
    @unknown default: return []
    }
  }

  func builderExpression(_ syntax: ExprSyntax) -> [BlockExpression.Item] {
    if let choice = syntax.as(IfExprSyntax.self) { return [.view(builderIf(choice))] }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      let subject = switchSubject(choice)
      let branches = switchBranches(choice, subject.value) { conditions, statements in
        if statements.contains(where: { $0.item.is(BreakStmtSyntax.self) }) { report(.controlFlowInBuilder(at: range(statements))) }
        return BranchExpression.Branch(conditions: conditions, block: builderBlock(Array(statements), span(statements)))
      }
      return (subject.initial.map { [.statement($0)] } ?? []) + [.view(BranchExpression(branches, isExhaustive: true, span(choice)))]
    }
    let expression = lower(syntax, expecting: nil)
    if isOfScenes {
      if !conforms(expression.type, to: "Scene") {
        report(.doesNotConform(expression.type, to: "Scene", at: range(syntax)))
        return [.view(FailedExpression(span(syntax)))]
      }
    } else if !conforms(expression.type, to: "View") {
      let said: Diagnostic =
        expression.type == .any(["View"])
        ? Diagnostic("type 'any View' cannot conform to 'View': use 'some View', or wrap the view in AnyView", at: range(syntax))
        : .doesNotConform(expression.type, to: "View", at: range(syntax))
      report(said)
      return [.view(FailedExpression(span(syntax)))]
    }
    return [.view(expression)]
  }

  private func builderIf(_ syntax: IfExprSyntax) -> Expression {
    var branches: [BranchExpression.Branch] = []
    var isExhaustive = false
    var next: IfExprSyntax? = syntax
    while let current = next {
      branches.append(
        scoped {
          let conditions = conditions(current.conditions)
          return BranchExpression.Branch(conditions: conditions, block: builderBlock(Array(current.body.statements), span(current.body)))
        })
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let body):
        branches.append(BranchExpression.Branch(conditions: [], block: builderBlock(Array(body.statements), span(body))))
        isExhaustive = true
      case nil: break
      @unknown default: break
      }
    }
    return BranchExpression(branches, isExhaustive: isExhaustive, span(syntax))
  }
}
