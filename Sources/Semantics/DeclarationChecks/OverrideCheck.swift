internal import Declarations

/// A member of a class that has the name and type of one of a superclass replaces it, and must say so.
struct OverrideCheck {
  let checker: Checker

  func check(_ member: Declaration, _ nominal: NominalDeclaration) {
    guard
      member is VariableDeclaration
        || (member as? FunctionDeclaration).map({ [.function, .initializer, .subscriptMember].contains($0.kind) })
          == true
    else { return }
    let says = member.attributes.flags.contains(.override)
    let overridden = candidates(for: member, nominal)
    let sameLabels = overridden.filter { labels(of: $0.declaration) == labels(of: member) }
    guard let match = sameLabels.first(where: { isReplaced($0, by: member) }) else {
      if says { reportUnmatched(member, nominal, overridden, sameLabels) }
      return
    }
    if !says {
      if let initializer = member as? FunctionDeclaration, initializer.kind == .initializer,
        match.declaration.attributes.flags.contains(.required)
      {
        if !initializer.attributes.flags.contains(.required) {
          checker.report("'required' modifier must be present on all overrides of a required initializer", at: member)
        }
        return
      }
      checker.report("overriding declaration requires an 'override' keyword", at: member)
      return
    }
    check(member, replacing: match, nominal)
  }

  /// A member of a superclass, with its type as the subclass sees it.
  private struct Candidate {
    let declaration: Declaration
    let owner: NominalDeclaration
    let map: Substitution
  }

  private func candidates(for member: Declaration, _ nominal: NominalDeclaration) -> [Candidate] {
    var found: [Candidate] = []
    var current = nominal
    var map: Substitution = [:]
    var seen: Set<NominalDeclaration> = [nominal]
    while case .nominal(let parent, let arguments)? = checker.superclass(of: current), seen.insert(parent).inserted {
      map = checker.substitution(of: parent, arguments.map { $0.substituting(map) })
      for declaration in checker.ownMembers(of: parent, named: member.name) where isComparable(declaration, member) {
        found.append(Candidate(declaration: declaration, owner: parent, map: map))
      }
      // A class that does not inherit the initialisers of its superclass hides them from its own subclasses.
      if let initializer = member as? FunctionDeclaration, initializer.kind == .initializer, hidesInitializers(parent) {
        break
      }
      current = parent
    }
    return found
  }

  private func hidesInitializers(_ nominal: NominalDeclaration) -> Bool {
    checker.ownMembers(of: nominal, named: "init").contains { member in
      guard let initializer = member as? FunctionDeclaration, initializer.body != nil || nominal.module.isLibrary else {
        return false
      }
      return !initializer.attributes.flags.contains(.convenience)
    }
  }

  private func isComparable(_ declaration: Declaration, _ member: Declaration) -> Bool {
    if declaration.attributes.access <= .private && declaration.module == checker.program { return false }
    if declaration.module != checker.program && declaration.attributes.access < .public { return false }
    switch (declaration, member) {
    case (is VariableDeclaration, is VariableDeclaration): return declaration.isStatic == member.isStatic
    case (let a as FunctionDeclaration, let b as FunctionDeclaration):
      if a.kind == .initializer && a.attributes.flags.contains(.convenience) && !a.attributes.flags.contains(.required) {
        return false
      }
      return a.kind == b.kind && a.isStatic == b.isStatic && !a.isOperator
    default: return false
    }
  }
  private func labels(of declaration: Declaration) -> [String?]? {
    (declaration as? FunctionDeclaration)?.parameters.map(\.label)
  }

  private func isReplaced(_ candidate: Candidate, by member: Declaration) -> Bool {
    switch (candidate.declaration, member) {
    case (is VariableDeclaration, is VariableDeclaration): return true
    case (let a as FunctionDeclaration, let b as FunctionDeclaration):
      if a.ownParameters.count != b.ownParameters.count { return false }
      let (first, second) = (checker.interface(of: a), checker.interface(of: b))
      let own = Substitution(
        zip(b.ownParameters, a.ownParameters.map { Type.parameter($0) }), uniquingKeysWith: { a, _ in a })
      let says = member.attributes.flags.contains(.override)
      for (left, right) in zip(first.parameters, second.parameters) {
        let wanted = checker.reduced(left.type.substituting(candidate.map))
        let given = right.type.substituting(own)
        if wanted.hasHole || given.hasHole { continue }
        if wanted != given && !(says && isWider(given, than: wanted)) { return false }
      }
      if a.kind == .initializer { return true }
      let wanted = checker.reduced(first.result.substituting(candidate.map))
      let given = second.result.substituting(own)
      if wanted.hasHole || given.hasHole || wanted == given { return true }
      if case .parameter = wanted { return true }
      return says && isWider(wanted, than: given)
    default: return false
    }
  }

  /// An optional of the type, or a superclass of it.
  private func isWider(_ type: Type, than other: Type) -> Bool {
    if type == other { return true }
    if let object = checker.optionalObject(type) {
      return isWider(object, than: checker.optionalObject(other) ?? other)
    }
    if case .existential = type { return true }
    if case .function = type { return true }
    if case .opaque = type { return true }
    return checker.isClassType(other) && checker.isSubclass(other, of: type)
  }

