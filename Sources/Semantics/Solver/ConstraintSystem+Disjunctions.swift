internal import Declarations

extension ConstraintSystem {
  /// The choice of which most is known: the one whose arguments fit an overload best.
  func bestDisjunction() -> Int? {
    var best: (index: Int, score: Double, count: Int)?
    let wanted = bounds()
    for (index, constraint) in state.pending.enumerated() {
      guard case .disjunction(let disjunction) = constraint else { continue }
      // What is favoured is tried before the operators among its arguments become something else.
      if !favoredChoices(disjunction).isEmpty { return index }
      let fit = bestFitness(disjunction, wanted)
      // Calls of which all arguments are known say what the rest is made of.
      let score = fit + (isReady(disjunction) ? 1 : 0)
      // Nothing fits better: the rest of a long chain need not be looked at.
      if fit >= 1 { return index }
      if let known = best, (known.score, -known.count) >= (score, -disjunction.choices.count) { continue }
      best = (index, score, disjunction.choices.count)
    }
    return best?.index
  }

  private func isReady(_ disjunction: Disjunction) -> Bool {
    guard let call = calls[disjunction.locator.expression], !call.isOperator else { return false }
    return !call.types.isEmpty
      && call.types.allSatisfy { type in
        guard case .variable(let variable) = resolved(type) else { return true }
        return state.variables[representative(variable)].literal != nil
      }
  }

  /// Tries the overloads that fit best first; what is no better than a found one is not finished.
  func tryDisjunction(_ index: Int, _ bound: Score?) -> Solution? {
    guard case .disjunction(let disjunction) = state.pending.remove(at: index) else { return nil }
    if let call = calls[disjunction.locator.expression], call.isOperator, call.types.contains(where: isHole) {
      // Of an operand that is wrong nothing follows, whichever operator is meant.
      guard match(disjunction.type, .hole, .equal, disjunction.locator) != .failed,
        match(call.result, .hole, .equal, disjunction.locator) != .failed
      else { return nil }
      return search(bound: bound)
    }
    let favored = favoredChoices(disjunction)
    if !favored.isEmpty {
      let saved = state
      let first = Disjunction(locator: disjunction.locator, type: disjunction.type, choices: favored)
      if let found = tryChoices(first, bound), !forces(found, after: saved) { return found }
      (state, hasFailed) = (saved, false)
    }
    return tryChoices(disjunction, bound)
  }
  private func tryChoices(_ disjunction: Disjunction, _ bound: Score?) -> Solution? {
    let wanted = bounds()
    let rated = disjunction.choices.enumerated().map {
      (offset: $0.offset, choice: $0.element, fitness: fitness($0.element, disjunction, wanted))
    }
    let usable = rated.filter { $0.fitness > -1 }
    let ordered = (usable.isEmpty && allowsFixes ? rated : usable).sorted {
      ($0.fitness, isGeneric($1.choice) ? 1 : 0, -$0.offset) > ($1.fitness, isGeneric($0.choice) ? 1 : 0, -$1.offset)
    }
    let saved = state
    // Where an argument is wrong, that was said: one overload is as good as another.
    let isWrong = calls[disjunction.locator.expression]?.types.contains(where: isHole) ?? false
    let isOperator = calls[disjunction.locator.expression]?.isOperator ?? false
    var found: [(choice: Choice, solution: Solution)] = []
    var best = bound
    for (_, choice, fitness) in ordered {
      if let first = found.first {
        if first.solution.state.score == saved.score, isWrong || isExact(first.choice, disjunction, in: saved) { break }
        // A conversion to `AnyHashable` and a value that is unwrapped unseen are worse than what a generic operator
        // may cost.
        let plain = found.filter {
          $0.solution.state.score[.userConversion] == saved.score[.userConversion] && !forces($0.solution, after: saved)
        }
        if shouldSkip(choice, fitness, plain.map(\.choice), disjunction, ordered.first?.fitness ?? 0) { continue }
        if !isOperator, first.solution.state.score == saved.score, isHidden(choice, by: first.choice) { continue }
      }
      state = saved
      hasFailed = false
      guard choose(choice, for: disjunction.type, disjunction.locator), !hasFailed else {
        hasFailed = false
        continue
      }
      guard let solution = search(bound: best) else { continue }
      // In diagnosis, one way that adds nothing wrong is enough.
      if allowsFixes, solution.state.score[.fix] == saved.score[.fix] { return solution }
      // Where no operator takes the operands, the message names only their types: the rest need not be tried.
      if usable.isEmpty, isOperator, solution.state.score[.fix] == saved.score[.fix] + 1 { return solution }
      if let score = best, score < solution.state.score { continue }
      if let known = found.first, solution.state.score < known.solution.state.score { found = [] }
      found.append((choice, solution))
      best = solution.state.score
    }
    guard !found.isEmpty else {
      state = saved
      return nil
    }
    return rank(found)
  }
  /// Whether a solution unwraps more implicitly unwrapped values than were before.
  private func forces(_ solution: Solution, after known: State) -> Bool {
    solution.state.score[.forceUnchecked] > known.score[.forceUnchecked]
  }
  private func isHole(_ type: Type) -> Bool {
    let known = resolved(type)
    if case .lvalue(let object) = known { return resolved(object) == .hole }
    return known == .hole
  }
  private func isGeneric(_ choice: Choice) -> Bool {
    !((choice.declaration as? FunctionDeclaration)?.genericParameters.isEmpty ?? true)
  }

