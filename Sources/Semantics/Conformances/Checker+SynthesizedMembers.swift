internal import Declarations

extension Checker {
  /// Members that the compiler adds: initialisers of structures and classes, the storage and projection of wrapped properties, keys of coding.
  func synthesizedMembers(of nominal: NominalDeclaration, named name: String) -> [Declaration] {
    if nominal.isProtocol { return [] }
    if name == "init" { return synthesizedInitializers(of: nominal) }
    if name.hasPrefix("$") || name.hasPrefix("_"), name.count > 1 {
      if let known = wrapperMembers[nominal]?[name] { return [known] }
      let property = nominal.members.named(String(name.dropFirst())).first as? VariableDeclaration
      if let property, !property.attributes.custom.isEmpty, let made = wrapperMember(of: property, named: name) {
        wrapperMembers[nominal, default: [:]][name] = made
        return [made]
      }
    }
    return []
  }

  private func synthesizedInitializers(of nominal: NominalDeclaration) -> [FunctionDeclaration] {
    if let known = synthesized[nominal] { return known }
    synthesized[nominal] = []
    let hasOwn = nominal.members.named("init").contains { ($0 as? FunctionDeclaration)?.kind == .initializer }
    if hasOwn || nominal.module.isLibrary { return [] }
    var made: [FunctionDeclaration] = []
    switch nominal.kind {
    case .structure:
      made.append(memberwise(nominal))
      let needs = (made[0].interface?.parameters ?? []).contains { !$0.hasDefault }
      if !needs && made[0].parameters.isEmpty == false { made.append(plainInitializer(nominal)) }
    case .classType, .actor:
      if superclass(of: nominal) == nil, storedProperties(of: nominal).allSatisfy({ hasInitialValue($0) }) {
        made.append(plainInitializer(nominal))
      }
    case .enumeration, .protocolType: break
    }
    synthesized[nominal] = made
    return made
  }

  func storedProperties(of nominal: NominalDeclaration) -> [VariableDeclaration] {
    nominal.members.all.compactMap { $0 as? VariableDeclaration }
      .filter { $0.isStored && !$0.isStatic && !$0.attributes.flags.contains(.override) }
  }
  func hasInitialValue(_ variable: VariableDeclaration) -> Bool {
    if variable.initializer != nil || variable.attributes.flags.contains(.lazy) { return true }
    // A wrapper that is not known may give a value.
    if hasUnknownAttribute(variable) { return true }
    if wrapper(of: variable) != nil { return startsByItself(variable) }
    return variable.isImplicitlyDefaulted
  }

  /// A wrapper with arguments, or with an initialiser that needs none.
  func startsByItself(_ variable: VariableDeclaration) -> Bool {
    guard let (declaration, _, attribute) = wrapper(of: variable) else { return false }
    let initializers = ownMembers(of: declaration, named: "init").compactMap { $0 as? FunctionDeclaration }
    if attribute.arguments != nil { return true }
    if variable.isImplicitlyDefaulted, takesWrappedValue(declaration) { return true }
    return initializers.contains { function in
      function.parameters.allSatisfy { $0.defaultValue != nil } && isThere(function, for: variable)
    }
  }
  /// Whether the wrapper of a variable fulfils what the extension around one of its initialisers asks for.
  private func isThere(_ initializer: FunctionDeclaration, for variable: VariableDeclaration) -> Bool {
    guard let context = initializer.parent as? ExtensionDeclaration,
      case .nominal(let declaration, let arguments)? = wrapperType(of: variable)
    else { return true }
    let known = Set(signature(of: declaration).requirements)
    let map = substitution(of: declaration, arguments)
    return signature(of: context).requirements.filter { !known.contains($0) }.allSatisfy { holds($0.substituting(map)) }
  }

