internal import Declarations

extension ConstraintSystem {
  /// The best of solutions with equal scores, by how special their declarations are.
  func rank(_ found: [(choice: Choice, solution: Solution)]) -> Solution {
    if found.count == 1 { return found[0].solution }
    // The best is at least as good as each other one, and better than those it differs from.
    var best = found[0]
    for other in found.dropFirst() where compare(other.solution, best.solution) == .better { best = other }
    var solution = best.solution
    for other in found where other.choice.declaration != best.choice.declaration {
      if compare(best.solution, other.solution) != .better {
        solution.isAmbiguous = true
        ambiguous = best.choice.declaration
      }
    }
    return solution
  }

  enum Order { case better, worse, same }

  /// Compares two solutions by all choices in which they differ.
  private func compare(_ a: Solution, _ b: Solution) -> Order {
    if a.state.score != b.state.score { return a.state.score < b.state.score ? .better : .worse }
    var (first, second): (Int32, Int32) = (0, 0)
    for (locator, left) in a.state.chosen {
      guard let right = b.state.chosen[locator], left.choice.declaration != right.choice.declaration else { continue }
      let (x, y) = (left.choice, right.choice)
      // What stands deeper counts for more.
      let weight = (depths[locator.expression] ?? 0) + 1
      let (forward, backward) = (isAsSpecialized(x, y), isAsSpecialized(y, x))
      if forward { first += weight }
      if backward { second += weight }
      if forward == backward {
        switch tie(x, y) {
        case .better: first += weight
        case .worse: second += weight
        case .same: break
        }
      }
    }
    if first != second { return first > second ? .better : .worse }
    return .same
  }

  private func tie(_ a: Choice, _ b: Choice) -> Order {
    // A requirement stands for its default.
    if let owner = a.declaration.parentNominal, owner.isProtocol, owner == b.declaration.parentNominal,
      let x = a.declaration as? FunctionDeclaration, let y = b.declaration as? FunctionDeclaration,
      haveSameType(x, y)
    {
      let (left, right) = (x.parent is NominalDeclaration, y.parent is NominalDeclaration)
      if left != right { return left ? .better : .worse }
    }
    if let x = a.declaration as? FunctionDeclaration, let y = b.declaration as? FunctionDeclaration {
      if x.kind == .initializer, y.kind == .initializer {
        let (left, right) = (x.attributes.flags.contains(.convenience), y.attributes.flags.contains(.convenience))
        if left != right { return left ? .worse : .better }
      }
      if x.name == "??" {
        let (left, right) = (
          checker.optionalObject(checker.interface(of: x).result) == nil,
          checker.optionalObject(checker.interface(of: y).result) == nil
        )
        if left != right { return left ? .better : .worse }
      }
      let (left, right) = (requirementCount(x), requirementCount(y))
      if left != right, isGenericFree(x) == isGenericFree(y) { return left > right ? .better : .worse }
    }
    if a.declaration is VariableDeclaration, b.declaration is FunctionDeclaration { return .better }
    if b.declaration is VariableDeclaration, a.declaration is FunctionDeclaration { return .worse }
    if a.kind == .plain && b.kind == .unapplied { return .better }
    if b.kind == .plain && a.kind == .unapplied { return .worse }
    // What the program declares itself hides what is imported, if the types are the same. What is imported comes in
    // the order of the imports: `pow(2.0, 10)` is of C's Double rather than of Foundation's Decimal, as it is measured.
    let (isOfC, isOtherOfC) = (a.declaration.module.name == "Glibc", b.declaration.module.name == "Glibc")
    if isOfC != isOtherOfC, a.declaration.module.isLibrary, b.declaration.module.isLibrary {
      return isOfC ? .better : .worse
    }
    let (left, right) = (
      checker.modules.firstIndex(of: a.declaration.module), checker.modules.firstIndex(of: b.declaration.module)
    )
    guard let left, let right, left != right else { return .same }
    if a.declaration.module.isLibrary && b.declaration.module.isLibrary || haveSameType(a.declaration, b.declaration) {
      return left < right ? .better : .worse
    }
    // A file of another folder, with which each use of the library's would be ambiguous, is of another target.
    let own = a.declaration.module.isLibrary ? b.declaration : a.declaration
    guard let file = own.place?.file, let checked = checker.checkedFile, file.folder != checked.folder else { return .same }
    return a.declaration.module.isLibrary ? .better : .worse
  }
  /// Two properties of one name, or two functions with the same generic parameters, the same parameters and the same
  /// result: each `some View` is a type of its own, thus two that return one are ambiguous.
  private func haveSameType(_ a: Declaration, _ b: Declaration) -> Bool {
    guard let f = a as? FunctionDeclaration, let g = b as? FunctionDeclaration else { return true }
    guard f.genericParameters.count == g.genericParameters.count else { return false }
    let (first, second) = (checker.interface(of: f), checker.interface(of: g))
    var substitution: Substitution = [:]
    for (own, other) in zip(f.genericParameters, g.genericParameters) { substitution[other] = .parameter(own) }
    return first.parameters.map(\.type) == second.parameters.map { $0.type.substituting(substitution) }
      && first.result == second.result.substituting(substitution)
  }
  private func requirementCount(_ function: FunctionDeclaration) -> Int {
    checker.signature(of: function).requirements.reduce(0) { count, requirement in
      if case .conformance(_, let declaration) = requirement {
        return count + checker.inheritedProtocols(of: declaration).count
      }
      return count + 1
    }
  }
  private func isGenericFree(_ function: FunctionDeclaration) -> Bool { function.genericParameters.isEmpty }

