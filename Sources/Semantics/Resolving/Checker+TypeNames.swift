internal import Declarations
internal import SwiftSyntax

extension Checker {
  func resolve(identifier node: IdentifierTypeSyntax, _ context: TypeContext) -> Type {
    let name = node.name.identifierText
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    switch name {
    case "Any": return .any
    case "AnyObject":
      var bounds = Existential()
      bounds.isClassBound = true
      return .existential(bounds)
    case "Self":
      if let own = selfType(around: context) { return own }
    case "_": return .hole
    default: break
    }
    if name.isEmpty { return .hole }
    // What a local type declares itself hides what stands around it.
    let outermost = localAncestor(context)
    if let outermost, let found = typeAround(node, name, offset, context, upTo: outermost) { return found }
    if let local = localType(named: name, context) {
      return type(of: local, node.genericArgumentClause, offset, context)
    }
    if let found = typeAround(node, name, offset, context, from: outermost?.parent) { return found }
    // A library's names mean what the library sees.
    let isLibrary = (context.declaration?.module ?? context.file?.module)?.isLibrary == true
    for module in modules(seenFrom: context.file) where module != program || !isLibrary {
      for found in topLevel(name, in: module, from: context.file)
      where isType(found) && (context.declaration?.module == module || isVisible(found, from: context.file)) {
        return type(of: found, node.genericArgumentClause, offset, context)
      }
    }
    if !context.isSilent {
      if resolvingInheritance.isEmpty, isInsideUnknown(context.declaration) {
        reportInherited(name, at: offset, in: context.file)
      } else {
        reportUnknown(
          name, "cannot find type '\(name)' in scope", at: offset, in: context.file,
          meaning: meant(name, from: nil, context.declaration, in: context.file, isType: true))
      }
    }
    return .hole
  }

  /// The declaration around a place that stands itself in the context's block.
  private func localAncestor(_ context: TypeContext) -> Declaration? {
    guard let scope = context.scope else { return nil }
    var current = context.declaration
    while let declaration = current {
      if localScopes[declaration] === scope { return declaration }
      current = declaration.parent
    }
    return nil
  }

  /// A generic parameter or a member type of that name, in the declarations around a place.
  /// - Parameters:
  ///   - start: where to begin; without one, at the place.
  ///   - last: beyond it nothing is looked for.
  private func typeAround(
    _ node: IdentifierTypeSyntax, _ name: String, _ offset: Int, _ context: TypeContext, from start: Declaration? = nil,
    upTo last: Declaration? = nil
  ) -> Type? {
    var current = start ?? context.declaration
    while let declaration = current {
      if let parameter = visibleOwnParameters(of: declaration).first(where: { $0.name == name }) {
        return .parameter(parameter)
      }
      if let nominal = (declaration as? NominalDeclaration) ?? (declaration as? ExtensionDeclaration)?.nominal {
        if declaration is ExtensionDeclaration,
          let parameter = genericParameters(of: nominal).first(where: { $0.name == name })
        {
          return .parameter(parameter)
        }
        if let member = memberType(named: name, of: selfType(of: nominal), node.genericArgumentClause, offset, context) {
          return member
        }
        if nominal.name == name, nominal.isProtocol == false, declaration is NominalDeclaration {
          return type(of: nominal, node.genericArgumentClause, offset, context)
        }
        if declaration is ExtensionDeclaration {
          // An extension of a nested type does not see what stands beside the type; a library's text may name it.
          current = declaration.module.isLibrary ? nominal.parent : declaration.parent
          continue
        }
      }
      if declaration == last { return nil }
      current = declaration.parent
    }
    return nil
  }

  private func isType(_ declaration: Declaration) -> Bool {
    declaration is NominalDeclaration || declaration is TypeAliasDeclaration
  }

  private func localType(named name: String, _ context: TypeContext) -> Declaration? {
    var scope = context.scope
    while let current = scope {
      if let found = current.names[name]?.first(where: { isType($0) || $0 is GenericParameterDeclaration }) {
        return found
      }
      scope = current.parent
    }
    return nil
  }

