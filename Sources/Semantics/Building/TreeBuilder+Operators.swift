internal import Declarations
internal import SwiftSyntax

extension TreeBuilder {
  /// An operator between two operands of a sequence.
  private enum Infix {
    case binary(TokenSyntax, BinaryOperatorExprSyntax)
    case assignment(AssignmentExprSyntax)
    case ternary(UnresolvedTernaryExprSyntax)
    case cast(Expression.CastKind, TypeSyntax, ExprSyntax)
  }

  /// Folds `a + b * c` by the precedence groups.
  func folded(_ node: SequenceExprSyntax) -> Expression {
    let elements = Array(node.elements)
    var operands = [build(elements[0])]
    var operators: [(Infix, String, ExprSyntax)] = []
    func reduce() {
      guard let (infix, _, syntax) = operators.popLast() else { return }
      combine(infix, syntax, &operands)
    }
    var index = 1
    while index < elements.count {
      let syntax = elements[index]
      guard let (infix, group) = infix(syntax) else { return make(.error, node) }
      folding: while let (_, top, _) = operators.last {
        switch checker.compare(top, group) {
        case .higher, .left: reduce()
        case .lower, .right: break folding
        case .unrelated(let isSame):
          let what =
            isSame
            ? "adjacent operators are in non-associative precedence group '\(group)'"
            : "adjacent operators are in unordered precedence groups '\(top)' and '\(group)'"
          _ = fail(what, syntax)
          reduce()
        }
      }
      operators.append((infix, group, syntax))
      index += 1
      if case .cast = infix {
        reduceCast(&operands, &operators)
        // `as` is followed by its type, which is an element of the sequence.
        if index < elements.count, elements[index].is(TypeExprSyntax.self) { index += 1 }
        continue
      }
      guard index < elements.count else { return make(.error, node) }
      operands.append(build(elements[index]))
      index += 1
    }
    while !operators.isEmpty { reduce() }
    return operands.last ?? make(.error, node)
  }

  private func reduceCast(_ operands: inout [Expression], _ operators: inout [(Infix, String, ExprSyntax)]) {
    guard let (infix, _, syntax) = operators.popLast() else { return }
    combine(infix, syntax, &operands)
  }

  private func infix(_ node: ExprSyntax) -> (Infix, String)? {
    if let binary = node.as(BinaryOperatorExprSyntax.self) {
      return (.binary(binary.operator, binary), checker.group(ofOperator: binary.operator.text))
    }
    if let assignment = node.as(AssignmentExprSyntax.self) { return (.assignment(assignment), "AssignmentPrecedence") }
    if let ternary = node.as(UnresolvedTernaryExprSyntax.self) { return (.ternary(ternary), "TernaryPrecedence") }
    if node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self) {
      guard let (kind, type) = castTarget(node) else { return nil }
      return (.cast(kind, type, node), "CastingPrecedence")
    }
    return nil
  }

  /// The type stands as the next element of the sequence.
  private func castTarget(_ node: ExprSyntax) -> (Expression.CastKind, TypeSyntax)? {
    guard let parent = node.parent?.as(ExprListSyntax.self) else { return nil }
    var isNext = false
    for element in parent {
      if isNext { return element.as(TypeExprSyntax.self).map { (castKind(node), $0.type) } }
      if element.id == node.id { isNext = true }
    }
    return nil
  }
  private func castKind(_ node: ExprSyntax) -> Expression.CastKind {
    guard let cast = node.as(UnresolvedAsExprSyntax.self) else { return .test }
    switch cast.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark?: return .conditional
    case .exclamationMark?: return .forced
    default: return .coercion
    }
  }

  private func combine(_ infix: Infix, _ syntax: ExprSyntax, _ operands: inout [Expression]) {
    if case .cast(let kind, let type, _) = infix {
      let value = operands.removeLast()
      let range = SourceSpan(value.range.start, span(type).end)
      var context = typeContext
      context.allowsUnbound = true
      let target = checker.resolve(type, context)
      operands.append(hoisting(value) { Expression(.cast(kind, $0, target), range) })
      return
    }
    let right = operands.removeLast()
    let left = operands.removeLast()
    let range = SourceSpan(left.range.start, right.range.end)
    operands.append(hoisting(left) { left in combined(infix, left, right, range) })
  }

  private func combined(_ infix: Infix, _ left: Expression, _ right: Expression, _ range: SourceSpan) -> Expression {
    switch infix {
    case .binary(let token, _):
      if checker.isAssignment(token.text), case .optionalChain(let inner) = left.kind {
        return Expression(.optionalChain(combined(infix, inner, right, range)), range)
      }
      let candidates = checker.operatorFunctions(named: token.text, .infix, from: context)
      let reference = Expression(
        .reference(Expression.Reference(token.text, candidates, isOperator: true)), span(token))
      if candidates.isEmpty { reference.kind = fail("cannot find operator '\(token.text)' in scope", token).kind }
      return Expression(
        .call(reference, Expression.ArgumentList([.init(nil, left), .init(nil, right)], end: range.end)), range)
    case .assignment:
      if case .optionalChain(let inner) = left.kind {
        return Expression(.optionalChain(Expression(.assignment(inner, right), range)), range)
      }
      return Expression(.assignment(left, right), range)
    case .ternary(let ternary): return Expression(.ternary(left, build(ternary.thenExpression), right), range)
    case .cast: return left
    }
  }

  /// `try` and `await` at the left cover everything to their right.
  private func hoisting(_ left: Expression, _ make: (Expression) -> Expression) -> Expression {
    if left.isParenthesized { return make(left) }
    switch left.kind {
    case .tryExpression(let kind, let inner):
      let made = hoisting(inner, make)
      return Expression(.tryExpression(kind, made), SourceSpan(left.range.start, made.range.end))
    case .awaitExpression(let inner):
      let made = hoisting(inner, make)
      return Expression(.awaitExpression(made), SourceSpan(left.range.start, made.range.end))
    default: return make(left)
    }
  }
}