  /// True if a call that fits `a` would fit `b` too: `a` is at least as special.
  func isAsSpecialized(_ a: Choice, _ b: Choice) -> Bool {
    let (x, y) = (a.declaration, b.declaration)
    if let f = x as? FunctionDeclaration, let g = y as? FunctionDeclaration {
      if f.kind != g.kind && !(f.kind == .enumCase || g.kind == .enumCase) { return false }
      let (own, other) = (f.genericParameters.isEmpty, g.genericParameters.isEmpty)
      if own != other { return own }
      return functions(f, g, a, b)
    }
    guard type(of: x) == type(of: y) else { return false }
    if let decision = byProtocol(x, y) ?? byExtension(x, y) { return decision }
    return true
  }

  /// What stands in a concrete type is more special than what stands in a protocol; of two protocols, the one that refines.
  private func byProtocol(_ a: Declaration, _ b: Declaration) -> Bool? {
    guard let first = a.parentNominal, let second = b.parentNominal else { return nil }
    switch (first.isProtocol, second.isProtocol) {
    case (false, true): return true
    case (true, false): return false
    case (true, true):
      // It decides only where one is more special and the other is not.
      if first != second {
        let isRefining = checker.refines(first, second)
        return isRefining != checker.refines(second, first) ? isRefining : nil
      }
      let (left, right) = (selfRequirements(a), selfRequirements(b))
      if left == right { return nil }
      let isMore = right.allSatisfy { wanted in left.contains(wanted) || implies(left, wanted) }
      let isLess = left.allSatisfy { wanted in right.contains(wanted) || implies(right, wanted) }
      return isMore != isLess ? isMore : nil
    default: return nil
    }
  }
  /// Of two extensions of one type, the one with more constraints is more special.
  private func byExtension(_ a: Declaration, _ b: Declaration) -> Bool? {
    guard let owner = a.parentNominal, owner == b.parentNominal else { return nil }
    let (left, right) = (selfRequirements(a), selfRequirements(b))
    if left == right { return nil }
    return right.allSatisfy { left.contains($0) || implies(left, $0) }
  }
  private func selfRequirements(_ declaration: Declaration) -> Set<Requirement> {
    guard let context = declaration.parent else { return [] }
    return Set(checker.signature(of: context).requirements)
  }
  private func implies(_ known: Set<Requirement>, _ wanted: Requirement) -> Bool {
    guard case .conformance(let type, let declaration) = wanted else { return false }
    return known.contains { requirement in
      if case .conformance(type, let own) = requirement { return checker.refines(own, declaration) }
      return false
    }
  }

  private func functions(_ f: FunctionDeclaration, _ g: FunctionDeclaration, _ a: Choice, _ b: Choice) -> Bool {
    if let decision = byProtocol(f, g) { return decision }
    let (first, second) = (checker.interface(of: f), checker.interface(of: g))
    let left = effective(first, a)
    let right = effective(second, b)
    if left.count > right.count { return false }
    // Variadic parameters and such as take their default make a declaration less special.
    let (variadicA, variadicB) = (
      first.parameters.contains { $0.isVariadic }, second.parameters.contains { $0.isVariadic }
    )
    if variadicA && !variadicB { return false }
    if variadicB && !variadicA && left.count <= right.count {
      return isConvertible(first, second, left, right, f, g) || left.count < right.count
    }
    let (skippedA, skippedB) = (a.matching?.skipped ?? 0, b.matching?.skipped ?? 0)
    if skippedA != skippedB, first.parameters.count != second.parameters.count { return skippedA < skippedB }
    return isConvertible(first, second, left, right, f, g)
  }

