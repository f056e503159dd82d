internal import Declarations

/// One way to give an expression types.
struct Solution {
  let state: ConstraintSystem.State
  /// Other solutions are as good.
  var isAmbiguous = false
}

extension ConstraintSystem {
  /// The best solution; nil if there is none.
  func solve() -> Solution? {
    let overloaded = state.pending.count { if case .disjunction = $0 { true } else { false } }
    if overloaded > Self.mostOverloaded { return giveUp() }
    guard let found = search(bound: nil) else { return nil }
    state = found.state
    bindLiterals()
    return Solution(state: state, isAmbiguous: found.isAmbiguous)
  }

  private func giveUp() -> Solution? {
    isOverBudget = true
    if steps <= limit { work = max(work, workLimit + 1) }
    return nil
  }

  /// Solves what is left in the present state. `bound` is the score of the best solution that is known: what is worse is not finished.
  func search(bound: Score?) -> Solution? {
    steps += 1
    work += state.pending.count + state.variables.count
    if steps > limit || isTooMuchWork || checker.isOutOfTime { return giveUp() }
    hasFailed = hasFailed && !allowsFixes
    if !simplify() {
      hasFailed = false
      return nil
    }
    if let bound, bound < state.score { return nil }
    if state.pending.isEmpty { return Solution(state: state) }
    let components = split()
    if components.count > 1 {
      var isAmbiguous = false
      for component in components {
        state.pending = component
        guard let found = search(bound: bound) else { return nil }
        isAmbiguous = isAmbiguous || found.isAmbiguous
        state = found.state
      }
      state.pending = []
      return Solution(state: state, isAmbiguous: isAmbiguous)
    }
    return step(bound)
  }

  /// Literals that nothing says more of have their default types.
  private func bindLiterals() {
    for number in state.variables.indices
    where state.variables[number].parent == number && state.variables[number].fixed == nil {
      guard let name = state.variables[number].literal?.defaultName, name != "Array", name != "Dictionary" else {
        continue
      }
      state.variables[number].fixed = checker.standardType(name)
    }
  }

  /// Groups of constraints that share no variable.
  private func split() -> [[Constraint]] {
    if state.pending.count < 2 { return [state.pending] }
    var parents = Array(state.variables.indices)
    func root(_ number: Int) -> Int {
      var current = number
      while parents[current] != current {
        parents[current] = parents[parents[current]]
        current = parents[current]
      }
      return current
    }
    var firsts: [Int?] = []
    for constraint in state.pending {
      var first: Int?
      for type in types(of: constraint) {
        visit(type) { number in
          if let known = first { parents[root(number)] = root(known) } else { first = number }
        }
      }
      firsts.append(first)
    }
    var order: [Int] = []
    var groups: [Int: [Constraint]] = [:]
    for (constraint, first) in zip(state.pending, firsts) {
      let key = first.map { root($0) } ?? -1
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(constraint)
    }
    return order.map { groups[$0] ?? [] }
  }

  /// Every variable that is not known within a type.
  func visit(_ type: Type, _ body: (Int) -> Void) {
    if !type.hasVariable { return }
    _ = type.contains { part in
      guard case .variable(let variable) = part else { return false }
      let number = self.representative(variable)
      let known = self.state.variables[number]
      if known.isClosed { return false }
      if let fixed = known.fixed { self.visit(fixed, body) } else { body(number) }
      return false
    }
  }

  /// Whether something in a type is not known.
  func isUnsettled(_ type: Type) -> Bool {
    type.contains { part in
      guard case .variable(let variable) = part else { return false }
      let known = self.state.variables[self.representative(variable)]
      return !known.isClosed && (known.fixed.map { self.isUnsettled($0) } ?? true)
    }
  }

  private func types(of constraint: Constraint) -> [Type] {
    switch constraint {
    case .relation(_, let first, let second, _): return [first, second]
    case .conforms(let type, _, _): return [type]
    case .member(let base, _, let type, let locator), .implicitMember(let base, _, let type, let locator):
      return [base, type] + callTypes(locator)
    case .disjunction(let disjunction):
      return [disjunction.type] + disjunction.bases + callTypes(disjunction.locator)
    case .applicable(let type, let call): return [type, call.result] + call.types
    case .dependentMember(let base, _, let type, _), .optionalObject(let base, let type, _),
      .dynamicType(let type, let base, _):
      return [base, type]
    case .closure(let type, let closure, _):
      return [type] + captured(closure)
    case .keyPath(let type, let root, let value, _, _): return [type, root, value]
    case .defaultable(let type, let value, _): return [type, value]
    case .literalElements(let type, let elements, _, _): return [type] + elements
    }
  }
  private func callTypes(_ locator: Locator) -> [Type] {
    guard let call = calls[locator.expression] else { return [] }
    return call.types + [call.result]
  }
  /// A closure inside of another may use the parameters of the outer one.
  func captured(_ closure: ClosureExpression) -> [Type] {
    capturedParameters(closure).map { state.parameterTypes[$0] ?? .hole }
  }
  func capturedParameters(_ closure: ClosureExpression) -> [ParameterDeclaration] {
    var found: [ParameterDeclaration] = []
    var enclosing = closure.scope.parent
    // What stands around the whole expression is known.
    while let current = enclosing, current !== scope {
      let parameters = current.names.values.compactMap { $0.first as? ParameterDeclaration }.filter {
        state.parameterTypes[$0] != nil
      }
      found += parameters.sorted { $0.name < $1.name }
      if current.owner != nil { break }
      enclosing = current.parent
    }
    return found
  }