  private func reportUnmatched(
    _ member: Declaration, _ nominal: NominalDeclaration, _ all: [Candidate], _ sameLabels: [Candidate]
  ) {
    if checker.inheritsUnknown(nominal) { return }
    if let superclass = checker.superclassDeclaration(of: nominal), superclass.module != checker.program, all.isEmpty,
      checker.superclassDeclaration(of: superclass) != nil
    {
      // The class' superclasses are not all known.
      return
    }
    switch member {
    case let function as FunctionDeclaration where function.kind == .initializer:
      // Convenience initialisers are not overridden, but they are named in what is said.
      let others = checker.superclassDeclaration(of: nominal).map { checker.ownMembers(of: $0, named: "init") } ?? []
      let near = others.compactMap { $0 as? FunctionDeclaration }.filter {
        $0.parameters.count == function.parameters.count && !$0.parameters.isEmpty
      }
      if near.contains(where: { labels(of: $0) == labels(of: function) }) || near.isEmpty
        || !all.contains(where: { hasSameTypes($0, function) })
      {
        checker.report("initializer does not override a designated initializer from its superclass", at: member)
      } else if near.count > 1 {
        checker.report(
          "declaration '\(function.fullName)' has different argument labels from any potential overrides", at: member)
      } else {
        checker.report(
          "argument labels for initializer '\(function.fullName)' do not match those of overridden initializer '\(near[0].fullName)'",
          at: member)
      }
    case let function as FunctionDeclaration where function.kind == .subscriptMember:
      checker.report("subscript does not override any subscript from its superclass", at: member)
    case let function as FunctionDeclaration:
      let near = all.filter { hasSameTypes($0, function) }
      if sameLabels.isEmpty, near.count == 1, let only = near[0].declaration as? FunctionDeclaration {
        checker.report(
          "argument labels for method '\(function.fullName)' do not match those of overridden method '\(only.fullName)'",
          at: member)
      } else if sameLabels.isEmpty, near.count > 1 {
        checker.report(
          "declaration '\(function.fullName)' has different argument labels from any potential overrides", at: member)
      } else {
        checker.report("method does not override any method from its superclass", at: member)
      }
    default: checker.report("property does not override any property from its superclass", at: member)
    }
  }

  private func hasSameTypes(_ candidate: Candidate, _ function: FunctionDeclaration) -> Bool {
    guard let other = candidate.declaration as? FunctionDeclaration, !function.parameters.isEmpty else { return false }
    let (first, second) = (checker.interface(of: other), checker.interface(of: function))
    return first.parameters.map { checker.reduced($0.type.substituting(candidate.map)) }
      == second.parameters.map(\.type)
      && (function.kind == .initializer || checker.reduced(first.result.substituting(candidate.map)) == second.result)
  }

  private func check(_ member: Declaration, replacing match: Candidate, _ nominal: NominalDeclaration) {
    let old = match.declaration
    if member.parent is ExtensionDeclaration, !old.attributes.flags.contains(.objc), old.module == checker.program {
      let name = (old as? FunctionDeclaration)?.fullName ?? old.name
      checker.report(
        " \(old.kindName) '\(name)' declared in '\(match.owner.name)' cannot be overridden from extension", at: member)
      return
    }
    if old.attributes.flags.contains(.static) || (old.isStatic && old.attributes.flags.contains(.final)) {
      checker.report("cannot override \(old.kindName)", at: member)
      return
    }
    if old.attributes.flags.contains(.final) {
      checker.report("\(member.kindName) overrides a 'final' \(old.kindName)", at: member)
      return
    }
    if let variable = member as? VariableDeclaration, let replaced = old as? VariableDeclaration {
      check(variable, replacing: replaced, match)
    }
    guard let function = member as? FunctionDeclaration, let replaced = old as? FunctionDeclaration else { return }
    if function.kind == .initializer, replaced.attributes.flags.contains(.required),
      !function.attributes.flags.contains(.required)
    {
      checker.report("use the 'required' modifier to override a required initializer", at: member)
    }
    if function.effects.isThrowing && !replaced.effects.isThrowing {
      checker.report("cannot override non-throwing \(old.kindName) with throwing \(member.kindName)", at: member)
    }
    if function.effects.isAsync && !replaced.effects.isAsync {
      checker.report("cannot override non-async \(old.kindName) with async \(member.kindName)", at: member)
    }
  }

  private func check(_ variable: VariableDeclaration, replacing old: VariableDeclaration, _ match: Candidate) {
    let isObserver = variable.accessors?.hasObservers == true
    if variable.isStored && !isObserver {
      checker.report("cannot override with a stored property '\(variable.name)'", at: variable)
      return
    }
    let wanted = checker.reduced(checker.type(of: old).substituting(match.map))
    let given = checker.type(of: variable)
    let isOldMutable = isMutable(old)
    if wanted.hasHole || given.hasHole { return }
    if wanted != given, isOldMutable || !isWider(wanted, than: given) {
      checker.report(
        "property '\(variable.name)' with type '\(given)' cannot override a property with type '\(wanted)'",
        at: variable)
      return
    }
    if old.isLet {
      checker.report(
        "cannot override immutable 'let' property '\(variable.name)' with the getter of a 'var'", at: variable)
    } else if isObserver && !isOldMutable {
      checker.report("cannot observe read-only property '\(variable.name)'; it can't change", at: variable)
    } else if !isObserver && isOldMutable && variable.accessors?.hasSetter == false {
      checker.report("cannot override mutable property with read-only property '\(variable.name)'", at: variable)
    }
  }
  private func isMutable(_ variable: VariableDeclaration) -> Bool {
    if variable.isLet { return false }
    if variable.isComputed { return variable.accessors?.hasSetter == true }
    return variable.attributes.setterAccess.map { $0 > .private } ?? true
  }
}