  private func visibleOwnParameters(of declaration: Declaration) -> [GenericParameterDeclaration] {
    switch declaration {
    case let nominal as NominalDeclaration: return nominal.ownParameters
    case let function as FunctionDeclaration: return function.ownParameters
    case let alias as TypeAliasDeclaration: return alias.ownParameters
    default: return []
    }
  }

  /// `Self`: the type around a place, with its parameters as they are seen from inside.
  func selfType(around context: TypeContext) -> Type? {
    var current = context.declaration
    while let declaration = current {
      if let nominal = (declaration as? NominalDeclaration) ?? (declaration as? ExtensionDeclaration)?.nominal {
        return selfType(of: nominal)
      }
      current = declaration.parent
    }
    return nil
  }

  func selfType(of nominal: NominalDeclaration) -> Type {
    if let own = nominal.selfParameter { return .parameter(own) }
    return .nominal(nominal, genericParameters(of: nominal).map { .parameter($0) })
  }

  func resolve(member node: MemberTypeSyntax, _ context: TypeContext) -> Type {
    let name = node.name.identifierText
    let offset = node.name.positionAfterSkippingLeadingTrivia.utf8Offset
    if let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil,
      let module = module(named: base.name.text), !isKnownType(base.name.text, context)
    {
      for candidate in [module] + module.reexported {
        if let found = topLevel(name, in: candidate, from: candidate == program ? context.file : nil).first(where: { isType($0) }) {
          return type(of: found, node.genericArgumentClause, offset, context)
        }
      }
      if !context.isSilent {
        report("no type named '\(name)' in module '\(module.name)'", at: offset, in: context.file)
      }
      return .hole
    }
    var inner = context
    inner.allowsUnbound = true
    let base = resolve(node.baseType, inner)
    if base == .hole { return .hole }
    if name == "Type" || name == "Protocol" { return .metatype(base) }
    if let found = memberType(named: name, of: base, node.genericArgumentClause, offset, context) { return found }
    if !context.isSilent, !inheritsUnknown(base) {
      let message = "'\(name)' is not a member type of \(describedKind(base))"
      if name.hasPrefix("_") {
        // The interfaces of libraries leave out what is not for programs.
        report("the playground does not have '\(name)' yet", at: offset, in: context.file, .unsupported)
      } else if mayBeExtendedElsewhere(base, from: context.file) {
        reportUnknown(name, message, at: offset, in: context.file, isMember: true)
      } else {
        report(message, at: offset, in: context.file)
      }
    }
    return .hole
  }

  private func isKnownType(_ name: String, _ context: TypeContext) -> Bool {
    var silent = context
    silent.isSilent = true
    silent.allowsUnbound = true
    var name = IdentifierTypeSyntax(name: .identifier(name))
    name.leadingTrivia = []
    return resolve(identifier: name, silent) != .hole
  }

  /// "struct 'S'", "type 'T'": as messages name a type.
  func describedKind(_ type: Type) -> String {
    switch type {
    case .nominal(let declaration, _): return "\(declaration.keyword) '\(module(of: declaration))\(declaration.name)'"
    case .existential(let bounds) where bounds.protocols.count == 1:
      return "protocol '\(module(of: bounds.protocols[0]))\(bounds.protocols[0].name)'"
    default: return "type '\(type)'"
    }
  }
  private func module(of declaration: Declaration) -> String {
    declaration.parentNominal == nil ? declaration.module.name + "." : ""
  }

