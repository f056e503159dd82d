internal import Declarations

extension ConstraintSystem {
  /// Solves what can be solved without a choice, until nothing moves. False if something cannot hold.
  func simplify() -> Bool {
    var moved = true
    // Closures wait until nothing else moves: what they must give may follow from what is around them.
    var includesClosures = false
    while moved || !includesClosures {
      if hasFailed { return false }
      includesClosures = !moved
      moved = false
      let pending = state.pending
      state.pending = []
      var kept: [Constraint] = []
      for (index, constraint) in pending.enumerated() {
        if isWaiting(constraint, includesClosures: includesClosures && !moved) {
          kept.append(constraint)
          continue
        }
        let before = state.pending.count
        if case .closure = constraint { others = kept + pending[(index + 1)...] }
        switch attempt(constraint) {
        case .failed:
          state.pending = kept + pending[(index + 1)...] + state.pending
          return false
        case .unsolved:
          state.pending.removeSubrange(before...)
          kept.append(constraint)
        case .solved: moved = true
        }
        if hasFailed { return false }
      }
      if !state.pending.isEmpty { moved = true }
      state.pending = kept + state.pending
    }
    return !hasFailed
  }

  /// True if nothing has changed for a constraint: the variables that it waits for are still unknown.
  private func isWaiting(_ constraint: Constraint, includesClosures: Bool) -> Bool {
    switch constraint {
    case .relation(_, let first, let second, _):
      let (left, right) = (resolved(first), resolved(second))
      if case .variable = left, case .variable = right { return left != right }
      return false
    case .disjunction: return true
    case .member(let base, _, _, _), .implicitMember(let base, _, _, _), .conforms(let base, _, _),
      .dependentMember(let base, _, _, _),
      .defaultable(let base, _, _), .literalElements(let base, _, _, _), .applicable(let base, _),
      .optionalObject(let base, _, _), .dynamicType(_, let base, _):
      if case .variable = resolved(base) { return true }
      return false
    case .closure: return !includesClosures
    case .keyPath: return false
    }
  }

  private func attempt(_ constraint: Constraint) -> MatchResult {
    switch constraint {
    case .relation(let relation, let first, let second, let locator):
      let result = attempt(first, second, relation, locator)
      return result == .failed ? assume(first, second, relation, locator) : result
    case .conforms(let type, let declaration, let locator):
      let before = state.pending.count
      let result = solveConformance(type, declaration, locator)
      if result == .unsolved { state.pending.removeSubrange(before...) }
      return result
    case .member(let base, let name, let type, let locator): return attemptMember(base, name, type, locator)
    case .implicitMember(let base, let name, let type, let locator):
      return attemptImplicitMember(base, name, type, locator)
    case .disjunction: return .unsolved
    case .applicable(let type, let call): return attemptApplicable(type, call)
    case .dependentMember(let base, let associated, let type, let locator):
      return attemptDependent(base, associated, type, locator)
    case .optionalObject(let type, let object, let locator): return attemptObject(type, object, locator)
    case .closure(let type, let closure, let locator): return attemptClosure(type, closure, locator)
    case .keyPath(let type, let root, let value, let keyPath, let locator):
      return attemptKeyPath(type, root, value, keyPath, locator)
    case .dynamicType(let type, let value, let locator):
      let known = resolved(value)
      if case .variable = known { return .unsolved }
      if case .lvalue(let object) = known { return match(type, metatype(of: resolved(object)), .equal, locator) }
      return match(type, metatype(of: known), .equal, locator)
    case .literalElements(let type, let elements, let kind, let locator):
      return attemptElements(type, elements, kind, locator)
    case .defaultable(let type, _, _):
      if case .variable = resolved(type) { return .unsolved }
      return .solved
    }
  }

  /// The types of a literal's elements follow from the literal's type.
  private func attemptElements(_ type: Type, _ elements: [Type], _ kind: LiteralKind, _ locator: Locator) -> MatchResult {
    let known = resolved(type)
    if case .variable = known { return .unsolved }
    if known == .hole {
      return elements.allSatisfy { match($0, .hole, .equal, locator) != .failed } ? .solved : .failed
    }
    if case .existential = known { return .solved }
    guard let declaration = checker.standard(kind.protocolName) else { return .failed }
    let names = kind == .array ? ["ArrayLiteralElement"] : ["Key", "Value"]
    for (name, element) in zip(names, elements) {
      guard let associated = checker.canonicalAssociatedType(named: name, in: declaration) else { return .failed }
      let part: Type
      switch known {
      case .nominal(let nominal, let arguments):
        guard let witness = checker.witness(of: associated, for: nominal) else {
          return allowsFixes ? .solved : .failed
        }
        part = openedMembers(witness.substituting(checker.substitution(of: nominal, arguments)), locator)
      default: part = checker.reducedMember(simplified(known), associated)
      }
      if match(element, part, .equal, locator) == .failed { return .failed }
    }
    return .solved
  }

  private func metatype(of type: Type) -> Type {
    if case .existential(let bounds) = type { return .existentialMetatype(bounds) }
    return .metatype(type)
  }

  private func attemptDependent(_ base: Type, _ associated: AssociatedTypeDeclaration, _ type: Type, _ locator: Locator)
    -> MatchResult
  {
    let known = resolved(base)
    switch known {
    case .variable: return .unsolved
    case .hole: return match(type, .hole, .equal, locator)
    case .lvalue(let object): return attemptDependent(object, associated, type, locator)
    case .nominal(let nominal, let arguments):
      guard let witness = checker.witness(of: associated, for: nominal) else {
        // The type does not conform: that is said by the requirement.
        return allowsFixes ? match(type, .hole, .equal, locator) : .failed
      }
      let found = openedMembers(witness.substituting(checker.substitution(of: nominal, arguments)), locator)
      return match(type, found, .equal, locator)
    case .existential(let bounds):
      let found = bounds.constraints.first { $0.declaration == associated }?.type ?? upperBound(associated)
      return match(type, found, .equal, locator)
    default: return match(type, checker.reducedMember(simplified(known), associated), .equal, locator)
    }
  }

