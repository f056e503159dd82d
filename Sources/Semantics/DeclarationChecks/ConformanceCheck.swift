internal import Declarations
internal import SwiftSyntax

/// A type that says it conforms to a protocol has, or is given, all that the protocol requires.
struct ConformanceCheck {
  let checker: Checker

  func check(_ nominal: NominalDeclaration) {
    if !nominal.isProtocol { check(nominal, in: nominal, nominal.inheritance) }
  }
  func check(_ declaration: ExtensionDeclaration) {
    guard let nominal = declaration.nominal, !nominal.isProtocol else { return }
    check(nominal, in: declaration, declaration.inheritance)
  }

  private func check(_ nominal: NominalDeclaration, in context: Declaration, _ written: [TypeSyntax]) {
    checkRedundant(nominal, in: context, written)
    if hasMacro(nominal) || nominal.inheritance.isEmpty && context == nominal { return }
    let all = checker.allConformances(of: nominal)
    let inherited = inheritedConformances(of: nominal)
    var seen: Set<NominalDeclaration> = []
    checker.inEnvironment(checker.signature(of: context)) {
      for stated in checker.inherited(of: context).protocols.flatMap(\.protocols) {
        for declaration in checker.inheritedProtocols(of: stated) where seen.insert(declaration).inserted {
          guard let conformance = all[declaration], conformance.context == context, conformance.nominal == nominal,
            inherited[declaration] == nil
          else { continue }
          if conformance.isImplied, declaration != stated, isConditional(context, nominal),
            !checker.isMarker(declaration)
          {
            report(
              "conditional conformance of type '\(checker.selfType(of: nominal))' to protocol '\(stated.name)' does not imply conformance to inherited protocol '\(declaration.name)'",
              context)
            return
          }
          check(nominal, declaration, context)
        }
      }
    }
  }

  /// What the superclass conforms to: a class has that from it.
  private func inheritedConformances(of nominal: NominalDeclaration) -> [NominalDeclaration: Conformance] {
    checker.superclassDeclaration(of: nominal).map { checker.allConformances(of: $0) } ?? [:]
  }
  private func report(_ message: String, _ context: Declaration) { checker.report(message, at: context) }

  /// What a macro adds to a type is not seen here.
  private func hasMacro(_ nominal: NominalDeclaration) -> Bool {
    var context = checker.context(of: nominal)
    context.isSilent = true
    context.allowsUnbound = true
    return nominal.attributes.custom.contains { checker.resolve($0.name, context) == .hole }
  }
  private func isConditional(_ context: Declaration, _ nominal: NominalDeclaration) -> Bool {
    context is ExtensionDeclaration
      && checker.signature(of: context).requirements.count > checker.signature(of: nominal).requirements.count
  }

  /// A conformance may be stated once.
  private func checkRedundant(_ nominal: NominalDeclaration, in context: Declaration, _ written: [TypeSyntax]) {
    if nominal.module != checker.program { return }
    let contexts: [Declaration] = [nominal] + checker.program.extensions.filter { $0.nominal == nominal }
    var earlier: [NominalDeclaration: Declaration] = [:]
    for other in contexts where other != context && (other.place?.offset ?? 0) < (context.place?.offset ?? 0) {
      for stated in checker.inherited(of: other).protocols.flatMap(\.protocols) { earlier[stated] = other }
    }
    let inheritedOnes = inheritedConformances(of: nominal)
    for syntax in written {
      var silent = checker.context(of: context)
      silent.isSilent = true
      guard case .existential(let bounds) = checker.resolve(syntax, silent, asConstraint: true) else { continue }
      for stated in bounds.protocols {
        let offset = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
        if let other = earlier[stated] {
          let isSame =
            Set(checker.signature(of: other).requirements) == Set(checker.signature(of: context).requirements)
          let name = "\(checker.selfType(of: nominal))"
          let message =
            isSame
            ? "redundant conformance of '\(name)' to protocol '\(stated.name)'"
            : "conflicting conformance of '\(name)' to protocol '\(stated.name)'; there cannot be more than one conformance, even with different conditional bounds"
          checker.report(message, at: offset, in: context.place?.file)
        } else if inheritedOnes[stated] != nil, !checker.isMarker(stated) {
          checker.report(
            "redundant conformance of '\(checker.selfType(of: nominal))' to protocol '\(stated.name)'", at: offset,
            in: context.place?.file)
        }
        earlier[stated] = earlier[stated] ?? context
      }
    }
  }

