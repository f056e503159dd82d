package import Declarations

/// What was found, handed over for running: declarations do not change any more.
final class Settled: SettledDeclarations {
  private let checker: Checker
  /// The members that some class overrides.
  private var overridden: Set<Declaration>?
  /// What was wrong then; of what is checked later, it is asked of the checker.
  private var mistakes = Mistakes()
  init(_ checker: Checker) {
    self.checker = checker
    mistakes.add(checker.diagnostics)
  }
  /// Code that was checked again since: here it stays as it was handed over.
  private var kept = CheckedCode()
  func keep(_ code: CheckedCode) { kept.complete(with: code) }
  private func code<Key: Hashable, Value>(_ table: KeyPath<CheckedCode, [Key: Value]>, _ key: Key) -> Value? {
    kept[keyPath: table][key] ?? checker.code[keyPath: table][key]
  }

  var checkingTime: Duration { checker.reachedTime }
  func interface(of function: FunctionDeclaration) -> FunctionInterface { checker.interface(of: function) }
  func type(of variable: VariableDeclaration) -> Type { checker.type(of: variable) }
  func genericParameters(of declaration: Declaration) -> [GenericParameterDeclaration] {
    checker.codeParameters(of: declaration)
  }
  func superclass(of nominal: NominalDeclaration) -> Type? { checker.superclass(of: nominal) }
  func storedProperties(of nominal: NominalDeclaration) -> [VariableDeclaration] {
    checker.storedProperties(of: nominal)
  }
  func standard(_ name: String) -> NominalDeclaration? { checker.standard(name) }
  func inheritedProtocols(of declaration: NominalDeclaration) -> [NominalDeclaration] {
    checker.inheritedProtocols(of: declaration)
  }

  func code(of declaration: Declaration, _ part: CodePart) -> SettledCode? {
    let isFunction = declaration is FunctionDeclaration && part == .body
    let names = code(\.names, CodeKey(declaration: declaration, part: isFunction ? .body : part))
    if names == nil || (isFunction && code(\.bodies, declaration) == nil) { checkLate(declaration) }
    guard let names = code(\.names, CodeKey(declaration: declaration, part: isFunction ? .body : part)) else {
      return nil
    }
    let statements: [Statement]?
    switch part {
    case .body, .get: statements = code(\.bodies, declaration)
    case .set, .willSet, .didSet:
      let kinds = accessors(of: declaration)?.bodies.map { CodePart($0.kind) }.filter { $0 != .get } ?? []
      let all = code(\.accessorBodies, declaration) ?? []
      statements = kinds.firstIndex(of: part).flatMap { all.indices.contains($0) ? all[$0] : nil }
    }
    return statements.map { SettledCode($0, selfVariable: names.own, parameters: names.parameters) }
  }
  private func accessors(of declaration: Declaration) -> Accessors? {
    (declaration as? VariableDeclaration)?.accessors ?? (declaration as? FunctionDeclaration)?.accessors
  }
  /// Code of a library, and of the other files of a module, is looked at when it is reached.
  private func isLate(_ declaration: Declaration) -> Bool {
    declaration.module.isLibrary || !checker.isChecked(declaration)
  }
  private func checkLate(_ declaration: Declaration) {
    guard isLate(declaration) else { return }
    let hasCode =
      (declaration as? FunctionDeclaration)?.body != nil || accessors(of: declaration)?.bodies.isEmpty == false
    if hasCode { checker.checkReached(declaration) }
  }

