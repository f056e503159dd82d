internal import Declarations
internal import SwiftSyntax

/// A member that was found, with the protocol through which it was found if it was not the type's own.
struct MemberCandidate {
  let declaration: Declaration
  /// The type whose member it is: its own, a superclass or a protocol.
  let owner: NominalDeclaration
  /// True if it was found only by `@dynamicMemberLookup`.
  var isDynamic = false
}

extension Checker {
  /// The declarations that stand in a type and in its extensions, without what is inherited.
  func ownMembers(of nominal: NominalDeclaration, named name: String) -> [Declaration] {
    var found = nominal.members.named(name) + extensionMembers(of: nominal, named: name)
    if found.isEmpty || name == "init" { found += synthesizedMembers(of: nominal, named: name) }
    return found
  }

  /// The members of a nominal type: its own, those of its superclasses and of all protocols that it conforms to. What is overridden,
  /// and requirements that have a witness, are left out.
  func members(ofNominal nominal: NominalDeclaration, named name: String) -> [MemberCandidate] {
    if let known = memberTable[nominal]?[name] { return known }
    var found: [MemberCandidate] = []
    var current: NominalDeclaration? = nominal
    var visited: Set<NominalDeclaration> = []
    while let type = current, visited.insert(type).inserted {
      for declaration in requirementsFirst(ownMembers(of: type, named: name))
      where !isOverridden(declaration, by: found) {
        if type.isProtocol && isDefault(declaration, of: found) { continue }
        if isRestated(declaration, among: found) { continue }
        if name == "init" && type != nominal && !inheritsInitializers(nominal, declaration) { continue }
        found.append(MemberCandidate(declaration: declaration, owner: type))
      }
      current = superclassDeclaration(of: type)
    }
    let protocols = nominal.isProtocol ? inheritedProtocols(of: nominal) : Array(allConformances(of: nominal).keys)
    for declaration in protocols.sorted(by: { ($0.name, $0.module.name) < ($1.name, $1.module.name) })
    where declaration != nominal {
      for member in requirementsFirst(ownMembers(of: declaration, named: name))
      where !(member is AssociatedTypeDeclaration && !nominal.isProtocol) {
        if member.parent is NominalDeclaration, hasWitness(member, among: found) { continue }
        if isDefault(member, of: found) || isRestated(member, among: found) { continue }
        found.append(MemberCandidate(declaration: member, owner: declaration))
      }
    }
    if conformancesInProgress == 0, resolvingInheritance.isEmpty { memberTable[nominal, default: [:]][name] = found }
    return found
  }

  /// The members of a name, of whatever type: of a generic parameter, an opaque type and an existential those of its superclass
  /// and of the protocols that it conforms to.
  func members(of type: Type, named name: String) -> [MemberCandidate] {
    switch type {
    case .nominal(let nominal, _): return members(ofNominal: nominal, named: name)
    case .parameter, .member, .opaque, .existential:
      let bounds = bounds(of: type)
      var found: [MemberCandidate] = []
      if case .nominal(let nominal, _)? = bounds.superclass { found += members(ofNominal: nominal, named: name) }
      for declaration in bounds.protocols {
        for member in members(ofNominal: declaration, named: name)
        where !found.contains(where: { $0.declaration == member.declaration }) {
          found.append(member)
        }
      }
      return found
    default: return []
    }
  }

