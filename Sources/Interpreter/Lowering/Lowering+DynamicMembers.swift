internal import SwiftSyntax

extension Lowering {
  /// What a name that a type of the file does not have means by its `subscript(dynamicMember:)`: of a text, or of a key path to what it stands for.
  func dynamicMember(_ type: StaticType, _ token: TokenSyntax, _ span: SourceFile.Span) -> DynamicMember? {
    guard case .declared = type else { return nil }
    for case .function(let function) in members(of: type, named: "subscript") {
      guard function.parameters.count == 1, let parameter = function.parameters.first, parameter.label == "dynamicMember" else { continue }
      var bindings = ownerBindings(function.owner, type)
      let wanted = parameter.type.substituting(completed(bindings))
      let argument: Expression
      if wanted == .string {
        argument = ConstantExpression(.string(token.identifierText), .string, span)
      } else if case .library(.keyPath, let types) = wanted, types.count == 2, !types[0].mentions(function.typeParameters) {
        let source = PlaceholderExpression(types[0], span)
        let (read, said) = quietly { member(source, token, call: nil, base: nil, expecting: nil) }
        guard !said.contains(where: \.isError), !read.type.isSilent, unify(types[1], read.type, &bindings, function.typeParameters) else { continue }
        let value = KeyPathValue(root: source, result: read, place: keyPathPlace(read))
        argument = KeyPathExpression(value, words: "\\.\(token.identifierText)", .library(.keyPath, [types[0], read.type]), span)
      } else {
        continue
      }
      let known = function.typeParameters.compactMap { parameter in bindings[parameter].map { (parameter, $0) } }
      return DynamicMember(function: function, argument: argument, typeArguments: known, type: function.result.substituting(completed(bindings)))
    }
    return nil
  }
}

/// A member that a `subscript(dynamicMember:)` gives.
struct DynamicMember {
  let function: FunctionDeclaration
  let argument: Expression
  let typeArguments: [(TypeParameter, StaticType)]
  let type: StaticType
}
