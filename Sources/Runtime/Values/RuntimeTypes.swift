package import Declarations

/// All types of one run; each is made once.
@MainActor
package final class RuntimeTypes {
  package let program: TypedProgram
  private var known: [RuntimeType.Kind: RuntimeType] = [:]
  private var fixed: [Type: RuntimeType] = [:]
  private var standardTypes: [String: RuntimeType] = [:]
  /// The declarations whose `some P` is being made, and how many lie inside each other.
  private var opaquesInProgress: Set<Declaration> = []
  private var opaqueDepth = 0
  /// Opaque types lie inside each other so deep where a declaration calls itself with other arguments (our choice).
  private static let opaqueLimit = 100
  init(_ program: TypedProgram) { self.program = program }

  package func make(_ kind: RuntimeType.Kind) -> RuntimeType {
    if let type = known[kind] { return type }
    let type = RuntimeType(kind)
    known[kind] = type
    return type
  }
  package func nominal(_ declaration: NominalDeclaration, _ arguments: [RuntimeType] = []) -> RuntimeType {
    make(.nominal(declaration, arguments))
  }
  /// A type of the standard library: `Int`, `Array<Int>`.
  package func standard(_ name: String, _ arguments: [RuntimeType] = []) -> RuntimeType? {
    if arguments.isEmpty, let type = standardTypes[name] { return type }
    guard let declaration = program.settled.standard(name) else { return nil }
    let type = nominal(declaration, arguments)
    if arguments.isEmpty { standardTypes[name] = type }
    return type
  }
  package var void: RuntimeType { make(.tuple([])) }

  /// The runtime type of a type of the tree; `parameter` says what generic parameters stand for.
  package func make(_ type: Type, _ parameter: (GenericParameterDeclaration) -> RuntimeType?) -> RuntimeType? {
    if let type = fixed[type] { return type }
    let made = build(type, parameter)
    if let made, !type.contains({ if case .parameter = $0 { true } else { false } }) { fixed[type] = made }
    return made
  }
  private func build(_ type: Type, _ parameter: (GenericParameterDeclaration) -> RuntimeType?) -> RuntimeType? {
    func all(_ types: [Type]) -> [RuntimeType]? {
      var made: [RuntimeType] = []
      for type in types {
        guard let one = make(type, parameter) else { return nil }
        made.append(one)
      }
      return made
    }
    switch type {
    case .nominal(let declaration, let arguments): return all(arguments).map { nominal(declaration, $0) }
    case .tuple(let elements):
      guard let types = all(elements.map(\.type)) else { return nil }
      return make(.tuple(zip(elements, types).map { RuntimeType.Element($0.label, $1) }))
    case .function(let function):
      guard let parameters = all(function.parameters.map(\.type)), let result = make(function.result, parameter) else {
        return nil
      }
      var effects = FunctionType([], .void, thrown: function.thrown == nil ? nil : .any, isAsync: function.isAsync)
      effects.isEscaping = false
      return make(.function(parameters, result, effects))
    case .metatype(let type): return make(type, parameter).map { make(.metatype($0)) }
    case .existential(let existential):
      return all(existential.constraints.map(\.type)).map { make(.existential(existential, $0)) }
    case .existentialMetatype(let existential): return make(.existentialMetatype(existential))
    case .parameter(let declaration): return parameter(declaration)
    case .member(let base, let declaration): return make(base, parameter).flatMap { associated(declaration, of: $0) }
    case .opaque(let opaque):
      guard let arguments = all(opaque.arguments) else { return nil }
      // A type that is said in terms of itself is no known one: Swift refuses it.
      let isNew = opaquesInProgress.insert(opaque.declaration).inserted
      defer { if isNew { opaquesInProgress.remove(opaque.declaration) } }
      guard isNew || opaqueDepth < Self.opaqueLimit, let underlying = program.settled.underlyingType(of: opaque) else {
        return make(.opaque(opaque.declaration, opaque.position, arguments))
      }
      opaqueDepth += 1
      defer { opaqueDepth -= 1 }
      let parameters = program.settled.genericParameters(of: opaque.declaration)
      return make(underlying) { wanted in
        parameters.firstIndex(of: wanted).flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
      }
    case .lvalue(let type), .inOut(let type): return make(type, parameter)
    case .pack(let types): return all(types).map { make(.pack($0)) }
    case .expansion(let type): return make(type, parameter)
    // What the playground lacks is of any type.
    case .hole: return make(.any, parameter)
    case .variable: return nil
    }
  }

  /// What an associated type of a type is.
  package func associated(_ declaration: AssociatedTypeDeclaration, of type: RuntimeType) -> RuntimeType? {
    if let known = type.associated[declaration] { return known }
    guard case .nominal(let nominal, let arguments) = type.kind,
      let found = program.settled.associatedType(declaration, in: nominal)
    else { return nil }
    let parameters = program.settled.genericParameters(of: nominal)
    let made = make(found) { wanted in
      parameters.firstIndex(of: wanted).flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
    }
    type.associated[declaration] = made
    return made
  }

  /// A class's superclass with its arguments.
  package func superclass(of type: RuntimeType) -> RuntimeType? {
    guard case .nominal(let nominal, let arguments) = type.kind, nominal.isClass,
      let found = program.settled.superclass(of: nominal)
    else { return nil }
    return make(found, arguments, of: nominal)
  }
  /// A type in terms of a nominal type's parameters, for its arguments.
  package func make(_ type: Type, _ arguments: [RuntimeType], of nominal: Declaration) -> RuntimeType? {
    let parameters = program.settled.genericParameters(of: nominal)
    return make(type) { wanted in
      parameters.firstIndex(of: wanted).flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
    }
  }
  /// The type as the class of an ancestor.
  package func upcast(_ type: RuntimeType, to nominal: NominalDeclaration) -> RuntimeType? {
    var current: RuntimeType? = type
    while let found = current {
      if found.nominal == nominal { return found }
      current = superclass(of: found)
    }
    return nil
  }

  /// True if a value of the type conforms to the protocol, conditions included.
  package func conforms(_ type: RuntimeType, to declaration: NominalDeclaration) -> Bool {
    if let known = type.conformances[declaration] { return known }
    let found = findConformance(type, declaration)
    type.conformances[declaration] = found
    return found
  }
  private func findConformance(_ type: RuntimeType, _ declaration: NominalDeclaration) -> Bool {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      guard let conformance = program.settled.conformance(of: nominal, to: declaration) else { return false }
      return conformance.conditions.allSatisfy { condition in
        switch condition {
        case .conformance(let subject, let wanted):
          return make(subject, arguments, of: nominal).map { conforms($0, to: wanted) } ?? false
        case .sameType(let first, let second):
          return make(first, arguments, of: nominal) == make(second, arguments, of: nominal)
        case .superclass(let subject, let superclass):
          guard let subject = make(subject, arguments, of: nominal),
            let wanted = make(superclass, arguments, of: nominal), let declaration = wanted.nominal
          else { return false }
          return upcast(subject, to: declaration) == wanted
        case .anyObject(let subject): return make(subject, arguments, of: nominal)?.isClass ?? false
        }
      }
    case .existential(let existential, _):
      return declaration.name == "Error"
        && existential.protocols.contains { program.settled.inheritedProtocols(of: $0).contains(declaration) }
    case .opaque(let owner, let position, _):
      _ = (owner, position)
      return false
    case .pack(let types): return types.allSatisfy { conforms($0, to: declaration) }
    case .tuple, .function, .metatype, .existentialMetatype:
      return ["Sendable", "Copyable", "Escapable"].contains(declaration.name)
    }
  }

  /// What fulfils a requirement for a type.
  package func witness(of requirement: Declaration, for type: RuntimeType) -> Witness? {
    if let known = type.witnesses[requirement] { return known }
    guard case .nominal(let nominal, let arguments) = type.kind,
      let found = program.settled.witness(of: requirement, in: nominal)
    else { return nil }
    let around: [RuntimeType]
    if found.isDefault {
      around = [type]
    } else if found.declaration.parentNominal == nominal {
      around = arguments
    } else if found.declaration.parentNominal == nil {
      // An operator at the top of a file has its own parameters only.
      around = []
    } else {
      around = make(found.owner, arguments, of: nominal)?.arguments ?? []
    }
    let own = found.own.map { ownTypes($0, arguments, nominal, requirement) }
    let made = Witness(found.declaration, around, own: own)
    type.witnesses[requirement] = made
    return made
  }
  private func ownTypes(
    _ own: [Type], _ arguments: [RuntimeType], _ nominal: NominalDeclaration, _ requirement: Declaration
  ) -> Witness.OwnTypes {
    let around = program.settled.genericParameters(of: nominal)
    let wanted = requirement.genericParameters
    return { [unowned self] given in
      // Of a type that cannot be made nothing is handed over: where it is asked for, that is said.
      let made = own.compactMap { part in
        make(part) { parameter in
          if let index = around.firstIndex(of: parameter), arguments.indices.contains(index) { return arguments[index] }
          if let index = wanted.firstIndex(of: parameter), given.indices.contains(index) { return given[index] }
          return nil
        }
      }
      return made.count == own.count ? made : []
    }
  }

  /// The stored properties with their types, or the cases.
  package func layout(of type: RuntimeType) -> Layout? {
    if let layout = type.layout { return layout }
    guard case .nominal(let nominal, let arguments) = type.kind else { return nil }
    var properties: [VariableDeclaration] = []
    var types: [RuntimeType] = []
    if let parent = superclass(of: type), let inherited = layout(of: parent) {
      (properties, types) = (inherited.properties, inherited.types)
    }
    for property in program.settled.storedProperties(of: nominal) {
      properties.append(property)
      types.append(make(program.settled.type(of: property), arguments, of: nominal) ?? void)
    }
    let cases = nominal.kind == .enumeration ? program.settled.cases(of: nominal) : []
    let layout = Layout(properties: properties, types: types, cases: cases)
    type.layout = layout
    return layout
  }
}
