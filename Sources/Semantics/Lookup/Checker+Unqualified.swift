internal import Declarations

/// What an unqualified name means.
enum UnqualifiedResult {
  case declarations([Declaration])
  /// A member of `self`, or of the type `Self`: the expression that stands before the name.
  case member(of: Expression.Kind)
  case type(Declaration)
  /// The value of a closure's parameter that is declared by its projection: `{ $item in item }`.
  case wrapped(Declaration)
  case module(Module)
  /// There is something of that name, but not here: what the compiler says.
  case refused(String)
  case nothing

  static func member(_ base: Expression.Kind) -> UnqualifiedResult { .member(of: base) }
}

extension Checker {
  /// Looks a name up, innermost scope first. The first scope that has it ends the search.
  func lookUp(_ name: String, from scope: Scope, _ context: BodyContext, at offset: Int) -> UnqualifiedResult {
    var current: Scope? = scope
    var selfDeclaration: Declaration?
    var functions: [Declaration] = []
    while let place = current {
      if selfDeclaration == nil { selfDeclaration = place.names["self"]?.first }
      if let found = place.names[name], let usable = usable(found, at: offset, context) {
        if usable.allSatisfy({ $0 is FunctionDeclaration }) && place.owner == nil && place.parent != nil {
          // Local functions of an inner block hide, but overloads of one block stand together.
          return .declarations(functions + usable)
        }
        if usable.count == 1, isTypeDeclaration(usable[0]) { return .type(usable[0]) }
        return .declarations(functions + usable)
      }
      if let projected = place.names["$" + name]?.first as? ParameterDeclaration { return .wrapped(projected) }
      if name.hasPrefix("$") || name.hasPrefix("_"), let found = localWrapperMember(name, place) {
        return .declarations([found])
      }
      if let owner = place.owner,
        let nominal = (owner as? NominalDeclaration) ?? (owner as? ExtensionDeclaration)?.nominal
      {
        if let found = member(name, of: nominal, owner, selfDeclaration, context) { return found }
        if let parameter = genericParameters(of: nominal).first(where: { $0.name == name }) { return .type(parameter) }
        // What stands in an outer type is reached through types only.
        selfDeclaration = nil
        if owner is ExtensionDeclaration, let outer = nominal.parentNominal, let found = outerMember(name, of: outer) {
          return found
        }
      } else if let function = place.owner as? FunctionDeclaration {
        if let parameter = function.ownParameters.first(where: { $0.name == name }) { return .type(parameter) }
      }
      functions = []
      current = place.parent
    }
    return topLevel(name, context)
  }

  func isTypeDeclaration(_ declaration: Declaration) -> Bool {
    declaration is NominalDeclaration || declaration is TypeAliasDeclaration
      || declaration is GenericParameterDeclaration
      || declaration is AssociatedTypeDeclaration
  }

  /// Local variables are visible only after their declaration; functions and types in all of their block.
  private func usable(_ found: [Declaration], at offset: Int, _ context: BodyContext) -> [Declaration]? {
    let usable = found.filter { declaration in
      guard let variable = declaration as? VariableDeclaration, let place = variable.place, place.file == context.file
      else { return true }
      return place.offset < offset && !bindingsInProgress.contains(variable)
    }
    return usable.isEmpty ? nil : usable
  }

  private func localWrapperMember(_ name: String, _ place: Scope) -> Declaration? {
    guard name.count > 1 else { return nil }
    let base = String(name.dropFirst())
    let found = place.names[base]?.first
    let variable = found as? VariableDeclaration ?? (found as? ParameterDeclaration).flatMap(wrappedVariable)
    if let variable, !variable.isProperty, !variable.attributes.custom.isEmpty {
      if let known = localWrapperMembers[variable]?[name] { return known }
      let made = wrapperMember(of: variable, named: name)
      localWrapperMembers[variable, default: [:]][name] = made
      return made
    }
    return nil
  }

  /// A parameter with a wrapper is a variable to its function's code.
  private func wrappedVariable(_ parameter: ParameterDeclaration) -> VariableDeclaration? {
    if parameter.attributes.custom.isEmpty { return nil }
    if let known = parameterVariables[parameter] { return known }
    let made = VariableDeclaration(
      parameter.name, isLet: false, in: parameter.module, parent: parameter.parent, attributes: parameter.attributes,
      place: parameter.place)
    made.typeSyntax = parameter.typeSyntax
    made.type = parameter.type
    parameterVariables[parameter] = made
    return made
  }

