package import SwiftSyntax

/// Which clause of `#if` holds: a debug build for iOS in the simulator, with the frameworks of iOS (our choice).
package enum BuildConditions {
  /// The modules that `canImport` finds.
  private static let modules: Set<String> = ["SwiftUI", "Foundation", "Swift", "Observation", "RegexBuilder"]

  package static func isActive(_ condition: ExprSyntax?) -> Bool {
    guard let condition else { return true }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !isActive(prefix.expression) }
    if let tuple = condition.as(TupleExprSyntax.self) {
      return tuple.elements.first.map { isActive($0.expression) } ?? false
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return isActive(call) }
    if let sequence = condition.as(SequenceExprSyntax.self) { return isActive(Array(sequence.elements)) }
    return false
  }

  private static func isActive(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport": return modules.contains(argument) || AppleNames.frameworks.contains(argument)
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return true
    default: return false
    }
  }

  /// `a || b && c`, folded: `&&` binds more tightly.
  private static func isActive(_ elements: [ExprSyntax]) -> Bool {
    elements.split { $0.trimmedDescription == "||" }.contains { part in
      part.filter { $0.trimmedDescription != "&&" }.allSatisfy { isActive($0) }
    }
  }
}

extension IfConfigDeclSyntax {
  /// What stands in the clause that holds.
  package func activeElements(isActive: (ExprSyntax?) -> Bool) -> IfConfigClauseSyntax.Elements? {
    clauses.first { isActive($0.condition) }?.elements
  }
}
