internal import Declarations
internal import SwiftSyntax

extension ConstraintSystem {
  /// Looks a member up, once its base is known.
  func attemptMember(_ base: Type, _ name: Expression.MemberName, _ type: Type, _ locator: Locator) -> MatchResult {
    let known = resolved(base)
    switch known {
    case .variable: return .unsolved
    case .hole: return unknown(type, locator)
    case .lvalue(let object):
      if case .variable = resolved(object) { return .unsolved }
    default: break
    }
    if case .tuple(let elements) = instance(known) {
      let index =
        elements.firstIndex { $0.label == name.name }
        ?? Int(name.name).flatMap { elements.indices.contains($0) ? $0 : nil }
      guard let index else { return missing(known, name, type, locator) }
      var element = elements[index].type
      if case .lvalue = known { element = .lvalue(element) }
      guard match(type, element, .equal, locator) != .failed else { return .failed }
      return calls[locator.expression].map { attemptApplicable(element, $0) } ?? .solved
    }
    let (choices, refused) = candidates(known, name, locator)
    if choices.isEmpty { return refused.map { fail($0, type, locator) } ?? missing(known, name, type, locator) }
    return overload(choices, type, locator)
  }

  func instance(_ type: Type) -> Type {
    if case .lvalue(let object) = type { return resolved(object) }
    if case .inOut(let object) = type { return resolved(object) }
    return type
  }

  private func fail(_ fix: Fix.Kind, _ type: Type, _ locator: Locator) -> MatchResult {
    guard allowsFixes, record(fix, locator) else { return .failed }
    return unknown(type, locator)
  }

  /// What is named is not known, so what a call of it gives is not known either.
  private func unknown(_ type: Type, _ locator: Locator) -> MatchResult {
    if let call = calls[locator.expression], attemptApplicable(.hole, call) == .failed { return .failed }
    return match(type, .hole, .equal, locator)
  }

  private func missing(_ base: Type, _ name: Expression.MemberName, _ type: Type, _ locator: Locator) -> MatchResult {
    if checker.inheritsUnknown(simplified(base)) { return unknown(type, locator) }
    guard allowsFixes else { return .failed }
    if let object = checker.optionalObject(instance(base)), !candidates(object, name, locator).choices.isEmpty {
      guard record(.unwrapMember(simplified(instance(base)), name.name), locator) else { return .failed }
      return attemptMember(object, name, type, locator)
    }
    let fix = Fix.Kind.missingMember(simplified(base), name.name)
    guard let call = calls[locator.expression], isLackingModifier(name, of: instance(base)) else {
      return fail(fix, type, locator)
    }
    // What follows is said of the view without it.
    guard record(fix, locator), attemptApplicable(.hole, call, result: instance(base)) != .failed else {
      return .failed
    }
    return match(type, .hole, .equal, locator)
  }
  /// Whether a member of a view is a modifier of SwiftUI's: it gives a view, too.
  private func isLackingModifier(_ name: Expression.MemberName, of base: Type) -> Bool {
    guard SwiftUINames.modifiers.contains(name.name) || AppleNames.members.contains(name.name), let view = checker.standard("View") else { return false }
    return checker.conforms(simplified(base), to: view)
  }

  /// A single choice is taken at once; several wait until more is known of the arguments.
  func overload(_ choices: [Choice], _ type: Type, _ locator: Locator) -> MatchResult {
    let fitting = withForced(filtered(choices, locator))
    if let only = onlyChoice(fitting) { return choose(only, for: type, locator) ? .solved : .failed }
    if fitting.isEmpty {
      if let base = choices.first?.base, checker.inheritsUnknown(simplified(base)) {
        return unknown(type, locator)
      }
      guard allowsFixes, !choices.isEmpty else { return .failed }
      // All are wrong: the one whose labels are nearest is spoken of.
      return choose(nearest(choices, locator), for: type, locator) ? .solved : .failed
    }
    // A part of the base is wrong: nothing says which of them is meant.
    if let base = fitting[0].base, simplified(base).hasHole { return unknown(type, locator) }
    state.pending.append(.disjunction(Disjunction(locator: locator, type: type, choices: fitting)))
    return .solved
  }

