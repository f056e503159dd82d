internal import Declarations

extension Checker {
  /// What the members of a type say of an associated type: `var body: some View` says what `Body` is.
  func inferredWitness(
    _ associated: AssociatedTypeDeclaration, _ nominal: NominalDeclaration, from declaration: NominalDeclaration
  ) -> Type? {
    guard let own = declaration.selfParameter else { return nil }
    let wanted = Type.member(.parameter(own), associated)
    let requirements = declaration.members.all.filter { requirement in
      !(requirement is AssociatedTypeDeclaration) && requirement.parent == declaration
        && memberType(of: requirement)?.contains { $0 == wanted } == true
    }
    for (requirement, isOwn) in requirements.map({ ($0, true) }) + requirements.map({ ($0, false) }) {
      guard let required = memberType(of: requirement) else { continue }
      let candidates =
        isOwn
        ? ownMembers(of: nominal, named: requirement.name) : defaultMembers(of: nominal, requirement, saying: associated)
      for candidate in candidates where candidate != requirement && isStaticAlike(candidate, requirement) {
        guard labels(of: candidate) == labels(of: requirement), var type = memberType(of: candidate) else { continue }
        if let extended = candidate.parentContext?.parentNominal
          ?? (candidate.parent as? ExtensionDeclaration)?.nominal, extended.isProtocol,
          let parameter = extended.selfParameter
        {
          type = type.substituting([parameter: selfType(of: nominal)])
        }
        if !parametersFit(required, type, wanted, own, nominal) { continue }
        if let found = constrained(matched(required, type, wanted), candidate, associated, nominal),
          !found.contains({ $0 == wanted }), !found.hasHole
        {
          let result = reduced(found)
          if case .member(let base, let same) = result, base == selfType(of: nominal), same == associated { continue }
          return result
        }
      }
    }
    return nil
  }

  /// False if a parameter that does not speak of the wanted type is another one: `subscript(i: Int)` is not `subscript(bounds: Range<Index>)`.
  private func parametersFit(
    _ required: Type, _ actual: Type, _ wanted: Type, _ own: GenericParameterDeclaration, _ nominal: NominalDeclaration
  ) -> Bool {
    guard case .function(let first) = required, case .function(let second) = actual,
      first.parameters.count == second.parameters.count
    else {
      return true
    }
    return zip(first.parameters, second.parameters).allSatisfy { a, b in
      if a.type.contains({ $0 == wanted }) { return true }
      guard case .nominal(let x, _) = a.type, case .nominal(let y, _) = b.type else { return true }
      return x == y
    }
  }

  /// A default that stands in an extension which says what the associated type equals, says just that.
  private func constrained(
    _ found: Type?, _ candidate: Declaration, _ associated: AssociatedTypeDeclaration, _ nominal: NominalDeclaration
  ) -> Type? {
    guard let found, found == .member(selfType(of: nominal), associated),
      let context = candidate.parent as? ExtensionDeclaration,
      let own = context.nominal?.selfParameter
    else { return found }
    let wanted = Type.member(.parameter(own), associated)
    for case .sameType(let first, let second) in signature(of: context).requirements
    where first == wanted || second == wanted {
      return (first == wanted ? second : first).substituting([own: selfType(of: nominal)])
    }
    return found
  }

  private func defaultMembers(
    of nominal: NominalDeclaration, _ requirement: Declaration, saying associated: AssociatedTypeDeclaration
  ) -> [Declaration] {
    let found = allConformances(of: nominal).keys.sorted { $0.name < $1.name }.flatMap { declaration in
      ownMembers(of: declaration, named: requirement.name).filter { $0.parent is ExtensionDeclaration }
    }
    if found.count < 2 { return found }
    // Of several defaults the most special one counts: a collection of random access whose indices count has a range.
    return found.filter { conditionsHold($0, of: nominal, apartFrom: associated) }.sorted { a, b in
      guard let first = a.parentNominal, let second = b.parentNominal, first != second else { return false }
      return refines(first, second)
    }
  }
  /// What the extension around a default asks for, apart from what it says of one associated type itself.
  private func conditionsHold(
    _ candidate: Declaration, of nominal: NominalDeclaration, apartFrom associated: AssociatedTypeDeclaration
  ) -> Bool {
    guard let context = candidate.parent as? ExtensionDeclaration, let own = context.nominal?.selfParameter else {
      return true
    }
    let selfType = selfType(of: nominal)
    return signature(of: context).requirements.allSatisfy { requirement in
      switch requirement {
      case .conformance(.parameter(own), _): return true
      case .sameType(let first, let second)
      where [first, second].contains(.member(.parameter(own), associated)):
        return true
      default: return holds(requirement.substituting([own: selfType]))
      }
    }
  }
  private func isStaticAlike(_ a: Declaration, _ b: Declaration) -> Bool {
    a.isStatic == b.isStatic || (a as? FunctionDeclaration)?.kind == .initializer
  }
  private func labels(of declaration: Declaration) -> [String?]? {
    (declaration as? FunctionDeclaration)?.parameters.map(\.label)
  }

  /// The type of a member without its own generic parameters opened.
  func memberType(of declaration: Declaration) -> Type? {
    switch declaration {
    case let variable as VariableDeclaration: return type(of: variable)
    case let function as FunctionDeclaration where function.kind != .enumCase:
      let interface = interface(of: function)
      return .function(
        FunctionType(interface.parameters.map { FunctionType.Parameter($0.type) }, interface.result))
    default: return nil
    }
  }

  /// What stands in `actual` where `wanted` stands in `pattern`, if the two have the same shape.
  private func matched(_ pattern: Type, _ actual: Type, _ wanted: Type) -> Type? {
    if pattern == wanted { return actual }
    switch (pattern, actual) {
    case (.nominal(let a, let left), .nominal(let b, let right)) where a == b && left.count == right.count:
      return zip(left, right).lazy.compactMap { self.matched($0, $1, wanted) }.first
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      return zip(left, right).lazy.compactMap { self.matched($0.type, $1.type, wanted) }.first
    case (.function(let left), .function(let right)) where left.parameters.count == right.parameters.count:
      return zip(left.parameters, right.parameters).lazy.compactMap { self.matched($0.type, $1.type, wanted) }.first
        ?? matched(left.result, right.result, wanted)
    case (.metatype(let left), .metatype(let right)): return matched(left, right, wanted)
    case (.inOut(let left), .inOut(let right)): return matched(left, right, wanted)
    default: return nil
    }
  }
}