  func initialValue(of variable: VariableDeclaration) -> Expression? {
    // A property wrapper may begin with a value of its own.
    if code(\.initialValues, variable) == nil, isLate(variable),
      variable.initializer != nil || !variable.attributes.custom.isEmpty
    {
      checker.checkReached(variable)
    }
    return code(\.initialValues, variable)
  }
  func interpolationCall(of argument: Expression) -> Expression? { checker.interpolationCalls[argument] }
  func captureValue(of capture: VariableDeclaration) -> Expression? { code(\.initialValues, capture) }
  func defaultValue(of parameter: ParameterDeclaration, in function: FunctionDeclaration) -> Expression? {
    if parameter.defaultValue != nil, function.body != nil, code(\.bodies, function) == nil { checkLate(function) }
    return code(\.defaultValues, parameter)
  }
  func choice(of expression: Expression) -> SettledChoice? {
    checker.settledChoices[Locator(expression: expression, part: .callee)]
  }
  func choice(of keyPath: Expression, component: Int) -> SettledChoice? {
    checker.settledChoices[Locator(expression: keyPath, part: .component(component))]
  }
  func selfVariable(ofInitialValue variable: VariableDeclaration) -> Declaration? { checker.initialSelves[variable] }
  func rawType(of nominal: NominalDeclaration) -> Type? { checker.inherited(of: nominal).rawType }
  func cases(of nominal: NominalDeclaration) -> [FunctionDeclaration] {
    nominal.members.all.compactMap { $0 as? FunctionDeclaration }.filter { $0.kind == .enumCase }
  }
  func rawValues(of nominal: NominalDeclaration) -> [SettledRawValue] {
    var next = 0
    return cases(of: nominal).map { declaration in
      let tree = TreeBuilder(
        checker: checker, context: BodyContext(nominal, file: nominal.place?.file), scope: Scope(nil))
      guard let syntax = declaration.rawValue else {
        if let raw = rawType(of: nominal), checker.isStandard(raw, "String") || checker.isStandard(raw, "Character") {
          return .string(declaration.name)
        }
        next += 1
        return .int(next - 1)
      }
      var value = tree.build(syntax)
      var isNegative = false
      if case .call(_, let list) = value.kind, let only = list.arguments.first {
        (value, isNegative) = (only.value, true)
      }
      switch value.kind {
      case .integer(let text):
        let number = LiteralText.integer(text) ?? 0
        next = (isNegative ? -number : number) + 1
        return .int(next - 1)
      case .fraction(let text): return .double((Double(text) ?? 0) * (isNegative ? -1 : 1))
      case .string(let segments): return .string(segments.map { LiteralText.unescaped($0.text) }.joined())
      default: return .string(declaration.name)
      }
    }
  }
  func isDynamicSelf(_ expression: Expression) -> Bool { checker.dynamicSelves.contains(expression) }
  func property(named name: String, of type: Type) -> SettledChoice? {
    for member in checker.members(of: type, named: name) {
      guard let variable = member.declaration as? VariableDeclaration, !variable.isStatic else { continue }
      var map: Substitution = [:]
      if let own = member.owner.selfParameter {
        map = [own: type]
      } else if case .nominal(let nominal, let arguments) = type, nominal == member.owner {
        map = checker.substitution(of: nominal, arguments)
      } else if case .nominal(_, let seen)? = checker.upcast(
        checker.bounds(of: type).superclass ?? type, to: checker.selfType(of: member.owner))
      {
        map = checker.substitution(of: member.owner, seen)
      }
      return SettledChoice(
        variable, .plain, base: type, map, matching: nil, type: checker.type(of: variable).substituting(map),
        interface: nil)
    }
    return nil
  }
  func destructuredPath(of variable: VariableDeclaration) -> [Int]? {
    guard let pattern = variable.binding?.pattern else { return nil }
    return checker.path(to: variable, in: pattern)
  }

  func isOverridden(_ declaration: Declaration) -> Bool {
    if let known = overridden { return known.contains(declaration) }
    var found: Set<Declaration> = []
    func add(_ members: [Declaration]) {
      for member in members {
        if let nominal = member as? NominalDeclaration { add(nominal.members.all) }
        var above = overridden(by: member)
        while let next = above, found.insert(next).inserted { above = overridden(by: next) }
      }
    }
    add(checker.program.topLevel.all)
    for declaration in checker.program.extensions { add(declaration.members.all) }
    add(checker.localDeclarations.values.map { $0 })
    overridden = found
    return found.contains(declaration)
  }
  func associatedType(named name: String, in declaration: NominalDeclaration) -> AssociatedTypeDeclaration? {
    checker.canonicalAssociatedType(named: name, in: declaration)
  }

  func conformance(of nominal: NominalDeclaration, to declaration: NominalDeclaration) -> SettledConformance? {
    if checker.isMarker(declaration) { return SettledConformance([]) }
    guard let found = checker.allConformances(of: nominal)[declaration] else { return nil }
    let own = checker.genericParameters(of: nominal).map { Type.parameter($0) }
    return SettledConformance(checker.conditions(of: found, nominal, own))
  }

