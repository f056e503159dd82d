internal import SwiftSyntax

extension TypeSyntax {
  /// The path of an extended type without its generic arguments, and those: `Box<Int>.Part` is `Box.Part` with `Int`,
  /// `[Item]` is `Array` with `Item`.
  var plainPath: (path: String, arguments: [TypeSyntax]) {
    if let name = self.as(IdentifierTypeSyntax.self) {
      return (name.name.text, Self.written(name.genericArgumentClause))
    }
    if let member = self.as(MemberTypeSyntax.self) {
      let base = member.baseType.plainPath
      return (base.path + "." + member.name.text, base.arguments + Self.written(member.genericArgumentClause))
    }
    if let array = self.as(ArrayTypeSyntax.self) { return ("Array", [array.element]) }
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return ("Dictionary", [dictionary.key, dictionary.value])
    }
    if let optional = self.as(OptionalTypeSyntax.self) { return ("Optional", [optional.wrappedType]) }
    return (trimmedDescription, [])
  }
  private static func written(_ clause: GenericArgumentClauseSyntax?) -> [TypeSyntax] {
    clause?.arguments.compactMap { if case .type(let type) = $0.argument { type } else { nil } } ?? []
  }
}
