internal import Declarations

/// The actor that code runs on, or that a declaration belongs to.
enum Isolation: Hashable {
  case none
  /// Not followed: nothing is said of it.
  case unknown
  /// A global actor: `@MainActor`.
  case global(NominalDeclaration)
  /// `self` of an actor.
  case actor(NominalDeclaration)
  /// A parameter that is declared `isolated`.
  case parameter(ParameterDeclaration)

  var isUnknown: Bool { self == .unknown }

  /// "main actor-isolated".
  var words: String {
    if case .global(let actor) = self {
      return actor.name == "MainActor" ? "main actor-isolated" : "global actor '\(actor.name)'-isolated"
    }
    return "actor-isolated"
  }
  var contextWords: String {
    switch self {
    case .none, .unknown: return "nonisolated"
    default: return words
    }
  }
  /// Where a use stands: "from a nonisolated context".
  func placeWords(_ used: Isolation) -> String {
    switch self {
    case .global(let actor):
      return actor.name == "MainActor" ? "from the main actor" : "from global actor '\(actor.name)'"
    case .actor, .parameter:
      if case .global = used { return "from \(words) context" }
      return "on a nonisolated actor instance"
    case .none, .unknown: return "from a nonisolated context"
    }
  }

  static func kind(_ declaration: Declaration) -> String {
    if let variable = declaration as? VariableDeclaration {
      if !variable.isProperty { return variable.isLet ? "let" : "var" }
      return variable.isStatic ? "static property" : "property"
    }
    return declaration.kindName
  }
  /// The name as messages about isolation write it: labels only if there are any.
  static func name(_ declaration: Declaration) -> String {
    guard let function = declaration as? FunctionDeclaration else { return declaration.name }
    if function.kind == .subscriptMember { return "subscript" + function.fullName.drop { $0 != "(" } }
    if !function.parameters.isEmpty, function.parameters.allSatisfy({ $0.label == nil }), function.kind == .function {
      return function.name
    }
    return function.fullName
  }
}

extension Checker {
  var mainActor: Isolation { standard("MainActor").map { .global($0) } ?? .unknown }

  /// The actor that a declaration belongs to by its own attributes or by what it inherits (SE-0316).
  func isolation(of declaration: Declaration) -> Isolation {
    if let known = isolations[declaration] { return known }
    isolations[declaration] = Isolation.none
    let found = findIsolation(of: declaration)
    isolations[declaration] = found
    return found
  }

  private func written(_ declaration: Declaration) -> Isolation? {
    if declaration.attributes.flags.contains(.nonisolated) { return Isolation.none }
    if declaration.attributes.flags.contains(.mainActor) { return mainActor }
    for attribute in declaration.attributes.custom {
      var silent = context(of: declaration)
      silent.isSilent = true
      silent.allowsUnbound = true
      if case .nominal(let nominal, _) = resolve(attribute.name, silent),
        nominal.attributes.flags.contains(.globalActor)
      {
        return .global(nominal)
      }
    }
    return nil
  }

  private func findIsolation(of declaration: Declaration) -> Isolation {
    if let written = written(declaration) { return written }
    if let nominal = declaration as? NominalDeclaration { return inheritedIsolation(of: nominal) }
    if let function = declaration as? FunctionDeclaration, function.kind == .enumCase || function.kind == .deinitializer {
      return .none
    }
    let parent = declaration.parent
    guard let owner = (parent as? NominalDeclaration) ?? (parent as? ExtensionDeclaration)?.nominal else {
      return parent.map { isolation(of: $0) } ?? .none
    }
    if owner.kind == .actor {
      if declaration.isStatic { return .none }
      if let variable = declaration as? VariableDeclaration, variable.isLet { return .none }
      if let function = declaration as? FunctionDeclaration, function.kind == .initializer { return .none }
      return .actor(owner)
    }
    if let inherited = overriddenIsolation(of: declaration, owner) { return inherited }
    if let parent = parent as? ExtensionDeclaration, let written = written(parent) { return written }
    return isolation(of: owner)
  }

  /// True if what puts a declaration on its actor is older than actors: a declaration with `@preconcurrency`, or one of a
  /// library, as all of UIKit and SwiftUI are. Swift 5 lets it be used anywhere, and Swift 6 warns where there is no `await`.
  func isPreconcurrent(_ declaration: Declaration) -> Bool {
    guard let source = isolationSource(of: declaration) else { return false }
    return source.module != program || source.attributes.flags.contains(.preconcurrency)
  }
  /// The declaration that names the actor: the own one, its extension, its type, or what that inherits from.
  private func isolationSource(of declaration: Declaration) -> Declaration? {
    if written(declaration) != nil { return declaration }
    if let nominal = declaration as? NominalDeclaration {
      guard nominal.kind != .actor else { return nil }
      let above = [superclassDeclaration(of: nominal)].compactMap(\.self)
      let protocols = inherited(of: nominal).protocols.flatMap(\.protocols)
      let source = (above + protocols).first { isolation(of: $0) != .none } ?? isolatingWrapper(of: nominal)
      return source.flatMap { isolationSource(of: $0) }
    }
    guard let parent = declaration.parent else { return nil }
    if let owner = declaration.parentNominal, owner.kind != .actor,
      let witnessed = overridden(by: declaration, owner)
    {
      return isolationSource(of: witnessed)
    }
    if let place = parent as? ExtensionDeclaration {
      return written(place) != nil ? place : place.nominal.flatMap { isolationSource(of: $0) }
    }
    return isolationSource(of: parent)
  }