  /// A member of a protocol's extension that gives a requirement its default stands for no member of its own.
  private func isDefault(_ member: Declaration, of found: [MemberCandidate]) -> Bool {
    guard member.parent is ExtensionDeclaration else { return false }
    return found.contains { candidate in
      guard candidate.owner.isProtocol, candidate.declaration.parent is NominalDeclaration else { return false }
      switch (candidate.declaration, member) {
      case (is VariableDeclaration, is VariableDeclaration): return true
      case (let a as FunctionDeclaration, let b as FunctionDeclaration):
        return a.kind == b.kind && a.isStatic == b.isStatic && a.parameters.map(\.label) == b.parameters.map(\.label)
          && a.ownParameters.count == b.ownParameters.count
          && zip(a.parameters, b.parameters).allSatisfy { plainText($0.typeSyntax, a) == plainText($1.typeSyntax, b) }
          && plainText(a.resultSyntax, a) == plainText(b.resultSyntax, b)
          && zip(a.parameters, b.parameters).allSatisfy { ($0.defaultValue == nil) == ($1.defaultValue == nil) }
      default: return false
      }
    }
  }
  /// Libraries state some members twice, for older binaries.
  private func isRestated(_ member: Declaration, among found: [MemberCandidate]) -> Bool {
    guard member.module.isLibrary, let function = member as? FunctionDeclaration else { return false }
    return found.contains { candidate in
      guard let other = candidate.declaration as? FunctionDeclaration,
        other.parent == function.parent || other.parentNominal == function.parentNominal,
        other.kind == function.kind, other.isStatic == function.isStatic, !(function.parentNominal?.isProtocol ?? false)
      else { return false }
      return other.parameters.map(\.label) == function.parameters.map(\.label)
        && other.ownParameters.count == function.ownParameters.count
        && zip(other.parameters, function.parameters).allSatisfy { haveSameText($0.typeSyntax, $1.typeSyntax) }
        && haveSameText(other.resultSyntax, function.resultSyntax) && sameConstraints(other, function)
    }
  }
  private func sameConstraints(_ a: FunctionDeclaration, _ b: FunctionDeclaration) -> Bool {
    a.whereClause?.trimmedDescription == b.whereClause?.trimmedDescription
      && (a.parent as? ExtensionDeclaration)?.whereClause?.trimmedDescription
        == (b.parent as? ExtensionDeclaration)?.whereClause?.trimmedDescription
      && a.effects.isAsync == b.effects.isAsync
  }

  private func requirementsFirst(_ members: [Declaration]) -> [Declaration] {
    members.filter { $0.parent is NominalDeclaration } + members.filter { !($0.parent is NominalDeclaration) }
  }
  /// The text of a type, with a function's own parameters by their position.
  private func plainText(_ syntax: TypeSyntax?, _ function: FunctionDeclaration) -> String {
    guard let syntax else { return "" }
    let names = function.ownParameters.map(\.name)
    return syntax.tokens(viewMode: .sourceAccurate).map { token in
      if let index = names.firstIndex(of: token.text) { return "$\(index)" }
      return token.text == "Self" ? "" : token.text
    }.joined().replacing("..", with: ".").trimmingPrefix(".").description
  }
  private func haveSameText(_ a: TypeSyntax?, _ b: TypeSyntax?) -> Bool {
    func plain(_ syntax: TypeSyntax?) -> String { (syntax?.trimmedDescription ?? "").replacing("Self.", with: "") }
    return plain(a) == plain(b)
  }

  /// A member of the type with the same kind and labels stands for a requirement.
  private func hasWitness(_ requirement: Declaration, among found: [MemberCandidate]) -> Bool {
    found.contains { candidate in
      if candidate.owner.isProtocol { return false }
      switch (requirement, candidate.declaration) {
      case (is VariableDeclaration, is VariableDeclaration): return true
      case (let a as FunctionDeclaration, let b as FunctionDeclaration):
        if b.kind == .enumCase { return a.isStatic }
        return a.kind == b.kind && a.parameters.map(\.label) == b.parameters.map(\.label) && a.isStatic == b.isStatic
          && sameParameterText(a, b)
      case (is VariableDeclaration, let b as FunctionDeclaration): return b.kind == .enumCase && !b.hasParameters
      default: return false
      }
    }
  }

  /// Requirements whose types are written alike, or of which there is one only, are the same.
  private func sameParameterText(_ a: FunctionDeclaration, _ b: FunctionDeclaration) -> Bool {
    if a.parentNominal?.members.named(a.name).count == 1 { return a.ownParameters.count == b.ownParameters.count }
    return zip(a.parameters, b.parameters).allSatisfy { first, second in
      guard let left = first.typeSyntax, let right = second.typeSyntax else { return true }
      let text = left.trimmedDescription
      return text == right.trimmedDescription || text.contains("Self") || text.contains("Element")
        || text.contains("Index")
    }
  }