  /// Makes one choice: a binding that constraints name, else an overload, else a default.
  private func step(_ bound: Score?) -> Solution? {
    let bindings = potentialBindings()
    if let ready = bindings.first(where: { isReady($0) }) { return tryBindings(ready, bound) }
    // What `.name` is a member of follows from what is wanted of the chain that begins with it.
    let implicit = implicitBases()
    if let base = bindings.first(where: { implicit.contains($0.variable) && $0.upper.contains(where: isKnownObject) }) {
      return tryBindings(base, bound)
    }
    // A literal of which only a member is wanted has its default type: nothing else will say more of it.
    let bases = memberBases()
    if let literal = bindings.first(where: { bases.contains($0.variable) && isAlone($0) }) {
      return tryBindings(literal, bound)
    }
    if bindCommonResults() { return search(bound: bound) }
    if let index = bestDisjunction() { return tryDisjunction(index, bound) }
    let open = bindings.filter { !$0.isEmpty && !$0.isDelayed && !candidates($0).isEmpty }
    // What members wait for first, then collections; plain literals last.
    let bounded = open.first { bases.contains($0.variable) } ?? collection(open)
    if let next = bounded ?? open.first(where: { !$0.lower.isEmpty || !$0.upper.isEmpty }) {
      return tryBindings(next, bound)
    }
    if let index = protocolMember(bindings) { return tryProtocolMember(index, bindings, bound) }
    if let next = open.first(where: { state.variables[$0.variable].literal == nil }) ?? open.first {
      return tryBindings(next, bound)
    }
    if bindCalledClosure() { return search(bound: bound) }
    let left = bindings.filter { !$0.isEmpty && !candidates($0).isEmpty }
    // What an argument says comes before what only waits: of `E == Data.Element` the element, if nothing says the data.
    let said = left.first { !$0.lower.isEmpty && !$0.lower.contains { simplified($0).hasVariable } }
    if let next = said ?? left.first { return tryBindings(next, bound) }
    return stuck(bound)
  }

  /// A closure that is called where it is written says itself what function it is.
  private func bindCalledClosure() -> Bool {
    let called = Set(
      state.pending.compactMap { constraint -> Int? in
        if case .applicable(let type, _) = constraint { return representative(of: type) }
        return nil
      })
    if called.isEmpty { return false }
    for case .closure(let type, let closure, let locator) in state.pending {
      if let number = representative(of: type), called.contains(number) { return bind(number, to: own(closure, locator)) }
    }
    return false
  }
  /// The function that a closure is without any context.
  func own(_ closure: ClosureExpression, _ locator: Locator) -> Type {
    let parameters = closure.parameters.map {
      FunctionType.Parameter($0.type ?? self.variable(locator.with(.parameter($0.name)), parameter: nil))
    }
    var function = FunctionType(parameters, closure.writtenResult ?? self.variable(locator.with(.result)))
    if closure.effects.isThrowing { function.thrown = checker.anyError }
    function.isAsync = closure.effects.isAsync
    return .function(function)
  }

  /// An element of a literal that an overload may yet want to be of another type: `[B()]` for `[A]`.
  private func isElementOfArgument(_ number: Int) -> Bool {
    state.pending.contains { constraint in
      guard case .literalElements(let type, let elements, _, _) = constraint, case .variable = resolved(type) else {
        return false
      }
      guard elements.contains(where: { representative(of: $0) == number }) else { return false }
      let literal = representative(of: type)
      return state.pending.contains { other in
        guard case .disjunction(let disjunction) = other, let call = calls[disjunction.locator.expression] else {
          return false
        }
        return call.types.contains { representative(of: $0) == literal }
      }
    }
  }
  /// Whether a variable is a part of a type that something else must become.
  private func isPartOfOther(_ number: Int) -> Bool {
    state.pending.contains { constraint in
      guard case .relation(_, let first, let second, _) = constraint else { return false }
      return [first, second].contains { type in
        let known = resolved(type)
        if case .variable = known { return false }
        var isPart = false
        visit(known) { isPart = isPart || $0 == number }
        return isPart
      }
    }
  }
  private func representative(of type: Type) -> Int? {
    if case .variable(let variable) = resolved(type) { return representative(variable) }
    return nil
  }

