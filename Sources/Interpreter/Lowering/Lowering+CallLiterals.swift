internal import Foundation
internal import SwiftSyntax

extension Lowering {
  /// Makes the call. A whole number for a generic parameter is an `Int`, unless only another number makes the call right: `reduce(0, +)` of fractions.
  func bindTryingLiterals(
    _ trial: Trial, _ base: Expression?, _ arguments: [Argument], _ token: SourceFile.Span, _ span: SourceFile.Span, _ expected: StaticType?, _ baseSyntax: ExprSyntax?
  ) -> Expression {
    let isOpen = zip(trial.candidate.parameters, trial.mapping).contains { parameter, index in
      guard let index, case .parameter(let open) = parameter.type, trial.candidate.typeParameters.contains(open), trial.candidate.bindings[open] == nil else { return false }
      return Lowering.isWholeLiteral(arguments[index].syntax)
    }
    guard isOpen, arguments.count > 1 else { return bind(trial, base, arguments, token, span, expected, baseSyntax) }
    let outer = literalType
    defer { literalType = outer }
    func attempt(_ type: StaticType?) -> (call: Expression, said: [Diagnostic]) {
      literalType = type
      let (call, said) = quietly { bind(trial, base, arguments, token, span, expected, baseSyntax) }
      return (call, said)
    }
    let wanted = expected?.wrapped ?? expected
    let first = attempt(nil)
    let fits = wanted.map { canConvert(first.call.type, to: $0) } ?? true
    if !first.said.contains(where: \.isError), fits || first.call.type.isSilent {
      for diagnostic in first.said { report(diagnostic) }
      return first.call
    }
    for type in [wanted, .double, .cgFloat, Float.staticType, Decimal.staticType].compactMap({ $0 }) where type.isFloatingPoint || NumberTypes.type(type) != nil {
      let next = attempt(type)
      if !next.said.contains(where: \.isError), wanted.map({ canConvert(next.call.type, to: $0) }) ?? true {
        for diagnostic in next.said { report(diagnostic) }
        return next.call
      }
    }
    for diagnostic in first.said { report(diagnostic) }
    return first.call
  }
  static func isWholeLiteral(_ syntax: ExprSyntax) -> Bool {
    if let negative = syntax.as(PrefixOperatorExprSyntax.self) { return negative.operator.text == "-" && negative.expression.is(IntegerLiteralExprSyntax.self) }
    return syntax.is(IntegerLiteralExprSyntax.self)
  }
}
