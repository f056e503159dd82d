/// A part of the typed tree, of whatever kind: what a walk over the tree meets.
package enum TreeNode {
  case expression(Expression)
  case statement(Statement)
  case pattern(Pattern)

  /// The parts right below, in the order in which they are written. The code of local functions and types stands elsewhere.
  package var children: [TreeNode] {
    switch self {
    case .expression(let expression): expression.children
    case .statement(let statement): statement.children
    case .pattern(let pattern): pattern.children
    }
  }
}

extension Expression {
  package var children: [TreeNode] {
    func values(_ list: ArgumentList) -> [TreeNode] { list.arguments.map { .expression($0.value) } }
    switch kind {
    case .integer, .fraction, .boolean, .nilLiteral, .regularExpression, .magic, .reference, .type, .module,
      .superReference, .implicitMember,
      .discard, .error:
      return []
    case .string(let segments): return segments.flatMap { $0.arguments.map(values) ?? [] }
    case .member(let base, _), .specialization(let base, _), .cast(_, let base, _), .tryExpression(_, let base),
      .awaitExpression(let base),
      .inOut(let base), .force(let base), .optionalBind(let base), .optionalChain(let base), .selfOf(let base):
      return [.expression(base)]
    case .call(let callee, let list), .subscriptCall(let callee, let list): return [.expression(callee)] + values(list)
    case .tuple(let elements): return elements.map { .expression($0.value) }
    case .array(let elements): return elements.map { .expression($0) }
    case .dictionary(let entries): return entries.flatMap { [.expression($0.key), .expression($0.value)] }
    case .closure(let closure): return closure.body.map { .statement($0) }
    case .ternary(let condition, let first, let second):
      return [.expression(condition), .expression(first), .expression(second)]
    case .assignment(let left, let right): return [.expression(left), .expression(right)]
    case .keyPath(let keyPath):
      return keyPath.components.flatMap { component -> [TreeNode] in
        if case .subscriptCall(let list, _) = component { return values(list) }
        return []
      }
    case .statement(let statement): return [.statement(statement)]
    case .macro(_, let list): return values(list)
    }
  }
}

extension Statement {
  package var children: [TreeNode] {
    switch kind {
    case .expression(let value), .throwStatement(let value): return [.expression(value)]
    case .binding(let pattern, let value, _): return (value.map { [.expression($0)] } ?? []) + [.pattern(pattern)]
    case .declaration, .breakStatement, .continueStatement, .fallthroughStatement: return []
    case .returnStatement(let value): return value.map { [.expression($0)] } ?? []
    case .ifStatement(let conditions, let body, let otherwise):
      return nodes(conditions) + nodes(body) + nodes(otherwise ?? [])
    case .guardStatement(let conditions, let body), .whileLoop(_, let conditions, let body):
      return nodes(conditions) + nodes(body)
    case .repeatLoop(_, let body, let condition): return nodes(body) + [.expression(condition)]
    case .forLoop(_, let pattern, let sequence, let condition, let body):
      return [.expression(sequence), .pattern(pattern)] + (condition.map { [.expression($0)] } ?? []) + nodes(body)
    case .switchStatement(_, let subject, let cases):
      return [.expression(subject)] + cases.flatMap { nodes($0.items) + nodes($0.body) }
    case .doBlock(_, let body, let clauses): return nodes(body) + clauses.flatMap { nodes($0.items) + nodes($0.body) }
    case .deferBlock(let body): return nodes(body)
    case .builder(let body, let value): return nodes(body) + [.expression(value)]
    }
  }

  private func nodes(_ statements: [Statement]) -> [TreeNode] { statements.map { .statement($0) } }
  private func nodes(_ conditions: [Condition]) -> [TreeNode] {
    conditions.flatMap { condition -> [TreeNode] in
      switch condition {
      case .expression(let value): return [.expression(value)]
      case .pattern(let pattern, let value): return [.expression(value), .pattern(pattern)]
      case .availability: return []
      }
    }
  }
  private func nodes(_ items: [Case.Item]) -> [TreeNode] {
    items.flatMap { item in [.pattern(item.pattern)] + (item.condition.map { [.expression($0)] } ?? []) }
  }
}

extension Pattern {
  package var children: [TreeNode] {
    switch kind {
    case .wildcard, .variable, .error: return []
    case .tuple(let elements): return elements.map { .pattern($0.pattern) }
    case .enumCase(_, let inner), .cast(_, let inner): return inner.map { [.pattern($0)] } ?? []
    case .some(let inner): return [.pattern(inner)]
    case .expression(let value): return [.expression(value)]
    }
  }
}
