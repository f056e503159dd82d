internal import Declarations

/// What is known of an operator's operands and of its result: equal knowledge fits the same overloads.
struct OperatorKnowledge: Hashable {
  struct Part: Hashable {
    let type: Type?
    let literal: LiteralKind?
    let isClosure: Bool
  }
  let parts: [Part]
  let choiceCount: Int
}

extension ConstraintSystem {
  /// How well the best overload fits. An expression may have hundreds of operators: it is found anew only for those of
  /// which something else is known than before.
  func bestFitness(_ disjunction: Disjunction, _ wanted: Bounds) -> Double {
    func best() -> Double { disjunction.choices.reduce(0.0) { max($0, fitness($1, disjunction, wanted)) } }
    let expression = disjunction.locator.expression
    guard let call = calls[expression], call.isOperator else { return best() }
    let known = OperatorKnowledge(
      parts: (call.types + [call.result]).map { knowledge($0, wanted) }, choiceCount: disjunction.choices.count)
    if let last = operatorFitness[expression], last.known == known { return last.fitness }
    let found = best()
    operatorFitness[expression] = (known, found)
    return found
  }
  /// Binds the results of calls that are the same whichever overload is meant: `Double(_:)`, `==`. What is around such a
  /// call no longer depends on the choice, and both are solved apart.
  func bindCommonResults() -> Bool {
    if allowsFixes { return false }
    let wanted = bounds()
    var hasBound = false
    for case .disjunction(let disjunction) in state.pending {
      guard let call = calls[disjunction.locator.expression], case .variable(let variable) = resolved(call.result),
        let result = commonResult(disjunction, wanted)
      else { continue }
      commonResults.insert(disjunction.locator.expression)
      if bind(representative(variable), to: result) { hasBound = true } else { hasFailed = true }
    }
    return hasBound
  }
  private func commonResult(_ disjunction: Disjunction, _ wanted: Bounds) -> Type? {
    var common: Type?
    // Where an argument is wrong, a call that may fail is not what was meant.
    let isWrong = calls[disjunction.locator.expression]?.types.contains { resolved($0) == .hole } ?? false
    for choice in disjunction.choices {
      guard choice.kind == .plain, let function = choice.declaration as? FunctionDeclaration else { return nil }
      let own = checker.interface(of: function).result.substituting(substitution(of: choice))
      if own == common || isWrong && checker.optionalObject(own) != nil { continue }
      if fitness(choice, disjunction, wanted) <= -1 { continue }
      guard common == nil, isConcrete(own), checker.optionalObject(own) == nil else { return nil }
      common = own
    }
    return common
  }

  private func knowledge(_ type: Type, _ wanted: Bounds) -> OperatorKnowledge.Part {
    let known = resolved(type)
    guard case .variable(let variable) = known else {
      return OperatorKnowledge.Part(type: simplified(known), literal: nil, isClosure: false)
    }
    let number = representative(variable)
    let own = state.variables[number]
    return OperatorKnowledge.Part(
      type: wanted.types[number], literal: own.literal ?? wanted.literals[number], isClosure: own.isClosure)
  }

  /// How well the known types of arguments and result fit one overload, from 0 to 2; negative if they cannot.
  func fitness(_ choice: Choice, _ disjunction: Disjunction, _ wanted: Bounds) -> Double {
    guard let call = calls[disjunction.locator.expression], let function = choice.declaration as? FunctionDeclaration
    else { return 0 }
    let interface = checker.interface(of: function)
    let count = call.types.count
    var total = 0.0
    for (index, parameter) in interface.parameters.enumerated() {
      let positions = choice.matching?.arguments[index] ?? (index < count ? [index] : [])
      for position in positions {
        let value = fitness(call.types[position], parameter.type, choice, wanted, isOperand: call.isOperator)
        if value < 0 { return -1 }
        total += value
      }
    }
    var score = count == 0 ? 0.5 : total / Double(count)
    let result = resolved(call.result)
    if !commonResults.contains(disjunction.locator.expression), let wanted = wantedType(result, wanted) {
      let own = interface.result.substituting(substitution(of: choice))
      if own == wanted {
        score += 1
      } else if isConcrete(own), isConcrete(wanted), areApart(own, wanted) {
        return -1
      }
    }
    if function.attributes.flags.contains(.disfavored) { score *= 0.5 }
    return score
  }
  private func isConcrete(_ type: Type) -> Bool { !type.hasVariable && !type.hasParameter }
  /// Two structures or enumerations of which no value of the first is one of the second, nor becomes one by itself.
  private func areApart(_ type: Type, _ wanted: Type) -> Bool {
    guard case .nominal(let first, let arguments) = type, case .nominal(let second, let others) = wanted,
      arguments.isEmpty, others.isEmpty, first != second,
      [first, second].allSatisfy({ $0.kind == .structure || $0.kind == .enumeration })
    else { return false }
    if second.name == "AnyHashable" || [first.name, second.name].sorted() == ["CGFloat", "Double"] { return false }
    return true
  }

  func substitution(of choice: Choice) -> Substitution {
    guard let base = choice.base, let owner = choice.owner else { return [:] }
    let instance = baseInstance(base)
    if let own = owner.selfParameter { return [own: instance] }
    if case .nominal(let nominal, let arguments) = instance, nominal == owner {
      return checker.substitution(of: nominal, arguments)
    }
    return [:]
  }

