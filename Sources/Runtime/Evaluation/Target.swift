package import Declarations

/// What a call runs.
package enum Target {
  case code(FunctionCode)
  case native(NativeFunction)
  /// Neither code nor native: the declaration that is missing.
  case missing(Declaration)
}

/// A target with what its generic parameters stand for.
package struct BoundTarget {
  package let target: Target
  package let types: [RuntimeType]
  /// The witness's own generic parameters from the requirement's own ones; nil if they are the same.
  let own: Witness.OwnTypes?
  package init(_ target: Target, _ types: [RuntimeType], own: Witness.OwnTypes? = nil) {
    self.target = target
    self.types = types
    self.own = own
  }
  /// With what the requirement's own generic parameters stand for.
  func with(own given: [RuntimeType]) -> BoundTarget {
    if let own { return BoundTarget(target, types + own(given)) }
    return given.isEmpty ? self : BoundTarget(target, types + given)
  }
}

extension Evaluation {
  struct TargetKey: Hashable {
    let declaration: Declaration
    let part: CodePart
  }

  /// What runs for a declaration: its code, a native, or what the language itself makes of it.
  package func target(of declaration: Declaration, _ part: CodePart) -> Target {
    let key = TargetKey(declaration: declaration, part: part)
    if let known = targets[key] { return known }
    let found = findTarget(declaration, part)
    targets[key] = found
    return found
  }
  private func findTarget(_ declaration: Declaration, _ part: CodePart) -> Target {
    if declaration.module.isLibrary {
      if let function = declaration as? FunctionDeclaration { _ = program.settled.interface(of: function) }
      for key in NativeTable.keys(of: declaration, setter: part == .set) {
        if let native = natives[key] { return .native(guarded(native, declaration, part)) }
      }
      // What the library's source has code for runs that.
      let accessors = (declaration as? VariableDeclaration)?.accessors ?? (declaration as? FunctionDeclaration)?.accessors
      let hasCode = (declaration as? FunctionDeclaration)?.body != nil || accessors?.bodies.isEmpty == false
      if !hasCode, let thunk = natives.thunk(declaration, part) { return .native(guarded(thunk, declaration, part)) }
    }
    if let function = declaration as? FunctionDeclaration {
      if function.kind == .enumCase { return enumCase(function) }
      if function.kind == .initializer, function.body == nil, !function.isInterface {
        return .code(Maker.initializer(synthesized: function, self))
      }
    }
    if let variable = declaration as? VariableDeclaration {
      if let derived = derivedProperty(variable, part) { return derived }
      if variable.isStored, !variable.isInterface, part == .get || part == .set {
        return .code(Maker.accessor(ofStored: variable, part, self))
      }
    }
    if let code = Maker.function(declaration, part, self) { return .code(code) }
    if let function = declaration as? FunctionDeclaration, let code = Maker.operatorCode(function, self) {
      return .code(code)
    }
    if let function = declaration as? FunctionDeclaration, let derived = derivedFunction(function) { return derived }
    return .missing(declaration)
  }

  /// A native of a declaration with what keeps a program's mistakes from ending the process.
  private func guarded(_ native: @escaping NativeFunction, _ declaration: Declaration, _ part: CodePart) -> NativeFunction {
    var native = native
    if natives.guardedModules.contains(declaration.module.name) {
      native = NativeTable.guarding(native, NativeTable.keys(of: declaration).last ?? declaration.name)
      // Among views, something absent is one of them.
      if declaration.parentNominal?.attributes.flags.contains(.resultBuilder) != true {
        native = NativeTable.keeping(native, receiverKind(declaration, part))
      }
    }
    return changesFirst(declaration, part) ? NativeTable.measuring(native) : native
  }
  private func receiverKind(_ declaration: Declaration, _ part: CodePart) -> ReceiverKind {
    guard part == .body, let function = declaration as? FunctionDeclaration, !function.isStatic,
      function.kind == .function, let owner = function.parentNominal
    else { return .none }
    if owner == sitedProtocol { return .modified }
    if case .nominal(owner, _) = program.settled.interface(of: function).result { return .changed }
    return .part
  }
  /// Whether what is called changes its first argument.
  private func changesFirst(_ declaration: Declaration, _ part: CodePart) -> Bool {
    if part == .set { return true }
    guard let function = declaration as? FunctionDeclaration else { return false }
    if function.isMutating { return true }
    if case .inOut? = program.settled.interface(of: function).parameters.first?.type { return true }
    return false
  }

