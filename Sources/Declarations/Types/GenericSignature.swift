/// The generic parameters that are visible in a declaration, outer ones first, and what they must fulfil.
package struct GenericSignature {
  package var parameters: [GenericParameterDeclaration]
  package var requirements: [Requirement]
  package init(_ parameters: [GenericParameterDeclaration] = [], _ requirements: [Requirement] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }
  package static var empty: GenericSignature { GenericSignature() }
}

/// One requirement of a generic signature.
package enum Requirement: Hashable {
  case conformance(Type, NominalDeclaration)
  case superclass(Type, Type)
  case anyObject(Type)
  case sameType(Type, Type)

  package func mapping(_ change: (Type) -> Type?) -> Requirement {
    switch self {
    case .conformance(let type, let declaration): return .conformance(type.mapping(change), declaration)
    case .superclass(let type, let superclass): return .superclass(type.mapping(change), superclass.mapping(change))
    case .anyObject(let type): return .anyObject(type.mapping(change))
    case .sameType(let first, let second): return .sameType(first.mapping(change), second.mapping(change))
    }
  }
  package func substituting(_ substitution: Substitution) -> Requirement {
    switch self {
    case .conformance(let type, let declaration): return .conformance(type.substituting(substitution), declaration)
    case .superclass(let type, let superclass):
      return .superclass(type.substituting(substitution), superclass.substituting(substitution))
    case .anyObject(let type): return .anyObject(type.substituting(substitution))
    case .sameType(let first, let second):
      return .sameType(first.substituting(substitution), second.substituting(substitution))
    }
  }
}
