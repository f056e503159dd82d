internal import SwiftSyntax

/// What a statement says to the page of an Xcode playground.
enum LivePage {
  /// `PlaygroundPage.current.setLiveView(view)`, or `PlaygroundPage.current.liveView =` and a view or a controller with
  /// one.
  case shows(ExprSyntax)
  /// Anything else, as `PlaygroundPage.current.needsIndefiniteExecution = true`.
  case other

  /// Nil for a statement that says nothing to the page.
  init?(_ item: CodeBlockItemSyntax) {
    guard case .expr(let expression) = item.item else { return nil }
    let shown: ExprSyntax?
    if let call = expression.as(FunctionCallExprSyntax.self), let name = LivePage.member(call.calledExpression) {
      shown = name == "setLiveView" ? call.arguments.first?.expression : nil
    } else if let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      let name = LivePage.member(elements[0])
    {
      shown = name == "liveView" ? elements[2] : nil
    } else {
      return nil
    }
    self = shown.map { .shows(LivePage.view($0)) } ?? .other
  }
  /// Whether a statement imports the module that has the page, and nothing else.
  static func isImport(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .decl(let node) = item.item, let found = node.as(ImportDeclSyntax.self) else { return false }
    return found.path.trimmedDescription == "PlaygroundSupport"
  }
  /// What stands behind `PlaygroundPage.current.`.
  private static func member(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let page = member.base?.as(MemberAccessExprSyntax.self), page.declName.baseName.text == "current",
      page.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "PlaygroundPage"
    else { return nil }
    return member.declName.baseName.text
  }
  /// The view in a controller of UIKit or AppKit that does nothing but show it.
  private static func view(_ expression: ExprSyntax) -> ExprSyntax {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["UIHostingController", "NSHostingController", "NSHostingView"].contains(name),
      let root = call.arguments.first, root.label?.text == "rootView"
    else { return expression }
    return root.expression
  }
}