  private func enumCase(_ function: FunctionDeclaration) -> Target {
    guard let nominal = function.parentNominal, let index = program.settled.cases(of: nominal).firstIndex(of: function)
    else { return .missing(function) }
    if nominal.isStandard, nominal.name == "Optional" {
      return .native { (call: inout NativeCall) throws(Interruption) in call.arguments[0].wrapped }
    }
    return .native { (call: inout NativeCall) throws(Interruption) in
      let made = Value.enumeration(index, call.arguments)
      if !call.arguments.isEmpty { try call.evaluation.probe(made) }
      return made
    }
  }

  /// Runs a target; arguments that it changes are as it left them afterwards.
  package func invoke(_ bound: BoundTarget, _ arguments: inout [Value], _ place: SourcePlace? = nil)
    throws(Interruption) -> Value
  {
    switch bound.target {
    case .code(let code): return try call(code, bound.types.map { .metatype($0) }, &arguments)
    case .native(let native):
      if let place { self.place = place }
      var call = NativeCall(self, types: bound.types, arguments: arguments, place: place)
      arguments = []
      defer { arguments = call.arguments }
      let made = try native(&call)
      try charge(made, at: place)
      if let place, place.end > place.offset, case .library(let box) = made, box.site == nil { box.site = place }
      return made
    case .missing(let declaration):
      if let view = withoutModifier(declaration, arguments, bound.types) {
        leaveOut(declaration, at: place)
        return view
      }
      if let name = absentView(declaration) {
        meetsAbsent = true
        leaveOut(declaration, at: place)
        return .absent(name)
      }
      throw missing(declaration, at: place)
    }
  }
  /// The view alone, where what is missing is a modifier of all views: the rest of the program is shown.
  private func withoutModifier(_ declaration: Declaration, _ arguments: [Value], _ types: [RuntimeType]) -> Value? {
    guard let function = declaration as? FunctionDeclaration, function.kind == .function, !function.isStatic,
      let owner = function.parentNominal, owner == sitedProtocol, let type = types.first, let view = arguments.first,
      case .opaque = program.settled.interface(of: function).result
    else { return nil }
    return .existential(ExistentialValue(view, type))
  }
  /// The name of the view that what is missing would make: a frame with it is shown.
  private func absentView(_ declaration: Declaration) -> String? {
    guard let function = declaration as? FunctionDeclaration, function.kind == .initializer,
      let owner = function.parentNominal, !owner.isClass, let view = sitedProtocol,
      program.settled.conformance(of: owner, to: view) != nil
    else { return nil }
    return owner.name
  }
  package func invoke(_ bound: BoundTarget, _ arguments: [Value], _ place: SourcePlace? = nil)
    throws(Interruption) -> Value
  {
    var arguments = arguments
    return try invoke(bound, &arguments, place)
  }

  // MARK: Classes and protocols

  /// The member that an object's class has for one of a class above it.
  func override(of declaration: Declaration, in nominal: NominalDeclaration) -> Declaration {
    guard let owner = declaration.parentNominal, owner.isClass, owner != nominal else { return declaration }
    let key = OverrideKey(declaration: declaration, nominal: nominal)
    if let known = overrides[key] { return known }
    var found = declaration
    var current: NominalDeclaration? = nominal
    search: while let type = current, type != owner {
      for candidate in members(of: type, named: declaration.name) {
        var above: Declaration? = program.settled.overridden(by: candidate)
        while let next = above {
          if next == declaration {
            found = candidate
            break search
          }
          above = program.settled.overridden(by: next)
        }
      }
      if case .nominal(let parent, _)? = program.settled.superclass(of: type) { current = parent } else { break }
    }
    overrides[key] = found
    return found
  }
  struct OverrideKey: Hashable {
    let declaration: Declaration
    let nominal: NominalDeclaration
  }
  func members(of nominal: NominalDeclaration, named name: String) -> [Declaration] {
    nominal.members.named(name)
      + program.module.extensions.filter { $0.nominal == nominal }.flatMap { $0.members.named(name) }
  }

