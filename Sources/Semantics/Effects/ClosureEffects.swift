internal import SwiftSyntax

/// What a closure's text alone says of its effects: `try` and `throw` that no `catch` in it ends, `await`.
///
/// The compiler decides this before it types the closure; closures and functions inside of it do not count.
final class ClosureEffects: SyntaxVisitor {
  private(set) var isThrowing = false
  private(set) var isAsync = false

  static func find(in statements: CodeBlockItemListSyntax) -> (isThrowing: Bool, isAsync: Bool) {
    let finder = ClosureEffects(viewMode: .sourceAccurate)
    finder.walk(statements)
    return (finder.isThrowing, finder.isAsync)
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil {
      isThrowing = true
      return .visitChildren
    }
    let isThrowingOutside = isThrowing
    walk(node.expression)
    isThrowing = isThrowingOutside
    return .skipChildren
  }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    isThrowing = true
    return .visitChildren
  }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isAsync = true
    return .visitChildren
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.awaitKeyword != nil { isAsync = true }
    if node.tryKeyword != nil { isThrowing = true }
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.async) }) {
      isAsync = true
      return .skipChildren
    }
    return .visitChildren
  }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    let isThrowingOutside = isThrowing
    walk(node.body)
    if node.catchClauses.contains(where: { Self.catchesAll($0) }) { isThrowing = isThrowingOutside }
    for clause in node.catchClauses { walk(clause) }
    return .skipChildren
  }
  private static func catchesAll(_ clause: CatchClauseSyntax) -> Bool {
    clause.catchItems.isEmpty
      || clause.catchItems.contains { item in
        guard item.whereClause == nil else { return false }
        guard let pattern = item.pattern else { return true }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) {
          // Every error is an `NSError`.
          if let sequence = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self) {
            return sequence.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "NSError"
          }
          return binding.pattern.is(IdentifierPatternSyntax.self) || binding.pattern.is(WildcardPatternSyntax.self)
        }
        return pattern.is(WildcardPatternSyntax.self)
      }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
