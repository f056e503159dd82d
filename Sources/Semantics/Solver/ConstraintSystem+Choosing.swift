internal import Declarations

extension ConstraintSystem {
  /// Takes one understanding of a reference: opens its generic parameters and relates its type, and the call's arguments if it is called.
  func choose(_ choice: Choice, for type: Type, _ locator: Locator) -> Bool {
    if choice.kind == .dynamicKeyPath || choice.kind == .dynamicString { return chooseDynamic(choice, type, locator) }
    let chosen = open(choice, locator)
    state.chosen[locator] = chosen
    if choice.declaration.attributes.flags.contains(.disfavored) { state.score[.disfavored] += 1 }
    if choice.declaration.attributes.flags.contains(.unavailable) { state.score[.unavailable] += 1 }
    if choice.kind == .forced { state.score[.forceUnchecked] += 1 }
    if choice.kind == .viaOptional { state.score[.implicitMemberViaOptional] += 1 }
    let call = calls[locator.expression].flatMap { locator.part == .callee ? $0 : nil }
    if call != nil, let interface = chosen.interface, interface.isAsync != context.isAsync {
      state.score[interface.isAsync ? .asyncInSync : .syncInAsync] += 1
    }
    if let call, let interface = chosen.interface {
      if match(type, chosen.type, .equal, locator) == .failed { return false }
      return apply(interface, choice, call, chosen)
    }
    if call == nil, chosen.interface != nil, choice.declaration is FunctionDeclaration,
      (choice.declaration as? FunctionDeclaration)?.kind != .enumCase
    {
      state.score[.unappliedFunction] += 1
    }
    if match(type, chosen.type, .equal, locator) == .failed { return false }
    if let call { return attemptApplicable(chosen.type, call) != .failed }
    return true
  }

  /// A member that only `@dynamicMemberLookup` finds: the subscript's result.
  private func chooseDynamic(_ choice: Choice, _ type: Type, _ locator: Locator) -> Bool {
    guard let function = choice.declaration as? FunctionDeclaration, case .member(_, let name) = locator.expression.kind
    else { return false }
    var found: Type?
    if choice.kind == .dynamicString {
      var plain = choice
      plain.kind = .plain
      plain.matching = ArgumentMatching(arguments: [[0]])
      let opened = open(plain, locator)
      state.chosen[locator] = opened
      found = opened.interface?.result
    } else {
      found = dynamicValue(choice, function, name, locator)
    }
    guard var value = found else {
      guard allowsFixes, record(.missingMember(simplified(choice.base ?? .hole), name.name), locator) else {
        return false
      }
      return match(type, .hole, .equal, locator) != .failed
    }
    if function.accessors?.hasSetter == true { value = .lvalue(value) }
    if function.attributes.flags.contains(.disfavored) { state.score[.disfavored] += 1 }
    if match(type, value, .equal, locator) == .failed { return false }
    if locator.part == .callee, let call = calls[locator.expression] {
      return attemptApplicable(value, call) != .failed
    }
    return true
  }

