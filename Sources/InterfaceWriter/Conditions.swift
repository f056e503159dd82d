internal import SwiftSyntax

/// What the conditions of `#if` in interfaces mean: the toolchain's own compiler on Linux, not the embedded language.
enum Conditions {
  /// The elements of the clause that holds.
  static func chosen(_ directive: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    directive.clauses.first { $0.condition.map(holds) ?? true }?.elements
  }

  static func holds(_ condition: ExprSyntax) -> Bool {
    if let negation = condition.as(PrefixOperatorExprSyntax.self) { return !holds(negation.expression) }
    if let tuple = condition.as(TupleExprSyntax.self) { return tuple.elements.allSatisfy { holds($0.expression) } }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call.calledExpression.trimmedDescription, call.arguments.trimmedDescription) }
    return !["$Embedded", "DEBUG", "false"].contains(condition.trimmedDescription)
  }

  /// Operands with `&&` and `||` between them; `&&` binds closer.
  private static func holds(_ elements: [ExprSyntax]) -> Bool {
    var alternatives = [true]
    for (position, element) in elements.enumerated() {
      if position.isMultiple(of: 2) {
        alternatives[alternatives.count - 1] = alternatives[alternatives.count - 1] && holds(element)
      } else if element.trimmedDescription == "||" {
        alternatives.append(true)
      }
    }
    return alternatives.contains(true)
  }

  private static func holds(_ test: String, _ argument: String) -> Bool {
    switch test {
    case "os": argument == "Linux"
    case "arch": argument == "x86_64"
    case "_pointerBitWidth": argument == "_64"
    case "compiler", "swift", "hasFeature", "hasAttribute", "canImport": true
    default: false
    }
  }
}