  /// What is left of an associated type when the existential is opened: what its declaration promises.
  private func upperBound(_ associated: AssociatedTypeDeclaration) -> Type {
    var bounds = Existential()
    guard let declaration = associated.parentNominal, let own = declaration.selfParameter else { return .any }
    for case .conformance(let type, let required) in checker.requirementSignature(of: declaration)
    where type == .member(.parameter(own), associated) && !checker.isMarker(required) {
      bounds.protocols.append(required)
    }
    return .existential(bounds)
  }

  private func attemptObject(_ type: Type, _ object: Type, _ locator: Locator) -> MatchResult {
    var known = resolved(type)
    var isPlace = false
    if case .lvalue(let inner) = known { (known, isPlace) = (resolved(inner), true) }
    switch known {
    case .variable: return .unsolved
    case .hole: return match(object, .hole, .equal, locator)
    default:
      guard let inner = checker.optionalObject(known) else {
        guard allowsFixes else { return .failed }
        let kind: Fix.Kind
        if case .force = locator.expression.kind {
          kind = .forcedNonOptional(simplified(known))
        } else {
          kind = .notUnwrappable(simplified(known))
        }
        guard record(kind, locator) else { return .failed }
        return match(object, known, .equal, locator)
      }
      return match(object, isPlace ? .lvalue(inner) : inner, .equal, locator)
    }
  }

  /// Calls a value whose type is known: a function, or a type with `callAsFunction`.
  /// - Parameter result: what a call gives of which nothing else is known.
  func attemptApplicable(_ type: Type, _ call: CallSite, result: Type = .hole) -> MatchResult {
    var known = resolved(type)
    if case .lvalue(let object) = known { known = resolved(object) }
    let locator = Locator(expression: call.expression, part: .callee)
    switch known {
    case .variable:
      state.pending.append(.applicable(type, call))
      return .solved
    case .hole:
      // What is called is wrong, so nothing says what its arguments should be.
      let bases = call.arguments.arguments.compactMap { implicitBase(of: $0.value) }
      for type in call.types + bases.compactMap({ state.implicitBases[$0] }) {
        _ = match(type, .hole, .conversion, locator)
      }
      return match(call.result, result, .equal, locator)
    case .function(let function): return apply(function, call, locator)
    case .metatype(let object):
      // A metatype that is a value: only `.init` can be called, except for what is written as a type.
      return attemptMember(
        .metatype(object), Expression.MemberName("init", call.callee.range), variable(),
        Locator(expression: call.callee, part: .callee))
    case .nominal, .parameter, .opaque, .existential, .member:
      let name = Expression.MemberName("callAsFunction", call.callee.range)
      if candidates(known, name, locator).choices.isEmpty {
        if let result = attemptDynamicCall(known, call) { return result }
        guard allowsFixes, record(.notCallable(simplified(known)), locator) else { return .failed }
        return match(call.result, .hole, .equal, locator)
      }
      calls[call.expression] = call
      return attemptMember(known, name, variable(), Locator(expression: call.expression, part: .callee))
    default:
      guard allowsFixes, record(.notCallable(simplified(known)), locator) else { return .failed }
      return match(call.result, .hole, .equal, locator)
    }
  }

  private func apply(_ function: FunctionType, _ call: CallSite, _ locator: Locator) -> MatchResult {
    var parameters = function.parameters.map { parameter in
      var made = FunctionInterface.Parameter(nil, parameter.type)
      made.isVariadic = parameter.isVariadic
      made.isAutoclosure = parameter.isAutoclosure
      return made
    }
    // A value's type has no labels; a trailing closure needs none either.
    if parameters.count == 1, call.arguments.arguments.isEmpty, resolved(parameters[0].type) == .void {
      parameters = []
    }
    var unlabelled = call.arguments
    for index in unlabelled.arguments.indices where index >= unlabelled.arguments.count - unlabelled.trailing {
      unlabelled.arguments[index].label = nil
    }
    switch ArgumentMatching.match(parameters, unlabelled) {
    case .failure(let refusal):
      guard allowsFixes, record(.arguments(refusal.problem, placeholder), locator) else { return .failed }
    case .success(let matching):
      for (index, positions) in matching.arguments.enumerated() {
        for position in positions where !relateValue(call, position, parameters[index]) { return .failed }
      }
    }
    return match(function.result, call.result, .equal, Locator(expression: call.expression, part: .result))
  }
  /// Stands for a function that is a value, in messages about its arguments.
  private var placeholder: Declaration {
    FunctionDeclaration(.function, "", in: checker.program, parent: nil, attributes: AttributeList(), place: nil)
  }

  private func relateValue(_ call: CallSite, _ position: Int, _ parameter: FunctionInterface.Parameter) -> Bool {
    let locator = Locator(expression: call.expression, part: .argument(position))
    if case .closure(let closure) = call.arguments.arguments[position].value.kind { builders[ObjectKey(closure)] = nil }
    if case .inOut = parameter.type { return match(call.types[position], parameter.type, .equal, locator) != .failed }
    return match(call.types[position], parameter.type, .argument, locator) != .failed
  }
}
