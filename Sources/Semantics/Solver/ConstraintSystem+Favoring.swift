internal import Declarations

extension ConstraintSystem {
  /// The overloads of a function's name that are tried before all others, and alone if one works: those whose
  /// parameters are of the default types of a call's literals, if there is nothing but literals. It is how the compiler
  /// was seen to take a disfavoured `f(Int)` for `f(1)` beside an `f(Double)`; members and initialisers are not favoured.
  func favoredChoices(_ disjunction: Disjunction) -> [Choice] {
    guard !allowsFixes, disjunction.choices.count > 1, let call = calls[disjunction.locator.expression],
      !call.isOperator, !call.arguments.arguments.isEmpty,
      disjunction.choices.contains(where: { $0.declaration.attributes.flags.contains(.disfavored) })
    else { return [] }
    let names = call.arguments.arguments.map { defaultName(of: $0.value) }
    if names.contains(nil) { return [] }
    return disjunction.choices.filter { choice in
      guard choice.base == nil, choice.kind == .plain, let function = choice.declaration as? FunctionDeclaration,
        function.kind == .function, function.genericParameters.isEmpty
      else { return false }
      let parameters = checker.interface(of: function).parameters
      guard parameters.count == names.count else { return false }
      return zip(names, parameters).allSatisfy { name, parameter in name.map { checker.isStandard(parameter.type, $0) } ?? false }
    }
  }

  /// The default type of a literal, or of an operator's call of nothing but literals of one kind.
  private func defaultName(of expression: Expression) -> String? {
    switch expression.kind {
    case .integer: return "Int"
    case .fraction: return "Double"
    case .string: return "String"
    case .boolean: return "Bool"
    case .call(let callee, let list):
      guard calls[callee]?.isOperator == true else { return nil }
      let names = Set(list.arguments.map { defaultName(of: $0.value) })
      return names.count == 1 ? names.first ?? nil : nil
    default: return nil
    }
  }
}