  private func effective(_ interface: FunctionInterface, _ choice: Choice) -> [FunctionInterface.Parameter] {
    guard let matching = choice.matching, matching.arguments.count == interface.parameters.count else {
      return interface.parameters
    }
    return zip(interface.parameters, matching.arguments).flatMap {
      parameter, positions -> [FunctionInterface.Parameter] in
      if parameter.isVariadic { return Array(repeating: parameter, count: positions.count) }
      return positions.isEmpty && parameter.hasDefault ? [] : [parameter]
    }
  }

  /// True if each parameter of `f` is a subtype of the one of `g`, whose generic parameters are open.
  private func isConvertible(
    _ first: FunctionInterface, _ second: FunctionInterface, _ left: [FunctionInterface.Parameter],
    _ right: [FunctionInterface.Parameter],
    _ f: FunctionDeclaration, _ g: FunctionDeclaration
  ) -> Bool {
    let saved = (state, hasFailed, allowsFixes, calls)
    defer { (state, hasFailed, allowsFixes, calls) = saved }
    allowsFixes = false
    hasFailed = false
    state.pending = []
    let outer = checker.environment
    checker.environment = GenericSignature(outer.parameters, outer.requirements + checker.signature(of: f).requirements)
    defer { checker.environment = outer }
    let locator = Locator(expression: Expression(.error, SourceSpan(0, 0)))
    var substitution: Substitution = [:]
    let signature = checker.signature(of: g)
    // Both are members: what they have around them is opened too.
    for parameter in signature.parameters { substitution[parameter] = variable(locator, parameter: parameter) }
    if f.parentNominal == g.parentNominal, let nominal = g.parentNominal {
      let around = nominal.selfParameter.map { [$0] } ?? checker.genericParameters(of: nominal)
      for parameter in around { substitution[parameter] = .parameter(parameter) }
    } else if let other = g.parentNominal?.selfParameter, let own = f.parentNominal?.selfParameter {
      // Members of protocols of which neither refines the other: their values are the same one.
      substitution[other] = .parameter(own)
    }
    for (a, b) in zip(left, right) {
      var pattern = b.type
      if case .expansion(let repeated) = pattern {
        // Each argument of a pack has a type of its own.
        pattern = repeated
        for parameter in g.genericParameters where parameter.isPack {
          substitution[parameter] = variable(locator, parameter: parameter)
        }
      }
      var given = a.type
      if case .expansion(let repeated) = given { given = repeated }
      // What an extension says of its type's parameters holds here: `Data == Range<Int>`.
      let wanted = openedMembers(checker.reduced(pattern.substituting(substitution)), locator)
      if match(checker.reduced(given), wanted, .subtype, locator) == .failed { return false }
    }
    let own = Set(g.genericParameters.map { Type.parameter($0) })
    for requirement in signature.requirements where mentions(requirement, own) {
      if add(requirement.substituting(substitution), locator) == .failed { return false }
    }
    limit = max(limit, steps + 2000)
    guard simplify() else { return false }
    // Subtypes of optionals and such without wrapping: a variable that is left takes what converts to it.
    let before = state.score
    guard let solution = solve() else { return false }
    return solution.state.score[.valueToOptional] <= before[.valueToOptional]
      && before[.valueToOptional] == saved.0.score[.valueToOptional]
      && solution.state.score[.emptyExistential] == saved.0.score[.emptyExistential]
      || isExistentialSubtype(left, right)
  }
  private func mentions(_ requirement: Requirement, _ parameters: Set<Type>) -> Bool {
    let types: [Type]
    switch requirement {
    case .conformance(let type, _), .anyObject(let type): types = [type]
    case .superclass(let first, let second), .sameType(let first, let second): types = [first, second]
    }
    return types.contains { $0.contains { parameters.contains($0) } }
  }
  private func isExistentialSubtype(_ left: [FunctionInterface.Parameter], _ right: [FunctionInterface.Parameter])
    -> Bool
  {
    zip(left, right).allSatisfy { a, b in
      if a.type == b.type { return true }
      if case .existential(let bounds) = b.type {
        return bounds.isAny && checker.optionalObject(a.type) == nil
          || bounds.protocols.allSatisfy { checker.conforms(a.type, to: $0) } && !bounds.isAny
      }
      return false
    }
  }
}
