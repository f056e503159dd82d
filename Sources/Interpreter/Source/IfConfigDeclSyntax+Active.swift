internal import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clause of `#if` that holds: a debug build for iOS, with SwiftUI and Foundation and without UIKit (our choice).
  var activeClause: IfConfigClauseSyntax? { clauses.first { $0.condition.map(IfConfigDeclSyntax.holds) ?? true } }
  /// The items of the clause that holds, those of inner `#if` included.
  var activeItems: [CodeBlockItemSyntax] {
    guard case .statements(let list)? = activeClause?.elements else { return [] }
    return list.flatMap { item -> [CodeBlockItemSyntax] in
      if case .decl(let declaration) = item.item, let inner = declaration.as(IfConfigDeclSyntax.self) { return inner.activeItems }
      return [item]
    }
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    if let name = condition.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !holds(prefix.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first { return holds(only.expression) }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os": return argument == "iOS"
      case "canImport": return ["SwiftUI", "Foundation", "Swift", "Observation", "RegexBuilder"].contains(argument)
      case "targetEnvironment": return argument == "simulator"
      case "swift", "compiler": return true
      default: return false
      }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      if let index = elements.firstIndex(where: { $0.trimmedDescription == "||" }) {
        return holds(ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(elements[..<index])))))
          || holds(ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(elements[(index + 1)...])))))
      }
      return stride(from: 0, to: elements.count, by: 2).allSatisfy { holds(elements[$0]) }
    }
    return false
  }
}
