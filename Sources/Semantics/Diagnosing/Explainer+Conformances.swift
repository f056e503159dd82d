internal import Declarations

/// What a type does not conform to, and calls of what holds nothing.
extension Explainer {
  /// What is called, if it is a case that holds nothing.
  func caseWithoutValues(_ expression: Expression) -> Expression? {
    var callee = expression
    if case .call(let called, _) = expression.kind { callee = called }
    let chosen = system.state.chosen[Locator(expression: callee, part: .callee)]?.choice.declaration
    guard let function = chosen as? FunctionDeclaration, function.kind == .enumCase, !function.hasParameters else {
      return nil
    }
    return callee
  }

  func conformance(_ type: Type, _ declaration: NominalDeclaration, _ locator: Locator) {
    // A function conforms to nothing, whatever it takes.
    if type.hasHole || type.hasVariable, !system.isFunction(type) { return }
    let call = system.calls.values.first { $0.isOperator && [$0.callee, $0.expression].contains(locator.expression) }
    if let call, case .reference(let reference) = call.callee.kind {
      return operands(reference.name, call.arguments, call.expression)
    }
    if isTitle(type, of: callee(locator.expression) ?? system.state.chosen[locator.with(.callee)]?.choice.declaration) {
      return lacks("\(type)", locator.expression.range.start)
    }
    if case .argument = locator.part {
      say(
        "argument type '\(type)' does not conform to expected type '\(declaration.name)'", argumentOffset(locator))
      return
    }
    let chosen =
      system.state.chosen[locator.with(.callee)]?.choice.declaration ?? system.state.chosen[locator]?.choice.declaration
    if let chosen {
      switch type {
      case .existential, .existentialMetatype, .function, .metatype, .tuple:
        say("type '\(type)' cannot conform to '\(declaration.name)'", locator.expression.range.start)
        return
      default: break
      }
      say(
        "\(subject(chosen, declaration)) requires that '\(type)' conform to '\(declaration.name)'",
        calleeOffset(locator.expression))
      return
    }
    let offset = locator.expression.range.start
    switch locator.part {
    case .context(.initialization):
      say("value of type '\(type)' does not conform to specified type '\(declaration.name)'", offset)
    case .context(.returning):
      say("return expression of type '\(type)' does not conform to '\(declaration.name)'", offset)
    case .context(.throwing): say("thrown expression type '\(type)' does not conform to '\(declaration.name)'", offset)
    default: say("type '\(type)' does not conform to protocol '\(declaration.name)'", offset)
    }
  }
  /// What asks for the conformance: a generic type for its own parameters, else what is called.
  func subject(_ chosen: Declaration, _ required: NominalDeclaration) -> String {
    if let function = chosen as? FunctionDeclaration, function.kind == .initializer, function.ownParameters.isEmpty,
      let owner = function.parentNominal, !owner.genericParameters.isEmpty
    {
      return "generic \(owner.keyword) '\(owner.name)'"
    }
    return "\(chosen.kindName) '\(Isolation.name(chosen))'"
  }
  func calleeOffset(_ expression: Expression) -> Int { memberOffset(expression) }
}
