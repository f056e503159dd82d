internal import Declarations

/// Looks for the member that stands for one requirement of a protocol.
struct WitnessSearch {
  let checker: Checker
  let nominal: NominalDeclaration
  let requirement: Declaration
  let declaration: NominalDeclaration
  let context: Declaration
  /// True once the associated types are known: conditions about them decide between a library's defaults.
  var knowsAssociatedTypes = false

  enum Result {
    /// With what its own generic parameters stand for.
    case found(Declaration, Substitution)
    /// It has the types, but other labels.
    case otherLabels(FunctionDeclaration)
    case missing
  }

  func run() -> Result {
    var near: [FunctionDeclaration] = []
    var best: (candidate: Candidate, own: Substitution)?
    for candidate in candidates() where candidate.declaration != requirement {
      if let own = ownTypes(of: candidate, ignoringLabels: false) {
        // A type's own member comes before what its protocols have for it: of that, the most special one counts.
        guard candidate.owner?.isProtocol == true else { return found(best ?? (candidate, own)) }
        if let known = best, !isMoreSpecial(candidate.declaration, known.candidate.declaration) { continue }
        best = (candidate, own)
        continue
      }
      if let function = candidate.declaration as? FunctionDeclaration, function.module == checker.program,
        !function.parameters.isEmpty,
        function.place != nominal.place, function.parentNominal == nominal,
        ownTypes(of: candidate, ignoringLabels: true) != nil
      {
        near.append(function)
      }
    }
    if let best { return found(best) }
    if near.count == 1 { return .otherLabels(near[0]) }
    return .missing
  }

  private func found(_ match: (candidate: Candidate, own: Substitution)) -> Result {
    .found(match.candidate.declaration, match.own)
  }

  /// A member with what its own context's parameters stand for.
  private struct Candidate {
    let declaration: Declaration
    let map: Substitution
    /// The type that the member belongs to, seen from the conforming type.
    let owner: NominalDeclaration?
  }

  private func candidates() -> [Candidate] {
    let name = requirement.name
    var found: [Candidate] = []
    var current: NominalDeclaration? = nominal
    var map: Substitution = [:]
    var steps = 0
    while let type = current, steps < 50 {
      found += checker.ownMembers(of: type, named: name).map { Candidate(declaration: $0, map: map, owner: type) }
      guard case .nominal(let parent, let arguments)? = checker.superclass(of: type) else { break }
      map = checker.substitution(of: parent, arguments.map { $0.substituting(map) })
      current = parent
      steps += 1
    }
    let own = checker.selfType(of: nominal)
    let protocols = checker.allConformances(of: nominal).keys
    for conforming in protocols.sorted(by: { ($0.name, $0.module.name) < ($1.name, $1.module.name) }) {
      guard let parameter = conforming.selfParameter else { continue }
      for member in checker.ownMembers(of: conforming, named: name)
      where member.parent is ExtensionDeclaration || isDerived(member, conforming) {
        found.append(Candidate(declaration: member, map: [parameter: own], owner: conforming))
      }
    }
    if let function = requirement as? FunctionDeclaration, function.isOperator {
      let operators = checker.modules.flatMap { $0.operatorFunctions(named: name) }
      found += operators.filter {
        $0.parentNominal == nil || ($0.parentNominal != nominal && $0.parentNominal?.isProtocol == false)
      }
      .map { Candidate(declaration: $0, map: [:], owner: nil) }
    }
    return found
  }

  /// What the compiler writes for a protocol of the standard library, such as `rawValue`, stands for a requirement of a
  /// program's protocol, too.
  private func isDerived(_ member: Declaration, _ owner: NominalDeclaration) -> Bool {
    guard !declaration.isStandard, member.parent == owner, owner.isStandard else { return false }
    return DerivedConformance(checker: checker, nominal: nominal, context: context).isDerived(owner) == true
  }

  /// True if the extension of one default asks for more than that of the other.
  private func isMoreSpecial(_ first: Declaration, _ second: Declaration) -> Bool {
    guard let a = first.parentNominal, let b = second.parentNominal else { return false }
    if a != b, checker.refines(a, b) != checker.refines(b, a) { return checker.refines(a, b) }
    return requirements(around: first) > requirements(around: second)
  }
  private func requirements(around declaration: Declaration) -> Int {
    declaration.parent.map { checker.signature(of: $0).requirements.count } ?? 0
  }

