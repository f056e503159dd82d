internal import Declarations

extension ConstraintSystem {
  /// A call of a value whose type says `@dynamicCallable` (SE-0216): the arguments become one array, or pairs of labels
  /// and values where there are labels or no other method. Nil for other types.
  func attemptDynamicCall(_ type: Type, _ call: CallSite) -> MatchResult? {
    guard case .nominal(let nominal, _) = type, nominal.attributes.flags.contains(.dynamicCallable) else { return nil }
    let methods = checker.members(ofNominal: nominal, named: "dynamicallyCall").compactMap {
      $0.declaration as? FunctionDeclaration
    }
    func has(_ label: String) -> Bool { methods.contains { $0.parameters.map(\.label) == [label] } }
    let arguments = call.arguments.arguments
    let isLabelled = arguments.contains { $0.label != nil } || !has("withArguments")
    guard has(isLabelled ? "withKeywordArguments" : "withArguments") else { return nil }
    let range = call.expression.range
    let list: Expression
    if isLabelled {
      list = Expression(
        .dictionary(
          arguments.map {
            Expression.Entry(Expression(.string([Expression.Segment(text: $0.label ?? "")]), $0.value.range), $0.value)
          }), range)
    } else {
      list = Expression(.array(arguments.map(\.value)), range)
    }
    let name = Expression.MemberName("dynamicallyCall", range)
    let callee = Expression(.member(call.callee, name), call.callee.range)
    let label = isLabelled ? "withKeywordArguments" : "withArguments"
    let made = Expression.ArgumentList([Expression.Argument(label, list)], end: call.arguments.end)
    call.expression.kind = .call(callee, made)
    let result = self.call(call.expression, callee, made)
    return match(result, call.result, .equal, Locator(expression: call.expression, part: .result))
  }
}
