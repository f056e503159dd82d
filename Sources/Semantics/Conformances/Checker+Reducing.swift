internal import Declarations

extension Checker {
  /// The type with associated types replaced by what they are, and parameters by what they are the same as.
  func reduced(_ type: Type) -> Type {
    switch type {
    case .nominal(_, let arguments) where arguments.isEmpty: return type
    case .variable, .hole: return type
    default: break
    }
    depth += 1
    defer { depth -= 1 }
    if depth > 60 { return .hole }
    return type.mapping { part in
      switch part {
      case .parameter: return self.replaced(part)
      case .member(let base, let associated): return self.reducedMember(self.reduced(base), associated)
      default: return nil
      }
    }
  }

  /// A parameter or dependent type, replaced by what a `where` clause says it equals.
  private func replaced(_ type: Type) -> Type {
    for case .sameType(let first, let second) in environment.requirements {
      if first == type, second != type, precedes(second, first) {
        return second.contains({ $0 == type }) ? second : reduced(second)
      }
      if second == type, first != type, precedes(first, second) {
        return first.contains({ $0 == type }) ? first : reduced(first)
      }
    }
    return type
  }

  /// The order in which same types stand for each other: concrete ones, then parameters, then dependent ones.
  private func precedes(_ a: Type, _ b: Type) -> Bool {
    func rank(_ type: Type) -> Int {
      switch type {
      case .parameter(let parameter): return 1000 + parameter.index
      case .member(let base, _): return 2000 + rank(base)
      default: return 0
      }
    }
    let (first, second) = (rank(a), rank(b))
    return first != second ? first < second : "\(a)" < "\(b)"
  }

  /// `base.associated`, for a base that is reduced.
  func reducedMember(_ base: Type, _ associated: AssociatedTypeDeclaration) -> Type {
    switch base {
    case .nominal(let nominal, let arguments):
      guard let witness = witness(of: associated, for: nominal) else { return .member(base, associated) }
      return reduced(witness.substituting(substitution(of: nominal, arguments)))
    case .parameter, .member, .opaque:
      let type = Type.member(base, associated)
      if case .opaque(let opaque) = base {
        if let known = opaque.bounds.constraints.first(where: { $0.declaration == associated }) { return known.type }
        return type
      }
      let replacement = replaced(type)
      if replacement != type { return replacement }
      if case .parameter(let parameter) = base, let function = parameter.parent as? FunctionDeclaration,
        function.opaqueParameters.contains(parameter)
      {
        for case .sameType(let first, let second) in signatureOfOpaque(parameter, function) where first == type {
          return reduced(second)
        }
      }
      return replacedByProtocol(type, base) ?? type
    case .existential(let bounds):
      if let known = bounds.constraints.first(where: { $0.declaration == associated }) { return known.type }
      let type = Type.member(base, associated)
      return replacedByProtocol(type, base) ?? type
    case .hole: return .hole
    default: return .member(base, associated)
    }
  }

  private func signatureOfOpaque(_ parameter: GenericParameterDeclaration, _ function: FunctionDeclaration)
    -> [Requirement]
  {
    guard let inheritance = parameter.inheritance else { return [] }
    return requirements(on: .parameter(parameter), inheritance, context(of: function))
  }

  /// `S.Iterator.Element` is `S.Element`, because `Sequence` says so.
  private func replacedByProtocol(_ type: Type, _ base: Type) -> Type? {
    if reducingByProtocol.contains(type) { return nil }
    reducingByProtocol.insert(type)
    defer { reducingByProtocol.remove(type) }
    var roots = [base]
    if case .member(let root, _) = base { roots.append(root) }
    for root in roots { if let found = replaced(type, byProtocolsOf: root) { return found } }
    return nil
  }

  private func replaced(_ type: Type, byProtocolsOf root: Type) -> Type? {
    for declaration in bounds(of: root).protocols.flatMap({ inheritedProtocols(of: $0) }) {
      guard let own = declaration.selfParameter else { continue }
      for case .sameType(let first, let second) in requirementSignature(of: declaration) {
        let (left, right) = (first.substituting([own: root]), second.substituting([own: root]))
        guard left == type || right == type else { continue }
        let other = left == type ? right : left
        if precedes(other, type) { return reduced(other) }
        // With `Self.SubSequence == Substring`, the longer `Self.SubSequence.Element` says what `Self.Element` is.
        guard !isReducingLonger, isMadeConcrete(root) else { continue }
        isReducingLonger = true
        defer { isReducingLonger = false }
        let found = reduced(other)
        if precedes(found, type) { return found }
      }
    }
    return nil
  }
  /// Whether a `where` clause says which type without parameters an associated type of a type is.
  private func isMadeConcrete(_ type: Type) -> Bool {
    environment.requirements.contains {
      guard case .sameType(let first, let second) = $0 else { return false }
      return [(first, second), (second, first)].contains { part, same in
        if case .member(type, _) = part { !same.hasParameter } else { false }
      }
    }
  }

