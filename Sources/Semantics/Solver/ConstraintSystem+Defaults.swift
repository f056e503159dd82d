internal import Declarations
internal import SwiftSyntax

/// Arguments that a call leaves out.
extension ConstraintSystem {
  private func isOpen(_ type: Type) -> Bool {
    simplified(type).contains { part in
      guard case .variable(let variable) = part else { return false }
      return self.state.variables[self.representative(variable)].parameter != nil
    }
  }
  /// What is left out has its default's type, where generic parameters stand in the parameter's type alone.
  func relateDefault(_ index: Int, _ parameter: FunctionInterface.Parameter, _ choice: Choice) -> Bool {
    guard let function = choice.declaration as? FunctionDeclaration,
      let value = function.parameters[index].defaultValue, isOpen(parameter.type)
    else { return true }
    if case .variable = resolved(parameter.type) {
    } else if checker.openInDefault(of: function, index).isEmpty {
      return true
    }
    // A default that names the parameters themselves says nothing of them.
    let outer = function.parentNominal.map { checker.genericParameters(of: $0) } ?? []
    let names = Set((function.genericParameters + outer).map(\.name))
    if value.tokens(viewMode: .sourceAccurate).contains(where: { names.contains($0.text) }) { return true }
    let place = BodyContext(function, file: function.place?.file)
    let made = TreeBuilder(checker: checker, context: place, scope: checker.fileScope).build(value)
    return match(generate(made), parameter.type, .argument, Locator(expression: made)) != .failed
  }
}
