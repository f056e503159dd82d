internal import SwiftSyntax

extension Lowering {
  /// The conditions of `if`, `guard` and `while`; names bound by them are declared in the current scope.
  func conditions(_ list: ConditionElementListSyntax) -> [Expression] {
    list.map { element in
      switch element.condition {
      case .expression(let expression): return lower(expression, as: .bool, for: .condition)
      case .optionalBinding(let binding): return optionalBinding(binding)
      case .availability: return ConstantExpression(.bool(true), .bool, span(element))
      case .matchingPattern(let found):
        let value = lower(found.initializer.value, expecting: nil)
        let variable = context.declare(" subject", value.type, isMutable: false)
        context.alternatives = [:]
        let pattern = self.pattern(found.pattern, value.type)
        context.alternatives = [:]
        return MatchExpression(KeptExpression(variable, value), [(pattern, nil)], span(found))
      @unknown default: return FailedExpression(span(element))
      }
    }
  }
  private func optionalBinding(_ binding: OptionalBindingConditionSyntax) -> Expression {
    let span = span(binding)
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    guard name != nil || binding.pattern.is(WildcardPatternSyntax.self) || isTuple(binding.pattern) else {
      return refuse(.notSupported("this pattern", at: range(binding.pattern)), span)
    }
    let annotated = binding.typeAnnotation.map { type($0.type) }
    let value =
      binding.initializer.map { lower($0.value, expecting: annotated.map { .optional($0) }) } ?? name.map { reference($0, $0.identifierText, expecting: nil) }
      ?? FailedExpression(span)
    guard let wrapped = value.type.wrapped else {
      if !value.type.isSilent { report(.notOptional(value.type, at: range(value.span))) }
      if let name { _ = context.declare(name.identifierText, .failed, isMutable: false) }
      if isTuple(binding.pattern) { _ = parts(of: binding, .failed) }
      return FailedExpression(span)
    }
    if isTuple(binding.pattern) { return MatchExpression(value, [(.some(parts(of: binding, wrapped)), nil)], span) }
    let variable = name.map { context.declare($0.identifierText, wrapped, isMutable: binding.bindingSpecifier.text == "var") }
    return MatchExpression(value, [(.some(variable.map { .bind($0) } ?? .anything), nil)], span)
  }

  private func isTuple(_ pattern: PatternSyntax) -> Bool {
    pattern.is(TuplePatternSyntax.self) || pattern.as(ExpressionPatternSyntax.self)?.expression.is(TupleExprSyntax.self) == true
  }
  /// `if let (a, b) = pair`.
  private func parts(of binding: OptionalBindingConditionSyntax, _ type: StaticType) -> Pattern {
    context.alternatives = [:]
    defer { context.alternatives = [:] }
    return pattern(binding.pattern, type, isBinding: true, isMutable: binding.bindingSpecifier.text == "var")
  }

  func ifStatement(_ syntax: IfExprSyntax, implicitReturn: Bool) -> Statement {
    var branches: [BranchStatement.Branch] = []
    var isExhaustive = false
    var next: IfExprSyntax? = syntax
    while let current = next {
      branches.append(
        scoped {
          let conditions = conditions(current.conditions)
          return BranchStatement.Branch(conditions: conditions, statements: block(current.body.statements, implicitReturn: implicitReturn && current.body.statements.count == 1))
        })
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let body):
        branches.append(BranchStatement.Branch(conditions: [], statements: block(body.statements, implicitReturn: implicitReturn && body.statements.count == 1)))
        isExhaustive = true
      case nil: break
      @unknown default: break
      }
    }
    return BranchStatement(branches, isSwitch: false, isExhaustive: isExhaustive, span(syntax))
  }

  func switchStatement(_ syntax: SwitchExprSyntax, implicitReturn: Bool) -> Statement {
    let subject = switchSubject(syntax)
    context.switchDepth += 1
    defer { context.switchDepth -= 1 }
    let branches = switchBranches(syntax, subject.value) { conditions, statements in
      BranchStatement.Branch(conditions: conditions, statements: block(statements, implicitReturn: implicitReturn && statements.count == 1))
    }
    let branch = BranchStatement(branches, isSwitch: true, isExhaustive: true, span(syntax))
    guard let initial = subject.initial else { return branch }
    return BranchStatement([BranchStatement.Branch(conditions: [], statements: [initial, branch])], isSwitch: false, isExhaustive: true, span(syntax))
  }

  /// The value that a switch looks at, kept in a variable so that it is evaluated once.
  func switchSubject(_ syntax: SwitchExprSyntax) -> (value: Expression, initial: Statement?) {
    let subject = lower(syntax.subject, expecting: nil)
    if subject is VariableExpression { return (subject, nil) }
    let variable = context.declare(" subject", subject.type, isMutable: false)
    return (VariableExpression(variable, subject.span), VariableStatement(variable, subject, subject.span))
  }

  /// The branches of a switch, each made by `make` in a scope with the names that its pattern binds.
  func switchBranches<Branch>(_ syntax: SwitchExprSyntax, _ subject: Expression, _ make: ([Expression], CodeBlockItemListSyntax) -> Branch) -> [Branch] {
    var branches: [Branch] = []
    var covered: [Pattern] = []
    var hasDefault = false
    for syntax in switchCases(syntax.cases) {
      if syntax.statements.isEmpty { report(Diagnostic("'case' label in a 'switch' must have at least one executable statement", at: range(syntax.label))) }
      branches.append(
        scoped {
          switch syntax.label {
          case .default:
            hasDefault = true
            return make([], syntax.statements)
          case .case(let label):
            var patterns: [(pattern: Pattern, condition: Expression?)] = []
            context.alternatives = [:]
            for item in label.caseItems {
              let pattern = self.pattern(item.pattern, subject.type)
              let condition = item.whereClause.map { lower($0.condition, as: .bool, for: .condition) }
              if condition == nil { covered.append(pattern) }
              patterns.append((pattern, condition))
            }
            context.alternatives = [:]
            return make([MatchExpression(subject, patterns, span(label))], syntax.statements)
          @unknown default: return make([], syntax.statements)
          }
        })
    }
    if !hasDefault { checkExhaustive(subject.type, covered, syntax) }
    return branches
  }
  /// The cases, those of `#if` included where its condition holds.
  private func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let found): return [found]
      case .ifConfigDecl(let found):
        guard case .switchCases(let inner)? = activeClause(found)?.elements else { return [] }
        return switchCases(inner)
      @unknown default: return []
      }
    }
  }
}
