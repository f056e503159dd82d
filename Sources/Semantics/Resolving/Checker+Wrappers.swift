internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// The property wrapper among a variable's attributes, with its written arguments.
  func wrapper(of variable: VariableDeclaration) -> (
    declaration: NominalDeclaration, arguments: [Type], attribute: AttributeList.CustomAttribute
  )? {
    var context = self.context(of: variable)
    context.isSilent = true
    context.allowsUnbound = true
    for attribute in variable.attributes.custom {
      guard case .nominal(let declaration, let arguments) = resolve(attribute.name, context),
        declaration.attributes.flags.contains(.propertyWrapper)
      else { continue }
      return (declaration, arguments, attribute)
    }
    return nil
  }

  /// The type of the wrapper that stores a variable: `State<Int>`.
  func wrapperType(of variable: VariableDeclaration) -> Type? {
    if let known = wrapperTypes[variable] { return known == .hole ? nil : known }
    wrapperTypes[variable] = .hole
    guard let (declaration, arguments, attribute) = wrapper(of: variable) else { return nil }
    let found = inEnvironment(signature(of: variable)) { () -> Type in
      let parameters = genericParameters(of: declaration)
      if parameters.isEmpty || arguments.count == parameters.count { return .nominal(declaration, arguments) }
      if let syntax = variable.typeSyntax {
        var context = self.context(of: variable)
        context.allowsUnbound = variable.initializer != nil
        let written = reduced(resolve(syntax, context))
        // What `Array` holds is said by the initial value.
        if hasUnbound(written) { return inferredWrapper(declaration, variable, attribute) }
        if let value = wrappedValue(of: declaration),
          let bound = bindings(matching: type(of: value), written, parameters)
        {
          return .nominal(declaration, bound)
        }
      }
      return inferredWrapper(declaration, variable, attribute)
    }
    wrapperTypes[variable] = found
    return found == .hole ? nil : found
  }

  /// Whether a wrapper has `init(wrappedValue:)`, with nothing else that must be given.
  func isMadeOfValue(_ declaration: NominalDeclaration) -> Bool {
    ownMembers(of: declaration, named: "init").contains { member in
      guard let parameters = (member as? FunctionDeclaration)?.parameters else { return false }
      return parameters.first?.label == "wrappedValue" && parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
  }
  func wrappedValue(of declaration: NominalDeclaration) -> VariableDeclaration? {
    ownMembers(of: declaration, named: "wrappedValue").first { $0 is VariableDeclaration } as? VariableDeclaration
  }

  /// What a variable with a wrapper is to its users.
  func wrappedType(of variable: VariableDeclaration) -> Type? {
    guard case .nominal(let declaration, let arguments)? = wrapperType(of: variable),
      let value = wrappedValue(of: declaration)
    else { return nil }
    return reduced(type(of: value).substituting(substitution(of: declaration, arguments)))
  }

  /// What each parameter stands for if the pattern is to become the type; nil if it cannot or one is left.
  func bindings(matching pattern: Type, _ type: Type, _ parameters: [GenericParameterDeclaration]) -> [Type]? {
    var found: Substitution = [:]
    func match(_ pattern: Type, _ type: Type) -> Bool {
      switch (pattern, type) {
      case (.parameter(let parameter), _) where parameters.contains(parameter):
        if let known = found[parameter] { return known == type }
        found[parameter] = type
        return true
      case (.nominal(let a, let left), .nominal(let b, let right)):
        return a == b && left.count == right.count && zip(left, right).allSatisfy { match($0, $1) }
      case (.tuple(let left), .tuple(let right)):
        return left.count == right.count && zip(left, right).allSatisfy { match($0.type, $1.type) }
      case (.function(let left), .function(let right)):
        return left.parameters.count == right.parameters.count && match(left.result, right.result)
          && zip(left.parameters, right.parameters).allSatisfy { match($0.type, $1.type) }
      default: return pattern == type
      }
    }
    guard match(pattern, type) else { return nil }
    let all = parameters.map { found[$0] }
    return all.contains { $0 == nil } ? nil : all.compactMap { $0 }
  }

  /// `_x` and `$x` of a variable with a wrapper.
  func wrapperMember(of variable: VariableDeclaration, named name: String) -> VariableDeclaration? {
    guard let type = wrapperType(of: variable), case .nominal(let declaration, let arguments) = type else { return nil }
    var attributes = AttributeList()
    attributes.access = variable.attributes.access
    attributes.flags = variable.attributes.flags.intersection([.static, .classMember])
    if name.hasPrefix("_") {
      attributes.access = .private
      let made = VariableDeclaration(
        name, isLet: false, in: variable.module, parent: variable.parent, attributes: attributes, place: variable.place)
      made.type = type
      wrapperOrigins[made] = variable
      return made
    }
    guard
      let projected = ownMembers(of: declaration, named: "projectedValue").first(where: { $0 is VariableDeclaration })
        as? VariableDeclaration
    else { return nil }
    let made = VariableDeclaration(
      name, isLet: projected.isLet, in: variable.module, parent: variable.parent, attributes: attributes,
      place: variable.place)
    wrapperOrigins[made] = variable
    made.type = reduced(self.type(of: projected).substituting(substitution(of: declaration, arguments)))
    if projected.isComputed, projected.accessors?.hasSetter == false {
      made.accessors = projected.accessors
    }
    return made
  }
}
