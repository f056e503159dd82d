internal import Declarations

/// What an initialiser must do with its `self`.
struct OwnSelf {
  enum Kind {
    /// All stored properties are given values.
    case root
    /// Stored properties, then `super.init`.
    case derived
    /// `self.init`, or a value for `self`.
    case delegating
  }
  let nominal: NominalDeclaration
  let kind: Kind
  /// The stored properties that have no value of their own.
  let properties: [VariableDeclaration]
  /// Stands for `self.init` and `super.init`.
  let initialization: VariableDeclaration
  /// True if the call of `super.init` is made by the compiler, at the end.
  var isSuperImplicit = false
}

extension InitializationCheck {
  /// Begins to follow `self` if the code is an initialiser's.
  mutating func prepareSelf() {
    guard unit.role == .function, let function = unit.declaration as? FunctionDeclaration,
      function.kind == .initializer,
      let nominal = function.parentNominal,
      function.parent is NominalDeclaration || function.parent is ExtensionDeclaration
    else { return }
    let marker = VariableDeclaration(
      "self", isLet: false, in: checker.program, parent: nil, attributes: AttributeList(), place: function.place)
    let calls = unit.statements.map { InitializerCalls.in(.statement($0)) }
    let callsOwn = calls.contains { $0.callsOwn }
    if nominal.isProtocol || nominal.module.isLibrary || function.attributes.flags.contains(.convenience)
      || nominal.kind == .enumeration
      || callsOwn
    {
      if nominal.isProtocol || nominal.module.isLibrary, !callsOwn { return }
      own = OwnSelf(nominal: nominal, kind: .delegating, properties: [], initialization: marker)
    } else if nominal.isClass, let parent = checker.superclassDeclaration(of: nominal) {
      var made = OwnSelf(nominal: nominal, kind: .derived, properties: properties(of: nominal), initialization: marker)
      made.isSuperImplicit = !calls.contains { $0.callsSuper } && hasPlainInitializer(parent)
      own = made
    } else {
      own = OwnSelf(nominal: nominal, kind: .root, properties: properties(of: nominal), initialization: marker)
    }
    for property in own?.properties ?? [] { _ = slot(property) }
    _ = slot(marker)
  }

  /// The stored properties that an initialiser must give values.
  private func properties(of nominal: NominalDeclaration) -> [VariableDeclaration] {
    nominal.members.all.compactMap { $0 as? VariableDeclaration }.filter { variable in
      guard !variable.isStatic, variable.isStored, variable.initializer == nil, variable.binding?.initializer == nil,
        !variable.attributes.flags.contains(.lazy)
      else { return false }
      if checker.wrapper(of: variable) != nil { return !checker.startsByItself(variable) }
      let type = checker.type(of: variable)
      return !type.hasHole && (variable.isLet || checker.optionalObject(type) == nil)
    }
  }

  /// True if a type can be made without arguments.
  private func hasPlainInitializer(_ nominal: NominalDeclaration) -> Bool {
    let all = checker.members(ofNominal: nominal, named: "init")
    if all.isEmpty { return true }
    return all.contains { candidate in
      (candidate.declaration as? FunctionDeclaration)?.parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
        ?? false
    }
  }

  func isOwnSelf(_ expression: Expression) -> Bool {
    guard own != nil, case .reference(let reference) = expression.kind, reference.name == "self" else { return false }
    return reference.candidates.first?.place == nil
  }

  /// The followed property that a member of `self` is; `_x` is the storage of `x`.
  func property(_ expression: Expression) -> VariableDeclaration? {
    guard let own, case .member(_, let name) = expression.kind,
      let variable = checker.choices[expression]?.choice.declaration as? VariableDeclaration
    else { return nil }
    if own.properties.contains(variable) { return variable }
    guard name.name.hasPrefix("_") else { return nil }
    return own.properties.first { "_" + $0.name == name.name && !$0.attributes.custom.isEmpty }
  }

  private func isGiven(_ variable: VariableDeclaration) -> Bool {
    slots[variable].map { state.definite.contains($0) } ?? true
  }
  private var areAllGiven: Bool { own?.properties.allSatisfy { isGiven($0) } ?? true }

  /// What is said only once.
  private mutating func settle() {
    for variable in own?.properties ?? [] { slots[variable].map { _ = state.definite.insert($0) } }
    if let own { slots[own.initialization].map { _ = state.definite.insert($0) } }
  }

  /// A member of `self` is used.
  mutating func useMember(_ expression: Expression, _ name: Expression.MemberName) {
    guard let own else { return }
    let offset = expression.range.start
    if own.kind == .delegating { return requireSelf(nil, at: offset) }
    if let property = property(expression) {
      if isGiven(property) { return }
      let message =
        own.nominal.isClass
        ? "\(property.isLet ? "constant" : "variable") 'self.\(property.name)' used before being initialized"
        : "'self' used before all stored properties are initialized"
      return report(message, at: offset)
    }
    switch checker.choices[expression]?.choice.declaration {
    case let variable as VariableDeclaration:
      if variable.isStatic
        || variable.isStored && variable.parentNominal == own.nominal && checker.wrapper(of: variable) == nil
      {
        return
      }
      requireSelf("in property access '\(name.name)' ", at: offset)
    case let function as FunctionDeclaration where !function.isStatic:
      requireSelf("in method call '\(name.name)' ", at: offset)
    default: break
    }
  }

