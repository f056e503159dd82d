internal import SwiftSyntax

extension Lowering {
  /// A variable at the top of a preview that is to hold state.
  func isPreviewable(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) else { return false }
    return hasAttribute("Previewable", variable.attributes)
  }

  /// A preview with `@Previewable` variables: they become the properties of a view of their own, as the macro makes them in compiled code.
  func lowerStatefulPreview(_ items: [CodeBlockItemSyntax]) -> FunctionBody {
    let span = SourceFile.Span(start: items.first.map { self.span($0).start } ?? 0, end: items.last.map { self.span($0).end } ?? 0)
    let declaration = TypeDeclaration("Preview", .structure, span: span, outer: nil, parameters: [])
    declaration.protocols = ["View"]
    for item in items where isPreviewable(item) {
      guard case .decl(let syntax) = item.item, let variable = syntax.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
        collectField(binding, token, variable, false, sharedType: binding.typeAnnotation, of: declaration)
      }
    }
    let content = PropertyDeclaration("body", isStatic: false, owner: declaration.selfType, span: span)
    content.type = .someView
    let id = newBody()
    content.getter = id
    declaration.members["body"] = [.property(content)]
    finish()
    let shown = FunctionBody()
    let inner = FunctionContext(parent: nil, isClosure: false, owner: declaration.selfType, isStatic: false)
    inner.result = .someView
    inside(inner) {
      _ = inner.declare("self", declaration.selfType, isMutable: false)
      shown.statements = [ReturnStatement(builderBlock(items.filter { !isPreviewable($0) }, span), span)]
    }
    shown.slotCount = inner.slotCount
    bodies[id.index] = shown
    let made = FunctionBody()
    for field in declaration.fields where !field.hasInitial { report(Diagnostic("'@Previewable' variables need a first value", at: range(field.span))) }
    made.statements = [ReturnStatement(ConstructionExpression(declaration, nil, fields: [], [], site: span, declaration.selfType, span), span)]
    return made
  }
}
