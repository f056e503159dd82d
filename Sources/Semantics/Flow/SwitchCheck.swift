internal import Declarations

/// What a `switch` must be: exhaustive, with the same variables in each pattern of a case, and with `fallthrough` only into what has its
/// variables. Names that are declared twice in a block are told too.
struct SwitchCheck {
  let checker: Checker
  let declaration: Declaration

  init(_ checker: Checker, _ declaration: Declaration) {
    self.checker = checker
    self.declaration = declaration
  }

  mutating func check(_ statements: [Statement]) {
    checkNames(statements)
    for statement in statements { visit(.statement(statement)) }
  }

  private mutating func visit(_ node: TreeNode) {
    if case .statement(let statement) = node {
      for block in statement.blocks { checkNames(block) }
      switch statement.kind {
      case .switchStatement(_, let subject, let cases): check(statement, subject, cases)
      case .doBlock(_, _, let clauses):
        for clause in clauses { checkVariables(clause.items) }
      default: break
      }
    }
    if case .expression(let expression) = node, case .closure(let closure) = expression.kind {
      checkNames(closure.body)
    }
    for child in node.children { visit(child) }
  }

  private func report(_ message: String, at offset: Int) {
    checker.report(message, at: offset, in: declaration.place?.file)
  }

  private func check(_ statement: Statement, _ subject: Expression, _ cases: [Statement.Case]) {
    let type = subject.type.withoutPlace
    for branch in cases { checkVariables(branch.items) }
    for (index, branch) in cases.enumerated() {
      for place in branch.body.flatMap(\.fallthroughs) {
        guard index + 1 < cases.count else {
          report("'fallthrough' without a following 'case' or 'default' block", at: place.range.start)
          continue
        }
        let bound = Set(branch.items.first?.pattern.variables.map(\.name) ?? [])
        for variable in cases[index + 1].items.first?.pattern.variables ?? [] where !bound.contains(variable.name) {
          report("'fallthrough' from a case which doesn't bind variable '\(variable.name)'", at: place.range.start)
        }
      }
    }
    if cases.contains(where: \.isDefault) || type.hasHole || type.hasVariable { return }
    let patterns = cases.flatMap(\.items).filter { $0.condition == nil }.map(\.pattern)
    if cases.contains(where: { $0.items.contains { $0.pattern.hasError || isReported($0.pattern.range) } }) { return }
    var matrix = PatternMatrix(checker)
    if matrix.covers(patterns, type) { return }
    let message =
      cases.isEmpty && !isEnumeration(type)
      ? "'switch' statement body must have at least one 'case' or 'default' block" : "switch must be exhaustive"
    report(message, at: statement.range.start)
  }

  private func isEnumeration(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { return nominal.kind == .enumeration }
    return false
  }

  private func isReported(_ range: SourceSpan) -> Bool {
    checker.diagnostics.contains { $0.severity == .error && $0.offset >= range.start && $0.offset < range.end }
  }

  /// Each pattern of a case binds the same variables, with the same types.
  private func checkVariables(_ items: [Statement.Case.Item]) {
    for item in items { checkTwice(item.pattern.variables) }
    guard items.count > 1 else { return }
    let bound = items.map { item in
      Dictionary(item.pattern.variables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var told: Set<String> = []
    for item in items {
      for variable in item.pattern.variables {
        if bound.contains(where: { $0[variable.name] == nil }) {
          if told.insert(variable.name).inserted, let place = variable.place {
            report("'\(variable.name)' must be bound in every pattern", at: place.offset)
          }
        } else if let first = bound[0][variable.name], let a = first.type, let b = variable.type, a != b, !a.hasHole,
          !b.hasHole, let place = variable.place
        {
          report("pattern variable bound to type '\(b)', expected type '\(a)'", at: place.offset)
        }
      }
    }
  }
  private func checkTwice(_ variables: [VariableDeclaration]) {
    var names: Set<String> = []
    for variable in variables where !names.insert(variable.name).inserted {
      if let place = variable.place { report("invalid redeclaration of '\(variable.name)'", at: place.offset) }
    }
  }

  /// A block declares a variable once; what follows a `guard` that binds names is a scope of its own.
  private func checkNames(_ statements: [Statement]) {
    var names: [String: VariableDeclaration] = [:]
    for statement in statements {
      if case .guardStatement = statement.kind { names = [:] }
      for declared in statement.declared {
        guard let place = declared.place, !declared.name.isEmpty, declared.name != "_" else { continue }
        let known = names.updateValue(declared, forKey: declared.name)
        guard let known, known.place != declared.place else { continue }
        report("invalid redeclaration of '\(declared.name)'", at: place.offset)
      }
    }
  }
}

extension Statement {
  /// The blocks right inside of a statement.
  var blocks: [[Statement]] {
    switch kind {
    case .ifStatement(_, let body, let otherwise): return [body] + (otherwise.map { [$0] } ?? [])
    case .guardStatement(_, let body), .whileLoop(_, _, let body), .repeatLoop(_, let body, _),
      .forLoop(_, _, _, _, let body), .deferBlock(let body):
      return [body]
    case .switchStatement(_, _, let cases): return cases.map(\.body)
    case .doBlock(_, let body, let clauses): return [body] + clauses.map(\.body)
    default: return []
    }
  }

  /// The variables that a statement declares in the block that it stands in.
  var declared: [VariableDeclaration] {
    switch kind {
    case .binding(_, _, let variables): return variables
    case .declaration(let declaration): return (declaration as? VariableDeclaration).map { [$0] } ?? []
    default: return []
    }
  }

  /// The `fallthrough` statements that leave the case in which this statement stands.
  var fallthroughs: [Statement] {
    switch kind {
    case .fallthroughStatement: return [self]
    case .switchStatement: return []
    case .expression(let value):
      if case .statement(let inner) = value.kind { return inner.fallthroughs }
      return []
    default: return blocks.flatMap { $0 }.flatMap(\.fallthroughs)
    }
  }
}

extension Pattern {
  var hasError: Bool {
    if case .error = kind { return true }
    return children.contains { child in
      if case .pattern(let pattern) = child { return pattern.hasError }
      return false
    }
  }
}

extension Type {
  /// The type of the value that stands in a place.
  var withoutPlace: Type {
    switch self {
    case .lvalue(let object), .inOut(let object): return object.withoutPlace
    default: return self
    }
  }
}
