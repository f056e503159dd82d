internal import SwiftSyntax

extension Lowering {
  /// The conditions of `if`, `guard` and `while`; names bound by them are declared in the current scope.
  func conditions(_ list: ConditionElementListSyntax) -> [Expression] {
    list.map { element in
      switch element.condition {
      case .expression(let expression): return lower(expression, as: .bool, for: .condition)
      case .optionalBinding(let binding): return optionalBinding(binding)
      case .availability: return ConstantExpression(.bool(true), .bool, span(element))
      case .matchingPattern(let pattern): return refuse(.notSupported("'if case'", at: range(pattern)), span(pattern))
      @unknown default: return FailedExpression(span(element))
      }
    }
  }
  private func optionalBinding(_ binding: OptionalBindingConditionSyntax) -> Expression {
    let span = span(binding)
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return refuse(.notSupported("this pattern", at: range(binding.pattern)), span)
    }
    let value = binding.initializer.map { lower($0.value, expecting: nil) } ?? reference(name, name.identifierText, expecting: nil)
    guard let wrapped = value.type.wrapped else {
      if !value.type.isSilent { report(.notOptional(value.type, at: range(value.span))) }
      _ = context.declare(name.identifierText, .failed, isMutable: false)
      return FailedExpression(span)
    }
    let variable = context.declare(name.identifierText, wrapped, isMutable: binding.bindingSpecifier.text == "var")
    return MatchExpression(value, [.some(variable)], span)
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
    var covered: Set<String> = []
    var hasDefault = false
    for element in syntax.cases {
      guard case .switchCase(let syntax) = element else {
        report(.notSupported("#if", at: range(element)))
        continue
      }
      if syntax.statements.isEmpty { report(Diagnostic("'case' label in a 'switch' must have at least one executable statement", at: range(syntax.label))) }
      branches.append(
        scoped {
          switch syntax.label {
          case .default:
            hasDefault = true
            return make([], syntax.statements)
          case .case(let label):
            var patterns: [MatchExpression.Pattern] = []
            var conditions: [Expression] = []
            for item in label.caseItems {
              let pattern = self.pattern(item.pattern, subject.type)
              if item.whereClause == nil {
                switch pattern {
                case .anything, .bind: hasDefault = true
                case .equals(let expression):
                  if let constant = expression as? ConstantExpression { covered.insert(constant.value.printed) }
                case .isNil: covered.insert("nil")
                case .some: covered.insert("some")
                case .contains: break
                }
              }
              patterns.append(pattern)
              if let clause = item.whereClause { conditions.append(lower(clause.condition, as: .bool, for: .condition)) }
            }
            return make([MatchExpression(subject, patterns, span(label))] + conditions, syntax.statements)
          @unknown default: return make([], syntax.statements)
          }
        })
    }
    if !hasDefault { checkExhaustive(subject.type, covered, syntax) }
    return branches
  }
  private func checkExhaustive(_ type: StaticType, _ covered: Set<String>, _ syntax: SwitchExprSyntax) {
    switch type {
    case .failed, .skipped: return
    case .bool where covered.isSuperset(of: ["true", "false"]): return
    case .declared(let declaration, _) where declaration.kind == .enumeration:
      let missing = declaration.cases.map(\.name).filter { !covered.contains($0) }
      if !missing.isEmpty { report(.notExhaustive(missing: missing, at: range(syntax.switchKeyword))) }
    case _ where type.wrapped != nil && covered.isSuperset(of: ["nil", "some"]): return
    default: report(.notExhaustive(missing: [], at: range(syntax.switchKeyword)))
    }
  }

  private func pattern(_ syntax: PatternSyntax, _ type: StaticType) -> MatchExpression.Pattern {
    if syntax.is(WildcardPatternSyntax.self) { return .anything }
    if let binding = syntax.as(ValueBindingPatternSyntax.self) {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) { return .bind(context.declare(name.identifier.identifierText, type, isMutable: false)) }
      if let optional = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(OptionalChainingExprSyntax.self), let wrapped = type.wrapped,
        let name = optional.expression.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
      {
        return .some(context.declare(name.identifier.identifierText, wrapped, isMutable: false))
      }
      report(.notSupported("this pattern", at: range(syntax)))
      return .anything
    }
    guard let expression = syntax.as(ExpressionPatternSyntax.self)?.expression else {
      report(.notSupported("this pattern", at: range(syntax)))
      return .anything
    }
    if expression.is(NilLiteralExprSyntax.self) { return .isNil }
    let (value, said) = quietly { lower(expression, expecting: type) }
    if value.type == .range || value.type == .closedRange { return .contains(value) }
    for diagnostic in said { report(diagnostic) }
    return .equals(convert(value, to: type, for: .argument))
  }
}