  /// A variable of type `T!` is understood as `T?` first, then as `T`.
  private func withForced(_ choices: [Choice]) -> [Choice] {
    choices.flatMap { choice -> [Choice] in
      guard choice.kind == .plain, isImplicitlyUnwrapped(choice.declaration) else { return [choice] }
      var forced = choice
      forced.kind = .forced
      return [choice, forced]
    }
  }
  func isImplicitlyUnwrapped(_ declaration: Declaration) -> Bool {
    switch declaration {
    case let variable as VariableDeclaration:
      return variable.isImplicitlyUnwrapped
        || variable.typeSyntax?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    case let parameter as ParameterDeclaration:
      return parameter.typeSyntax?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    default: return false
    }
  }

  private func nearest(_ choices: [Choice], _ locator: Locator) -> Choice {
    guard let call = calls[locator.expression] else { return choices[0] }
    let count = call.arguments.arguments.count
    func distance(_ choice: Choice) -> Int {
      guard let function = choice.declaration as? FunctionDeclaration else { return 1000 }
      let labels = Set(function.parameters.map { $0.label ?? "_" })
      let unknown = call.arguments.arguments.filter { !labels.contains($0.label ?? "_") }.count
      return abs(function.parameters.filter { $0.defaultValue == nil }.count - count) + unknown * 2
    }
    return choices.min { distance($0) < distance($1) } ?? choices[0]
  }

  /// Leaves out the declarations whose labels do not fit the call.
  private func filtered(_ choices: [Choice], _ locator: Locator) -> [Choice] {
    guard locator.part == .callee, let call = calls[locator.expression] else { return choices }
    return choices.compactMap { choice in
      guard let function = choice.declaration as? FunctionDeclaration, choice.kind != .unapplied,
        function.kind != .enumCase || function.hasParameters
      else {
        return choice
      }
      let interface = checker.interface(of: function)
      guard case .success(let matching) = ArgumentMatching.match(interface.parameters, call.arguments) else {
        return nil
      }
      var made = choice
      made.matching = matching
      return made
    }
  }

  /// The members of that name that a base has, and what is wrong if there are only such as cannot be used.
  func candidates(_ base: Type, _ name: Expression.MemberName, _ locator: Locator) -> (
    choices: [Choice], refused: Fix.Kind?
  ) {
    let base = instance(base)
    var isMeta = false
    var object = base
    switch base {
    case .metatype(let type): (isMeta, object) = (true, resolved(type))
    case .existentialMetatype(let bounds): (isMeta, object) = (true, .existential(bounds))
    default: break
    }
    var found = checker.members(of: object, named: name.name)
    if let labels = name.labels {
      found = found.filter { ($0.declaration as? FunctionDeclaration)?.parameters.map(\.label) == labels }
    }
    if isMeta, name.name == "init" {
      found = found.filter { ($0.declaration as? FunctionDeclaration)?.kind == .initializer }
    }
    var choices: [Choice] = []
    var refused: Fix.Kind?
    for member in found {
      if !isVisible(member.declaration) {
        refused = refused ?? .inaccessible(member.declaration)
        continue
      }
      if !holdsConstraints(member, object) { continue }
      let isStatic = member.declaration.isStatic
      let isInitializer = (member.declaration as? FunctionDeclaration)?.kind == .initializer
      if isMeta {
        if isStatic || isInitializer || checker.isTypeDeclaration(member.declaration) {
          choices.append(Choice(declaration: member.declaration, base: base, owner: member.owner))
        } else if (member.declaration as? FunctionDeclaration)?.kind == .function {
          choices.append(Choice(declaration: member.declaration, base: base, owner: member.owner, kind: .unapplied))
        } else {
          refused = refused ?? .instanceMemberOnType(object, member.declaration)
        }
      } else if isStatic {
        refused = .staticMemberOnInstance(object, member.declaration)
      } else if isInitializer {
        if isSelfOrSuper(locator) {
          choices.append(Choice(declaration: member.declaration, base: base, owner: member.owner))
        }
      } else {
        choices.append(Choice(declaration: member.declaration, base: base, owner: member.owner))
      }
    }
    if choices.contains(where: { $0.kind == .plain }) { choices.removeAll { $0.kind == .unapplied } }
    if choices.isEmpty && refused == nil { choices = dynamicMembers(of: object, name, locator, isStatic: isMeta) }
    return (choices, refused)
  }

