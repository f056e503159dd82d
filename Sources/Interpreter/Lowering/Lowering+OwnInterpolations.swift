internal import SwiftSyntax

extension Lowering {
  /// A value in a text that a function of the file writes: `appendInterpolation` in an extension of `String.StringInterpolation`; nil where none fits.
  func ownInterpolation(_ syntax: [LabeledExprSyntax], _ span: SourceFile.Span) -> Expression? {
    for name in ["String.StringInterpolation", "DefaultStringInterpolation"] {
      let found = (extensions[name]?["appendInterpolation"] ?? []).compactMap { member -> FunctionDeclaration? in
        guard case .function(let function) = member, function.isMutating else { return nil }
        // A value without a label is written as always, unless its type has a function of its own.
        if syntax.count == 1, syntax[0].label == nil, case .parameter? = function.parameters.first?.type { return nil }
        return function
      }
      if found.isEmpty { continue }
      let type = StaticType.library(LibraryType(name), [])
      let arguments = syntax.map { Argument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false) }
      let pieces = context.declare(" pieces", type, isMutable: true)
      let (call, said) = quietly {
        resolve(found.map { candidate(.function($0), type) }, VariableExpression(pieces, span), arguments, name: "appendInterpolation", place: span, whole: span, nil)
      }
      if said.contains(where: \.isError) || call.type.isSilent { continue }
      for diagnostic in said { report(diagnostic) }
      return OwnInterpolation(call, pieces, span)
    }
    return nil
  }
}