  /// A type inside of another: nested, an alias, or an associated type.
  func memberType(
    named name: String, of base: Type, _ arguments: GenericArgumentClauseSyntax?, _ offset: Int, _ context: TypeContext
  ) -> Type? {
    switch base {
    case .nominal(let nominal, let outer):
      var current: NominalDeclaration? = nominal
      var substitution = self.substitution(of: nominal, outer)
      while let declaration = current {
        for found in ownTypeMembers(of: declaration, named: name) {
          let type = type(of: found, arguments, offset, context)
          // A type inside of one whose arguments are not written: all of them are found together.
          if outer.isEmpty, context.allowsUnbound, arguments == nil, case .nominal(let nested, _) = type,
            !genericParameters(of: declaration).isEmpty
          {
            return .nominal(nested, [])
          }
          return type.substituting(substitution)
        }
        guard case .nominal(let parent, let parentArguments)? = superclass(of: declaration) else { break }
        substitution = self.substitution(of: parent, parentArguments.map { $0.substituting(substitution) })
        current = parent
      }
      return associatedType(named: name, ofNominal: base, nominal, arguments, offset, context)
    case .parameter(let parameter):
      if let nominal = parameter.parent as? NominalDeclaration, parameter == nominal.selfParameter {
        for found in ownTypeMembers(of: nominal, named: name) {
          return type(of: found, arguments, offset, context).substituting([parameter: base])
        }
      }
      fallthrough
    case .member, .opaque:
      if let superclass = bounds(of: base).superclass,
        let found = memberType(named: name, of: superclass, arguments, offset, context)
      {
        return found
      }
      for declaration in bounds(of: base).protocols.flatMap({ inheritedProtocols(of: $0) }) {
        if let associated = canonicalAssociatedType(named: name, in: declaration) {
          return reduced(.member(base, associated))
        }
        if let alias = ownMembers(of: declaration, named: name).first(where: { $0 is TypeAliasDeclaration }),
          let own = declaration.selfParameter
        {
          return reduced(type(of: alias, arguments, offset, context).substituting([own: base]))
        }
      }
      return nil
    case .existential(let bounds):
      for declaration in bounds.protocols.flatMap({ inheritedProtocols(of: $0) }) {
        if let associated = canonicalAssociatedType(named: name, in: declaration) {
          return bounds.constraints.first { $0.declaration == associated }?.type ?? (context.isSilent ? nil : .any)
        }
        if let alias = ownMembers(of: declaration, named: name).first(where: { $0 is TypeAliasDeclaration }) {
          return type(of: alias, arguments, offset, context)
        }
      }
      return nil
    default: return nil
    }
  }

  private func ownTypeMembers(of nominal: NominalDeclaration, named name: String) -> [Declaration] {
    let found = nominal.members.named(name) + extensionMembers(of: nominal, named: name)
    return found.filter { isType($0) || ($0 is AssociatedTypeDeclaration && nominal.isProtocol) }
  }

  private func associatedType(
    named name: String, ofNominal base: Type, _ nominal: NominalDeclaration, _ arguments: GenericArgumentClauseSyntax?,
    _ offset: Int,
    _ context: TypeContext
  ) -> Type? {
    for declaration in allConformances(of: nominal).keys.sorted(by: { $0.name < $1.name }) {
      if let associated = canonicalAssociatedType(named: name, in: declaration) {
        if resolvingInheritance.contains(nominal) { return nil }
        let found = reduced(.member(base, associated))
        if case .member = found { return nil }
        return found
      }
    }
    for declaration in allConformances(of: nominal).keys.sorted(by: { $0.name < $1.name }) {
      if let alias = ownTypeMembers(of: declaration, named: name).first(where: { $0 is TypeAliasDeclaration }),
        let own = declaration.selfParameter
      {
        return reduced(type(of: alias, arguments, offset, context).substituting([own: base]))
      }
    }
    return nil
  }

  /// The type that a declaration stands for, with written arguments.
  func type(of declaration: Declaration, _ clause: GenericArgumentClauseSyntax?, _ offset: Int, _ context: TypeContext)
    -> Type
  {
    var inner = context
    inner.allowsUnbound = context.allowsUnbound && clause == nil
    let arguments = clause?.arguments.map { argument -> Type in
      switch argument.argument {
      case .type(let type): return resolve(type, inner)
      default: return .hole
      }
    }
    switch declaration {
    case let parameter as GenericParameterDeclaration: return .parameter(parameter)
    case let associated as AssociatedTypeDeclaration:
      guard let nominal = associated.parentNominal, let own = nominal.selfParameter else { return .hole }
      return reduced(
        .member(.parameter(own), canonicalAssociatedType(named: associated.name, in: nominal) ?? associated))
    case let alias as TypeAliasDeclaration: return type(ofAlias: alias, arguments, offset, context)
    case let nominal as NominalDeclaration: return type(ofNominal: nominal, arguments, offset, context)
    default: return .hole
    }
  }