  /// What a nominal type takes for an associated type, in terms of its own parameters; nil if that is not found.
  func witness(of associated: AssociatedTypeDeclaration, for nominal: NominalDeclaration) -> Type? {
    let key = WitnessKey(nominal: nominal, associated: associated)
    if let known = witnesses[key] { return known == .hole ? nil : known }
    if !witnessesInProgress.insert(key).inserted { return nil }
    defer { witnessesInProgress.remove(key) }
    let found = inEnvironment(signature(of: nominal)) { findWitness(associated, nominal) }
    if witnessesInProgress.count == 1 || found != nil { witnesses[key] = found ?? .hole }
    return found
  }

  private func findWitness(_ associated: AssociatedTypeDeclaration, _ nominal: NominalDeclaration) -> Type? {
    let name = associated.name
    if let own = declaredType(named: name, in: nominal) { return own }
    let holders = allConformances(of: nominal).keys.filter {
      canonicalAssociatedType(named: name, in: $0) == associated
    }
    if holders.isEmpty { return nil }
    if let special = synthesizedWitness(associated, nominal) { return special }
    let ordered = holders.sorted { inheritedProtocols(of: $0).count > inheritedProtocols(of: $1).count }
    for declaration in ordered {
      if let inferred = inferredWitness(associated, nominal, from: declaration) { return inferred }
    }
    if case .nominal(let parent, let arguments)? = superclass(of: nominal),
      let own = witness(of: associated, for: parent)
    {
      return own.substituting(substitution(of: parent, arguments))
    }
    if let same = sameWitness(associated, nominal, ordered) { return same }
    // `typealias` in an extension of a protocol, then the default of the associated type.
    let selfType = selfType(of: nominal)
    for declaration in allConformances(of: nominal).keys.sorted(by: {
      inheritedProtocols(of: $0).count > inheritedProtocols(of: $1).count
    }) {
      guard let own = declaration.selfParameter else { continue }
      for case let alias as TypeAliasDeclaration in ownMembers(of: declaration, named: name) {
        if let target = resolvedTarget(of: alias) { return reduced(target.substituting([own: selfType])) }
      }
    }
    for declaration in ordered {
      guard let own = declaration.selfParameter,
        let restated = declaration.members.named(name).first(where: { $0 is AssociatedTypeDeclaration })
          as? AssociatedTypeDeclaration,
        let syntax = restated.defaultSyntax
      else { continue }
      let type = inEnvironment(signature(of: declaration)) { resolve(syntax, context(of: declaration)) }
      return reduced(type.substituting([own: selfType]))
    }
    return nil
  }

  /// What a protocol says an associated type equals, or what another protocol's associated type of the same name is.
  private func sameWitness(
    _ associated: AssociatedTypeDeclaration, _ nominal: NominalDeclaration, _ holders: [NominalDeclaration]
  ) -> Type? {
    let all = allConformances(of: nominal).keys.sorted { ($0.name, $0.module.name) < ($1.name, $1.module.name) }
    for declaration in all where !holders.contains(declaration) {
      guard let other = canonicalAssociatedType(named: associated.name, in: declaration), other != associated else {
        continue
      }
      if let found = inferredWitness(other, nominal, from: declaration) { return found }
    }
    let selfType = selfType(of: nominal)
    for declaration in holders {
      guard let own = declaration.selfParameter else { continue }
      let wanted = Type.member(.parameter(own), associated)
      for case .sameType(let first, let second) in requirementSignature(of: declaration)
      where first == wanted || second == wanted {
        let other = (first == wanted ? second : first).substituting([own: selfType])
        let found = reduced(other)
        if case .member = found { continue }
        if !found.contains({ $0 == .member(selfType, associated) }) { return found }
      }
    }
    return nil
  }

  /// A nested type, alias or generic parameter of that name.
  private func declaredType(named name: String, in nominal: NominalDeclaration) -> Type? {
    if let parameter = genericParameters(of: nominal).first(where: { $0.name == name }) { return .parameter(parameter) }
    for found in nominal.members.named(name) + extensionMembers(of: nominal, named: name) {
      if let nested = found as? NominalDeclaration {
        return .nominal(
          nested, nested.ownParameters.isEmpty ? genericParameters(of: nested).map { .parameter($0) } : [])
      }
      if let alias = found as? TypeAliasDeclaration { return resolvedTarget(of: alias) }
    }
    return nil
  }

  private func synthesizedWitness(_ associated: AssociatedTypeDeclaration, _ nominal: NominalDeclaration) -> Type? {
    guard let owner = associated.parentNominal, owner.isStandard else { return nil }
    switch (owner.name, associated.name) {
    case ("RawRepresentable", "RawValue"): return inherited(of: nominal).rawType
    case ("CaseIterable", "AllCases") where nominal.kind == .enumeration && nominal.members.named("allCases").isEmpty:
      return array(selfType(of: nominal))
    default: return nil
    }
  }
}
