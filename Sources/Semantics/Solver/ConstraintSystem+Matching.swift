internal import Declarations

extension ConstraintSystem {
  enum MatchResult { case solved, failed, unsolved }

  /// Makes two types related; what depends on a variable is kept for later.
  @discardableResult
  func match(_ first: Type, _ second: Type, _ relation: Relation, _ locator: Locator) -> MatchResult {
    switch attempt(first, second, relation, locator) {
    case .solved: return .solved
    case .unsolved:
      state.pending.append(.relation(relation, first, second, locator))
      return .unsolved
    case .failed:
      return assume(first, second, relation, locator)
    }
  }

  /// Two types are not related: what is wrong is noted if that is allowed.
  func assume(_ first: Type, _ second: Type, _ relation: Relation, _ locator: Locator) -> MatchResult {
    guard allowsFixes else { return .failed }
    if case .lvalue(let object) = resolved(second), !isPlace(first) {
      return record(.immutable, locator) ? match(first, object, relation, locator) : .failed
    }
    return record(.mismatch(relation, simplified(first), simplified(second)), locator) ? .solved : .failed
  }
  private func isPlace(_ type: Type) -> Bool {
    if case .lvalue = resolved(type) { return true }
    return false
  }

  /// Two types whose parts must be the same: what is wrong in a part is wrong with the whole.
  private func all(_ pairs: [(Type, Type)], _ relation: Relation, _ locator: Locator) -> MatchResult {
    for (first, second) in pairs {
      switch attempt(first, second, relation, locator) {
      case .failed: return .failed
      case .unsolved: state.pending.append(.relation(relation, first, second, locator))
      case .solved: break
      }
    }
    return .solved
  }

  /// What is the same as something wrong is wrong as well; what converts may be known from elsewhere.
  private func meetHole(_ type: Type, _ relation: Relation) -> MatchResult {
    guard case .variable(let variable) = type else { return .solved }
    let number = representative(variable)
    if relation == .equal { state.variables[number].fixed = .hole } else { state.variables[number].meetsHole = true }
    return .solved
  }

  func attempt(_ first: Type, _ second: Type, _ relation: Relation, _ locator: Locator) -> MatchResult {
    var (left, right) = (resolved(first), resolved(second))
    if left == right { return .solved }
    if left == .hole || right == .hole { return meetHole(left == .hole ? right : left, relation) }
    if relation == .load {
      switch left {
      case .variable(let variable) where state.variables[representative(variable)].canBeLValue: return .unsolved
      case .lvalue(let object): return attempt(object, right, .equal, locator)
      default: return attempt(left, right, .equal, locator)
      }
    }
    if case .lvalue(let object) = left {
      switch right {
      case .lvalue(let other): return attempt(object, other, .equal, locator)
      case .variable(let variable) where relation == .equal && state.variables[representative(variable)].canBeLValue:
        return bind(representative(variable), to: left) ? .solved : .failed
      default: left = resolved(object)
      }
      if left == right || left == .hole { return .solved }
    }
    switch (left, right) {
    case (.variable(let a), .variable(let b)):
      if relation == .equal {
        let (x, y) = (representative(a), representative(b))
        return bind(x, to: .variable(TypeVariable(y))) ? .solved : .failed
      }
      return .unsolved
    case (.variable(let variable), _):
      let number = representative(variable)
      if relation > .subtype, let object = checker.optionalObject(right), resolved(object) == left {
        state.score[.valueToOptional] += 1
        return .solved
      }
      if relation > .load, let result = attemptSpecial(number, right, relation, locator) { return result }
      if relation == .equal
        || isRigid(right, relation) && !state.variables[number].canBeLValue && !mayBeNever(number, locator)
      {
        return bind(representative(variable), to: right) ? .solved : .failed
      }
      return .unsolved
    case (_, .variable(let variable)):
      if relation == .equal { return bind(representative(variable), to: left) ? .solved : .failed }
      return .unsolved
    default: break
    }
    (left, right) = (left, right)
    return relation == .equal ? equal(left, right, locator) : converted(left, right, relation, locator)
  }

