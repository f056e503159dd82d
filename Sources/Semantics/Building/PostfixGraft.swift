internal import SwiftSyntax

/// Puts the base of `#if` between modifiers under the chain that the clause holds: `base` and `.a().b()` become `base.a().b()`.
enum PostfixGraft {
  static func graft(_ base: ExprSyntax, under chain: ExprSyntax) -> ExprSyntax {
    if var member = chain.as(MemberAccessExprSyntax.self) {
      member.base = member.base.map { graft(base, under: $0) } ?? base
      return ExprSyntax(member)
    }
    if var call = chain.as(FunctionCallExprSyntax.self) {
      call.calledExpression = graft(base, under: call.calledExpression)
      return ExprSyntax(call)
    }
    if var call = chain.as(SubscriptCallExprSyntax.self) {
      call.calledExpression = graft(base, under: call.calledExpression)
      return ExprSyntax(call)
    }
    if var inner = chain.as(PostfixIfConfigExprSyntax.self) {
      inner.base = inner.base.map { graft(base, under: $0) } ?? base
      return ExprSyntax(inner)
    }
    return chain
  }
}
