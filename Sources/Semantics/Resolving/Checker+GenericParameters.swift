internal import Declarations

extension Checker {
  func substitution(of nominal: NominalDeclaration, _ arguments: [Type]) -> Substitution {
    if arguments.isEmpty { return [:] }
    return Dictionary(zip(genericParameters(of: nominal), arguments), uniquingKeysWith: { a, _ in a })
  }

  /// All parameters of a type, those of outer types first.
  func genericParameters(of nominal: NominalDeclaration) -> [GenericParameterDeclaration] {
    if nominal.isProtocol { return [] }
    guard let outer = nominal.parentNominal, !outer.isProtocol else { return nominal.ownParameters }
    return genericParameters(of: outer) + nominal.ownParameters
  }

  /// All parameters that are visible in a declaration.
  func visibleParameters(of declaration: Declaration) -> [GenericParameterDeclaration] {
    signature(of: declaration).parameters
  }
}
