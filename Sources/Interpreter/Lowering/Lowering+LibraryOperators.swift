extension Lowering {
  /// An operator of the library on a type of its own: a static method of the catalogue with the operator's name. Nil if there is none for these operands.
  func libraryOperator(_ name: String, _ left: Expression, _ right: Expression, _ span: SourceFile.Span) -> Expression? {
    guard case .library(let type, _) = left.type else { return nil }
    for entry in Catalogue.shared.members(of: type.name, named: name) where entry.kind == .staticMethod && entry.parameters.count == 2 {
      guard let a = converted(left, to: entry.parameters[0].type), let b = converted(right, to: entry.parameters[1].type) else { continue }
      return CatalogueCall(entry, nil, [a, b], site: span, entry.result, span)
    }
    return nil
  }
}