  /// An operator of a type that has just the operands' types, as far as they are known: if it costs nothing, nothing can be better.
  private func isExact(_ choice: Choice, _ disjunction: Disjunction, in known: State) -> Bool {
    guard let call = calls[disjunction.locator.expression], call.isOperator, !isOfProtocol(choice),
      let function = choice.declaration as? FunctionDeclaration
    else { return false }
    let found = state
    state = known
    defer { state = found }
    return zip(call.types, checker.interface(of: function).parameters).allSatisfy { operand, parameter in
      let type = resolved(operand)
      if case .variable = type { return true }
      return simplified(type) == parameter.type
    }
  }
  private func isOfProtocol(_ choice: Choice) -> Bool {
    isGeneric(choice) || choice.owner?.isProtocol == true || choice.declaration.parentNominal?.isProtocol == true
  }

  /// After a solution, generic operators and such as fit worse are not tried: the compiler does the same.
  private func shouldSkip(
    _ choice: Choice, _ fitness: Double, _ found: [Choice], _ disjunction: Disjunction, _ top: Double
  ) -> Bool {
    guard let call = calls[disjunction.locator.expression] else { return false }
    if call.isOperator {
      if isOfProtocol(choice) {
        return found.contains { !isGeneric($0) && $0.declaration.parentNominal?.isProtocol != true }
      }
      return top >= 1 && fitness < top
    }
    // Where one fits exactly, what only may fit would be worse.
    return !call.types.isEmpty && top >= 1 && fitness < 1
  }
  /// The one choice that there is: a type's own member is better than a protocol's that takes the same, whatever is made
  /// of it (`Text.font` beside `View.font`).
  func onlyChoice(_ choices: [Choice]) -> Choice? {
    if choices.count == 1 { return choices[0] }
    guard choices.count < 5, let own = choices.first(where: { $0.owner?.isProtocol == false && $0.kind == .plain }),
      let function = own.declaration as? FunctionDeclaration, !function.attributes.flags.contains(.disfavored),
      (function.parent as? ExtensionDeclaration)?.whereClause == nil
    else { return nil }
    let isOnly = choices.allSatisfy { choice in
      if choice.declaration == function { return true }
      guard let other = choice.declaration as? FunctionDeclaration, other.effects.isAsync == function.effects.isAsync else {
        return false
      }
      return isHidden(choice, by: own)
    }
    return isOnly ? own : nil
  }

  /// A protocol's member beside one of the type's own, or of a protocol that refines it, that takes the same.
  private func isHidden(_ choice: Choice, by other: Choice) -> Bool {
    guard let owner = choice.owner, owner.isProtocol, let better = other.owner,
      let a = choice.declaration as? FunctionDeclaration, let b = other.declaration as? FunctionDeclaration,
      a.genericParameters.count == b.genericParameters.count
    else { return false }
    if !better.isProtocol { return checker.haveSameSignature(a, b) }
    // Where conditions decide, ranking has to look at them.
    guard better != owner, checker.refines(better, owner),
      [a, b].allSatisfy({ ($0.parent as? ExtensionDeclaration)?.whereClause == nil }),
      a.effects.isAsync == b.effects.isAsync, a.parameters.map(\.label) == b.parameters.map(\.label),
      let own = owner.selfParameter, let refined = better.selfParameter
    else { return false }
    var places: Substitution = [own: .parameter(refined)]
    for (generic, same) in zip(a.genericParameters, b.genericParameters) { places[generic] = .parameter(same) }
    let types = checker.interface(of: a).parameters.map { $0.type.substituting(places) }
    return types == checker.interface(of: b).parameters.map(\.type)
  }

  /// An implicit member whose base is known only by the protocols that it must conform to.
  func protocolMember(_ bindings: [Bindings]) -> Int? {
    state.pending.firstIndex { constraint in
      guard case .implicitMember(let base, _, _, _) = constraint else { return false }
      return !protocols(ofBase: base, bindings).isEmpty
    }
  }

  private func protocols(ofBase base: Type, _ bindings: [Bindings]) -> [NominalDeclaration] {
    guard case .variable(let variable) = resolved(base) else { return [] }
    var numbers = [representative(variable)]
    var found: [NominalDeclaration] = []
    var next = 0
    while next < numbers.count {
      if let own = bindings.first(where: { $0.variable == numbers[next] }) {
        found += own.protocols.filter { !found.contains($0) }
        numbers += own.related.filter { !numbers.contains($0) }
      }
      next += 1
    }
    return found
  }

  func tryProtocolMember(_ index: Int, _ bindings: [Bindings], _ bound: Score?) -> Solution? {
    guard case .implicitMember(let base, let name, let type, let locator) = state.pending[index] else { return nil }
    let protocols = protocols(ofBase: base, bindings)
    let choices = staticMembers(ofProtocols: protocols, name)
    state.pending.remove(at: index)
    if choices.isEmpty {
      let owner = protocols.first.map { Type.metatype(.existential(Existential([$0]))) }
      guard allowsFixes, record(.missingMember(owner ?? base, name.name), locator) else { return nil }
      _ = match(type, .hole, .equal, locator)
      if case .variable(let variable) = resolved(base) { _ = bind(representative(variable), to: .hole) }
      return search(bound: bound)
    }
    if overload(choices, type, locator) == .failed { return nil }
    return search(bound: bound)
  }
}

extension Declaration {
  var isOperatorFunction: Bool { (self as? FunctionDeclaration)?.isOperator ?? false }
}
