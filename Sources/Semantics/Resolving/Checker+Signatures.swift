internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// The generic parameters that are visible in a declaration, with what they must fulfil.
  func signature(of declaration: Declaration) -> GenericSignature {
    switch declaration {
    case let nominal as NominalDeclaration:
      if let known = nominal.signature { return known }
      let made = signature(nominal, nominal.ownParameters, nominal.whereClause, outer: nominal.parent) {
        nominal.signature = $0
      }
      return made
    case let function as FunctionDeclaration:
      if let known = function.signature { return known }
      return signature(function, function.ownParameters, function.whereClause, outer: function.parent) {
        function.signature = $0
      }
    case let declaration as ExtensionDeclaration:
      if let known = declaration.signature { return known }
      guard let nominal = declaration.nominal else { return .empty }
      return signature(declaration, [], declaration.whereClause, outer: nominal) { declaration.signature = $0 }
    case let alias as TypeAliasDeclaration:
      if let known = alias.signature { return known }
      return signature(alias, alias.ownParameters, alias.whereClause, outer: alias.parent) { alias.signature = $0 }
    default: return declaration.parent.map { signature(of: $0) } ?? .empty
    }
  }

  private func signature(
    _ declaration: Declaration, _ own: [GenericParameterDeclaration], _ clause: GenericWhereClauseSyntax?,
    outer: Declaration?,
    store: (GenericSignature) -> Void
  ) -> GenericSignature {
    signaturesInProgress += 1
    defer { signaturesInProgress -= 1 }
    var made = outer.map { signature(of: $0) } ?? .empty
    if let nominal = declaration as? NominalDeclaration, let parameter = nominal.selfParameter {
      made = GenericSignature([parameter], [.conformance(.parameter(parameter), nominal)])
    }
    if let nominal = declaration as? NominalDeclaration, nominal.isProtocol {
      store(made)
      return made
    }
    made.parameters += own
    // What is known so far holds while the rest is resolved: `<C: Collection, T> where C.Element == T`.
    store(made)
    var context = self.context(of: declaration)
    context.allowsUnbound = false
    if let extended = (declaration as? ExtensionDeclaration) {
      // `extension Array<Int>`, `extension [String]`: the arguments are requirements.
      var silent = context
      silent.allowsUnbound = true
      if case .nominal(let nominal, let arguments) = resolve(extended.extended, silent) {
        for (parameter, argument) in zip(genericParameters(of: nominal), arguments)
        where argument != .parameter(parameter) {
          made.requirements.append(.sameType(.parameter(parameter), argument))
        }
      }
    }
    for parameter in own {
      guard let inheritance = parameter.inheritance else { continue }
      made.requirements += inEnvironment(made) { requirements(on: .parameter(parameter), inheritance, context) }
    }
    store(made)
    // A requirement may name what a later one makes known: `where ID == Data.Element.ID, Data.Element: Identifiable`.
    var written = clause.map { Array($0.requirements) } ?? []
    var silent = context
    silent.isSilent = true
    var moved = true
    while moved && !written.isEmpty {
      moved = false
      written.removeAll { requirement in
        let found = inEnvironment(made) { requirements(requirement.requirement, silent) }
        if found.isEmpty || found.contains(where: { hasHole($0) }) { return false }
        made.requirements += found
        store(made)
        moved = true
        return true
      }
    }
    for requirement in written {
      made.requirements += inEnvironment(made) { requirements(requirement.requirement, context) }
    }
    store(made)
    return made
  }

  private func hasHole(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .conformance(let type, _), .anyObject(let type): return type.hasHole
    case .superclass(let first, let second), .sameType(let first, let second): return first.hasHole || second.hasHole
    }
  }

  /// What `T: bounds` says.
  func requirements(on type: Type, _ bounds: TypeSyntax, _ context: TypeContext) -> [Requirement] {
    requirements(on: type, existential([bounds], context))
  }
  func requirements(on type: Type, _ bounds: Existential) -> [Requirement] {
    var made = bounds.protocols.map { Requirement.conformance(type, $0) }
    if let superclass = bounds.superclass { made.append(.superclass(type, superclass)) }
    if bounds.isClassBound { made.append(.anyObject(type)) }
    made += bounds.constraints.map { .sameType(.member(type, $0.declaration), $0.type) }
    return made
  }

  func requirements(_ requirement: GenericRequirementSyntax.Requirement, _ context: TypeContext) -> [Requirement] {
    switch requirement {
    case .conformanceRequirement(let node):
      return requirements(on: resolve(node.leftType, context), node.rightType, context)
    case .sameTypeRequirement(let node):
      guard let left = node.leftType.as(TypeSyntax.self), let right = node.rightType.as(TypeSyntax.self) else {
        return []
      }
      let (first, second) = (resolve(left, context), resolve(right, context))
      return first == .hole || second == .hole ? [] : [.sameType(first, second)]
    case .layoutRequirement(let node): return [.anyObject(resolve(node.type, context))]
    @unknown default: return []
    }
  }

  /// What a protocol requires of `Self` and of its associated types, besides conforming to itself.
  func requirementSignature(of declaration: NominalDeclaration) -> [Requirement] {
    if let known = requirementSignatures[declaration] { return known }
    requirementSignatures[declaration] = []
    signaturesInProgress += 1
    defer { signaturesInProgress -= 1 }
    guard let own = declaration.selfParameter else { return [] }
    let context = self.context(of: declaration)
    var made: [Requirement] = []
    inEnvironment(signature(of: declaration)) {
      let bounds = inherited(of: declaration)
      for existential in bounds.protocols { made += requirements(on: .parameter(own), existential) }
      if let superclass = bounds.superclass { made.append(.superclass(.parameter(own), superclass)) }
      let associatedTypes = declaration.members.associatedTypes
      for associated in associatedTypes {
        let type = Type.member(
          .parameter(own), canonicalAssociatedType(named: associated.name, in: declaration) ?? associated)
        for bound in associated.inheritance { made += requirements(on: type, bound, context) }
      }
      // The clauses name associated types of associated types: what those conform to is known by now.
      requirementSignatures[declaration] = made
      for clause in [declaration.whereClause] + associatedTypes.map(\.whereClause) {
        for requirement in clause?.requirements ?? [] {
          made += requirements(requirement.requirement, context)
          requirementSignatures[declaration] = made
        }
      }
    }
    requirementSignatures[declaration] = made
    return made
  }

  /// The declaration of an associated type that all restatements of it in refining protocols stand for.
  func canonicalAssociatedType(named name: String, in declaration: NominalDeclaration) -> AssociatedTypeDeclaration? {
    var found: AssociatedTypeDeclaration?
    for candidate in inheritedProtocols(of: declaration) {
      if let own = candidate.members.named(name).first(where: { $0 is AssociatedTypeDeclaration })
        as? AssociatedTypeDeclaration
      {
        if let earlier = found?.parentNominal, !refines(earlier, candidate) { continue }
        found = own
      }
    }
    return found
  }

  /// What stands after the colon of a type or extension, resolved.
  func inherited(of declaration: Declaration) -> NominalDeclaration.InheritedTypes {
    switch declaration {
    case let nominal as NominalDeclaration:
      if let known = nominal.inherited { return known }
      if nominal.isResolving { return NominalDeclaration.InheritedTypes() }
      nominal.isResolving = true
      defer { nominal.isResolving = false }
      let made = resolveInheritance(nominal.inheritance, of: nominal, nominal)
      nominal.inherited = made
      return made
    case let declaration as ExtensionDeclaration:
      if let known = declaration.inherited { return known }
      guard let nominal = declaration.nominal, !declaration.isResolving else {
        return NominalDeclaration.InheritedTypes()
      }
      declaration.isResolving = true
      defer { declaration.isResolving = false }
      let made = resolveInheritance(declaration.inheritance, of: declaration, nominal)
      declaration.inherited = made
      return made
    default: return NominalDeclaration.InheritedTypes()
    }
  }

  private func resolveInheritance(_ list: [TypeSyntax], of declaration: Declaration, _ nominal: NominalDeclaration)
    -> NominalDeclaration.InheritedTypes
  {
    var made = NominalDeclaration.InheritedTypes()
    resolvingInheritance.insert(nominal)
    defer { resolvingInheritance.remove(nominal) }
    for written in list {
      var syntax = written
      while let attributed = syntax.as(AttributedTypeSyntax.self) { syntax = attributed.baseType }
      if syntax.is(SuppressedTypeSyntax.self) { continue }
      let offset = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
      // Members of the type itself may be named, but not yet looked for through its protocols.
      switch resolve(syntax, context(of: declaration), asConstraint: true) {
      case .existential(let bounds):
        if bounds.isClassBound && !nominal.isProtocol {
          report("only protocols can inherit from 'AnyObject'", at: offset, in: declaration.place?.file)
        }
        made.protocols.append(bounds)
        made.superclass = made.superclass ?? bounds.superclass
      case .nominal(let parent, let arguments)
      where parent.isClass && nominal.isClass && declaration is NominalDeclaration:
        if made.superclass != nil {
          report(
            "multiple inheritance from classes '\(made.superclass ?? .hole)' and '\(parent.name)'", at: offset,
            in: declaration.place?.file)
        } else {
          made.superclass = .nominal(parent, arguments)
        }
      case .nominal(let parent, let arguments) where parent.isClass && nominal.isProtocol:
        made.superclass = .nominal(parent, arguments)
      case .nominal(let raw, let arguments)
      where nominal.kind == .enumeration && declaration is NominalDeclaration && made.rawType == nil:
        made.rawType = .nominal(raw, arguments)
      case .hole: made.hasUnknown = true
      case let other:
        let kind = nominal.isClass ? "non-protocol, non-class" : "non-protocol"
        report("inheritance from \(kind) type '\(other)'", at: offset, in: declaration.place?.file)
      }
    }
    return made
  }
}