  /// A closure takes the function type that is wanted; a key path the root and value.
  private func attemptSpecial(_ number: Int, _ right: Type, _ relation: Relation, _ locator: Locator) -> MatchResult? {
    if state.variables[number].isClosure {
      let wanted = checker.withoutOptionals(right)
      guard case .function(let function) = resolved(wanted.type) else { return nil }
      if wanted.depth > 0 { state.score[.valueToOptional] += Int32(wanted.depth) }
      return bind(number, to: .function(function)) ? .solved : .failed
    }
    if let keyPath = state.variables[number].keyPath {
      switch checker.withoutOptionals(right).type {
      case .function(let function) where function.parameters.count == 1:
        if match(keyPath.root, function.parameters[0].type, .equal, locator) == .failed { return .failed }
        if attemptOrKeep(keyPath.value, function.result, .conversion, locator) == .failed { return .failed }
        return bind(number, to: .function(function)) ? .solved : .failed
      case .nominal(let declaration, let arguments) where declaration.name.hasSuffix("KeyPath") && !arguments.isEmpty:
        if match(keyPath.root, arguments[0], .equal, locator) == .failed { return .failed }
        return nil
      default: return nil
      }
    }
    return nil
  }

  /// True for types that only themselves convert to: structures and enumerations without a conversion of their own.
  private func isRigid(_ type: Type, _ relation: Relation) -> Bool {
    guard case .nominal(let declaration, let arguments) = type else { return false }
    switch declaration.kind {
    case .structure, .enumeration:
      if declaration.isStandard || declaration.name == "CGFloat" {
        return !["Optional", "Array", "Dictionary", "Set", "Double", "CGFloat", "AnyHashable"].contains(
          declaration.name)
      }
      return arguments.isEmpty || !type.hasVariable
    default: return false
    }
  }

  private func equal(_ left: Type, _ right: Type, _ locator: Locator) -> MatchResult {
    switch (left, right) {
    case (.nominal(let a, let first), .nominal(let b, let second)):
      guard a == b, first.count == second.count else { return .failed }
      return all(Array(zip(first, second)), .equal, locator)
    case (.tuple(let first), .tuple(let second)):
      guard first.count == second.count, first.map(\.label) == second.map(\.label) else { return .failed }
      return all(zip(first, second).map { ($0.type, $1.type) }, .equal, locator)
    case (.function(let first), .function(let second)):
      guard first.parameters.count == second.parameters.count, (first.thrown == nil) == (second.thrown == nil),
        first.isAsync == second.isAsync
      else { return .failed }
      return all(
        zip(first.parameters, second.parameters).map { ($0.type, $1.type) } + [(first.result, second.result)], .equal,
        locator)
    case (.metatype(let first), .metatype(let second)), (.inOut(let first), .inOut(let second)),
      (.lvalue(let first), .lvalue(let second)),
      (.expansion(let first), .expansion(let second)):
      return attemptOrKeep(first, second, .equal, locator)
    case (.pack(let first), .pack(let second)):
      return first.count == second.count ? all(Array(zip(first, second)), .equal, locator) : .failed
    case (.opaque(let first), .opaque(let second)):
      guard first.declaration == second.declaration, first.position == second.position,
        first.arguments.count == second.arguments.count
      else {
        return .failed
      }
      return all(Array(zip(first.arguments, second.arguments)), .equal, locator)
    case (.existential(let first), .existential(let second)):
      guard Set(first.protocols) == Set(second.protocols), first.constraints.count == second.constraints.count,
        first.isClassBound == second.isClassBound
      else { return .failed }
      return all(zip(first.constraints, second.constraints).map { ($0.type, $1.type) }, .equal, locator)
    default: return .failed
    }
  }

  func attemptOrKeep(_ first: Type, _ second: Type, _ relation: Relation, _ locator: Locator) -> MatchResult {
    let result = attempt(first, second, relation, locator)
    if result == .unsolved {
      state.pending.append(.relation(relation, first, second, locator))
      return .solved
    }
    return result
  }

