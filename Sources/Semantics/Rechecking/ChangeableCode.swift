package import Declarations
internal import SwiftSyntax

/// Code that can change without anything else being another: the body of a function, the accessors or the initial value
/// of a variable. Offsets are those of the texts that were checked.
package struct ChangeableCode {
  package let declaration: Declaration
  /// From the first word of the declaration to its end.
  package let whole: Range<Int>
  /// The code alone: all between the braces around it.
  package let code: Range<Int>

  /// Nil for a declaration without code, and for one that stands with others: `let a = 1, b = 2`.
  init?(_ declaration: Declaration) {
    guard let found = Self.code(of: declaration), let item = Self.item(around: found.first) else { return nil }
    self.declaration = declaration
    whole = item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
    let start = found.first.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
    let end = found.last.nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia
    code =
      (start ?? found.first.position).utf8Offset..<min((end ?? found.last.endPosition).utf8Offset, whole.upperBound)
  }

  private static func code(of declaration: Declaration) -> (first: Syntax, last: Syntax)? {
    if let body = (declaration as? FunctionDeclaration)?.body { return (Syntax(body), Syntax(body)) }
    let accessors = (declaration as? FunctionDeclaration)?.accessors ?? (declaration as? VariableDeclaration)?.accessors
    if let bodies = accessors?.bodies, let first = bodies.first, let last = bodies.last {
      // An initial value beside observers would be a second place.
      if (declaration as? VariableDeclaration)?.initializer != nil { return nil }
      return (Syntax(first.statements), Syntax(last.statements))
    }
    guard let variable = declaration as? VariableDeclaration, !variable.isDestructured else { return nil }
    return variable.initializer.map { (Syntax($0), Syntax($0)) }
  }
  /// The declaration in the source around its code.
  private static func item(around code: Syntax) -> DeclSyntax? {
    var current = code.parent
    while let node = current {
      if let variable = node.as(VariableDeclSyntax.self) { return variable.bindings.count == 1 ? DeclSyntax(variable) : nil }
      if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(SubscriptDeclSyntax.self)
        || node.is(DeinitializerDeclSyntax.self)
      {
        return node.as(DeclSyntax.self)
      }
      current = node.parent
    }
    return nil
  }
}

extension Checker {
  /// All code of the files that are checked which can change by itself; code that declares nothing is not among it.
  package var changeableCode: [ChangeableCode] {
    var all: [ChangeableCode] = []
    func collect(_ declaration: Declaration) {
      switch declaration {
      case let nominal as NominalDeclaration: nominal.members.all.forEach(collect)
      case let declaration as ExtensionDeclaration: declaration.members.all.forEach(collect)
      default: ChangeableCode(declaration).map { all.append($0) }
      }
    }
    checkedDeclarations.forEach(collect)
    return all
  }
}