  private func check(_ nominal: NominalDeclaration, _ declaration: NominalDeclaration, _ context: Declaration) {
    if checker.isMarker(declaration) || checker.inheritsUnknown(nominal) { return }
    let own = checker.selfType(of: nominal)
    if !nominal.isClass, checker.isClassBound(declaration) {
      report("non-class type '\(own)' cannot conform to class protocol '\(declaration.name)'", context)
      return
    }
    if let derived = DerivedConformance(checker: checker, nominal: nominal, context: context).isDerived(declaration) {
      if !derived { report("type '\(own)' does not conform to protocol '\(declaration.name)'", context) }
      return
    }
    var isMissing = !associatedTypesFit(nominal, declaration, context)
    var first: Declaration?
    for requirement in declaration.members.all where requirement.parent == declaration {
      if isFree(requirement) { continue }
      let search = WitnessSearch(
        checker: checker, nominal: nominal, requirement: requirement, declaration: declaration, context: context)
      switch search.run() {
      case .found(let witness, _): check(witness, for: requirement, nominal, declaration, context)
      case .otherLabels(let near):
        guard let wanted = requirement as? FunctionDeclaration else { continue }
        checker.report(
          "\(near.kindName) '\(near.fullName)' has different argument labels from those required by protocol '\(declaration.name)' ('\(wanted.fullName)')",
          at: near)
      case .missing:
        isMissing = true
        first = first ?? requirement
      }
    }
    if isMissing {
      checker.report(
        "type '\(own)' does not conform to protocol '\(declaration.name)'", at: context.place?.offset ?? 0,
        in: context.place?.file, note: first.map { required($0) })
    }
  }
  /// What is asked for, in the compiler's words.
  private func required(_ requirement: Declaration) -> String {
    let (kind, name, type): (String, String, Type)
    switch requirement {
    case let function as FunctionDeclaration:
      let interface = checker.interface(of: function)
      let parameters = interface.parameters.map { FunctionType.Parameter($0.type) }
      let words = [FunctionDeclaration.Kind.initializer: "initializer", .subscriptMember: "subscript"]
      (kind, name) = (words[function.kind] ?? "function", function.fullName)
      type = .function(FunctionType(parameters, interface.result))
    case let variable as VariableDeclaration:
      if case .member(_, let associated) = checker.type(of: variable) {
        if let bound = associated.inheritance.first?.trimmedDescription, associated.name != bound {
          return "add `var \(variable.name): some \(bound) { … }`"
        }
        return "protocol requires nested type '\(associated.name)'"
      }
      (kind, name, type) = ("property", variable.name, checker.type(of: variable))
    default: return "protocol requires '\(requirement.name)'"
    }
    return "protocol requires \(kind) '\(name)' with type '\(type)'"
  }

  /// Requirements that need no witness: optional ones, those of the standard library's own use, whose defaults no
  /// interface shows.
  private func isFree(_ requirement: Declaration) -> Bool {
    let flags = requirement.attributes.flags
    if flags.contains(.optional) || flags.contains(.unavailable) { return true }
    if requirement.name.hasPrefix("_"), requirement.parentNominal?.isStandard == true { return true }
    return !(requirement is VariableDeclaration)
      && ![.function, .initializer, .subscriptMember].contains((requirement as? FunctionDeclaration)?.kind ?? .macro)
  }

