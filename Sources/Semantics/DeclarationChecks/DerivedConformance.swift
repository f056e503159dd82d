internal import Declarations

/// Conformances whose witnesses the compiler writes: which it can, and for which types.
///
/// Sources: SE-0143, SE-0166, SE-0185, SE-0194, SE-0266, SE-0295.
struct DerivedConformance {
  let checker: Checker
  let nominal: NominalDeclaration
  let context: Declaration

  /// Nil if the protocol's requirements are looked for one by one; otherwise whether all are there or can be written.
  func isDerived(_ declaration: NominalDeclaration) -> Bool? {
    guard declaration.isStandard else { return nil }
    switch declaration.name {
    case "Error", "Actor", "AnyActor": return true
    case "Equatable": return hasWitness(for: "==", declaration) || isMadeOf(declaration)
    case "Hashable":
      return hasWitness(for: "hash", declaration) || hasWitness(for: "hashValue", declaration) || isMadeOf(declaration)
    case "Comparable":
      return hasWitness(for: "<", declaration)
        || (nominal.kind == .enumeration && rawType == nil && isMadeOf(declaration))
    case "CaseIterable":
      return hasWitness(for: "allCases", declaration)
        || (nominal.kind == .enumeration && cases.allSatisfy { !$0.hasParameters })
    case "RawRepresentable": return rawType == nil ? nil : true
    case "CodingKey":
      if nominal.kind == .enumeration, cases.allSatisfy({ !$0.hasParameters }) { return true }
      return nil
    case "Decodable": return hasWitness(for: "init", declaration) || isCoded(declaration, isDecoding: true)
    case "Encodable": return hasWitness(for: "encode", declaration) || isCoded(declaration, isDecoding: false)
    default: return nil
    }
  }

  private var rawType: Type? { checker.inherited(of: nominal).rawType }
  private var cases: [FunctionDeclaration] {
    nominal.members.all.compactMap { $0 as? FunctionDeclaration }.filter { $0.kind == .enumCase }
  }

  /// A member stands for the requirement of that name.
  private func hasWitness(for name: String, _ declaration: NominalDeclaration) -> Bool {
    for requirement in declaration.members.named(name) where requirement.parent == declaration {
      let search = WitnessSearch(
        checker: checker, nominal: nominal, requirement: requirement, declaration: declaration, context: context)
      if case .found = search.run() { return true }
    }
    return false
  }

  /// All stored values conform; classes write their own members.
  private func isMadeOf(_ declaration: NominalDeclaration) -> Bool {
    if nominal.isClass || nominal.module != checker.program { return false }
    return storedTypes.allSatisfy { conforms($0, declaration) }
  }
  private func conforms(_ type: Type, _ declaration: NominalDeclaration) -> Bool {
    type.hasHole || checker.conforms(checker.reduced(type), to: declaration)
  }

  private var storedTypes: [Type] {
    if nominal.kind == .enumeration { return cases.flatMap { checker.interface(of: $0).parameters.map(\.type) } }
    return checker.storedProperties(of: nominal).filter {
      checker.wrapper(of: $0) == nil && !$0.attributes.flags.contains(.lazy)
    }
    .map { checker.type(of: $0) }
  }

  /// Each property that `CodingKeys` names can be coded, and what it leaves out has a value by itself.
  private func isCoded(_ declaration: NominalDeclaration, isDecoding: Bool) -> Bool {
    if nominal.module != checker.program || nominal.kind == .actor { return false }
    if nominal.kind == .enumeration {
      if rawType != nil { return true }
      return cases.allSatisfy { element in
        checker.interface(of: element).parameters.allSatisfy { conforms($0.type, declaration) }
      }
    }
    let properties = checker.storedProperties(of: nominal).filter { !$0.attributes.flags.contains(.lazy) }
    var keys = Set(properties.map(\.name))
    switch codingKeys {
    case .none: break
    case .names(let written):
      if !written.isSubset(of: keys) { return false }
      keys = written
    case .unknown: return true
    case .unfit: return false
    }
    for property in properties {
      if !keys.contains(property.name) {
        if isDecoding, !checker.hasInitialValue(property) { return false }
        continue
      }
      if isDecoding, property.isLet, property.initializer != nil { continue }
      let type = checker.wrapperType(of: property) ?? checker.type(of: property)
      if !conforms(type, declaration) { return false }
    }
    return true
  }

  private enum Keys {
    case none, names(Set<String>), unknown, unfit
  }

  private var codingKeys: Keys {
    guard let found = checker.ownMembers(of: nominal, named: "CodingKeys").first else { return .none }
    if found is TypeAliasDeclaration { return .unknown }
    guard let keys = found as? NominalDeclaration else { return .none }
    guard keys.kind == .enumeration, let required = checker.standard("CodingKey"),
      checker.allConformances(of: keys)[required] != nil
    else {
      return .unfit
    }
    return .names(
      Set(keys.members.all.compactMap { $0 as? FunctionDeclaration }.filter { $0.kind == .enumCase }.map(\.name)))
  }
}

extension Checker {
  /// True if a type says itself that it conforms to a protocol of the standard library.
  func conformsByHand(_ nominal: NominalDeclaration, to name: String) -> Bool {
    guard let declaration = standard(name) else { return false }
    let contexts: [Declaration] = [nominal] + (extensions[nominal] ?? [])
    return contexts.contains { context in
      inherited(of: context).protocols.flatMap(\.protocols).contains { refines($0, declaration) }
    }
  }
}