  /// A class inherits from its superclass, any type from the protocols that its own declaration names.
  private func inheritedIsolation(of nominal: NominalDeclaration) -> Isolation {
    if nominal.kind == .actor { return .none }
    let inherited = self.inherited(of: nominal)
    if let superclass = superclassDeclaration(of: nominal) {
      let found = isolation(of: superclass)
      if found != .none { return found }
    }
    for declaration in inherited.protocols.flatMap(\.protocols) {
      let found = isolation(of: declaration)
      if case .global = found { return found }
    }
    return isolatingWrapper(of: nominal).map { isolation(of: $0) } ?? .none
  }
  /// In Swift 5 a type belongs to the actor of the wrappers of its properties (SE-0401 ends that): the first `wrappedValue`
  /// that belongs to one.
  private func isolatingWrapper(of nominal: NominalDeclaration) -> Declaration? {
    guard nominal.kind == .structure || nominal.isClass else { return nil }
    for case let variable as VariableDeclaration in nominal.members.all
    where !variable.isStatic && !variable.attributes.custom.isEmpty {
      guard let wrapper = wrapper(of: variable), let value = wrappedValue(of: wrapper.declaration),
        case .global = isolation(of: value)
      else { continue }
      return value
    }
    return nil
  }

  /// An override, or the witness of a requirement that its own type or extension promises, belongs where that belongs.
  private func overriddenIsolation(of declaration: Declaration, _ owner: NominalDeclaration) -> Isolation? {
    overridden(by: declaration, owner).map { isolation(of: $0) }
  }
  private func overridden(by declaration: Declaration, _ owner: NominalDeclaration) -> Declaration? {
    var sources: [NominalDeclaration] = []
    if declaration.attributes.flags.contains(.override), let superclass = superclassDeclaration(of: owner) {
      sources.append(superclass)
    }
    if !owner.isProtocol {
      let inherited =
        (declaration.parent as? ExtensionDeclaration).map { self.inherited(of: $0) } ?? self.inherited(of: owner)
      sources += inherited.protocols.flatMap(\.protocols)
    }
    for source in sources {
      for member in members(ofNominal: source, named: declaration.name)
      where member.declaration != declaration && member.declaration.isStatic == declaration.isStatic
        && (member.declaration is VariableDeclaration) == (declaration is VariableDeclaration)
      {
        if let a = member.declaration as? FunctionDeclaration, let b = declaration as? FunctionDeclaration,
          a.parameters.map(\.label) != b.parameters.map(\.label)
        {
          continue
        }
        if case .global = isolation(of: member.declaration) { return member.declaration }
      }
    }
    return nil
  }

  /// A local function runs where the code around it runs, if nothing else is written.
  func localIsolation(of function: FunctionDeclaration, in outer: Isolation) -> Isolation { written(function) ?? outer }
}

extension EffectsCheck {
  /// Looks at the use of something that belongs to an actor; true if it is used from outside.
  @discardableResult
  func crossing(
    of declaration: Declaration, base: Expression?, _ expression: Expression, _ offset: Int, _ place: Place,
    isCall: Bool
  ) -> Bool {
    if isSilent || place.isolation.isUnknown || declaration.module.isLibrary && isCall == false { return false }
    if checker.localScopes[declaration] != nil { return false }
    if let variable = declaration as? VariableDeclaration {
      if variable.isLet || variable.place == nil { return false }
      if !variable.isProperty && variable.parent != nil { return false }
      if variable.isProperty, variable.isStored, !variable.isStatic, variable.parentNominal?.kind == .structure {
        return false
      }
    }
    if let function = declaration as? FunctionDeclaration, function.kind == .enumCase { return false }
    let owned = checker.isolation(of: declaration)
    switch owned {
    case .none, .unknown, .parameter: return false
    case .global: if owned == place.isolation || isOnlyWarned(declaration) { return false }
    case .actor:
      if isOwn(base, place) { return false }
    }
    if place.isInitializer, isSelf(base) { return false }
    let name = "\(owned.words) \(Isolation.kind(declaration)) '\(Isolation.name(declaration))'"
    let isAsyncFunction = (declaration as? FunctionDeclaration)?.effects.isAsync == true
    if place.isChanged && !isCall {
      report("\(name) can not be mutated \(place.isolation.placeWords(owned))", offset, place)
      return true
    }
    if place.isAsync {
      if !place.isAwaited {
        report("\(name) cannot be \(isCall ? "called" : "accessed") from outside of the actor", offset, place)
      }
      return true
    }
    if isAsyncFunction { return false }
    if isCall {
      report("call to \(name) in a synchronous \(place.isolation.contextWords) context", offset, place)
    } else {
      report("\(name) can not be referenced \(place.isolation.placeWords(owned))", offset, place)
    }
    return true
  }

  /// Memberwise initialisers run anywhere; what is older than actors is used anywhere.
  private func isOnlyWarned(_ declaration: Declaration) -> Bool {
    if let function = declaration as? FunctionDeclaration, function.kind == .initializer, function.body == nil,
      !function.module.isLibrary
    {
      return true
    }
    return checker.isPreconcurrent(declaration)
  }

  /// True for `self` where the code runs on it, and for an `isolated` parameter.
  private func isOwn(_ base: Expression?, _ place: Place) -> Bool {
    guard let base else { return true }
    if case .superReference = base.kind { return true }
    guard case .reference(let reference) = strip(base).kind else { return false }
    switch place.isolation {
    case .actor: return reference.name == "self"
    case .parameter(let parameter): return reference.candidates.first == parameter
    default: return false
    }
  }
  private func isSelf(_ base: Expression?) -> Bool {
    guard let base, case .reference(let reference) = strip(base).kind else { return false }
    return reference.name == "self"
  }
  private func strip(_ base: Expression) -> Expression {
    switch base.kind {
    case .optionalBind(let inner), .force(let inner): return strip(inner)
    default: return checker.withoutMarks(base)
    }
  }
}