  private func isSelfOrSuper(_ locator: Locator) -> Bool {
    guard case .member(let base, _) = locator.expression.kind else { return false }
    switch base.kind {
    case .superReference: return true
    case .reference(let reference): return reference.name == "self"
    default: return false
    }
  }

  private func dynamicMembers(
    of object: Type, _ name: Expression.MemberName, _ locator: Locator, isStatic: Bool
  ) -> [Choice] {
    guard isDynamic(object), name.name != "init", name.name != "subscript", name.name != "callAsFunction" else {
      return []
    }
    let found = checker.members(of: object, named: "subscript").filter { member in
      (member.declaration as? FunctionDeclaration)?.parameters.first?.label == "dynamicMember"
        && member.declaration.isStatic == isStatic
    }
    let keyPaths = found.filter { takesDynamicKeyPath($0.declaration) }
    let choices = (keyPaths.isEmpty ? found : keyPaths).map {
      Choice(
        declaration: $0.declaration, base: object, owner: $0.owner,
        kind: keyPaths.isEmpty ? .dynamicString : .dynamicKeyPath)
    }
    if choices.count < 2 || keyPaths.isEmpty { return choices }
    let fitting = choices.filter { rootHasMember($0, name, locator) }
    return fitting.isEmpty ? choices : fitting
  }
  /// `subscript(dynamicMember keyPath: …)`.
  func takesDynamicKeyPath(_ declaration: Declaration) -> Bool {
    guard let function = declaration as? FunctionDeclaration, function.parameters.first?.label == "dynamicMember",
      case .nominal(let type, _)? = checker.interface(of: function).parameters.first?.type
    else { return false }
    return type.name.hasSuffix("KeyPath")
  }
  /// Of several subscripts, those are meant whose key paths begin at a type that has the member.
  private func rootHasMember(_ choice: Choice, _ name: Expression.MemberName, _ locator: Locator) -> Bool {
    guard let function = choice.declaration as? FunctionDeclaration, dynamicDepth < 4,
      case .nominal(_, let arguments)? = checker.interface(of: function).parameters.first?.type,
      let root = arguments.first.map({ simplified($0.substituting(substitution(of: choice))) }), !root.hasVariable
    else { return true }
    dynamicDepth += 1
    defer { dynamicDepth -= 1 }
    return !candidates(root, name, locator).choices.isEmpty
  }
  func isDynamic(_ type: Type) -> Bool {
    switch type {
    case .nominal(let declaration, _):
      var current: NominalDeclaration? = declaration
      while let nominal = current {
        if nominal.attributes.flags.contains(.dynamicMemberLookup) { return true }
        current = checker.superclassDeclaration(of: nominal)
      }
      return checker.allConformances(of: declaration).keys.contains {
        $0.attributes.flags.contains(.dynamicMemberLookup)
      }
    case .parameter, .member, .opaque, .existential:
      return checker.bounds(of: type).protocols.contains {
        checker.inheritedProtocols(of: $0).contains { $0.attributes.flags.contains(.dynamicMemberLookup) }
      }
    default: return false
    }
  }

  /// Members of a constrained extension are there only if the constraints hold.
  private func holdsConstraints(_ member: MemberCandidate, _ object: Type) -> Bool {
    if member.owner.isProtocol, case .nominal = object {
      // What a conditional conformance brings is there only if its conditions hold.
      let known = simplified(object)
      if !known.hasVariable, !checker.conforms(known, to: member.owner) { return false }
    }
    guard let context = member.declaration.parent as? ExtensionDeclaration,
      context.whereClause != nil || !(context.extended.description.allSatisfy { $0 != "<" && $0 != "[" })
    else { return true }
    var substitution: Substitution = [:]
    if let own = member.owner.selfParameter {
      substitution[own] = object
    } else if case .nominal(let nominal, let arguments) = object {
      if nominal == member.owner {
        if arguments.isEmpty && !checker.genericParameters(of: nominal).isEmpty { return true }
        substitution = checker.substitution(of: nominal, arguments)
      } else {
        return true
      }
    }
    let simplifiedSubstitution = substitution.mapValues { simplified($0) }
    if simplifiedSubstitution.values.contains(where: \.hasVariable) { return true }
    return checker.signature(of: context).requirements.allSatisfy {
      checker.holds($0.substituting(simplifiedSubstitution))
    }
  }

