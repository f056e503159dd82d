internal import SwiftSyntax

extension Lowering {
  /// True if a closure can have parameters of these types: one tuple can be taken apart.
  func takes(_ inputs: [StaticType], _ closure: ClosureExprSyntax, _ open: [TypeParameter]) -> Bool {
    let parts: Int? = if inputs.count == 1, case .tuple(let elements) = inputs[0] { elements.count } else { nil }
    let mayBeTuple = inputs.count == 1 && inputs[0].mentions(open)
    guard let count = parameterCount(closure) else {
      let shorthand = shorthandCount(Syntax(closure.statements))
      return shorthand == inputs.count || shorthand == 1 && !inputs.isEmpty || shorthand == parts || shorthand > 1 && mayBeTuple
    }
    return count == inputs.count || count == parts || count > 1 && mayBeTuple
  }
  /// How many parameters a closure names, or uses as `$0` and its like.
  func closureParameterCount(_ closure: ClosureExprSyntax) -> Int { parameterCount(closure) ?? shorthandCount(Syntax(closure.statements)) }
  private func parameterCount(_ closure: ClosureExprSyntax) -> Int? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.count
    case .parameterClause(let clause): clause.parameters.count
    case nil: nil
    @unknown default: nil
    }
  }
  /// How many parameters a closure takes by using `$0` and its like; those of closures inside are their own.
  func shorthandCount(_ node: Syntax) -> Int {
    if let token = node.as(TokenSyntax.self) {
      if case .dollarIdentifier(let name) = token.tokenKind, let index = Int(name.dropFirst()) { return index + 1 }
      return 0
    }
    if node.is(ClosureExprSyntax.self) { return 0 }
    return node.children(viewMode: .sourceAccurate).reduce(0) { max($0, shorthandCount($1)) }
  }
}