  /// Opens the generic parameters of what was chosen.
  func open(_ choice: Choice, _ locator: Locator) -> ChosenOverload {
    let declaration = choice.declaration
    let signature = checker.signature(of: declaration)
    var substitution: Substitution = [:]
    let base = choice.base.map { baseInstance($0) }
    let outer = choice.owner.map { checker.genericParameters(of: $0) } ?? []
    if let owner = choice.owner, let base {
      if let own = owner.selfParameter {
        substitution[own] = base
      } else if let seen = seen(base, as: owner), case .nominal(_, let arguments) = seen,
        arguments.count == outer.count
      {
        for (parameter, argument) in zip(outer, arguments) { substitution[parameter] = argument }
      }
    }
    for parameter in openable(declaration) where substitution[parameter] == nil {
      let made = variable(locator.with(.parameter(parameter.name)), parameter: parameter)
      substitution[parameter] = made
    }
    var interface: FunctionInterface?
    var type: Type
    switch declaration {
    case let function as FunctionDeclaration:
      var made = checker.interface(of: function)
      for parameter in function.opaqueParameters where substitution[parameter] == nil {
        substitution[parameter] = variable(locator.with(.parameter(parameter.name)), parameter: parameter)
      }
      markOpening(made.parameters, substitution)
      defaultThrown(made, substitution, locator)
      if function.kind == .function, let base, let own = choice.owner, own.isClass, isDynamicSelf(function) {
        made.result = replacingSelf(made.result, own, base)
      }
      if function.kind == .initializer, let base, let owner = choice.owner, !owner.isProtocol, isInherited(owner, by: base) {
        made.result = checker.optionalObject(made.result) == nil ? base : checker.optional(base)
      }
      made = opened(made, substitution, locator)
      interface = made
      type = functionType(made)
      if function.kind == .enumCase && !function.hasParameters
        || function.kind == .subscriptMember && calls[locator.expression] == nil && choice.matching == nil
      {
        interface = nil
        type = made.result
      }
      if choice.kind == .unapplied, let base {
        interface = nil
        type = .function(FunctionType([FunctionType.Parameter(base)], functionType(made)))
      }
    case let variable as VariableDeclaration:
      type = openedMembers(checker.type(of: variable).substituting(substitution), locator)
      if let base, let own = choice.owner, own.isClass, !own.isProtocol, case .nominal = base,
        variable.typeSyntax?.trimmedDescription == "Self"
      {
        type = base
      }
      if isSettable(variable, choice) { type = .lvalue(type) }
    case let parameter as ParameterDeclaration:
      type = state.parameterTypes[parameter] ?? parameter.type ?? .hole
      if case .inOut(let object) = type { type = .lvalue(object) }
    case let nominal as NominalDeclaration:
      type = .metatype(
        .nominal(
          nominal, (substitution.isEmpty ? [] : checker.genericParameters(of: nominal).compactMap { substitution[$0] }))
      )
    case let alias as TypeAliasDeclaration:
      let target = checker.resolvedTarget(of: alias) ?? .hole
      type = target == .hole ? .hole : .metatype(openedMembers(target.substituting(substitution), locator))
    default: type = .hole
    }
    if choice.kind == .forced { type = forced(type) }
    openRequirements(declaration, choice, signature, substitution, locator)
    return ChosenOverload(choice: choice, interface: interface, substitution: substitution, type: type)
  }

  /// The value inside of `T!`.
  private func forced(_ type: Type) -> Type {
    if case .lvalue(let object) = type { return checker.optionalObject(resolved(object)).map { .lvalue($0) } ?? type }
    return checker.optionalObject(resolved(type)) ?? type
  }

  /// The generic parameters that each use of a declaration has anew: its own, and those of the type that it is a member of. Parameters,
  /// local variables and functions keep what is around them.
  private func openable(_ declaration: Declaration) -> [GenericParameterDeclaration] {
    guard declaration.parent is NominalDeclaration || declaration.parent is ExtensionDeclaration,
      let owner = declaration.parentNominal
    else {
      return declaration.genericParameters
    }
    return (owner.selfParameter.map { [$0] } ?? checker.genericParameters(of: owner)) + declaration.genericParameters
  }

  private func isDynamicSelf(_ function: FunctionDeclaration) -> Bool {
    guard let text = function.resultSyntax?.trimmedDescription else { return false }
    return text == "Self" || text == "Self?"
  }
  private func replacingSelf(_ type: Type, _ owner: NominalDeclaration, _ base: Type) -> Type {
    type.mapping { part in
      if case .nominal(let declaration, _) = part, declaration == owner { return base }
      return nil
    }
  }

  /// The type of the values that a base has members of.
  func baseInstance(_ base: Type) -> Type {
    switch resolved(base) {
    case .lvalue(let object), .inOut(let object): return baseInstance(object)
    case .metatype(let type): return resolved(type)
    case .existentialMetatype(let bounds): return .existential(bounds)
    case let other: return other
    }
  }

  /// Whether an initialiser of a class makes values of another type: of a subclass, or of what stands for one.
  private func isInherited(_ owner: NominalDeclaration, by base: Type) -> Bool {
    switch base {
    case .nominal(let wanted, _): wanted != owner
    case .parameter, .member, .opaque: owner.isClass
    default: false
    }
  }