  /// Access control: private members are seen in their type and its extensions in the same file.
  func isVisible(_ declaration: Declaration) -> Bool {
    switch declaration.attributes.access {
    case .private:
      if declaration.module.isLibrary { return false }
      guard declaration.place?.file == context.file else { return false }
      guard let owner = outermost(declaration.parentNominal) else { return true }
      var current: Declaration? = context.declaration
      while let place = current {
        if let nominal = (place as? NominalDeclaration) ?? (place as? ExtensionDeclaration)?.nominal {
          if nominal == declaration.parentNominal
            || outermost(nominal) == owner && isNested(nominal, in: declaration.parentNominal)
          {
            return true
          }
        }
        current = place.parent
      }
      return false
    case .fileprivate: return declaration.module.isLibrary ? false : declaration.place?.file == context.file
    case .internal, .package:
      return declaration.module == (context.file?.module ?? checker.program) || isProtocolMember(declaration)
    case .public, .open: return true
    }
  }
  private func isProtocolMember(_ declaration: Declaration) -> Bool {
    (declaration.parent as? NominalDeclaration)?.isProtocol == true
      || (declaration as? FunctionDeclaration)?.kind == .enumCase
  }
  private func outermost(_ nominal: NominalDeclaration?) -> NominalDeclaration? {
    var current = nominal
    while let outer = current?.parentNominal { current = outer }
    return current
  }
  private func isNested(_ nominal: NominalDeclaration, in outer: NominalDeclaration?) -> Bool {
    var current: NominalDeclaration? = nominal
    while let place = current {
      if place == outer { return true }
      current = place.parentNominal
    }
    return false
  }

  private func isCalled(_ locator: Locator) -> Bool { locator.part == .callee && calls[locator.expression] != nil }

  /// `.name` on a type that the context gives.
  func attemptImplicitMember(_ base: Type, _ name: Expression.MemberName, _ type: Type, _ locator: Locator)
    -> MatchResult
  {
    let known = resolved(base)
    if case .variable = known { return .unsolved }
    if known == .hole { return unknown(type, locator) }
    var (choices, refused) = candidates(.metatype(known), name, locator)
    // A method of an instance is called with it first: `.bold(.caption)()`.
    if !isCalled(locator) { choices.removeAll { $0.kind == .unapplied } }
    let (object, depth) = checker.withoutOptionals(known)
    if depth > 0 {
      let inner = candidates(.metatype(resolved(object)), name, locator).choices
      choices += inner.compactMap { choice in
        if choice.kind == .unapplied { return isCalled(locator) ? choice : nil }
        guard choice.kind == .plain else { return nil }
        var made = choice
        made.kind = .viaOptional
        return made
      }
    }
    if case .existential(let bounds) = known { choices = staticMembers(ofProtocols: bounds.protocols, name) }
    if choices.isEmpty {
      return refused.map { fail($0, type, locator) }
        ?? fail(.missingMember(.metatype(simplified(known)), name.name), type, locator)
    }
    return overload(choices, type, locator)
  }

  /// Members of extensions of protocols that fix `Self`: `.plain` of `where Self == Plain`.
  func staticMembers(ofProtocols protocols: [NominalDeclaration], _ name: Expression.MemberName) -> [Choice] {
    var choices: [Choice] = []
    for declaration in protocols.flatMap({ checker.inheritedProtocols(of: $0) }) {
      for member in checker.ownMembers(of: declaration, named: name.name) where member.isStatic && isVisible(member) {
        guard member.parent is ExtensionDeclaration, let own = declaration.selfParameter else { continue }
        for case .sameType(let first, let second) in checker.signature(of: member).requirements {
          let concrete = first == .parameter(own) ? second : second == .parameter(own) ? first : nil
          guard let concrete, !choices.contains(where: { $0.declaration == member }) else { continue }
          // A function may say itself what `Self` is, with generic parameters of its own.
          let base = concrete.mapping { part in
            guard case .parameter(let parameter) = part, parameter.parent == member else { return nil }
            return self.variable()
          }
          choices.append(Choice(declaration: member, base: .metatype(base), owner: declaration))
        }
      }
    }
    return choices
  }
}