  func witness(of requirement: Declaration, in nominal: NominalDeclaration) -> SettledWitness? {
    let key = SettledKey(requirement: requirement, nominal: nominal)
    if let known = checker.settledWitnesses[key] { return known }
    checker.settledWitnesses[key] = SettledWitness?.none
    let found = findWitness(of: requirement, in: nominal)
    checker.settledWitnesses[key] = found
    return found
  }
  private func findWitness(of requirement: Declaration, in nominal: NominalDeclaration) -> SettledWitness? {
    guard let declaration = requirement.parent as? NominalDeclaration,
      let conformance = checker.allConformances(of: nominal)[declaration]
    else { return nil }
    let search = WitnessSearch(
      checker: checker, nominal: conformance.nominal, requirement: requirement, declaration: declaration,
      context: conformance.context, knowsAssociatedTypes: true)
    guard
      case .found(let found, let match) = checker.inEnvironment(
        checker.signature(of: conformance.context), { search.run() })
    else { return nil }
    let own = ownTypes(of: found, match, for: requirement)
    guard let owner = found.parentNominal else { return SettledWitness(found, isDefault: false, owner: .void, own: own) }
    if owner.isProtocol { return SettledWitness(found, isDefault: true, owner: checker.selfType(of: nominal), own: own) }
    let seen =
      checker.upcast(checker.selfType(of: nominal), to: checker.selfType(of: owner)) ?? checker.selfType(of: owner)
    return SettledWitness(found, isDefault: false, owner: seen, own: own)
  }
  /// What a witness's own generic parameters stand for, if they are not the requirement's own.
  private func ownTypes(of witness: Declaration, _ match: Substitution, for requirement: Declaration) -> [Type]? {
    let own = witness.genericParameters
    let wanted = requirement.genericParameters.map { Type.parameter($0) }
    let types = own.compactMap { match[$0] }
    return types.count == own.count && types != wanted ? types : nil
  }

  func associatedType(_ declaration: AssociatedTypeDeclaration, in nominal: NominalDeclaration) -> Type? {
    let found = checker.reduced(.member(checker.selfType(of: nominal), declaration))
    if case .member(let base, let same) = found, base == checker.selfType(of: nominal), same == declaration {
      return nil
    }
    return found
  }

  func underlyingType(of opaque: OpaqueType) -> Type? {
    let declaration = opaque.declaration
    guard !declaration.module.isLibrary else { return nil }
    let result: Type
    switch declaration {
    case let variable as VariableDeclaration:
      result = checker.type(of: variable)
      if let value = code(\.initialValues, variable) { return part(opaque, result, value.type) }
    case let function as FunctionDeclaration: result = checker.interface(of: function).result
    default: return nil
    }
    // A type may be asked for before the code runs that gives it.
    if code(\.bodies, declaration) == nil { checkLate(declaration) }
    guard let returned = code(\.bodies, declaration).flatMap({ firstReturned($0) }) else { return nil }
    return part(opaque, result, returned)
  }
  /// The part of a value's type that stands where a type says `some P`.
  private func part(_ opaque: OpaqueType, _ pattern: Type, _ type: Type) -> Type? {
    switch (pattern, type) {
    case (.opaque(let own), _) where own.declaration == opaque.declaration && own.position == opaque.position:
      return type
    case (.nominal(let a, let left), .nominal(let b, let right)) where a == b:
      return zip(left, right).lazy.compactMap { self.part(opaque, $0, $1) }.first
    case (.nominal(let declaration, let arguments), _) where declaration.name == "Optional" && arguments.count == 1:
      return part(opaque, arguments[0], type)
    case (.tuple(let left), .tuple(let right)):
      return zip(left, right).lazy.compactMap { self.part(opaque, $0.type, $1.type) }.first
    case (.function(let left), .function(let right)): return part(opaque, left.result, right.result)
    default: return nil
    }
  }
  private func firstReturned(_ statements: [Statement]) -> Type? {
    for statement in statements {
      switch statement.kind {
      case .returnStatement(let value?): return withoutLValue(value.type)
      case .builder(_, let value): return withoutLValue(value.type)
      default:
        for case .statement(let inner) in statement.children {
          if let found = firstReturned([inner]) { return found }
        }
      }
    }
    return nil
  }
  private func withoutLValue(_ type: Type) -> Type {
    if case .lvalue(let object) = type { return object }
    return type
  }

  func overridden(by declaration: Declaration) -> Declaration? {
    // A required initialiser overrides without saying so.
    guard !declaration.attributes.flags.isDisjoint(with: [.override, .required]), let nominal = declaration.parentNominal else { return nil }
    var current = checker.superclassDeclaration(of: nominal)
    while let type = current {
      for candidate in checker.ownMembers(of: type, named: declaration.name) where overrides(declaration, candidate) {
        return candidate
      }
      current = checker.superclassDeclaration(of: type)
    }
    return nil
  }
  private func overrides(_ own: Declaration, _ other: Declaration) -> Bool {
    switch (own, other) {
    case (is VariableDeclaration, is VariableDeclaration): return true
    case (let a as FunctionDeclaration, let b as FunctionDeclaration):
      guard a.kind == b.kind, a.parameters.map(\.label) == b.parameters.map(\.label) else { return false }
      if a.parentNominal?.members.named(a.name).count == 1 { return true }
      return zip(a.parameters, b.parameters).allSatisfy {
        $0.typeSyntax?.trimmedDescription == $1.typeSyntax?.trimmedDescription
      }
    default: return false
    }
  }