  /// What is known of variables by their numbers.
  struct Bounds {
    /// The concrete types that they are wanted for.
    var types: [Int: Type] = [:]
    /// The literals that become what they stand for: of `[1, 2]` the element is some integer. `.nilLiteral` where
    /// literals of several kinds do, which says nothing.
    var literals: [Int: LiteralKind] = [:]
  }
  func bounds() -> Bounds {
    var found = Bounds()
    for constraint in state.pending {
      guard case .relation(let relation, let first, let second, _) = constraint, relation > .load,
        case .variable(let variable) = resolved(first), case let number = representative(variable)
      else { continue }
      let wanted = simplified(second)
      if case .variable(let other) = wanted {
        guard let literal = state.variables[number].literal else { continue }
        note(literal, of: representative(other), in: &found)
      } else if !wanted.hasVariable, found.types[number] == nil {
        found.types[number] = checker.withoutOptionals(wanted).type
      }
    }
    return found
  }
  /// Of literals of several kinds only numbers say something: whole ones are fractions then.
  private func note(_ literal: LiteralKind, of number: Int, in bounds: inout Bounds) {
    guard let known = bounds.literals[number], known != literal else {
      bounds.literals[number] = literal
      return
    }
    let areNumbers = Set([known, literal]) == [.integer, .fraction]
    bounds.literals[number] = areNumbers ? .fraction : .nilLiteral
  }
  private func wantedType(_ result: Type, _ wanted: Bounds) -> Type? {
    guard case .variable(let variable) = result else { return result == .hole ? nil : simplified(result) }
    return wanted.types[representative(variable)]
  }

  private func fitness(
    _ argument: Type, _ parameter: Type, _ choice: Choice, _ bounds: Bounds, isOperand: Bool
  ) -> Double {
    var known = resolved(argument)
    if case .lvalue(let object) = known { known = resolved(object) }
    if case .inOut(let object) = known { known = resolved(object) }
    var wanted = parameter.substituting(substitution(of: choice))
    if case .inOut(let object) = wanted { wanted = object }
    switch known {
    case .variable(let variable):
      let number = representative(variable)
      if state.variables[number].isClosure {
        switch checker.withoutOptionals(wanted).type {
        case .function: return 0.4
        case .parameter: return 0.1
        default: return -1
        }
      }
      let own = state.variables[number].literal
      if own == nil, let known = bounds.types[number] { return known == wanted ? 0.6 : 0 }
      let bound = isOperand ? bounds.literals[number] : nil
      guard let literal = own ?? (bound == .nilLiteral ? nil : bound) else { return 0 }
      if let name = literal.defaultName, checker.isStandard(checker.withoutOptionals(wanted).type, name) { return 0.35 }
      if case .parameter(let generic) = wanted {
        return own == nil || canBeDefault(literal, generic, choice.declaration) ? 0.1 : -1
      }
      let object = checker.withoutOptionals(wanted).type
      guard case .nominal = object else {
        if case .existential = object { return 0.05 }
        return literal == .nilLiteral && checker.optionalObject(wanted) == nil ? -1 : 0.0
      }
      if literal == .nilLiteral, checker.optionalObject(wanted) != nil { return 0.2 }
      if case .nominal(let wrapper, _) = object, wrapper.name == "AnyHashable", wrapper.isStandard { return 0.1 }
      guard let declaration = checker.standard(literal.protocolName) else { return 0 }
      return checker.conforms(object, to: declaration) ? 0.3 : -1
    default:
      let own = simplified(known)
      if own == wanted { return 1 }
      if case .parameter(let generic) = wanted {
        let required = protocols(of: generic, choice.declaration)
        return required.allSatisfy {
          checker.conforms(own, to: $0) || isOpenable(own, $0) || isTitle(own, $0, of: choice.declaration)
        }
          ? (choice.declaration.isOperatorFunction ? 0.9 : 0.7) : -1
      }
      if !wanted.hasParameter, !own.hasVariable, areApart(own, wanted) { return -1 }
      if case .nominal(let a, _) = own, case .nominal(let b, _) = wanted, a == b { return 0.8 }
      return 0.2
    }
  }
  /// A literal that alone says what a generic parameter is has its default type: that must fulfil what is required.
  private func canBeDefault(
    _ literal: LiteralKind, _ generic: GenericParameterDeclaration, _ declaration: Declaration
  ) -> Bool {
    guard let function = declaration as? FunctionDeclaration, function.genericParameters.contains(generic),
      let name = literal.defaultName, !["Array", "Dictionary"].contains(name)
    else { return true }
    let interface = checker.interface(of: function)
    let uses = (interface.parameters.map(\.type) + [interface.result]).filter { type in
      type.contains { $0 == .parameter(generic) }
    }
    if uses.count > 1 { return true }
    let type = checker.standardType(name)
    return protocols(of: generic, declaration).allSatisfy { checker.conforms(type, to: $0) }
  }
  private func isOpenable(_ type: Type, _ declaration: NominalDeclaration) -> Bool {
    if case .existential(let bounds) = type { return bounds.protocols.contains { checker.refines($0, declaration) } }
    return false
  }
  private func protocols(of parameter: GenericParameterDeclaration, _ declaration: Declaration) -> [NominalDeclaration] {
    checker.signature(of: declaration).requirements.compactMap { requirement in
      if case .conformance(.parameter(parameter), let required) = requirement { return required }
      return nil
    }
  }
}
