internal import Declarations

extension InitializationCheck {
  mutating func visit(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): visit(value)
      case .pattern(let pattern, let value):
        visit(value)
        visit(pattern)
      case .availability: break
      }
    }
  }

  mutating func visit(_ pattern: Pattern) { visit(children: pattern.children) }

  private mutating func visit(children: [TreeNode]) {
    for child in children {
      switch child {
      case .expression(let expression): visit(expression)
      case .statement(let statement): run(statement)
      case .pattern(let pattern): visit(pattern)
      }
    }
  }

  /// An expression that is evaluated.
  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .reference(let reference): use(reference, expression)
    case .assignment(let left, let right):
      visit(right)
      assign(left)
    case .inOut(let value):
      if let variable = tracked(value) {
        use(variable, "passed by reference", at: expression.range.start)
      } else {
        visit(value)
      }
    case .call(let callee, let list): call(expression, callee, list)
    case .member(let base, let name):
      if isOwnSelf(base) {
        useMember(expression, name)
      } else if case .superReference = base.kind {
        requireSuper(expression, name)
      } else {
        visit(base)
      }
    case .closure(let closure): visit(closure, at: expression.range.start)
    case .ternary(let condition, let first, let second):
      visit(condition)
      let before = state
      visit(first)
      let after = state
      state = before
      visit(second)
      state = after.joined(state)
    case .tryExpression(let kind, let value):
      if kind == .plain, !state.isUnreachable { noteThrow() }
      visit(value)
    case .optionalChain(let value):
      let before = state
      visit(value)
      state = state.joined(before)
    default: visit(children: expression.children)
    }
  }

  private mutating func call(_ expression: Expression, _ callee: Expression, _ list: Expression.ArgumentList) {
    if case .member(let base, let name) = callee.kind, name.name == "init" {
      if isOwnSelf(base) {
        visit(children: list.arguments.map { .expression($0.value) })
        return delegate()
      }
      if case .superReference = base.kind {
        visit(children: list.arguments.map { .expression($0.value) })
        return callSuper(at: name.range.start)
      }
    }
    let parameters = checker.choices[callee]?.interface?.parameters
    visit(callee)
    for (index, argument) in list.arguments.enumerated() {
      if let parameters, parameters.count == list.arguments.count, case .inOut = parameters[index].type,
        let variable = tracked(argument.value)
      {
        use(variable, "passed by reference", at: callee.range.start)
      } else {
        visit(argument.value)
      }
    }
    if checker.isStandard(expression.type, "Never") { state = .unreachable }
  }

  /// The local variable that an expression names, if it is followed.
  private func tracked(_ expression: Expression) -> VariableDeclaration? {
    guard case .reference(let reference) = expression.kind else { return nil }
    let named = reference.chosen ?? (reference.candidates.count == 1 ? reference.candidates[0] : nil)
    guard let variable = named as? VariableDeclaration, slots[variable] != nil else { return nil }
    return variable
  }

  private mutating func use(_ reference: Expression.Reference, _ expression: Expression) {
    if let variable = tracked(expression) { return use(variable, "used", at: expression.range.start) }
    if isOwnSelf(expression) { return requireSelf(nil, at: expression.range.start) }
    guard let function = reference.chosen as? FunctionDeclaration, function.kind == .function,
      function.parent is FunctionDeclaration
    else { return }
    for variable in captured(by: function).sorted(by: { $0.name < $1.name }) {
      use(variable, "used by function definition", at: expression.range.start)
    }
  }

  private mutating func use(_ variable: VariableDeclaration, _ how: String, at offset: Int) {
    guard let number = slots[variable], !state.definite.contains(number) else { return }
    let message = "\(variable.isLet ? "constant" : "variable") '\(variable.name)' \(how) before being initialized"
    if variable.isLet {
      if !isSilent, !state.isUnreachable { lastUses[number] = (message, offset) }
      return
    }
    report(message, at: offset)
    // It is told once.
    state.definite.insert(number)
  }

  /// Gives a place a value.
  mutating func assign(_ left: Expression) {
    switch left.kind {
    case .discard: break
    case .tuple(let elements):
      for element in elements { assign(element.value) }
    case .reference:
      if let variable = tracked(left) {
        give(variable, as: variable.name, at: left.range.start)
      } else if isOwnSelf(left) {
        delegate()
      } else {
        visit(left)
      }
    case .member(let base, let name):
      if isOwnSelf(base) { return assignMember(left, name) }
      if let variable = tracked(base), let number = slots[variable], !state.definite.contains(number) {
        if case .nominal(let nominal, _)? = variable.type, nominal.kind == .structure {
          report(
            "struct '\(variable.name)' must be completely initialized before a member is stored to",
            at: left.range.start)
          state.definite.insert(number)
        } else if case .tuple? = variable.type {
          // The elements of a tuple may be given one by one; they are not followed.
          state.definite.insert(number)
        } else {
          visit(base)
        }
        return
      }
      visit(base)
    default: visit(left)
    }
  }

  mutating func give(_ variable: VariableDeclaration, as name: String, at offset: Int) {
    guard let number = slots[variable] else { return }
    if variable.isLet, state.possible.contains(number) {
      report("immutable value '\(name)' may only be initialized once", at: offset)
    }
    state.definite.insert(number)
    state.possible.insert(number)
  }

  /// A closure may run at once: what it names must have its value.
  private mutating func visit(_ closure: ClosureExpression, at offset: Int) {
    let names = Names.of(closure.body, self)
    for variable in names.variables.sorted(by: { $0.name < $1.name }) {
      use(variable, "captured by a closure", at: offset)
    }
    captureSelf(names, at: offset)
    // Its own variables are followed with all outer ones given.
    let (outer, outerFrames, outerErrors, outerSelf) = (state, frames, errors, own)
    state = State(definite: Set(0..<variables.count), possible: [])
    (frames, errors, own) = ([], [], nil)
    run(closure.body)
    (state, frames, errors, own) = (outer, outerFrames, outerErrors, outerSelf)
  }

  /// The followed variables that a local function uses, directly or by other local functions.
  private mutating func captured(by function: FunctionDeclaration) -> Set<VariableDeclaration> {
    if let known = captures[function] { return known }
    captures[function] = []
    guard let body = checker.code.bodies[function] else { return [] }
    let names = Names.of(body, self)
    var found = names.variables
    for other in names.functions where other != function { found.formUnion(captured(by: other)) }
    captures[function] = found
    return found
  }
}

/// What code names of what is around it.
struct Names {
  var variables: Set<VariableDeclaration> = []
  var functions: Set<FunctionDeclaration> = []
  /// Stored properties of the initialiser's `self` that have no value of their own.
  var properties: Set<VariableDeclaration> = []
  /// True if `self` is used for more than such properties.
  var usesSelf = false

  static func of(_ statements: [Statement], _ check: InitializationCheck) -> Names {
    var names = Names()
    for statement in statements { names.add(.statement(statement), check) }
    return names
  }

  private mutating func add(_ node: TreeNode, _ check: InitializationCheck) {
    if case .expression(let expression) = node {
      if case .member(let base, _) = expression.kind, check.isOwnSelf(base), let property = check.property(expression) {
        properties.insert(property)
        return
      }
      if case .reference(let reference) = expression.kind {
        if check.isOwnSelf(expression) { usesSelf = true }
        let named = reference.chosen ?? (reference.candidates.count == 1 ? reference.candidates[0] : nil)
        if let variable = named as? VariableDeclaration, check.slots[variable] != nil { variables.insert(variable) }
        if let function = named as? FunctionDeclaration, function.parent is FunctionDeclaration {
          functions.insert(function)
        }
      }
    }
    for child in node.children { add(child, check) }
  }
}