  private func member(
    _ name: String, of nominal: NominalDeclaration, _ owner: Declaration, _ selfDeclaration: Declaration?,
    _ context: BodyContext
  ) -> UnqualifiedResult? {
    var found = members(ofNominal: nominal, named: name)
    if found.isEmpty, owner is ExtensionDeclaration { found = members(ofConstrained: nominal, owner, named: name) }
    if found.isEmpty {
      if name == nominal.name, !nominal.isProtocol, owner is NominalDeclaration { return .type(nominal) }
      return nil
    }
    // What other files keep to themselves hides nothing here; where there is nothing else, it is what is meant.
    if hasTopLevel(name), !found.contains(where: { isInReach($0.declaration, from: context.file) }) { return nil }
    if let type = found.first(where: { isTypeDeclaration($0.declaration) }) { return .type(type.declaration) }
    if name == "init" { return nil }
    guard let selfDeclaration else {
      if found.contains(where: { $0.declaration.isStatic }) { return .member(of: .type(selfType(of: nominal))) }
      if context.isInitialValue, !hasTopLevel(name) {
        return .refused(
          "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available"
        )
      }
      return hasTopLevel(name)
        ? nil
        : .refused("instance member '\(name)' of type '\(nominal.name)' cannot be used on instance of nested type")
    }
    return .member(of: .reference(Expression.Reference("self", [selfDeclaration])))
  }

  /// The members that `Self` has in an extension `where Self: P`.
  private func members(
    ofConstrained nominal: NominalDeclaration, _ owner: Declaration, named name: String
  ) -> [MemberCandidate] {
    guard let own = nominal.selfParameter else { return [] }
    var found: [MemberCandidate] = []
    for requirement in signature(of: owner).requirements where found.isEmpty {
      switch requirement {
      case .conformance(.parameter(own), let declaration) where declaration != nominal:
        found = members(ofNominal: declaration, named: name)
      case .superclass(.parameter(own), .nominal(let declaration, _)),
        .sameType(.parameter(own), .nominal(let declaration, _)):
        found = members(ofNominal: declaration, named: name)
      default: break
      }
    }
    // Types are those of `Self`, and resolved as such.
    return found.filter { !isTypeDeclaration($0.declaration) }
  }

  private func outerMember(_ name: String, of nominal: NominalDeclaration) -> UnqualifiedResult? {
    let found = members(ofNominal: nominal, named: name)
    if let type = found.first(where: { isTypeDeclaration($0.declaration) }) { return .type(type.declaration) }
    if found.contains(where: { $0.declaration.isStatic }) { return .member(of: .type(selfType(of: nominal))) }
    return nominal.parentNominal.flatMap { outerMember(name, of: $0) }
  }

  /// Whether a member is not private to another file.
  private func isInReach(_ member: Declaration, from file: SourceUnit?) -> Bool {
    member.attributes.access > .fileprivate || !member.module.isLibrary && member.place?.file == file
  }

  private func hasTopLevel(_ name: String) -> Bool { modules.contains { !$0.topLevel.named(name).isEmpty } }

  private func topLevel(_ name: String, _ context: BodyContext) -> UnqualifiedResult {
    var overloads: [Declaration] = []
    for module in modules(seenFrom: context.file) {
      let found = topLevel(name, in: module, from: context.file).filter { isVisible($0, from: context.file) }
      if let type = found.first(where: { isTypeDeclaration($0) }) {
        if overloads.isEmpty { return .type(type) }
        continue
      }
      if let variable = found.first(where: { $0 is VariableDeclaration }) {
        if overloads.isEmpty { return .declarations([variable]) }
        continue
      }
      for case let function as FunctionDeclaration in found where function.kind == .function {
        let isHidden = overloads.contains { other in
          guard let other = other as? FunctionDeclaration, other.module != module else { return false }
          return haveSameSignature(function, other)
        }
        if !isHidden { overloads.append(function) }
      }
    }
    if !overloads.isEmpty { return .declarations(overloads) }
    if let module = module(named: name) { return .module(module) }
    if let wrapped = modules[0].topLevel.named(String(name.dropFirst())).first as? VariableDeclaration,
      name.hasPrefix("$") || name.hasPrefix("_"),
      !wrapped.attributes.custom.isEmpty, let made = wrapperMember(of: wrapped, named: name)
    {
      return .declarations([made])
    }
    return .nothing
  }

  /// The same labels and the same types: one hides the other.
  func haveSameSignature(_ a: FunctionDeclaration, _ b: FunctionDeclaration) -> Bool {
    guard a.parameters.map(\.label) == b.parameters.map(\.label), a.ownParameters.count == b.ownParameters.count else {
      return false
    }
    let (first, second) = (interface(of: a), interface(of: b))
    return first.parameters.map(\.type) == second.parameters.map(\.type)
  }
}
