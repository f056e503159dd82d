internal import SwiftSyntax

extension TokenSyntax {
  /// The name without back quotes.
  var identifierText: String { identifier?.name ?? text }
}

extension TypeSyntax {
  /// The path of a type without its generic arguments: `Box<Int>.Part` is `Box.Part`, `[Item]` is `Array`.
  var writtenPath: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let found): found.name.identifierText
    case .memberType(let found): found.baseType.writtenPath + "." + found.name.identifierText
    case .arrayType: "Array"
    case .dictionaryType: "Dictionary"
    case .optionalType: "Optional"
    default: trimmedDescription
    }
  }
  /// The names of the protocols and types that stand in an inheritance clause: of `SwiftUI.View & Equatable` both,
  /// without the name of the library's module.
  var inheritedNames: [String] {
    switch self.as(TypeSyntaxEnum.self) {
    case .compositionType(let found): found.elements.flatMap(\.type.inheritedNames)
    case .attributedType(let found): found.baseType.inheritedNames
    case .someOrAnyType(let found): found.constraint.inheritedNames
    case .tupleType(let found): found.elements.count == 1 ? found.elements.flatMap(\.type.inheritedNames) : []
    case .suppressedType: []
    default: [writtenPath.hasPrefix("SwiftUI.") ? String(writtenPath.dropFirst("SwiftUI.".count)) : writtenPath]
    }
  }
  /// Whether a variable of the type begins with `nil`.
  var isWrittenOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
