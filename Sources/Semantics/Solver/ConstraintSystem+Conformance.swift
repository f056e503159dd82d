internal import Declarations

extension ConstraintSystem {
  /// A type conforms to a protocol; the conditions of its conformance become constraints.
  func solveConformance(_ type: Type, _ declaration: NominalDeclaration, _ locator: Locator) -> MatchResult {
    let known = resolved(type)
    if checker.isMarker(declaration) { return .solved }
    switch known {
    case .variable(let variable):
      _ = variable
      state.pending.append(.conforms(known, declaration, locator))
      return .unsolved
    case .hole: return .solved
    case .lvalue(let object): return solveConformance(object, declaration, locator)
    case .nominal(let nominal, let arguments):
      guard let conformance = checker.allConformances(of: nominal)[declaration] else {
        if checker.inheritsUnknown(nominal) || isTitle(known, declaration, locator) { return .solved }
        return fails(known, declaration, locator)
      }
      for condition in checker.conditions(of: conformance, nominal, arguments) {
        if add(condition, locator) == .failed { return .failed }
      }
      return .solved
    case .existential(let bounds):
      if bounds.protocols.contains(where: { checker.refines($0, declaration) }) && opens(type) { return .solved }
      return checker.conforms(known, to: declaration) ? .solved : fails(known, declaration, locator)
    default:
      return checker.conforms(simplified(known), to: declaration) ? .solved : fails(known, declaration, locator)
    }
  }

  /// True if an existential may be opened there: it is the whole argument for a generic parameter.
  private func opens(_ type: Type) -> Bool {
    guard case .variable(let variable) = type else { return false }
    return state.variables[representative(variable)].opensExistential
  }

  /// SwiftUI has each function that takes a text as a title for keys, too: the library's reads both.
  func isTitle(_ type: Type, _ declaration: NominalDeclaration, of function: Declaration?) -> Bool {
    guard case .nominal(let nominal, _) = type, nominal.name == "LocalizedStringKey", nominal.module.isLibrary,
      declaration.name == "StringProtocol"
    else { return false }
    return function?.module == nominal.module
  }
  private func isTitle(_ type: Type, _ declaration: NominalDeclaration, _ locator: Locator) -> Bool {
    var called = state.chosen[locator.with(.callee)]
    if called == nil, case .call(let callee, _) = locator.expression.kind {
      called = state.chosen[Locator(expression: callee, part: .callee)]
    }
    return isTitle(type, declaration, of: called?.choice.declaration)
  }

  private func fails(_ type: Type, _ declaration: NominalDeclaration, _ locator: Locator) -> MatchResult {
    guard allowsFixes else { return .failed }
    return record(.conformance(simplified(type), declaration), locator) ? .solved : .failed
  }

  /// Adds a requirement whose parameters were opened.
  @discardableResult
  func add(_ requirement: Requirement, _ locator: Locator) -> MatchResult {
    switch requirement {
    case .conformance(let type, let declaration):
      return solveConformance(openedMembers(type, locator), declaration, locator)
    case .superclass(let type, let superclass): return match(type, superclass, .subtype, locator)
    case .anyObject(let type):
      var bounds = Existential()
      bounds.isClassBound = true
      return match(type, .existential(bounds), .subtype, locator)
    case .sameType(let first, let second):
      return match(openedMembers(first, locator), openedMembers(second, locator), .equal, locator)
    }
  }

  /// Dependent types of what is not known yet become variables of their own.
  func openedMembers(_ type: Type, _ locator: Locator) -> Type {
    type.mapping { part in
      self.work += 1
      guard case .member(let base, let associated) = part else { return nil }
      let inner = self.simplified(self.openedMembers(base, locator))
      if case .variable = inner {
        let key = Type.member(inner, associated)
        if let known = self.state.openedMembers[key] { return known }
        let made = self.variable(locator)
        self.state.openedMembers[key] = made
        self.state.pending.append(.dependentMember(base: inner, associated, type: made, locator))
        return made
      }
      if inner.hasVariable, case .nominal(let nominal, let arguments) = inner {
        guard let witness = self.checker.witness(of: associated, for: nominal) else { return .hole }
        return self.openedMembers(witness.substituting(self.checker.substitution(of: nominal, arguments)), locator)
      }
      return self.checker.reducedMember(inner, associated)
    }
  }
}
