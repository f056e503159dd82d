internal import Declarations

extension ConstraintSystem {
  /// `Layout { … }` of a type without an initialiser that takes the closures: they are passed to the value that is made.
  private func splitCall(_ callee: Expression, _ list: Expression.ArgumentList) -> (Expression, Expression.ArgumentList)? {
    guard list.trailing > 0, case .type(let type) = callee.kind, case .nominal(let nominal, _) = type,
      !checker.members(of: type, named: "callAsFunction").isEmpty
    else { return nil }
    func isTaken(_ list: Expression.ArgumentList) -> Bool {
      checker.members(ofNominal: nominal, named: "init").contains { member in
        guard let function = member.declaration as? FunctionDeclaration else { return false }
        if case .success = ArgumentMatching.match(checker.interface(of: function).parameters, list) { return true }
        return false
      }
    }
    let first = list.arguments.count - list.trailing
    let own = Expression.ArgumentList(Array(list.arguments[..<first]), end: list.end)
    guard !isTaken(list), isTaken(own) else { return nil }
    var rest = Expression.ArgumentList(Array(list.arguments[first...]), end: list.end)
    rest.trailing = list.trailing
    return (Expression(.call(callee, own), callee.range), rest)
  }

  func call(_ expression: Expression, _ callee: Expression, _ list: Expression.ArgumentList) -> Type {
    if let (made, rest) = splitCall(callee, list) {
      expression.kind = .call(made, rest)
      return call(expression, made, rest)
    }
    if let (value, type) = literalOfType(callee, list) {
      expression.kind = .cast(.coercion, value, type)
      return generate(expression)
    }
    let types = list.arguments.map { generate($0.value) }
    let result = variable(Locator(expression: expression, part: .result), canBeLValue: true)
    var isOperator = false
    if case .reference(let reference) = callee.kind {
      isOperator = reference.isOperator
      if isTypeOf(reference), list.arguments.count == 1 {
        state.pending.append(
          .dynamicType(result, of: loaded(types[0], Locator(expression: expression)), Locator(expression: expression)))
        return result
      }
    }
    let site = CallSite(expression, callee: callee, list, types: types, result: result, isOperator: isOperator)
    let called = calledExpression(callee)
    calls[called] = site
    let type = generate(callee)
    switch called.kind {
    case .reference(let reference) where !reference.candidates.isEmpty: break
    case .member, .implicitMember, .type: break
    case .superReference: break
    default: state.pending.append(.applicable(type, site))
    }
    return result
  }

  /// `T(literal)` of a type that such a literal may be of is the literal itself (SE-0213).
  private func literalOfType(_ callee: Expression, _ list: Expression.ArgumentList) -> (Expression, Type)? {
    guard list.arguments.count == 1, list.trailing == 0, list.arguments[0].label == nil,
      case .type(let type) = callee.kind, case .nominal(let nominal, let arguments) = type, arguments.isEmpty
    else { return nil }
    if isObjectLiteral(list.arguments[0].value, of: type) { return (list.arguments[0].value, type) }
    guard
      let name = literalProtocol(list.arguments[0].value, of: nominal), checker.genericParameters(of: nominal).isEmpty,
      let literal = checker.standard(name), checker.conforms(type, to: literal)
    else { return nil }
    return (list.arguments[0].value, type)
  }
  /// Whether a value is a literal of a colour or an image (`#colorLiteral(…)`), and of that type.
  private func isObjectLiteral(_ value: Expression, of type: Type) -> Bool {
    guard case .call(let callee, _) = value.kind, case .reference(let reference) = callee.kind,
      let function = reference.candidates.first as? FunctionDeclaration, function.name.hasPrefix("_macro_"),
      function.name.hasSuffix("Literal")
    else { return false }
    return checker.interface(of: function).result == type
  }
  /// The protocol of a literal; of a text only where the type is the program's own: initialisers of a library's types
  /// take it as a literal of theirs does.
  private func literalProtocol(_ value: Expression, of nominal: NominalDeclaration) -> String? {
    switch value.kind {
    case .integer: "ExpressibleByIntegerLiteral"
    case .fraction: "ExpressibleByFloatLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .string where nominal.module == checker.program: "ExpressibleByStringLiteral"
    default: nil
    }
  }

  /// `type(of:)` of the standard library, which the language knows.
  private func isTypeOf(_ reference: Expression.Reference) -> Bool {
    reference.name == "type"
      && reference.candidates.allSatisfy { ($0 as? FunctionDeclaration)?.fullName == "type(of:)" && $0.isStandard }
  }

  /// What is chosen by a call: the reference itself, without written generic arguments.
  private func calledExpression(_ callee: Expression) -> Expression {
    if case .specialization(let base, _) = callee.kind { return base }
    return callee
  }

  func subscriptCall(_ expression: Expression, _ base: Expression, _ written: Expression.ArgumentList) -> Type {
    let baseType = generate(base)
    var list = written
    if let dynamic = dynamicSubscript(expression, baseType, written) {
      list = dynamic
      expression.kind = .subscriptCall(base, list)
    }
    let types = list.arguments.map { generate($0.value) }
    let result = variable(Locator(expression: expression, part: .result), canBeLValue: true)
    calls[expression] = CallSite(expression, callee: expression, list, types: types, result: result, isOperator: false)
    if list.arguments.count == 1, list.arguments[0].label == "keyPath" {
      state.pending.append(
        .keyPath(
          types[0], root: baseType, value: result, Expression.KeyPath(root: nil, []),
          Locator(expression: expression, part: .operand)))
      return result
    }
    let locator = Locator(expression: expression, part: .callee)
    let type = variable(Locator(expression: expression))
    let name = Expression.MemberName("subscript", expression.range)
    switch attemptMember(baseType, name, type, locator) {
    case .failed: hasFailed = true
    case .unsolved: state.pending.append(.member(base: baseType, name, type: type, locator))
    case .solved: break
    }
    return result
  }

  /// `$model[key]` is `$model[dynamicMember: \.[key]]` where the type has no subscript of its own that it could be.
  private func dynamicSubscript(
    _ expression: Expression, _ base: Type, _ list: Expression.ArgumentList
  ) -> Expression.ArgumentList? {
    let object = instance(resolved(base))
    guard case .nominal = object, list.arguments.first?.label != "dynamicMember",
      list.arguments.first?.label != "keyPath", isDynamic(object)
    else { return nil }
    let name = Expression.MemberName("subscript", expression.range)
    let choices = candidates(object, name, Locator(expression: expression, part: .callee)).choices
    guard !choices.isEmpty, choices.allSatisfy({ takesDynamicKeyPath($0.declaration) }) else { return nil }
    let part = Expression.KeyPath.Component.subscriptCall(list, expression.range)
    let path = Expression(.keyPath(Expression.KeyPath(root: nil, [part])), expression.range)
    return Expression.ArgumentList([Expression.Argument("dynamicMember", path)], end: list.end)
  }
}