  private func isAlone(_ bindings: Bindings) -> Bool {
    state.variables[bindings.variable].literal != nil && bindings.lower.isEmpty && bindings.upper.isEmpty
      && bindings.related.isEmpty && !bindings.isDelayed && !candidates(bindings).isEmpty
  }
  /// The variables of which a member is wanted.
  private func memberBases() -> Set<Int> {
    var found: Set<Int> = []
    for case .member(let base, _, _, _) in state.pending {
      if case .variable(let variable) = resolved(base) { found.insert(representative(variable)) }
    }
    return found
  }
  private func isKnownObject(_ type: Type) -> Bool {
    if case .variable = resolved(checker.withoutOptionals(simplified(type)).type) { return false }
    return true
  }
  private func implicitBases() -> Set<Int> {
    var found: Set<Int> = []
    for case .implicitMember(let base, _, _, _) in state.pending {
      if case .variable(let variable) = resolved(base) { found.insert(representative(variable)) }
    }
    return found
  }

  /// A variable whose bounds are all known: no other variable can add one, and no literal decides alone.
  private func isReady(_ bindings: Bindings) -> Bool {
    if bindings.isDelayed || bindings.lower.isEmpty && bindings.upper.isEmpty { return false }
    if mayBecomeOther(bindings) { return false }
    // What an optional holds says more than the number beside it: `flag ? 15 : insets?.bottom`.
    if !bindings.literals.isEmpty, bindings.lower.contains(where: { simplified($0).hasVariable }) { return false }
    // A place that takes anything says less than what the rest of the expression makes of it.
    if bindings.lower.isEmpty, takesAnything(bindings), isPartOfOther(bindings.variable) { return false }
    // What is wanted of the whole literal says what its elements become.
    if bindings.upper.isEmpty, isElement(bindings.variable), isElementOfArgument(bindings.variable) { return false }
    if state.variables[bindings.variable].canBeLValue && bindings.lower.isEmpty { return false }
    let unknown = bindings.related.filter { state.variables[$0].literal == nil }
    if !unknown.isEmpty { return false }
    if bindings.lower.isEmpty, state.variables[bindings.variable].literal == nil,
      state.variables[bindings.variable].parameter != nil
    {
      return !bindings.upper.contains { simplified($0).hasVariable }
    }
    return !(bindings.lower + bindings.upper).contains { type in
      if case .lvalue(let object) = type, case .variable = resolved(object) { return true }
      return false
    }
  }

  private func tryBindings(_ bindings: Bindings, _ bound: Score?) -> Solution? {
    let tries = candidates(bindings)
    let saved = state
    var best: Solution?
    for type in tries + otherLiteralTypes(bindings) {
      state = saved
      if best != nil, !tries.contains(type) { break }
      hasFailed = false
      guard bind(bindings.variable, to: type) else { continue }
      guard let found = search(bound: best?.state.score ?? bound) else { continue }
      if let known = best, !(found.state.score < known.state.score) { continue }
      best = found
      // A type that constraints name needs no worse one beside it; a member of what an optional holds may yet be found
      // without the optional.
      let isPlain = found.state.score[.implicitMemberViaOptional] == saved.score[.implicitMemberViaOptional]
      if isPlain, found.state.score[.fix] == saved.score[.fix] { break }
    }
    if best == nil { state = saved }
    return best
  }

  /// What an integer literal may be where a closure that takes it cannot do with an `Int`: `take(1) { $0 * 0.5 }`, or an
  /// argument is of a type that belongs to its own: `stride(from: 1, to: 2, by: 0.5)`.
  private func otherLiteralTypes(_ bindings: Bindings) -> [Type] {
    guard !allowsFixes, !bindings.literals.isEmpty, bindings.literals.allSatisfy({ $0 == .integer }),
      bindings.lower.isEmpty, bindings.upper.isEmpty
    else { return [] }
    // The literal itself, or what it becomes an argument or element of: `phaseAnimator([0, 10]) { $0.offset(x: $1) }`.
    let own = Set([bindings.variable] + bindings.related)
    let isTaken = state.pending.contains { constraint in
      let types: [Type]
      switch constraint {
      // A builder of it may ask for another type, too: `KeyframesBuilder<Value>`.
      case .closure(let taking, let closure, _): types = [taking] + [builders[ObjectKey(closure)]].compactMap(\.self)
      case .dependentMember(let base, _, _, _): types = [base]
      default: return false
      }
      var isFound = false
      for type in types { visit(type) { if own.contains($0) { isFound = true } } }
      return isFound
    }
    return isTaken ? [checker.double] : []
  }
}
