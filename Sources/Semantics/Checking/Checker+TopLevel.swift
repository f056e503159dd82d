internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// Looks at the code between a file's declarations: what a script does, previews.
  func checkTopLevel(_ items: [CodeBlockItemSyntax], of unit: SourceUnit) {
    guard let first = items.first else { return }
    let main = FunctionDeclaration(
      .function, "main", in: program, parent: nil, attributes: AttributeList(),
      place: SourcePlace(unit, span(first).start))
    (main.effects.isAsync, main.effects.isThrowing) = (true, true)
    isolations[main] = .unknown
    let context = BodyContext(main, file: unit)
    (context.isAsync, context.result) = (true, .void)
    let scope = Scope(fileScope)
    code.bodies[main] = items.flatMap { check($0, scope, context) }
  }
}

extension ProgramCheck.File {
  /// What stands at the top level and declares nothing.
  var code: [CodeBlockItemSyntax] {
    Self.code(syntax.statements).filter { item in
      !copied.contains { $0.lowerBound <= item.position.utf8Offset && item.endPosition.utf8Offset <= $0.upperBound }
    }
  }

  private static func code(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    items.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let node) = item.item else { return [item] }
      guard let conditional = node.as(IfConfigDeclSyntax.self),
        case .statements(let inner)? = conditional.activeElements(isActive: { BuildConditions.isActive($0) })
      else { return [] }
      return code(inner)
    }
  }
}