  /// `self` is used as a whole.
  mutating func requireSelf(_ how: String?, at offset: Int) {
    guard let own else { return }
    let how = own.nominal.isClass ? how ?? "" : ""
    switch own.kind {
    case .delegating:
      if isGiven(own.initialization) { return }
      report("'self' used before 'self.init' call or assignment to 'self'", at: offset)
    case .derived:
      if isGiven(own.initialization) { return }
      report("'self' used \(how)before 'super.init' call", at: offset)
    case .root:
      guard let missing = own.properties.first(where: { !isGiven($0) }) else { return }
      if own.nominal.isClass, how.isEmpty {
        report(
          "\(missing.isLet ? "constant" : "variable") 'self.\(missing.name)' used before being initialized", at: offset)
      } else {
        report("'self' used \(how)before all stored properties are initialized", at: offset)
      }
    }
  }

  /// `super.f()` needs what `self.f()` needs.
  mutating func requireSuper(_ expression: Expression, _ name: Expression.MemberName) {
    guard own?.kind == .derived else { return }
    let isCall = checker.choices[expression]?.choice.declaration is FunctionDeclaration
    requireSelf(
      isCall ? "in method call '\(name.name)' " : "in property access '\(name.name)' ", at: expression.range.start)
  }

  mutating func assignMember(_ left: Expression, _ name: Expression.MemberName) {
    if own?.kind != .delegating, let property = property(left) {
      return give(property, as: "self." + property.name, at: left.range.start)
    }
    if own?.kind != .delegating, let variable = checker.choices[left]?.choice.declaration as? VariableDeclaration,
      variable.isLet, !variable.isStatic, variable.initializer != nil,
      variable.parentNominal == own?.nominal
    {
      // It has its initial value.
      return report("immutable value 'self.\(name.name)' may only be initialized once", at: left.range.start)
    }
    // A wrapper that is made of a value gets it here, whether it had one before or not.
    if own?.kind != .delegating, let variable = checker.choices[left]?.choice.declaration as? VariableDeclaration,
      variable.parentNominal == own?.nominal, !variable.isStatic, let wrapper = checker.wrapper(of: variable),
      checker.isMadeOfValue(wrapper.declaration)
    {
      return
    }
    useMember(left, name)
  }

  /// `self.init(…)`, or `self = …`.
  mutating func delegate() {
    guard let own else { return }
    for variable in own.properties + [own.initialization] {
      guard let number = slots[variable] else { continue }
      state.definite.insert(number)
      state.possible.insert(number)
    }
  }

  mutating func callSuper(at offset: Int) {
    guard let own, own.kind == .derived, let number = slots[own.initialization] else { return }
    if let missing = own.properties.first(where: { !isGiven($0) }) {
      report("property 'self.\(missing.name)' not initialized at super.init call", at: offset)
      settle()
    } else if state.possible.contains(number) {
      report("'super.init' called multiple times in initializer", at: offset)
    }
    state.definite.insert(number)
    state.possible.insert(number)
  }

  /// What must be true where the initialiser returns.
  mutating func checkExit(at offset: Int) {
    guard let own else { return }
    switch own.kind {
    case .delegating:
      if !isGiven(own.initialization) {
        report("'self.init' isn't called on all paths before returning from initializer", at: offset)
      }
    case .derived:
      if own.isSuperImplicit {
        if let missing = own.properties.first(where: { !isGiven($0) }) {
          report("property 'self.\(missing.name)' not initialized at implicitly generated super.init call", at: offset)
        }
      } else if !isGiven(own.initialization) {
        report("'super.init' isn't called on all paths before returning from initializer", at: offset)
      }
    case .root:
      if areAllGiven || hasToldExit || isSilent { return }
      hasToldExit = true
      report("return from initializer without initializing all stored properties", at: offset)
    }
  }

  /// A closure keeps `self`, or properties of it.
  mutating func captureSelf(_ names: Names, at offset: Int) {
    guard let own, names.usesSelf || !names.properties.isEmpty else { return }
    switch own.kind {
    case .delegating: requireSelf(nil, at: offset)
    case .root where !own.nominal.isClass && !names.usesSelf:
      guard let missing = names.properties.sorted(by: { $0.name < $1.name }).first(where: { !isGiven($0) }) else {
        return
      }
      report(
        "\(missing.isLet ? "constant" : "variable") 'self.\(missing.name)' captured by a closure before being initialized",
        at: offset)
    default:
      if own.kind == .derived ? isGiven(own.initialization) : areAllGiven { return }
      report("'self' captured by a closure before all members were initialized", at: offset)
    }
  }
}

/// Whether code calls other initialisers on `self` and `super`.
struct InitializerCalls {
  var callsOwn = false
  var callsSuper = false

  static func `in`(_ node: TreeNode) -> InitializerCalls {
    var found = InitializerCalls()
    found.add(node)
    return found
  }
  private mutating func add(_ node: TreeNode) {
    if case .expression(let expression) = node, case .member(let base, let name) = expression.kind, name.name == "init" {
      if case .superReference = base.kind { callsSuper = true }
      if case .reference(let reference) = base.kind, reference.name == "self" { callsOwn = true }
    }
    for child in node.children { add(child) }
  }
}
