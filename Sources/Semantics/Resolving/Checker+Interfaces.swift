internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// A function's parameters and result, in terms of the generic parameters that are visible in it.
  func interface(of function: FunctionDeclaration) -> FunctionInterface {
    if let known = function.interface { return known }
    if function.isResolving { return FunctionInterface([], .hole) }
    function.isResolving = true
    defer { function.isResolving = false }
    let made = inEnvironment(signature(of: function)) { resolveInterface(of: function) }
    function.interface = made
    return made
  }

  private func resolveInterface(of function: FunctionDeclaration) -> FunctionInterface {
    var context = self.context(of: function)
    context.someMeaning = .parameter(function)
    let parameters = function.parameters.map { resolveParameter($0, context) }
    if !function.opaqueParameters.isEmpty { function.signature = extended(signature(of: function), function, context) }
    if !function.genericParameters.isEmpty {
      function.signature = inferred(signature(of: function), function, parameters.map(\.type))
    }
    context.someMeaning = .result(function)
    let result: Type
    switch function.kind {
    case .initializer:
      let own = selfType(around: context) ?? .hole
      result = function.isFailable ? optional(own) : own
    case .enumCase: result = selfType(around: context) ?? .hole
    case .deinitializer: result = .void
    default: result = function.resultSyntax.map { resolve($0, context) } ?? .void
    }
    var made = FunctionInterface(parameters, reduced(result))
    made.isAsync = function.effects.isAsync
    made.isRethrowing = function.effects.isRethrowing
    if function.effects.isThrowing {
      made.thrown = function.effects.thrownSyntax.map { resolve($0, context) } ?? anyError
      if made.thrown == never { made.thrown = nil }
    }
    return made
  }

  /// The signature with what `some P` among the parameters adds.
  private func extended(_ signature: GenericSignature, _ function: FunctionDeclaration, _ context: TypeContext)
    -> GenericSignature
  {
    var made = signature
    for parameter in function.opaqueParameters where !made.parameters.contains(parameter) {
      made.parameters.append(parameter)
      guard let inheritance = parameter.inheritance else { continue }
      made.requirements += requirements(on: .parameter(parameter), inheritance, context)
    }
    return made
  }

  /// What the types of parameters require of their arguments holds for the function: `f<U>(_ x: Box<U>)` of `Box<T: P>`.
  private func inferred(_ signature: GenericSignature, _ function: FunctionDeclaration, _ types: [Type])
    -> GenericSignature
  {
    var made = signature
    let own = Set(function.genericParameters.map { Type.parameter($0) })
    for type in types {
      _ = type.contains { part in
        if case .nominal(let nominal, let arguments) = part, !arguments.isEmpty {
          for requirement in self.signature(of: nominal).requirements {
            let known = requirement.substituting(substitution(of: nominal, arguments))
            if case .conformance(let subject, _) = known, own.contains(subject), !made.requirements.contains(known) {
              made.requirements.append(known)
            }
          }
        }
        return false
      }
    }
    return made
  }

  private func resolveParameter(_ parameter: ParameterDeclaration, _ context: TypeContext)
    -> FunctionInterface.Parameter
  {
    guard let syntax = parameter.typeSyntax else {
      return FunctionInterface.Parameter(parameter.label, parameter.type ?? .hole)
    }
    var made = FunctionInterface.Parameter(parameter.label, reduced(resolve(syntax, context)))
    let names = Self.attributeNames(syntax)
    made.isAutoclosure = names.contains("autoclosure")
    made.isEscaping = names.contains("escaping")
    made.hasDefault = parameter.defaultValue != nil
    made.isVariadic = parameter.isVariadic
    if case .expansion = made.type { made.isVariadic = true }
    made.isImplicitlyUnwrapped = syntax.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    made.builder = builder(among: parameter.attributes.custom, context)
    if made.isAutoclosure, case .function(let function) = made.type { made.type = function.result }
    parameter.type = made.isVariadic ? array(made.type) : made.type
    if made.isAutoclosure { parameter.type = .function(FunctionType([], made.type)) }
    return made
  }

  /// The result builder among attributes.
  func builder(among attributes: [AttributeList.CustomAttribute], _ context: TypeContext) -> Type? {
    for attribute in attributes {
      var silent = context
      silent.isSilent = true
      silent.allowsUnbound = true
      if case .nominal(let declaration, let arguments) = resolve(attribute.name, silent),
        declaration.attributes.flags.contains(.resultBuilder)
      {
        return .nominal(declaration, arguments)
      }
    }
    return nil
  }

  /// The type of a variable, in terms of the generic parameters that are visible in it.
  func type(of variable: VariableDeclaration) -> Type {
    if let known = variable.type { return known }
    if variable.isResolving {
      report("circular reference", at: variable)
      return .hole
    }
    variable.isResolving = true
    defer { variable.isResolving = false }
    let owner: Declaration = variable
    let made = inEnvironment(signature(of: owner)) { resolveType(of: variable) }
    variable.type = made
    return made
  }

  private func resolveType(of variable: VariableDeclaration) -> Type {
    if let syntax = variable.typeSyntax {
      var context = self.context(of: variable)
      context.someMeaning = .result(variable)
      context.allowsUnbound = variable.initializer != nil
      variable.isImplicitlyUnwrapped = syntax.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      let written = reduced(resolve(syntax, context))
      if case .nominal(let declaration, let arguments) = written, arguments.isEmpty,
        !genericParameters(of: declaration).isEmpty
      {
        if let wrapped = wrappedType(of: variable) { return wrapped }
        return inferredType(of: variable, context: written)
      }
      return weakened(written, variable)
    }
    if !variable.attributes.custom.isEmpty, let wrapped = wrappedType(of: variable) { return wrapped }
    return inferredType(of: variable, context: nil)
  }

  /// A `weak` variable is optional even if that is not written.
  private func weakened(_ type: Type, _ variable: VariableDeclaration) -> Type {
    variable.attributes.flags.contains(.weak) && optionalObject(type) == nil ? optional(type) : type
  }
}
