internal import SwiftSyntax

/// A type that a file declares, with what its extensions in the file add.
struct DeclaredType: Sendable {
  enum Kind { case structure, enumeration, object }
  /// A way to make one.
  struct Initializer: Sendable {
    let syntax: InitializerDeclSyntax
    let isInExtension: Bool

    var parameters: FunctionParameterListSyntax { syntax.signature.parameterClause.parameters }
    /// Whether a call without arguments makes a value, outside of the type.
    var takesNothing: Bool {
      let effects = syntax.signature.effectSpecifiers
      return parameters.allSatisfy(\.isOptional) && effects?.throwsClause == nil && effects?.asyncSpecifier == nil
        && !isPrivate
    }
    var isPrivate: Bool { syntax.modifiers.holds("private") }
  }

  let name: TokenSyntax
  let kind: Kind
  /// The name with those of the types around it, `Outer.Inner`.
  let path: String
  /// Whether it stands in another type, or in an extension.
  let isInner: Bool
  /// Whether it has generic parameters, or a type around it has.
  let isGeneric: Bool
  let isWrapper: Bool
  let isBuilder: Bool
  /// What stands behind the colons.
  var inherited: [String]
  private(set) var initializers: [Initializer] = []
  /// The stored properties of an instance, in their order.
  private(set) var properties: [StoredProperty] = []
  /// The names of its methods, with those that `@Customizable` makes.
  private(set) var methods: Set<String> = []

  /// Nil for a declaration of something else.
  /// - Parameter outer: the type around it, or the path of the extended type.
  init?(_ declaration: DeclSyntax, in outer: Surrounding?) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
    else { return nil }
    switch declaration.kind {
    case .structDecl: kind = .structure
    case .enumDecl: kind = .enumeration
    case .classDecl, .actorDecl: kind = .object
    default: return nil
    }
    name = named.name
    path = (outer.map { $0.path + "." } ?? "") + named.name.identifierText
    isInner = outer != nil
    let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    isGeneric = generic != nil || outer?.isGeneric == true
    let attributes = group.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenPath }
    (isWrapper, isBuilder) = (attributes.contains("propertyWrapper"), attributes.contains("resultBuilder"))
    inherited = group.inheritanceClause?.names ?? []
  }
  /// What a type is declared in.
  struct Surrounding {
    let path: String
    let isGeneric: Bool
  }

  /// Takes in a member of the type or of an extension.
  mutating func add(_ member: DeclSyntax, isInExtension: Bool) {
    switch member.as(DeclSyntaxEnum.self) {
    case .initializerDecl(let found): initializers.append(Initializer(syntax: found, isInExtension: isInExtension))
    case .functionDecl(let found): methods.insert(found.name.identifierText)
    case .variableDecl(let found):
      let stored = StoredProperty.all(in: found)
      for property in stored where property.has("Customizable") { methods.insert(property.name.identifierText) }
      if !isInExtension, kind != .enumeration { properties += stored }
    default: break
    }
  }
}

extension InheritanceClauseSyntax {
  /// The names that stand in it.
  var names: [String] { inheritedTypes.flatMap(\.type.inheritedNames) }
}

extension FunctionParameterSyntax {
  /// Whether a call may leave it out.
  var isOptional: Bool { defaultValue != nil || ellipsis != nil }
}
