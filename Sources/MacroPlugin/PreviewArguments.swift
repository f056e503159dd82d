internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// The parts of `#Preview("name", traits: .portrait) { … }`.
struct PreviewArguments {
  /// The name's expression, `nil` when there is none.
  var name: ExprSyntax = "nil"
  /// The traits, separated by commas.
  var traits = ""
  /// The closure, or an expression of function type.
  var body: ExprSyntax

  /// Nil when no body is given.
  init?(_ node: some FreestandingMacroExpansionSyntax) {
    var traits: [String] = []
    var body = node.trailingClosure.map { ExprSyntax($0.trimmed) }
    for argument in node.arguments {
      switch argument.label?.text {
      case "body": body = argument.expression.trimmed
      case "traits": traits.append(argument.expression.trimmedDescription)
      case nil where !traits.isEmpty: traits.append(argument.expression.trimmedDescription)
      case nil: name = argument.expression.trimmed
      default: continue  // swiftc refuses the label
      }
    }
    guard let body else { return nil }
    self.body = body
    self.traits = traits.joined(separator: ", ")
  }

  /// What the record calls; with `@Previewable` variables, also the view that holds them.
  func content(heldBy holder: TokenSyntax) -> (state: DeclSyntax?, content: ExprSyntax) {
    guard let statements = body.as(ClosureExprSyntax.self)?.statements else { return (nil, body) }
    let state = statements.compactMap(\.previewable)
    guard !state.isEmpty else { return (nil, body) }
    let properties = MemberBlockItemListSyntax(state.map { MemberBlockItemSyntax(leadingTrivia: .newline, decl: $0) })
    let rest = statements.filter { $0.previewable == nil }
    return ("private struct \(holder): View {\(properties)\nvar body: some View { \(rest) \n} }", "{ \(holder)() }")
  }
}

extension CodeBlockItemSyntax {
  /// The variable without its attribute, if it is `@Previewable`.
  fileprivate var previewable: VariableDeclSyntax? {
    guard var variable = item.as(VariableDeclSyntax.self) else { return nil }
    let others = variable.attributes.filter { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable" }
    guard others.count < variable.attributes.count else { return nil }
    variable.attributes = others
    return variable.trimmed
  }
}