  private func type(ofAlias alias: TypeAliasDeclaration, _ arguments: [Type]?, _ offset: Int, _ context: TypeContext)
    -> Type
  {
    guard let target = resolvedTarget(of: alias) else {
      if !context.isSilent { report("type alias '\(alias.name)' references itself", at: alias) }
      return .hole
    }
    if alias.ownParameters.isEmpty { return target }
    guard let arguments, arguments.count == alias.ownParameters.count else {
      if !context.isSilent && !context.allowsUnbound {
        report("reference to generic type '\(alias.name)' requires arguments in <...>", at: offset, in: context.file)
      }
      return .hole
    }
    return reduced(
      target.substituting(Dictionary(zip(alias.ownParameters, arguments), uniquingKeysWith: { a, _ in a })))
  }

  func resolvedTarget(of alias: TypeAliasDeclaration) -> Type? {
    if let resolved = alias.resolved { return resolved }
    if alias.isResolving { return nil }
    alias.isResolving = true
    defer { alias.isResolving = false }
    var context = self.context(of: alias)
    // Another name of a generic type has its parameters.
    context.allowsUnbound = alias.genericParameters.isEmpty
    let resolved = inEnvironment(signature(of: alias)) { resolve(alias.target, context) }
    alias.resolved = resolved
    return resolved
  }

  private func type(ofNominal nominal: NominalDeclaration, _ arguments: [Type]?, _ offset: Int, _ context: TypeContext)
    -> Type
  {
    if nominal.isProtocol {
      var bounds = Existential([nominal])
      if let arguments {
        bounds.constraints = zip(nominal.primaryAssociatedTypes, arguments).compactMap { name, type in
          canonicalAssociatedType(named: name, in: nominal).map { Existential.AssociatedConstraint($0, type) }
        }
      }
      return .existential(bounds)
    }
    let own = nominal.ownParameters
    let all = genericParameters(of: nominal)
    let outer = all.dropLast(own.count).map { Type.parameter($0) }
    if own.isEmpty {
      if arguments != nil, !context.isSilent {
        report("cannot specialize non-generic type '\(nominal.name)'", at: offset, in: context.file)
      }
      return .nominal(nominal, Array(outer))
    }
    guard let arguments else {
      if isInside(nominal, context) { return selfType(of: nominal) }
      if context.allowsUnbound { return .nominal(nominal, []) }
      if !context.isSilent {
        let list = own.map { _ in "" }.isEmpty ? "" : "<...>"
        report(
          "reference to generic type '\(nominal.name)' requires arguments in \(list)", at: offset, in: context.file)
      }
      return .hole
    }
    if own.last?.isPack == true {
      let fixed = own.count - 1
      return .nominal(nominal, outer + arguments.prefix(fixed) + [.pack(Array(arguments.dropFirst(fixed)))])
    }
    guard arguments.count == own.count else {
      if !context.isSilent {
        let word = arguments.count < own.count ? "few" : "many"
        report(
          "generic type '\(nominal.name)' specialized with too \(word) type parameters (got \(arguments.count), but expected \(own.count))",
          at: offset, in: context.file)
      }
      return .hole
    }
    return .nominal(nominal, outer + arguments)
  }

  private func isInside(_ nominal: NominalDeclaration, _ context: TypeContext) -> Bool {
    var current = context.declaration
    while let declaration = current {
      if declaration == nominal || (declaration as? ExtensionDeclaration)?.nominal == nominal { return true }
      current = declaration.parent
    }
    return false
  }
}