  private func isOverridden(_ declaration: Declaration, by found: [MemberCandidate]) -> Bool {
    found.contains { candidate in
      guard candidate.declaration.attributes.flags.contains(.override) else { return false }
      switch (declaration, candidate.declaration) {
      case (is VariableDeclaration, is VariableDeclaration): return true
      case (let a as FunctionDeclaration, let b as FunctionDeclaration):
        return a.kind == b.kind && a.parameters.map(\.label) == b.parameters.map(\.label)
          && zip(a.parameters, b.parameters).allSatisfy {
            $0.typeSyntax?.trimmedDescription == $1.typeSyntax?.trimmedDescription
          }
      default: return false
      }
    }
  }

  /// A subclass has its superclass' initialisers if it declares no designated one itself, and convenience ones if it has all designated ones.
  private func inheritsInitializers(_ nominal: NominalDeclaration, _ initializer: Declaration) -> Bool {
    var current: NominalDeclaration? = nominal
    while let type = current, type != initializer.parentNominal {
      let own = type.members.named("init").compactMap { $0 as? FunctionDeclaration }
      let designated = own.filter { !$0.attributes.flags.contains(.convenience) }
      if !designated.isEmpty {
        if !initializer.attributes.flags.contains(.convenience) { return false }
        guard let parent = superclassDeclaration(of: type) else { return false }
        let needed = parent.members.named("init").compactMap { $0 as? FunctionDeclaration }
          .filter { !$0.attributes.flags.contains(.convenience) }
        let all = needed.allSatisfy { wanted in
          designated.contains {
            ($0.attributes.flags.contains(.override) || $0.attributes.flags.contains(.required))
              && $0.parameters.map(\.label) == wanted.parameters.map(\.label)
          }
        }
        if !all { return false }
      } else if hasUninitializedProperties(type) {
        return false
      }
      current = superclassDeclaration(of: type)
    }
    return true
  }

  private func hasUninitializedProperties(_ type: NominalDeclaration) -> Bool {
    type.members.all.contains { member in
      guard let variable = member as? VariableDeclaration, variable.isStored, !variable.isStatic,
        variable.initializer == nil,
        !variable.attributes.flags.contains(.override)
      else {
        return false
      }
      return !variable.isImplicitlyDefaulted
    }
  }

  /// All protocols that a protocol refines, itself first.
  func inheritedProtocols(of declaration: NominalDeclaration) -> [NominalDeclaration] {
    if let known = protocolClosures[declaration] { return known }
    protocolClosures[declaration] = [declaration]
    var found = [declaration]
    for bound in inherited(of: declaration).protocols.flatMap(\.protocols) {
      for next in inheritedProtocols(of: bound) where !found.contains(next) { found.append(next) }
    }
    protocolClosures[declaration] = resolvingInheritance.isEmpty ? found : nil
    return found
  }
  func refines(_ declaration: NominalDeclaration, _ other: NominalDeclaration) -> Bool {
    declaration == other || inheritedProtocols(of: declaration).contains(other)
  }

  func superclassDeclaration(of nominal: NominalDeclaration) -> NominalDeclaration? {
    if case .nominal(let declaration, _)? = superclass(of: nominal) { return declaration }
    return nil
  }
  /// The superclass in terms of the class' own parameters.
  func superclass(of nominal: NominalDeclaration) -> Type? {
    guard nominal.isClass, let found = inherited(of: nominal).superclass else { return nil }
    return nominal.module == program && isItsOwnSuperclass(nominal) ? nil : found
  }

  /// True for a class that inherits from itself: what walks up the classes must come to an end.
  private func isItsOwnSuperclass(_ nominal: NominalDeclaration) -> Bool {
    if let known = cyclicClasses[nominal] { return known }
    var seen: Set<NominalDeclaration> = [nominal]
    var current = nominal
    while current.isClass, !current.isResolving, case .nominal(let parent, _)? = inherited(of: current).superclass,
      parent.module == program
    {
      if !seen.insert(parent).inserted { break }
      current = parent
    }
    if current.isResolving { return false }
    var isCyclic = false
    if case .nominal(let parent, _)? = inherited(of: current).superclass { isCyclic = seen.contains(parent) }
    cyclicClasses[nominal] = isCyclic
    return isCyclic
  }
}

extension VariableDeclaration {
  /// An optional `var` starts as nil; a wrapper with an initialiser without arguments starts by itself.
  var isImplicitlyDefaulted: Bool {
    guard !isLet, let typeSyntax else { return false }
    let text = typeSyntax.trimmedDescription
    return text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<")
  }
}
