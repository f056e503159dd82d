internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// Every protocol that a nominal type conforms to by itself or through what it refines; superclasses' ones included.
  func allConformances(of nominal: NominalDeclaration) -> [NominalDeclaration: Conformance] {
    if let known = conformances[nominal] { return known }
    if nominal.isProtocol { return [:] }
    conformances[nominal] = [:]
    conformancesInProgress += 1
    defer { conformancesInProgress -= 1 }
    var found: [NominalDeclaration: Conformance] = [:]
    func add(_ declaration: NominalDeclaration, from context: Declaration) {
      for (index, refined) in inheritedProtocols(of: declaration).enumerated() {
        if let known = found[refined], !(known.isImplied && index == 0) { continue }
        found[refined] = Conformance(
          nominal: nominal, protocolDeclaration: refined, context: context, isImplied: index > 0)
      }
    }
    var isComplete = true
    func addAll(of context: Declaration) {
      if (context as? NominalDeclaration)?.isResolving == true
        || (context as? ExtensionDeclaration)?.isResolving == true
      {
        isComplete = false
      }
      for declaration in inherited(of: context).protocols.flatMap(\.protocols) { add(declaration, from: context) }
    }
    addAll(of: nominal)
    // What holds without conditions comes first: a conditional extension's protocol may refine it.
    let contexts = conformingExtensions(of: nominal)
    for declaration in contexts where declaration.whereClause == nil { addAll(of: declaration) }
    for declaration in contexts where declaration.whereClause != nil { addAll(of: declaration) }
    for declaration in macroProtocols(of: nominal) { add(declaration, from: nominal) }
    for name in impliedProtocols(of: nominal) {
      if let declaration = standard(name) { add(declaration, from: nominal) }
    }
    if case .nominal(let parent, _)? = superclass(of: nominal) {
      for (declaration, conformance) in allConformances(of: parent) where found[declaration] == nil {
        found[declaration] = conformance
      }
    }
    conformances[nominal] = isComplete && resolvingInheritance.isEmpty ? found : nil
    return found
  }

  /// What the macros among a type's attributes add: `@Observable` makes it conform to `Observable`.
  private func macroProtocols(of nominal: NominalDeclaration) -> [NominalDeclaration] {
    macros(of: nominal).flatMap(\.attachedConformances).compactMap {
      standard($0.split(separator: ".").last.map(String.init) ?? $0)
    }
  }
  /// The macros among a declaration's attributes.
  func macros(of declaration: Declaration) -> [FunctionDeclaration] {
    declaration.attributes.custom.flatMap { attribute in
      let name = attribute.name.as(MemberTypeSyntax.self)?.name.text ?? attribute.name.trimmedDescription
      return modules.flatMap { $0.topLevel.named(name) }
        .compactMap { $0 as? FunctionDeclaration }.filter { $0.kind == .macro }
    }
  }

  /// What the compiler adds by itself: an enumeration without values is `Hashable`, one with a raw type `RawRepresentable`.
  private func impliedProtocols(of nominal: NominalDeclaration) -> [String] {
    if nominal.kind == .actor { return ["Actor", "Sendable"] }
    guard nominal.kind == .enumeration else { return [] }
    var names: [String] = []
    if inherited(of: nominal).rawType != nil { names.append("RawRepresentable") }
    let cases = nominal.members.all.compactMap { $0 as? FunctionDeclaration }.filter { $0.kind == .enumCase }
    if !cases.isEmpty, cases.allSatisfy({ !$0.hasParameters }) { names.append("Hashable") }
    return names
  }

  /// Protocols without requirements whose conformance is not asked for: the checks of concurrency are not among those made here.
  func isMarker(_ declaration: NominalDeclaration) -> Bool {
    ["Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "ConcurrentValue"].contains(
      declaration.name)
      && declaration.isStandard
  }

  /// True if the type conforms to the protocol, its conditions included. Variables count as conforming: the solver asks again.
  func conforms(_ type: Type, to declaration: NominalDeclaration) -> Bool {
    if isMarker(declaration) { return true }
    switch type {
    case .hole, .variable: return true
    case .nominal(let nominal, let arguments):
      guard let conformance = allConformances(of: nominal)[declaration] else { return inheritsUnknown(nominal) }
      return conditionsHold(conformance, nominal, arguments)
    case .parameter, .member, .opaque:
      // Of what is not known yet, its members are not known either. An opaque type is what its bounds say.
      if case .opaque = type {} else if type.hasVariable { return true }
      return bounds(of: type).protocols.contains { refines($0, declaration) }
        || bounds(of: type).superclass.map { conforms($0, to: declaration) } == true || inheritsUnknown(type)
    case .existential(let bounds):
      if declaration.name == "Error", declaration.isStandard,
        bounds.protocols.contains(where: { refines($0, declaration) })
      {
        return true
      }
      return bounds.superclass.map { conforms($0, to: declaration) } ?? false
    case .lvalue(let inner), .inOut(let inner): return conforms(inner, to: declaration)
    case .pack(let types): return types.allSatisfy { conforms($0, to: declaration) }
    case .expansion(let pattern): return conforms(pattern, to: declaration)
    case .tuple, .function, .metatype, .existentialMetatype: return false
    }
  }

  /// The conditions under which a conformance holds, for these arguments.
  func conditions(of conformance: Conformance, _ nominal: NominalDeclaration, _ arguments: [Type]) -> [Requirement] {
    guard let context = conformance.context as? ExtensionDeclaration else { return [] }
    var (current, currentArguments) = (nominal, arguments)
    while current != conformance.nominal, case .nominal(let parent, let parentArguments)? = superclass(of: current) {
      let map = substitution(of: current, currentArguments)
      (current, currentArguments) = (parent, parentArguments.map { $0.substituting(map) })
    }
    let known = Set(signature(of: conformance.nominal).requirements)
    let map = substitution(of: conformance.nominal, currentArguments)
    return signature(of: context).requirements.filter { !known.contains($0) }.map { $0.substituting(map) }
  }

  private func conditionsHold(_ conformance: Conformance, _ nominal: NominalDeclaration, _ arguments: [Type]) -> Bool {
    conditions(of: conformance, nominal, arguments).allSatisfy { holds($0) }
  }

  /// True if a requirement whose parameters were replaced is fulfilled; what is not known yet counts as fulfilled.
  func holds(_ requirement: Requirement) -> Bool {
    depth += 1
    defer { depth -= 1 }
    if depth > 40 { return false }
    switch requirement {
    case .conformance(let type, let declaration): return conforms(reduced(type), to: declaration)
    case .superclass(let type, let superclass): return isSubclass(reduced(type), of: superclass)
    case .anyObject(let type): return isClassType(reduced(type))
    case .sameType(let first, let second):
      let (left, right) = (reduced(first), reduced(second))
      return left == right || left.hasVariable || right.hasVariable || left.hasHole || right.hasHole
    }
  }

  func isClassType(_ type: Type) -> Bool {
    switch type {
    case .nominal(let declaration, _): return declaration.isClass
    case .existential(let bounds):
      return bounds.isClassBound || bounds.superclass != nil || bounds.protocols.contains { isClassBound($0) }
    case .parameter, .member, .opaque:
      let bounds = bounds(of: type)
      return bounds.isClassBound || bounds.superclass != nil || bounds.protocols.contains { isClassBound($0) }
    case .variable, .hole: return true
    default: return false
    }
  }
  func isClassBound(_ declaration: NominalDeclaration) -> Bool {
    inheritedProtocols(of: declaration).contains {
      inherited(of: $0).protocols.contains { $0.isClassBound } || inherited(of: $0).superclass != nil
    }
  }

  func isSubclass(_ type: Type, of superclass: Type) -> Bool {
    if type == superclass { return true }
    switch type {
    case .variable, .hole: return true
    case .nominal: return upcast(type, to: superclass) != nil
    default: return bounds(of: type).superclass.map { isSubclass($0, of: superclass) } ?? false
    }
  }

  /// The type of a class seen as the class of `target`; nil if it is no superclass.
  func upcast(_ type: Type, to target: Type) -> Type? {
    guard case .nominal(let wanted, _) = target else { return nil }
    var current = type
    var steps = 0
    while case .nominal(let declaration, let arguments) = current, steps < 100 {
      if declaration == wanted { return current }
      guard let parent = superclass(of: declaration) else { return nil }
      current = parent.substituting(substitution(of: declaration, arguments))
      steps += 1
    }
    return nil
  }

  /// What is known of a parameter, associated or opaque type here.
  func bounds(of type: Type) -> Existential {
    switch type {
    case .existential(let bounds): return bounds
    case .opaque(let opaque): return opaque.bounds
    case .parameter, .member: break
    default: return Existential()
    }
    if let known = boundsCache[type], known.environment == environment.requirements { return known.bounds }
    var found = Existential()
    func add(_ requirement: Requirement) {
      switch requirement {
      case .conformance(let subject, let declaration) where reduced(subject) == type:
        if !found.protocols.contains(declaration) { found.protocols.append(declaration) }
      case .superclass(let subject, let superclass) where reduced(subject) == type:
        found.superclass = found.superclass ?? superclass
      case .anyObject(let subject) where reduced(subject) == type: found.isClassBound = true
      default: break
      }
    }
    environment.requirements.forEach(add)
    if case .parameter(let parameter) = type, let owner = parameter.parent {
      let own = signature(of: owner).requirements
      if !own.isEmpty { own.forEach(add) }
      if let function = owner as? FunctionDeclaration, function.opaqueParameters.contains(parameter),
        let inheritance = parameter.inheritance
      {
        requirements(on: type, inheritance, context(of: function)).forEach(add)
      }
    }
    if case .member(let base, _) = type {
      for declaration in bounds(of: base).protocols.flatMap({ inheritedProtocols(of: $0) }) {
        guard let own = declaration.selfParameter else { continue }
        for requirement in requirementSignature(of: declaration) { add(requirement.substituting([own: base])) }
      }
    }
    if signaturesInProgress == 0 { boundsCache[type] = (environment.requirements, found) }
    return found
  }
}
