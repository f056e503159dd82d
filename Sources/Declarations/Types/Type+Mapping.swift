extension Type {
  /// The type with every part replaced for which `change` gives something; the replacement is not looked into again.
  package func mapping(_ change: (Type) -> Type?) -> Type {
    if let changed = change(self) { return changed }
    switch self {
    case .nominal(let declaration, let arguments):
      return arguments.isEmpty ? self : .nominal(declaration, arguments.map { $0.mapping(change) })
    case .tuple(let elements):
      if elements.isEmpty { return self }
      return .tuple(elements.map { TupleElement($0.label, $0.type.mapping(change)) })
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = function.parameters[index].type.mapping(change)
      }
      function.result = function.result.mapping(change)
      function.thrown = function.thrown?.mapping(change)
      return .function(function)
    case .metatype(let type): return .metatype(type.mapping(change))
    case .existentialMetatype(let existential): return .existentialMetatype(existential.mapping(change))
    case .existential(let existential): return .existential(existential.mapping(change))
    case .member(let base, let declaration): return .member(base.mapping(change), declaration)
    case .opaque(let opaque):
      if opaque.arguments.isEmpty { return self }
      return .opaque(
        OpaqueType(
          opaque.declaration, opaque.position, opaque.arguments.map { $0.mapping(change) },
          opaque.bounds.mapping(change)))
    case .lvalue(let type): return .lvalue(type.mapping(change))
    case .inOut(let type): return .inOut(type.mapping(change))
    case .pack(let types): return .pack(types.map { $0.mapping(change) })
    case .expansion(let pattern): return .expansion(pattern.mapping(change))
    case .parameter, .variable, .hole: return self
    }
  }

  /// True if `test` holds for the type or one of its parts.
  package func contains(_ test: (Type) -> Bool) -> Bool {
    if test(self) { return true }
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.contains(test) }
    case .tuple(let elements): return elements.contains { $0.type.contains(test) }
    case .function(let function):
      return function.result.contains(test) || function.parameters.contains { $0.type.contains(test) }
        || function.thrown?.contains(test) == true
    case .existential(let existential), .existentialMetatype(let existential):
      return existential.constraints.contains { $0.type.contains(test) }
        || existential.superclass?.contains(test) == true
    case .metatype(let type), .lvalue(let type), .inOut(let type), .member(let type, _), .expansion(let type):
      return type.contains(test)
    case .opaque(let opaque): return opaque.arguments.contains { $0.contains(test) }
    case .pack(let types): return types.contains { $0.contains(test) }
    case .parameter, .variable, .hole: return false
    }
  }

  /// `repeat each T` with the types of the pack in its place.
  package var flatteningPacks: Type {
    guard contains({ if case .expansion = $0 { return true } else { return false } }) else { return self }
    return mapping { part in
      switch part {
      case .tuple(let elements):
        guard elements.contains(where: { $0.type.expandedPack != nil }) else { return nil }
        return .tuple(
          elements.flatMap { element in element.type.expandedPack.map { $0.map { TupleElement(nil, $0) } } ?? [element]
          })
      case .pack(let types):
        guard types.contains(where: { $0.expandedPack != nil }) else { return nil }
        return .pack(types.flatMap { $0.expandedPack ?? [$0] })
      default: return nil
      }
    }
  }
  /// The types that an expansion of a known pack stands for.
  package var expandedPack: [Type]? {
    guard case .expansion(let pattern) = self else { return nil }
    if case .pack(let types) = pattern { return types }
    var count: Int?
    _ = pattern.contains {
      if case .pack(let types) = $0 { count = types.count }
      return false
    }
    return count.map { count in
      (0..<count).map { index in
        pattern.mapping { if case .pack(let types) = $0, types.count == count { types[index] } else { nil } }
      }
    }
  }

  package var hasVariable: Bool {
    switch self {
    case .variable: return true
    case .nominal(_, let arguments) where arguments.isEmpty: return false
    default:
      return contains {
        if case .variable = $0 { return true }
        return false
      }
    }
  }
  package var hasParameter: Bool {
    contains {
      if case .parameter = $0 { return true }
      return false
    }
  }
  package var hasHole: Bool { contains { $0 == .hole } }

  /// The type with generic parameters replaced.
  package func substituting(_ substitution: Substitution) -> Type {
    if substitution.isEmpty { return self }
    return mapping { part in
      switch part {
      case .parameter(let parameter): return substitution[parameter]
      case .nominal(_, let arguments) where arguments.isEmpty: return part
      default: return nil
      }
    }
  }
}

/// What stands for each generic parameter.
package typealias Substitution = [GenericParameterDeclaration: Type]

extension Existential {
  package func mapping(_ change: (Type) -> Type?) -> Existential {
    if constraints.isEmpty && superclass == nil { return self }
    var copy = self
    copy.superclass = superclass?.mapping(change)
    copy.constraints = constraints.map { AssociatedConstraint($0.declaration, $0.type.mapping(change)) }
    return copy
  }
}
