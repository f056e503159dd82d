internal import SwiftSyntax

/// Finds rows of texts that stand on their bottom edges.
struct AlignedTexts {
  private let declared: DeclaredBodies

  init(_ declared: DeclaredBodies) { self.declared = declared }

  /// The argument `.bottom` of a row with two texts or more; nil for every other call.
  func bottomAlignment(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "HStack",
      let alignment = call.arguments.first(where: { $0.label?.text == "alignment" })?.expression, let member = alignment.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "bottom", member.base == nil || member.base?.trimmedDescription == "VerticalAlignment", let content = content(of: call)
    else { return nil }
    return count(of: ["Text", "Label"], in: content, 0) > 1 ? alignment : nil
  }
  /// The word `bottom` of an alignment.
  func name(in alignment: ExprSyntax) -> Syntax { alignment.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(alignment) }
  /// A picture stands in the row too.
  func hasImage(_ call: FunctionCallExprSyntax) -> Bool { content(of: call).map { count(of: ["Image"], in: $0, 0) > 0 } ?? false }

  private func content(of call: FunctionCallExprSyntax) -> CodeBlockItemListSyntax? {
    call.trailingClosure?.statements ?? call.arguments.first { $0.label?.text == "content" }?.expression.as(ClosureExprSyntax.self)?.statements
  }

  /// How many views of these names a builder's statements make, as far as the source tells, two views inside each other at most.
  private func count(of names: Set<String>, in statements: CodeBlockItemListSyntax, _ depth: Int) -> Int {
    guard depth < 8 else { return 0 }
    return statements.reduce(0) { $0 + count(of: names, in: Syntax($1.item), depth) }
  }
  private func count(of names: Set<String>, in item: Syntax, _ depth: Int) -> Int {
    if let statement = item.as(ExpressionStmtSyntax.self) { return count(of: names, in: Syntax(statement.expression), depth) }
    if let branch = item.as(IfExprSyntax.self) {
      let other: Int =
        switch branch.elseBody {
        case .codeBlock(let block)?: count(of: names, in: block.statements, depth + 1)
        case .ifExpr(let next)?: count(of: names, in: Syntax(next), depth)
        default: 0
        }
      return max(count(of: names, in: branch.body.statements, depth + 1), other)
    }
    guard let call = AlignedTexts.construction(item), let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return 0 }
    if names.contains(name) { return 1 }
    switch name {
    case "Group": return content(of: call).map { count(of: names, in: $0, depth + 1) } ?? 0
    case "ForEach": return content(of: call).map { 2 * count(of: names, in: $0, depth + 1) } ?? 0
    default:
      // A view of the file's own that is a text, in whatever modifiers.
      guard case .getter(let body)? = declared.bodies[name]?.bindings.first?.accessorBlock?.accessors, body.count == 1 else { return 0 }
      return count(of: names, in: body, depth + 3)
    }
  }
  /// The call that makes a view, inside its modifiers.
  private static func construction(_ item: Syntax) -> FunctionCallExprSyntax? {
    var call = item.as(FunctionCallExprSyntax.self)
    while let member = call?.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      call = base.as(FunctionCallExprSyntax.self)
    }
    return call
  }
}