  func settledWrapper(of variable: VariableDeclaration) -> SettledWrapper? {
    if variable.attributes.custom.isEmpty { return nil }
    guard let type = checker.wrapperType(of: variable), case .nominal(let declaration, _) = type,
      let value = checker.wrappedValue(of: declaration)
    else { return nil }
    let projected =
      checker.ownMembers(of: declaration, named: "projectedValue").first { $0 is VariableDeclaration }
      as? VariableDeclaration
    let initializers = checker.ownMembers(of: declaration, named: "init").compactMap { $0 as? FunctionDeclaration }
    let own = initializers.first { function in
      function.parameters.first?.label == "wrappedValue"
        && function.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
    return SettledWrapper(type: type, wrappedValue: value, projectedValue: projected, initializer: own)
  }
  func wrapper(ofParameter parameter: ParameterDeclaration) -> SettledWrapper? {
    let made = VariableDeclaration(
      parameter.name, isLet: false, in: checker.program, parent: parameter.parent, attributes: parameter.attributes,
      place: parameter.place)
    made.typeSyntax = parameter.typeSyntax
    return settledWrapper(of: made)
  }
  func wrapped(by variable: VariableDeclaration) -> VariableDeclaration? { checker.wrapperOrigins[variable] }
  func mistakes(in file: SourceUnit, _ span: SourceSpan) -> [Mistake] {
    (file.isChecked ? mistakes : checker.unsaid).mistakes(in: file, span)
  }
  func unsaidLacks(in file: SourceUnit, _ span: SourceSpan) -> [Mistake] {
    file.isChecked ? [] : checker.unsaid.lacks(in: file, span)
  }
  var reasonForAbsence: Mistake? {
    // Where one of them lacks something, a value may be absent because of that.
    if mistakes.isLacking || checker.unsaid.isLacking { return nil }
    return mistakes.first ?? checker.unsaid.first
  }
  func mistake(of declaration: Declaration) -> Mistake? {
    (checker.isChecked(declaration) ? mistakes : checker.unsaid).mistake(of: declaration)
  }
}

extension Checker {
  /// The program as it is now, for running: it stays so when code is checked again.
  package func handOver() -> TypedProgram {
    let settled = Settled(self)
    handedOver.add(settled)
    // What a run reaches later has its own time.
    deadline = nil
    return TypedProgram(program, settled)
  }

  /// A wrapper that can be made without arguments.
  func canStartEmpty(_ declaration: NominalDeclaration) -> Bool {
    ownMembers(of: declaration, named: "init").contains { member in
      (member as? FunctionDeclaration)?.parameters.allSatisfy { $0.defaultValue != nil } == true
    }
  }

  /// The generic parameters that are visible in a declaration, outer ones first.
  func codeParameters(of declaration: Declaration) -> [GenericParameterDeclaration] {
    if let nominal = declaration as? NominalDeclaration, let own = nominal.selfParameter { return [own] }
    if let nominal = declaration as? NominalDeclaration { return genericParameters(of: nominal) }
    if declaration is ExtensionDeclaration || declaration.parent == nil { return declaration.genericParameters }
    var outer: [GenericParameterDeclaration]
    if let parent = declaration.parent as? ExtensionDeclaration {
      outer = parent.nominal.map { codeParameters(of: $0) } ?? []
    } else {
      outer = declaration.parent.map { codeParameters(of: $0) } ?? []
    }
    outer += declaration.genericParameters
    return outer
  }

  /// Keeps a choice with all of its types known.
  func settle(_ chosen: ChosenOverload, _ locator: Locator, _ system: ConstraintSystem, _ final: (Type) -> Type) {
    switch locator.part {
    case .callee, .component: break
    default: return
    }
    var matching = chosen.choice.matching?.arguments
    if matching == nil, let interface = chosen.interface, let call = system.calls[locator.expression],
      case .success(let found) = ArgumentMatching.match(interface.parameters, call.arguments)
    {
      matching = found.arguments
    }
    var interface = chosen.interface
    if var made = interface {
      for index in made.parameters.indices { made.parameters[index].type = final(made.parameters[index].type) }
      made.result = final(made.result)
      made.thrown = made.thrown.map(final)
      interface = made
    }
    let kind: SettledChoice.Kind
    switch chosen.choice.kind {
    case .plain: kind = .plain
    case .forced: kind = .forced
    case .viaOptional: kind = .viaOptional
    case .dynamicKeyPath: kind = .dynamicKeyPath
    case .dynamicString: kind = .dynamicString
    case .unapplied: kind = .unapplied
    case .callAsFunction: kind = .callAsFunction
    }
    settledChoices[locator] = SettledChoice(
      chosen.choice.declaration, kind, base: chosen.choice.base.map(final), chosen.substitution.mapValues(final),
      matching: matching, type: final(chosen.type), interface: interface)
  }
}