  /// What a candidate's own generic parameters stand for, if it fits; nil if not.
  private func ownTypes(of candidate: Candidate, ignoringLabels: Bool) -> Substitution? {
    if !conditionsHold(candidate) { return nil }
    switch (requirement, candidate.declaration) {
    case (let wanted as VariableDeclaration, let given as VariableDeclaration):
      return fits(given, wanted, candidate.map) ? [:] : nil
    case (let wanted as VariableDeclaration, let given as FunctionDeclaration):
      // A case without values stands for a static property.
      guard given.kind == .enumCase, !given.hasParameters, wanted.isStatic, wanted.accessors?.hasSetter != true else {
        return nil
      }
      return isSame(checker.selfType(of: nominal), required(checker.type(of: wanted))) ? [:] : nil
    case (let wanted as FunctionDeclaration, let given as FunctionDeclaration):
      return ownTypes(of: given, wanted, candidate.map, ignoringLabels)
    default: return nil
    }
  }

  /// What the extension of a candidate asks for is fulfilled where the conformance stands.
  private func conditionsHold(_ candidate: Candidate) -> Bool {
    guard let place = candidate.declaration.parent as? ExtensionDeclaration, place != context else { return true }
    let known = Set(checker.signature(of: context).requirements)
    return checker.signature(of: place).requirements.allSatisfy { requirement in
      if known.contains(requirement) { return true }
      if case .conformance(.parameter(let parameter), let owner) = requirement, parameter == owner.selfParameter {
        return true
      }
      // The library's types for associated types are found together with its defaults.
      if !knowsAssociatedTypes, case .sameType = requirement, candidate.owner?.isProtocol == true, place.module != checker.program {
        return true
      }
      let made = requirement.substituting(candidate.map)
      return isUnknown(made) || checker.holds(made)
    }
  }

  /// True if it speaks of an associated type that was not found.
  private func isUnknown(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .conformance(let type, _), .anyObject(let type): return isOpen(checker.reduced(type))
    case .superclass(let first, let second), .sameType(let first, let second):
      return isOpen(checker.reduced(first)) || isOpen(checker.reduced(second))
    }
  }

  /// A type of the requirement, as it is for the conforming type.
  private func required(_ type: Type) -> Type {
    guard let parameter = declaration.selfParameter else { return type }
    return checker.reduced(type.substituting([parameter: checker.selfType(of: nominal)]))
  }

  private func isSame(_ given: Type, _ wanted: Type) -> Bool {
    if given == wanted || isOpen(given) || isOpen(wanted) { return true }
    // A hidden result of the requirement's own kind.
    if case .function(var a) = given, case .function(var b) = wanted {
      (a.isEscaping, b.isEscaping) = (false, false)
      return a == b
    }
    return false
  }
  /// True for a type that was not found.
  private func isOpen(_ type: Type) -> Bool {
    type.contains { part in
      switch part {
      case .hole, .variable: return true
      case .member(let base, _):
        if case .nominal = base { return true }
        return false
      default: return false
      }
    }
  }

  private func fits(_ given: VariableDeclaration, _ wanted: VariableDeclaration, _ map: Substitution) -> Bool {
    if given.isStatic != wanted.isStatic { return false }
    if wanted.accessors?.hasSetter == true {
      if given.isLet || (given.isComputed && given.accessors?.hasSetter != true) { return false }
    }
    if let effects = given.accessors?.effects, !covers(wanted.accessors?.effects ?? Effects(), effects) { return false }
    return isSame(checker.reduced(checker.type(of: given).substituting(map)), required(checker.type(of: wanted)))
  }

  private func covers(_ wanted: Effects, _ given: Effects) -> Bool {
    (!given.isAsync || wanted.isAsync) && (!given.isThrowing || wanted.isThrowing)
  }

  private func ownTypes(
    of given: FunctionDeclaration, _ wanted: FunctionDeclaration, _ map: Substitution, _ ignoringLabels: Bool
  ) -> Substitution? {
    if given.kind == .enumCase {
      if wanted.kind != .function || !wanted.isStatic { return nil }
    } else if given.kind != wanted.kind || (given.isStatic != wanted.isStatic && !given.isOperator) {
      return nil
    }
    if given.parameters.count != wanted.parameters.count && given.interface?.parameters.count != wanted.parameters.count {
      return nil
    }
    let (first, second) = (checker.interface(of: given), checker.interface(of: wanted))
    let fixities: AttributeList.Flags = [.prefix, .postfix]
    if given.isOperator, given.attributes.flags.intersection(fixities) != wanted.attributes.flags.intersection(fixities) {
      return nil
    }
    if first.parameters.count != second.parameters.count { return nil }
    if !given.isOperator, ignoringLabels == (first.parameters.map(\.label) == second.parameters.map(\.label)) {
      return nil
    }
    if given.isMutating, !wanted.isMutating, !nominal.isClass { return nil }
    if first.isAsync && !second.isAsync { return nil }
    if first.thrown != nil && second.thrown == nil && !first.isRethrowing { return nil }
    if given.kind == .subscriptMember, wanted.accessors?.hasSetter == true, given.accessors?.hasSetter != true {
      return nil
    }
    if given.kind == .initializer, given.isFailable, !wanted.isFailable,
      !given.attributes.flags.contains(.implicitlyUnwrapped)
    {
      return nil
    }
    var match = GenericMatch(open: Set(given.genericParameters), isOpen: isOpen)
    for (left, right) in zip(first.parameters, second.parameters) {
      if left.isVariadic != right.isVariadic { return nil }
      if !match.fits(checker.reduced(left.type.substituting(map)), required(right.type)) { return nil }
    }
    if given.kind != .initializer, !match.fits(checker.reduced(first.result.substituting(map)), required(second.result)) {
      return nil
    }
    return boundsHold(of: given, match.found, map) ? match.found : nil
  }

  /// What a generic member asks of its own parameters is fulfilled.
  private func boundsHold(of given: FunctionDeclaration, _ found: Substitution, _ map: Substitution) -> Bool {
    if given.genericParameters.isEmpty { return true }
    return checker.signature(of: given).requirements.allSatisfy { bound in
      guard case .conformance(.parameter(let parameter), let declaration) = bound, let type = found[parameter],
        !isOpen(type)
      else { return true }
      return checker.conforms(checker.reduced(type), to: declaration)
    }
  }
}