  private func converted(_ left: Type, _ right: Type, _ relation: Relation, _ locator: Locator) -> MatchResult {
    if isNever(left), case .context(let kind) = locator.part, [.returning, .closureResult, .caseValue].contains(kind) {
      return .solved
    }
    if isBridged(left, right, locator) { return .solved }
    if let object = checker.optionalObject(right) { return toOptional(left, object, relation, locator) }
    switch (left, right) {
    case (_, .existential(let bounds)): return toExistential(left, bounds, locator)
    case (.tuple(let first), .tuple(let second)): return tuples(first, second, relation, locator)
    case (.function(let first), .function(let second)): return functions(first, second, relation, locator)
    case (.metatype(let first), .metatype(let second)):
      let known = resolved(first)
      if case .variable = known { return attemptOrKeep(first, second, .equal, locator) }
      return attemptOrKeep(first, second, checker.isClassType(known) ? .subtype : .equal, locator)
    case (.metatype(let type), .existentialMetatype(let bounds)):
      return bounds.protocols.allSatisfy { converts(type, to: $0, locator) } ? .solved : .failed
    case (.existentialMetatype(let first), .existentialMetatype(let second)):
      return second.protocols.allSatisfy { wanted in first.protocols.contains { checker.refines($0, wanted) } }
        ? .solved : .failed
    case (.nominal(let a, let first), .nominal(let b, let second)):
      return nominals(left, a, first, right, b, second, relation, locator)
    case (.parameter, .nominal(let declaration, _)), (.opaque, .nominal(let declaration, _)),
      (.member, .nominal(let declaration, _)),
      (.existential, .nominal(let declaration, _)):
      if declaration.isClass, let superclass = checker.bounds(of: left).superclass {
        return attempt(superclass, right, relation, locator)
      }
      if declaration.name == "AnyHashable", declaration.isStandard { return toAnyHashable(left, relation, locator) }
      return .failed
    case (_, .nominal(let declaration, _)) where declaration.name == "AnyHashable" && declaration.isStandard:
      return toAnyHashable(left, relation, locator)
    default: return equal(left, right, locator)
    }
  }

  private func isNever(_ type: Type) -> Bool { checker.isStandard(type, "Never") }
  /// A value that is never there may stand for one that is returned; of a ternary, both branches say what it is.
  private func mayBeNever(_ number: Int, _ locator: Locator) -> Bool {
    guard case .context(let kind) = locator.part, [.returning, .closureResult, .caseValue].contains(kind),
      case .ternary? = state.variables[number].locator?.expression.kind
    else { return false }
    return true
  }

  /// Whether a type conforms to a protocol; of one that is not all known, what has to hold besides becomes constraints.
  private func converts(_ type: Type, to declaration: NominalDeclaration, _ locator: Locator) -> Bool {
    let known = simplified(type)
    guard checker.conforms(known, to: declaration) else { return false }
    return !known.hasVariable || solveConformance(known, declaration, locator) != .failed
  }

  private func toAnyHashable(_ left: Type, _ relation: Relation, _ locator: Locator) -> MatchResult {
    guard relation >= .conversion, let hashable = checker.standard("Hashable"), converts(left, to: hashable, locator)
    else { return .failed }
    state.score[.userConversion] += 1
    return .solved
  }

  private func toOptional(_ left: Type, _ object: Type, _ relation: Relation, _ locator: Locator) -> MatchResult {
    if let inner = checker.optionalObject(left) {
      // From optional to optional: the inner types convert, or the whole is wrapped once more.
      let saved = state
      let deep = attemptOrKeep(inner, object, relation, locator)
      if deep != .failed { return deep }
      state = saved
      let known = resolved(object)
      if case .variable = known { return .failed }
      guard checker.optionalObject(known) != nil || isAny(known) else { return .failed }
      state.score[.valueToOptional] += 1
      return attemptOrKeep(left, object, relation, locator)
    }
    state.score[.valueToOptional] += 1
    return attemptOrKeep(left, object, relation == .operatorArgument ? .conversion : relation, locator)
  }
  private func isAny(_ type: Type) -> Bool {
    if case .existential(let bounds) = type { return bounds.isAny }
    return false
  }