  /// A class type, or what stands for one, seen as its superclass `owner`.
  private func seen(_ base: Type, as owner: NominalDeclaration) -> Type? {
    var current = base
    switch base {
    case .parameter, .member, .opaque, .existential: current = checker.bounds(of: base).superclass ?? base
    default: break
    }
    var steps = 0
    while case .nominal(let declaration, let arguments) = current, steps < 100 {
      if declaration == owner { return current }
      guard let parent = checker.superclass(of: declaration) else { return nil }
      current = parent.substituting(checker.substitution(of: declaration, arguments))
      steps += 1
    }
    return nil
  }

  /// An existential may be opened for a parameter that is just a generic parameter.
  private func markOpening(_ parameters: [FunctionInterface.Parameter], _ substitution: Substitution) {
    for parameter in parameters {
      guard case .parameter(let generic) = parameter.type, case .variable(let variable)? = substitution[generic] else {
        continue
      }
      // Two values of one parameter would have to be of one type, which nothing promises.
      if parameters.filter({ $0.type.contains { $0 == .parameter(generic) } }).count > 1 { continue }
      state.variables[representative(variable)].opensExistential = true
    }
  }

  /// The type of an error that nothing throws is `Never`.
  private func defaultThrown(_ interface: FunctionInterface, _ substitution: Substitution, _ locator: Locator) {
    for parameter in interface.parameters {
      guard case .function(let function) = parameter.type, case .parameter(let generic)? = function.thrown,
        let made = substitution[generic]
      else { continue }
      state.pending.append(.defaultable(made, checker.never, locator))
    }
  }

  private func opened(_ interface: FunctionInterface, _ substitution: Substitution, _ locator: Locator)
    -> FunctionInterface
  {
    var made = interface
    for index in made.parameters.indices {
      made.parameters[index].type = openedMembers(made.parameters[index].type.substituting(substitution), locator)
      made.parameters[index].builder = made.parameters[index].builder?.substituting(substitution)
    }
    made.result = openedMembers(made.result.substituting(substitution), locator)
    made.thrown = made.thrown.map { openedMembers($0.substituting(substitution), locator) }
    return made
  }