  private func plainInitializer(_ nominal: NominalDeclaration) -> FunctionDeclaration {
    var attributes = AttributeList()
    attributes.access = .internal
    let made = FunctionDeclaration(
      .initializer, "init", in: nominal.module, parent: nominal, attributes: attributes, place: nominal.place)
    made.interface = FunctionInterface([], selfType(of: nominal))
    return made
  }

  /// One parameter for each stored property; those with a value have a default. It is as private as its most private property.
  private func memberwise(_ nominal: NominalDeclaration) -> FunctionDeclaration {
    var attributes = AttributeList()
    attributes.access = .internal
    var parameters: [(ParameterDeclaration, FunctionInterface.Parameter)] = []
    let properties = storedProperties(of: nominal).filter {
      // A private property whose wrapper gives it a value is left out.
      !($0.isLet && $0.initializer != nil) && !$0.attributes.flags.contains(.lazy)
        && !($0.attributes.access < .internal && hasWrapper($0) && hasInitialValue($0))
    }
    let made: FunctionDeclaration
    for property in properties {
      if let (declaration, _, attribute) = wrapper(of: property), !takesWrappedValue(declaration),
        attribute.arguments != nil
      {
        continue
      }
      attributes.access = min(attributes.access, property.attributes.access)
    }
    made = FunctionDeclaration(
      .initializer, "init", in: nominal.module, parent: nominal, attributes: attributes, place: nominal.place)
    made.signature = signature(of: nominal)
    for property in properties {
      var type = self.type(of: property)
      if let (declaration, _, attribute) = wrapper(of: property) {
        if !takesWrappedValue(declaration) {
          if attribute.arguments != nil { continue }
          type = wrapperType(of: property) ?? .hole
        } else if attribute.arguments != nil && property.initializer == nil
          && !takesWrappedValueWithArguments(declaration)
        {
          continue
        }
      }
      let builder = builder(among: property.attributes.custom, context(of: property))
      if builder != nil, optionalObject(type) == nil, !isFunction(type) { type = .function(FunctionType([], type)) }
      let declaration = ParameterDeclaration(
        label: property.name, property.name, property.typeSyntax, in: nominal.module, parent: made,
        place: property.place)
      var parameter = FunctionInterface.Parameter(property.name, type)
      // `@StateObject var model: Model` takes the model when it is first asked for.
      parameter.isAutoclosure = wrapper(of: property).map { wrapsLater($0.declaration) } ?? false
      declaration.type = parameter.isAutoclosure ? .function(FunctionType([], type)) : type
      parameter.hasDefault = hasInitialValue(property)
      parameter.builder = builder
      parameter.isEscaping = true
      parameters.append((declaration, parameter))
    }
    made.parameters = parameters.map(\.0)
    made.interface = FunctionInterface(parameters.map(\.1), selfType(of: nominal))
    return made
  }

  private func isFunction(_ type: Type) -> Bool {
    if case .function = type { return true }
    return type.hasHole
  }
  private func hasWrapper(_ variable: VariableDeclaration) -> Bool {
    wrapper(of: variable) != nil || hasUnknownAttribute(variable)
  }
  /// Whether a wrapper can begin with a value of the property's.
  func takesWrappedValue(_ declaration: NominalDeclaration) -> Bool {
    ownMembers(of: declaration, named: "init").contains {
      ($0 as? FunctionDeclaration)?.parameters.first?.label == "wrappedValue"
    }
  }
  private func wrapsLater(_ wrapper: NominalDeclaration) -> Bool {
    ownMembers(of: wrapper, named: "init").contains { member in
      guard let first = (member as? FunctionDeclaration).flatMap({ interface(of: $0).parameters.first }) else { return false }
      return first.label == "wrappedValue" && first.isAutoclosure
    }
  }
  private func takesWrappedValueWithArguments(_ declaration: NominalDeclaration) -> Bool {
    ownMembers(of: declaration, named: "init").contains { member in
      guard let function = member as? FunctionDeclaration else { return false }
      return function.parameters.first?.label == "wrappedValue" && function.parameters.count > 1
    }
  }
}