  private func toExistential(_ left: Type, _ bounds: Existential, _ locator: Locator) -> MatchResult {
    if bounds.isAny {
      state.score[.emptyExistential] += 1
      return .solved
    }
    if case .existential(let own) = left {
      for wanted in bounds.protocols where !own.protocols.contains(where: { checker.refines($0, wanted) }) {
        if own.superclass.map({ checker.conforms($0, to: wanted) }) != true { return .failed }
      }
      if bounds.isClassBound && !checker.isClassType(left) { return .failed }
      if let superclass = bounds.superclass {
        return own.superclass.map { attempt($0, superclass, .subtype, locator) } ?? .failed
      }
      return .solved
    }
    if bounds.isClassBound && !checker.isClassType(left) { return .failed }
    if let superclass = bounds.superclass, attempt(left, superclass, .subtype, locator) == .failed { return .failed }
    for declaration in bounds.protocols {
      switch solveConformance(left, declaration, locator) {
      case .failed: return .failed
      default: break
      }
    }
    for constraint in bounds.constraints {
      state.pending.append(.dependentMember(base: left, constraint.declaration, type: constraint.type, locator))
    }
    return .solved
  }

  private func tuples(
    _ first: [Type.TupleElement], _ second: [Type.TupleElement], _ relation: Relation, _ locator: Locator
  ) -> MatchResult {
    guard first.count == second.count else { return .failed }
    for (a, b) in zip(first, second) where a.label != nil && b.label != nil && a.label != b.label { return .failed }
    return all(zip(first, second).map { ($0.type, $1.type) }, relation >= .conversion ? .conversion : relation, locator)
  }

  private func functions(_ first: FunctionType, _ second: FunctionType, _ relation: Relation, _ locator: Locator)
    -> MatchResult
  {
    var first = first
    if first.parameters.count > 1, second.parameters.count == 1,
      case .tuple(let elements) = resolved(second.parameters[0].type),
      elements.count == first.parameters.count
    {
      // A function of several parameters takes the parts of one tuple: `zip(a, b).map(*)`.
      let whole = Type.tuple(zip(elements, first.parameters).map { Type.TupleElement($0.label, $1.type) })
      first.parameters = [FunctionType.Parameter(whole)]
    }
    if relation >= .argument, first.parameters.isEmpty, second.parameters.count == 1 {
      // An argument that takes nothing stands for a function of `()`: `TapGesture().onEnded(action)`.
      let only = resolved(second.parameters[0].type)
      if case .variable = only { return .unsolved }
      if only == .void { first.parameters = second.parameters }
    }
    guard first.parameters.count == second.parameters.count else { return .failed }
    if let thrown = first.thrown {
      guard let wanted = second.thrown else { return .failed }
      if attemptOrKeep(thrown, wanted, .subtype, locator) == .failed { return .failed }
    } else if let wanted = second.thrown, case .variable = resolved(wanted) {
      // What throws nothing throws `Never`.
      if attemptOrKeep(checker.never, wanted, .subtype, locator) == .failed { return .failed }
    }
    if first.isAsync && !second.isAsync { return .failed }
    if first.isAsync != second.isAsync || (first.thrown == nil) != (second.thrown == nil) {
      state.score[.functionConversion] += 1
    }
    for (a, b) in zip(first.parameters, second.parameters) where a.isVariadic != b.isVariadic { return .failed }
    let pairs = zip(first.parameters, second.parameters).map { ($1.type, $0.type) } + [(first.result, second.result)]
    return all(pairs, relation >= .conversion ? .conversion : .subtype, locator)
  }

  private func nominals(
    _ left: Type, _ a: NominalDeclaration, _ first: [Type], _ right: Type, _ b: NominalDeclaration, _ second: [Type],
    _ relation: Relation,
    _ locator: Locator
  ) -> MatchResult {
    if a == b {
      guard first.count == second.count else { return .failed }
      if a.isStandard, ["Array", "Set", "Dictionary"].contains(a.name), !simplified(left).hasVariable,
        !simplified(right).hasVariable
      {
        if simplified(left) == simplified(right) { return .solved }
        state.score[.collectionUpcast] += 1
        return all(Array(zip(first, second)), .conversion, locator)
      }
      return all(Array(zip(first, second)), .equal, locator)
    }
    if a.isClass && b.isClass, let seen = checker.upcast(left, to: right) {
      return attemptOrKeep(seen, right, .equal, locator)
    }
    if relation >= .conversion {
      if b.name == "AnyHashable" && b.isStandard { return toAnyHashable(left, relation, locator) }
      if a.name == "Double" && b.name == "CGFloat" {
        state.score[.valueConversion] += relation >= .argument ? 30 : 10
        return .solved
      }
      if a.name == "CGFloat" && b.name == "Double" {
        state.score[.valueConversion] += 2
        return .solved
      }
    }
    return .failed
  }
}