  func functionType(_ interface: FunctionInterface) -> Type {
    .function(
      FunctionType(
        interface.parameters.map {
          FunctionType.Parameter($0.type, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
        }, interface.result,
        thrown: interface.thrown, isAsync: interface.isAsync))
  }

  private func openRequirements(
    _ declaration: Declaration, _ choice: Choice, _ signature: GenericSignature, _ substitution: Substitution,
    _ locator: Locator
  ) {
    if substitution.isEmpty { return }
    for requirement in signature.requirements {
      if case .conformance(.parameter(let parameter), let required) = requirement, parameter == required.selfParameter,
        choice.base != nil
      {
        guard isConditional(choice, required) else { continue }
        if add(requirement.substituting(substitution), locator) == .failed { hasFailed = true }
        continue
      }
      // What the base type requires of its own arguments holds for a base that is there.
      if let owner = choice.owner, choice.base != nil, (declaration as? FunctionDeclaration)?.kind != .initializer,
        checker.signature(of: owner).requirements.contains(requirement), !owner.isProtocol
      {
        continue
      }
      if add(requirement.substituting(substitution), locator) == .failed { hasFailed = true }
    }
  }

  /// True if it is not known yet whether the conditions hold under which the base conforms to a protocol.
  private func isConditional(_ choice: Choice, _ required: NominalDeclaration) -> Bool {
    guard let base = choice.base, case .nominal(let nominal, _) = baseInstance(base), simplified(base).hasVariable,
      let context = checker.allConformances(of: nominal)[required]?.context as? ExtensionDeclaration
    else { return false }
    return context.whereClause != nil
  }

  /// True if a variable or property can be changed where it is used.
  func isSettable(_ variable: VariableDeclaration, _ choice: Choice) -> Bool {
    if variable.isLet {
      // In an initialiser, a constant without a value may be given one.
      return variable.initializer == nil
        && context.declaration.map { ($0 as? FunctionDeclaration)?.kind == .initializer } == true
        && variable.isProperty && variable.parentNominal == context.declaration?.parentNominal
    }
    if variable.isComputed, variable.accessors?.hasSetter != true { return false }
    return true
  }

  /// Relates the arguments of a call with the parameters of what is called.
  private func apply(_ interface: FunctionInterface, _ choice: Choice, _ call: CallSite, _ chosen: ChosenOverload)
    -> Bool
  {
    let matching: ArgumentMatching
    if let known = choice.matching {
      matching = known
    } else {
      switch ArgumentMatching.match(interface.parameters, call.arguments) {
      case .success(let found): matching = found
      case .failure(let refusal):
        guard allowsFixes,
          record(.arguments(refusal.problem, choice.declaration), Locator(expression: call.expression, part: .callee))
        else { return false }
        return match(interface.result, call.result, .equal, Locator(expression: call.expression, part: .result))
          != .failed
      }
    }
    for (index, positions) in matching.arguments.enumerated() {
      let parameter = interface.parameters[index]
      if case .expansion(let pattern) = parameter.type {
        if !relatePack(call, positions, pattern, parameter) { return false }
        continue
      }
      for position in positions where !relate(call, position, parameter) { return false }
      if positions.isEmpty, parameter.hasDefault, !relateDefault(index, parameter, choice) { return false }
    }
    var result = interface.result
    if choice.declaration is FunctionDeclaration,
      (choice.declaration as? FunctionDeclaration)?.kind == .subscriptMember, isSettable(choice)
    {
      result = .lvalue(result)
    }
    return match(result, call.result, .equal, Locator(expression: call.expression, part: .result)) != .failed
  }

  /// Each argument of a parameter pack has a type of its own.
  private func relatePack(
    _ call: CallSite, _ positions: [Int], _ pattern: Type, _ parameter: FunctionInterface.Parameter
  ) -> Bool {
    guard let pack = packVariable(in: pattern) else {
      // The pack of a type whose arguments are known.
      guard let known = Type.expansion(simplified(pattern)).expandedPack, known.count == positions.count else {
        return false
      }
      for (position, type) in zip(positions, known) {
        var own = parameter
        own.type = type
        if !relate(call, position, own) { return false }
      }
      return true
    }
    var elements: [Type] = []
    for position in positions {
      let element = variable(Locator(expression: call.expression, part: .argument(position)))
      elements.append(element)
      var own = parameter
      own.type = pattern.mapping { $0 == pack ? element : nil }
      if !relate(call, position, own) { return false }
    }
    return match(pack, .pack(elements), .equal, Locator(expression: call.expression, part: .callee)) != .failed
  }
  private func packVariable(in pattern: Type) -> Type? {
    var found: Type?
    _ = pattern.contains { part in
      if case .variable(let variable) = part, state.variables[representative(variable)].parameter?.isPack == true {
        found = part
      }
      return false
    }
    return found
  }

  private func isSettable(_ choice: Choice) -> Bool {
    guard let function = choice.declaration as? FunctionDeclaration else { return false }
    if function.accessors?.hasSetter != true { return false }
    return true
  }

  private func relate(_ call: CallSite, _ position: Int, _ parameter: FunctionInterface.Parameter) -> Bool {
    let locator = Locator(expression: call.expression, part: .argument(position))
    let argument = call.arguments.arguments[position].value
    let relation: Relation = call.isOperator ? .operatorArgument : .argument
    if case .closure(let closure) = argument.kind { builders[ObjectKey(closure)] = parameter.builder }
    if case .inOut(let object) = parameter.type {
      if case .inOut = argument.kind { return match(call.types[position], parameter.type, .equal, locator) != .failed }
      if call.isOperator {
        // The left side of `+=` is passed without `&`.
        return match(call.types[position], .lvalue(object), .equal, locator) != .failed
      }
      guard allowsFixes else { return false }
      return record(.missingAmpersand(simplified(call.types[position])), locator)
    }
    if case .inOut = argument.kind {
      let type = resolved(parameter.type)
      if case .nominal(let pointer, let arguments) = resolved(checker.optionalObject(type) ?? type), pointer.isStandard,
        pointer.name.hasPrefix("Unsafe"),
        pointer.name.hasSuffix("Pointer"), arguments.count == 1
      {
        return match(call.types[position], .inOut(arguments[0]), .equal, locator) != .failed
      }
      guard allowsFixes else { return false }
      return record(.extraAmpersand, locator)
    }
    return match(call.types[position], parameter.type, relation, locator) != .failed
  }

  func isFunction(_ type: Type) -> Bool {
    if case .function = resolved(type) { return true }
    return false
  }
}
