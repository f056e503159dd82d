extension Lowering {
  /// True if a member of a type can stand for a requirement of that name: static alike, the same labels.
  func stands(_ member: Member, for requirement: Member) -> Bool {
    guard member.isStatic == requirement.isStatic else { return false }
    switch (requirement, member) {
    case (.function(let wanted), .function(let found)):
      return wanted.parameters.count == found.parameters.count && zip(wanted.parameters, found.parameters).allSatisfy { $0.label == $1.label }
    case (.function(let wanted), .entry(let entry)):
      return entry.kind.isCallable && wanted.parameters.count == entry.parameters.count && zip(wanted.parameters, entry.parameters).allSatisfy { $0.label == $1.label }
    case (.property, .field), (.property, .property): return true
    case (.property, .entry(let entry)): return !entry.kind.isCallable
    case (.property(let wanted), .enumCase): return wanted.isStatic
    default: return false
    }
  }
  /// The member of a type of the file that fulfils a requirement, its own or a superclass's.
  func fulfilling(_ requirement: Member, _ name: String, _ declaration: TypeDeclaration) -> Member? {
    var type: TypeDeclaration? = declaration
    while let current = type {
      let found = (current.members[name] ?? []).filter { stands($0, for: requirement) }
      if found.count > 1, case .function(let wanted) = requirement {
        // Overloads: the one whose parameters are the requirement's.
        let bindings = completed([wanted.owner.flatMap { if case .parameter(let own) = $0 { own } else { nil } } ?? TypeParameter("_"): declaration.selfType])
        let same = found.first { member in zip(types(of: requirement), types(of: member)).allSatisfy { $0.substituting(bindings) == $1 } }
        if let same { return same }
      }
      if let first = found.first { return first }
      type = current.superclass
    }
    return nil
  }
  /// A member that an extension of a protocol gives to all conforming types.
  func defaulted(_ requirement: Member, _ name: String, _ protocols: [String], for type: StaticType) -> Member? {
    for protocolName in closure(of: protocols) {
      let shared = library.members(of: protocolName, named: name)
      let found = ((extensions[protocolName]?[name] ?? []) + shared).filter { stands($0, for: requirement) && holds($0, for: type) }
      // What asks for more is the nearer one.
      if let best = found.max(by: { conditions(of: $0).count < conditions(of: $1).count }) { return best }
    }
    return nil
  }
  func conditions(of member: Member) -> [GenericCondition] {
    switch member {
    case .function(let function): function.conditions
    case .property(let property): property.conditions
    case .field, .enumCase, .entry: []
    }
  }
  /// True if the conditions of the extension that a member stands in hold for a type.
  func holds(_ member: Member, for type: StaticType) -> Bool {
    let conditions = conditions(of: member)
    if conditions.isEmpty { return true }
    let owner: StaticType?
    switch member {
    case .function(let function): owner = function.owner
    case .property(let property): owner = property.owner
    case .field, .enumCase, .entry: owner = nil
    }
    guard case .library(_, let pattern)? = owner, case .library(_, let arguments) = type else { return holds(conditions, ownerBindings(owner, type)) }
    // `extension Array where Element == Item` is written for arrays of items.
    if zip(pattern, arguments).contains(where: { !$0.hasParameters && $0 != $1 && !$1.isSilent }) { return false }
    let open = conditions.filter { condition in
      if case .equals = condition.demand, case .parameter = condition.subject { return pattern.contains(condition.subject) }
      return true
    }
    return holds(open, ownerBindings(owner, type))
  }
  func holds(_ conditions: [GenericCondition], _ bindings: [TypeParameter: StaticType]) -> Bool {
    conditions.allSatisfy { condition in
      let type = condition.subject.substituting(bindings)
      switch condition.demand {
      case .conforms(let name): return conforms(type, to: name)
      case .equals(let wanted):
        let wanted = wanted.substituting(bindings)
        if type == wanted || type.isSilent || wanted.isSilent { return true }
        // `.name` where any type of the protocol fits: the member says which one.
        if case .parameter(let subject) = condition.subject, subject.name == "Self", case .parameter = type { return type != condition.subject }
        return false
      }
    }
  }

  // MARK: Checking

  func checkConformance(_ declaration: TypeDeclaration) {
    guard !declaration.isBroken else { return }
    if declaration.kind == .classType, declaration.initializers.isEmpty, declaration.superclass == nil, declaration.fields.contains(where: { !$0.hasInitial && !$0.isLazy }) {
      declaration.isBroken = true
      return report(Diagnostic("class '\(declaration.name)' has no initializers", at: range(declaration.span)))
    }
    if declaration.isView, !declaration.isShape, declaration.members["body"] == nil, declaration.superclass == nil, !hasDefaultBody(declaration) {
      declaration.isBroken = true
      report(.missingBody(declaration.name, at: range(declaration.span)))
      return
    }
    for name in closure(of: declaration.protocols) {
      guard let found = protocolDeclaration(name) else { continue }
      if found.needsClass, declaration.kind != .classType {
        declaration.isBroken = true
        report(Diagnostic("non-class type '\(declaration.name)' cannot conform to class protocol '\(name)'", at: range(declaration.span)))
        return
      }
      let missing = missing(found, declaration)
      if !missing.isEmpty {
        declaration.isBroken = true
        report(Diagnostic("type '\(declaration.name)' does not conform to protocol '\(name)'", at: range(declaration.span), notes: missing))
        return
      }
      if !isMade(name, for: declaration) {
        declaration.isBroken = true
        report(Diagnostic("type '\(declaration.name)' does not conform to protocol '\(name)'", at: range(declaration.span)))
        return
      }
    }
  }
  private func hasDefaultBody(_ declaration: TypeDeclaration) -> Bool {
    closure(of: declaration.protocols).contains { name in
      extensions[name]?["body"]?.isEmpty == false || !library.members(of: name, named: "body").isEmpty
    }
  }

  /// The requirements that a type does not fulfil.
  private func missing(_ found: ProtocolDeclaration, _ declaration: TypeDeclaration) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    for name in found.names {
      if isLibraryProtocol(found), LibraryProtocols.made.contains("\(found.name).\(name)") { continue }
      if found.name == "CaseIterable", declaration.kind == .enumeration { continue }
      if found.name == "Identifiable", declaration.kind == .classType { continue }
      for requirement in found.requirements[name] ?? [] {
        let place = isLibraryProtocol(found) ? nil : requirementRange(requirement)
        guard let witness = fulfilling(requirement, name, declaration) ?? defaulted(requirement, name, declaration.protocols, for: declaration.selfType) else {
          notes.append(Diagnostic.Note("protocol requires \(words(for: requirement, declaration))", at: place))
          continue
        }
        guard let misfit = misfit(witness, requirement, declaration) else { continue }
        notes.append(Diagnostic.Note("candidate \(misfit)", at: witnessRange(witness)))
      }
    }
    return notes
  }
  func isLibraryProtocol(_ declaration: ProtocolDeclaration) -> Bool { protocols[declaration.name] !== declaration || isLibrary }
  private func requirementRange(_ member: Member) -> SourceRange? { witnessRange(member) }
  private func witnessRange(_ member: Member) -> SourceRange? {
    switch member {
    case .function(let function): range(function.span)
    case .property(let property): range(property.span)
    case .field(let field): range(field.span)
    case .enumCase, .entry: nil
    }
  }
  /// `function 'area()' with type '() -> Double'`, with what the type chose for the associated types.
  private func words(for requirement: Member, _ declaration: TypeDeclaration) -> String {
    switch requirement {
    case .function(let function):
      let bindings = completed(ownerBindings(function.owner, declaration.selfType))
      let type = StaticType.function(function.parameters.map { $0.type.substituting(bindings) }, function.result.substituting(bindings))
      return "function '\(function.fullName)' with type '\(type)'"
    case .property(let property):
      return "property '\(property.name)' with type '\(property.type.substituting(completed(ownerBindings(property.owner, declaration.selfType))))'"
    case .field, .enumCase, .entry: return "a member"
    }
  }
  /// Why a member of the right name and labels is no witness; nil if it is one.
  private func misfit(_ witness: Member, _ requirement: Member, _ declaration: TypeDeclaration) -> String? {
    let owner: StaticType?
    switch requirement {
    case .function(let function):
      if !function.typeParameters.isEmpty { return nil }
      owner = function.owner
    case .property(let property):
      owner = property.owner
      if property.isSettable {
        switch witness {
        case .field(let field) where !field.isMutable: return "is not settable, but protocol requires it"
        case .property(let found) where found.getter != nil && !found.isSettable: return "is not settable, but protocol requires it"
        default: break
        }
      }
    case .field, .enumCase, .entry: return nil
    }
    if case .function(let found) = witness, !found.typeParameters.isEmpty { return nil }
    if case .function(let found) = witness, case .function(let wanted) = requirement, found.isMutating, !wanted.isMutating, declaration.kind != .classType {
      return "is marked 'mutating' but protocol does not allow it"
    }
    let bindings = completed(ownerBindings(owner, declaration.selfType))
    let witnessBindings = completed(memberBindings(witness, declaration.selfType))
    for (wanted, found) in zip(types(of: requirement), types(of: witness)) {
      let (wanted, found) = (wanted.substituting(bindings), found.substituting(witnessBindings))
      if wanted.isSilent || found.isSilent || isOpen(wanted) || isOpen(found) { continue }
      if !canConvert(found, to: wanted) || wanted.wrapped == nil && found.wrapped != nil { return "has non-matching type '\(found)'" }
    }
    return nil
  }
  private func memberBindings(_ member: Member, _ type: StaticType) -> [TypeParameter: StaticType] {
    switch member {
    case .function(let function): ownerBindings(function.owner, type)
    case .property(let property): ownerBindings(property.owner, type)
    case .field, .enumCase, .entry: [:]
    }
  }
  /// True for types that mention a parameter that nothing has chosen.
  private func isOpen(_ type: StaticType) -> Bool {
    switch type {
    case .parameter, .opaque: true
    case .library(_, let arguments), .declared(_, let arguments): arguments.contains(where: isOpen)
    case .tuple(let elements): elements.contains { isOpen($0.type) }
    case .function(let inputs, let result): inputs.contains(where: isOpen) || isOpen(result)
    default: false
    }
  }

  /// True if the language makes what a protocol asks for and a type does not have.
  private func isMade(_ name: String, for declaration: TypeDeclaration) -> Bool {
    switch name {
    case "Equatable", "Hashable":
      if declaration.kind == .classType {
        return hasOperator("==", declaration) && (name == "Equatable" || declaration.inheritedMembers("hash").contains { if case .function = $0 { true } else { false } })
      }
      if hasOperator("==", declaration) || declaration.members["hash"] != nil || extensions[name]?["=="] != nil || extensions[name]?["hash"] != nil { return true }
      let parts = declaration.fields.map(\.type) + declaration.cases.flatMap { $0.payload.map(\.type) }
      return parts.allSatisfy { $0.isSilent || isPart($0, of: name) || $0 == declaration.selfType }
    case "Comparable": return hasOperator("<", declaration) || declaration.kind == .enumeration && declaration.rawType == nil || hasDefault("<", declaration)
    case "RawRepresentable": return declaration.rawType != nil || declaration.members["rawValue"] != nil
    case "CaseIterable": return declaration.kind != .enumeration || declaration.members["allCases"] != nil || declaration.cases.allSatisfy(\.payload.isEmpty)
    default: return true
    }
  }
  /// True if values of a type can be parts of a synthesised conformance.
  private func isPart(_ type: StaticType, of name: String) -> Bool {
    if let wrapped = type.wrapped ?? type.element { return isPart(wrapped, of: name) }
    if case .parameter = type { return true }
    return conforms(type, to: name)
  }
  private func hasOperator(_ name: String, _ declaration: TypeDeclaration) -> Bool {
    !declaration.inheritedMembers(name).isEmpty
      || (functions[name] ?? []).contains { $0.parameters.first?.type == declaration.selfType }
  }
  private func hasDefault(_ name: String, _ declaration: TypeDeclaration) -> Bool { closure(of: declaration.protocols).contains { extensions[$0]?[name] != nil } }
}