/// Finds what a generic member's own parameters stand for, if its type is to be another.
struct GenericMatch {
  let open: Set<GenericParameterDeclaration>
  let isOpen: (Type) -> Bool
  private(set) var found: Substitution = [:]

  init(open: Set<GenericParameterDeclaration>, isOpen: @escaping (Type) -> Bool) {
    self.open = open
    self.isOpen = isOpen
  }

  mutating func fits(_ pattern: Type, _ type: Type) -> Bool {
    if pattern == type { return true }
    switch (pattern, type) {
    case (.parameter(let parameter), _) where open.contains(parameter):
      if let known = found[parameter] { return known == type || isOpen(type) }
      found[parameter] = type
      return true
    case (.member, _) where !open.isEmpty: return true
    case (_, .member) where !open.isEmpty: return true
    case (.nominal(let a, let left), .nominal(let b, let right)):
      return a == b && left.count == right.count && all(left, right)
    case (.tuple(let left), .tuple(let right)):
      return left.count == right.count && left.map(\.label) == right.map(\.label)
        && all(left.map(\.type), right.map(\.type))
    case (.function(let left), .function(let right)):
      return left.parameters.count == right.parameters.count && left.isAsync == right.isAsync
        && (left.thrown == nil) == (right.thrown == nil)
        && all(left.parameters.map(\.type), right.parameters.map(\.type))
        && fits(left.result, right.result)
    case (.metatype(let left), .metatype(let right)), (.inOut(let left), .inOut(let right)),
      (.expansion(let left), .expansion(let right)):
      return fits(left, right)
    case (.existential(let left), .existential(let right)):
      if left.protocols != right.protocols { return false }
      return left == right || !open.isEmpty || isOpen(pattern) || isOpen(type)
    case (.opaque(let left), .opaque(let right)):
      return left.declaration == right.declaration && left.position == right.position
    default: return isOpen(pattern) || isOpen(type)
    }
  }

  private mutating func all(_ left: [Type], _ right: [Type]) -> Bool {
    for (a, b) in zip(left, right) where !fits(a, b) { return false }
    return true
  }
}