  /// The types for associated types are known and fulfil what the protocol says of them.
  private func associatedTypesFit(
    _ nominal: NominalDeclaration, _ declaration: NominalDeclaration, _ context: Declaration
  ) -> Bool {
    guard let parameter = declaration.selfParameter else { return true }
    let own = checker.selfType(of: nominal)
    for associated in declaration.members.associatedTypes
    where declaration.module == checker.program {
      guard let canonical = checker.canonicalAssociatedType(named: associated.name, in: declaration) else { continue }
      if checker.witness(of: canonical, for: nominal) == nil, !mayBeInferred(canonical, nominal, declaration) {
        return false
      }
    }
    for requirement in checker.requirementSignature(of: declaration) {
      let made = requirement.substituting([parameter: own])
      let known: Bool
      switch made {
      case .conformance(let subject, _), .anyObject(let subject): known = isKnown(subject, own)
      case .superclass(let subject, _):
        if subject == own, case .superclass(_, let superclass) = made {
          if checker.holds(made) { continue }
          report("'\(declaration.name)' requires that '\(own)' inherit from '\(superclass)'", context)
          return false
        }
        known = isKnown(subject, own)
      case .sameType(let first, let second): known = isKnown(first, own) && isKnown(second, own)
      }
      if known, !checker.holds(made) { return false }
    }
    return true
  }

  /// True for a dependent type that was found.
  private func isKnown(_ type: Type, _ own: Type) -> Bool {
    if type == own { return false }
    let found = checker.reduced(type)
    return !found.hasHole
      && !found.contains { part in
        if case .member(let base, _) = part, case .nominal = base { return true }
        return false
      }
  }

  /// True if a member of the type stands for a requirement that names the associated type.
  private func mayBeInferred(
    _ associated: AssociatedTypeDeclaration, _ nominal: NominalDeclaration, _ declaration: NominalDeclaration
  ) -> Bool {
    let holders = checker.allConformances(of: nominal).keys.filter {
      checker.canonicalAssociatedType(named: associated.name, in: $0) == associated
    }
    for holder in holders {
      for requirement in holder.members.all
      where requirement.parent == holder && !(requirement is AssociatedTypeDeclaration) {
        guard let type = checker.memberType(of: requirement) else { continue }
        let names = type.contains { part in
          if case .member(_, associated) = part { return true }
          return false
        }
        if names, !checker.ownMembers(of: nominal, named: requirement.name).isEmpty { return true }
      }
    }
    return false
  }

  /// The rules for the witness itself: `required`, and who can see it.
  private func check(
    _ witness: Declaration, for requirement: Declaration, _ nominal: NominalDeclaration,
    _ declaration: NominalDeclaration, _ context: Declaration
  ) {
    let isOwn = witness.parentNominal == nominal
    if let initializer = witness as? FunctionDeclaration, initializer.kind == .initializer, nominal.kind == .classType,
      witness.parentNominal?.isClass == true, !nominal.attributes.flags.contains(.final),
      !initializer.attributes.flags.contains(.required)
    {
      let place: Declaration = isOwn && context == nominal && witness.parent == nominal ? witness : context
      checker.report(
        "initializer requirement '\((requirement as? FunctionDeclaration)?.fullName ?? "init")' can only be satisfied by a 'required' initializer in non-final class '\(nominal.name)'",
        at: place)
    }
    guard witness.module == checker.program, isOwn, checker.localScopes[nominal] == nil else { return }
    let access = AccessCheck(checker: checker)
    if checker.localScopes[nominal] != nil || access.isLocal(nominal) { return }
    let (ofType, ofProtocol) = (access.scope(of: nominal), access.scope(of: declaration))
    let wanted = ofType.intersected(ofProtocol)
    let given = access.scope(of: witness)
    guard given.isNarrower(than: wanted) else { return }
    let isEnclosing = ofType.isNarrower(than: ofProtocol)
    let kind = AccessCheck.word(for: witness, isMember: true)
    let name = (witness as? FunctionDeclaration)?.fullName ?? witness.name
    let protocolAccess = ofProtocol.keyword
    let must =
      isEnclosing
      ? "be as accessible as its enclosing type"
      : "be declared \(protocolAccess == "private" ? "fileprivate" : protocolAccess)"
    checker.report(
      "\(kind) '\(name)' must \(must) because it matches a requirement in \(protocolAccess) protocol '\(declaration.name)'",
      at: witness)
  }
}