  /// A member of a class for an object of that type, with the arguments of the class that declares it.
  func bound(_ declaration: Declaration, _ part: CodePart, in type: RuntimeType, own: [RuntimeType]) -> BoundTarget {
    guard let nominal = type.nominal else { return BoundTarget(target(of: declaration, part), own) }
    let found = override(of: declaration, in: nominal)
    let owner = found.parentNominal.flatMap { types.upcast(type, to: $0) } ?? type
    let first = takesMetatype(found) ? [type] : []
    return BoundTarget(target(of: found, part), first + owner.arguments + own)
  }

  /// True for a static member of a class of the program: its `self` comes first.
  func takesMetatype(_ declaration: Declaration) -> Bool {
    guard declaration.isStatic, !declaration.module.isLibrary,
      declaration.parent is NominalDeclaration
        || declaration.parent is ExtensionDeclaration
    else { return false }
    return declaration.parentNominal?.isClass == true
  }

  /// What fulfils a requirement for a type; `own` are the arguments of the requirement's own generic parameters.
  package func requirement(_ requirement: Declaration, _ part: CodePart, of type: RuntimeType, own: [RuntimeType] = [])
    -> BoundTarget
  {
    let key = RequirementKey(requirement: requirement, part: part, type: type)
    if let known = requirements[key] { return known.with(own: own) }
    var found = findRequirement(requirement, part, type)
    if requirement.genericParameters.isEmpty { found = found.with(own: []) }
    requirements[key] = found
    return found.with(own: own)
  }
  struct RequirementKey: Hashable {
    let requirement: Declaration
    let part: CodePart
    let type: RuntimeType
  }
  private func findRequirement(_ requirement: Declaration, _ part: CodePart, _ type: RuntimeType) -> BoundTarget {
    if let mistake = program.settled.mistake(of: requirement) {
      let count = 2 + ((requirement as? FunctionDeclaration)?.parameters.count ?? 0)
      return BoundTarget(.code(FunctionCode(requirement.name, argumentCount: count) { Maker.refuse($0, mistake) }), [type])
    }
    // A default of a protocol's extension may be asked for by a declaration of the extension itself.
    if !(requirement.parent is NominalDeclaration) { return BoundTarget(target(of: requirement, part), [type]) }
    if let witness = types.witness(of: requirement, for: type), witness.declaration != requirement {
      let declaration = type.nominal.map { override(of: witness.declaration, in: $0) } ?? witness.declaration
      let found = target(of: declaration, part)
      if case .missing = found, let derived = derived(declaration, part, type) ?? derived(requirement, part, type) {
        return derived
      }
      return BoundTarget(found, (takesMetatype(declaration) ? [type] : []) + witness.types, own: witness.own)
    }
    if let derived = derived(requirement, part, type) { return derived }
    if let refusal = unfulfilled(requirement, type) { return BoundTarget(.code(refusal), [type]) }
    return BoundTarget(target(of: requirement, part), [type])
  }
  /// Code that ends the run: a type of the program lacks what a protocol of a framework asks for, and what the framework
  /// has for the requirement would only ask the type again. Protocols of the language have natives for some of theirs.
  private func unfulfilled(_ requirement: Declaration, _ type: RuntimeType) -> FunctionCode? {
    guard let nominal = type.nominal, !nominal.module.isLibrary, let owner = requirement.parentNominal,
      owner.module.isLibrary, !owner.isStandard, owner.module.name != "Foundation"
    else { return nil }
    let count = 2 + ((requirement as? FunctionDeclaration)?.parameters.count ?? 0)
    return FunctionCode(requirement.name, argumentCount: count) { function in
      function.body = Do { (frame: Frame) throws(Interruption) in
        throw frame.evaluation.fail("type '\(nominal.name)' does not conform to protocol '\(owner.name)'")
      }
      function.slotCount = count
    }
  }

  /// A requirement of a protocol of the standard library, by name: `("Equatable", "==")`.
  package func standardRequirement(
    _ owner: String, _ name: String, labels: [String?]? = nil, taking first: String? = nil
  ) -> Declaration? {
    let key = owner + "." + name + (labels.map { "\($0)" } ?? "") + (first ?? "")
    if let known = standardRequirements[key] { return known }
    let found = program.settled.standard(owner)?.members.named(name).first { member in
      guard let labels, let function = member as? FunctionDeclaration else { return labels == nil }
      guard function.parameters.map(\.label) == labels else { return false }
      return first.map { $0 == program.settled.interface(of: function).parameters.first?.type.description } ?? true
    }
    standardRequirements[key] = found
    return found
  }
}
