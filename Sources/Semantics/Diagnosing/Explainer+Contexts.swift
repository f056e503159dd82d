internal import Declarations

extension Explainer {
  func context(_ kind: ContextKind, _ left: Type, _ right: Type, _ expression: Expression) {
    switch kind {
    case .initialization, .assignment:
      let words = kind == .assignment ? ("assign", "type") : ("convert", "specified type")
      say("cannot \(words.0) value of type '\(left)' to \(words.1) '\(right)'", expression.range.start)
    case .returning:
      say("cannot convert return expression of type '\(left)' to return type '\(right)'", expression.range.start)
    case .coercion where bridges(left, right): lacks("as \(right)", expression.range.start)
    case .coercion: say("cannot convert value of type '\(left)' to type '\(right)' in coercion", expression.range.start)
    case .condition: condition(left, expression)
    case .closureResult:
      say("cannot convert value of type '\(left)' to closure result type '\(right)'", expression.range.start)
    case .throwing: say("thrown expression type '\(left)' does not conform to 'Error'", expression.range.start)
    case .defaultArgument:
      say("default argument value of type '\(left)' cannot be converted to type '\(right)'", expression.range.start)
    case .element, .yielding, .statement, .caseValue:
      say("cannot convert value of type '\(left)' to specified type '\(right)'", expression.range.start)
    }
  }

  /// On Apple's systems values of Foundation are bridged to its classes, and errors to `NSError`.
  private func bridges(_ left: Type, _ right: Type) -> Bool {
    func isFoundation(_ type: Type) -> Bool {
      guard case .nominal(let nominal, _) = checker.optionalObject(type) ?? type else { return false }
      return isObjectiveC(nominal) || nominal.module.name == "CoreFoundation"
    }
    return isFoundation(plain(right)) || isFoundation(plain(left))
  }
}
