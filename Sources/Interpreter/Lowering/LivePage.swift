internal import SwiftSyntax

/// What a statement says to the page of an Xcode playground.
enum LivePage {
  /// `PlaygroundPage.current.setLiveView(view)`, `PlaygroundPage.current.liveView = UIHostingController(rootView: view)`.
  case shows(ExprSyntax)
  /// Anything else, as `PlaygroundPage.current.needsIndefiniteExecution = true`.
  case other

  /// Nil for a statement that says nothing to the page.
  init?(_ item: CodeBlockItemSyntax) {
    guard case .expr(let expression) = item.item else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self), let name = LivePage.member(call.calledExpression) {
      self = call.arguments.first.flatMap { name == "setLiveView" ? .shows(LivePage.view($0.expression)) : nil } ?? .other
    } else if let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3, let name = LivePage.member(elements[0]) {
      self = name == "liveView" ? .shows(LivePage.view(elements[2])) : .other
    } else {
      return nil
    }
  }
  /// What stands behind `PlaygroundPage.current.`.
  private static func member(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let page = member.base?.as(MemberAccessExprSyntax.self), page.declName.baseName.text == "current",
      page.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "PlaygroundPage"
    else { return nil }
    return member.declName.baseName.text
  }
  /// The view in a controller of UIKit or AppKit that does nothing but show it.
  private static func view(_ expression: ExprSyntax) -> ExprSyntax {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["UIHostingController", "NSHostingController", "NSHostingView"].contains(name), let root = call.arguments.first, root.label?.text == "rootView"
    else { return expression }
    return root.expression
  }
}

extension Lowering {
  /// The statements of a playground's page: they run, and the live view is what is shown; nil where none is set.
  func lowerPage(_ items: [CodeBlockItemSyntax]) -> FunctionBody? {
    let shown = items.lazy.compactMap { item -> ExprSyntax? in if case .shows(let view)? = LivePage(item) { view } else { nil } }
    guard let view = shown.last else { return nil }
    let body = FunctionBody()
    let inner = FunctionContext(parent: nil, isClosure: false, owner: nil, isStatic: true)
    inner.result = .someView
    inside(inner) {
      let others = statements(items.filter { LivePage($0) == nil }, implicitReturn: false)
      body.statements = others + [ReturnStatement(BlockExpression(builderExpression(view), span(view)), span(view))]
    }
    body.slotCount = inner.slotCount
    return body
  }
}
