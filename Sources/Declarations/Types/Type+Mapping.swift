extension Type {
  /// The type with every part replaced for which `change` gives something; the replacement is not looked into again.
  package func mapping(_ change: (Type) -> Type?) -> Type {
    var walk = TypeMapping()
    return walk.changed(self, change) ?? self
  }

  /// True if `test` holds for the type or one of its parts. What several parts share is asked once where there is much
  /// of it.
  package func contains(_ test: (Type) -> Bool) -> Bool {
    var walk = TypeSearch()
    return walk.finds(test, in: self)
  }

  /// Whether it has more parts than that; parts that are there several times count as often.
  /// - Parameter seen: how many of them a search has met, which meets shared parts once where there are many.
  package func hasMoreParts(than limit: Int, seen: Int) -> Bool {
    if seen > limit { return true }
    if seen < SharedParts.fewPlaces { return false }
    var walk = TypeSize()
    return walk.size(of: self) > limit
  }

  /// Whether `repeat each T` is in it.
  package var hasExpansion: Bool { contains { if case .expansion = $0 { return true } else { return false } } }
  /// `repeat each T` with the types of the pack in its place.
  package var flatteningPacks: Type {
    guard hasExpansion else { return self }
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
