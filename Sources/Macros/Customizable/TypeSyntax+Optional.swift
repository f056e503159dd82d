internal import SwiftSyntax
internal import SwiftSyntaxBuilder

extension TypeSyntax {
  /// `Wrapped` of `Wrapped?`, `Wrapped!`, `Optional<Wrapped>` and `Swift.Optional<Wrapped>`; nil for any other type.
  var optionalWrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return implicit.wrappedType.trimmed }
    let arguments: GenericArgumentClauseSyntax?
    if let identifier = self.as(IdentifierTypeSyntax.self), identifier.name.text == "Optional" {
      arguments = identifier.genericArgumentClause
    } else if let member = self.as(MemberTypeSyntax.self), member.name.text == "Optional", member.baseType.trimmedDescription == "Swift" {
      arguments = member.genericArgumentClause
    } else {
      return nil
    }
    guard let list = arguments?.arguments, list.count == 1, let argument = list.first?.argument.as(TypeSyntax.self) else { return nil }
    return argument.isFunction ? "(\(argument.trimmed))" : argument.trimmed
  }

  /// The type as that of a parameter whose value is kept: a closure needs `@escaping`.
  var escaping: TypeSyntax {
    let bare = withoutParentheses
    return bare.isFunction ? "@escaping \(bare.trimmed)" : self
  }

  /// `() -> Void`, with or without attributes such as `@MainActor`.
  private var isFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    return self.is(FunctionTypeSyntax.self)
  }
  /// `T` of `(T)`.
  private var withoutParentheses: TypeSyntax {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first, element.firstName == nil else { return self }
    return element.type.withoutParentheses
  }
}
