internal import SwiftSyntax

/// The names of a declaration, and what they say about who may see it.
enum DeclarationNames {
  /// The name under which it is found and the labels of its arguments; several for a property of several patterns. Empty for what is no declaration with a name.
  static func baseNames(of declaration: DeclSyntax) -> [String] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): [bare(function.name.text)]
    case .variableDecl(let variable): variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self).map { bare($0.identifier.text) } }
    case .initializerDecl: ["init"]
    case .subscriptDecl: ["subscript"]
    case .enumCaseDecl(let cases): cases.elements.map { bare($0.name.text) }
    case .typeAliasDecl(let alias): [bare(alias.name.text)]
    case .associatedTypeDecl(let type): [bare(type.name.text)]
    case .macroDecl(let macro): [bare(macro.name.text)]
    case .structDecl(let type): [bare(type.name.text)]
    case .classDecl(let type): [bare(type.name.text)]
    case .enumDecl(let type): [bare(type.name.text)]
    case .actorDecl(let type): [bare(type.name.text)]
    case .protocolDecl(let type): [bare(type.name.text)]
    default: []
    }
  }

  /// A path of types with one more.
  static func path(_ owner: String, _ name: String) -> String { owner.isEmpty ? name : "\(owner).\(name)" }

  static func bare(_ name: String) -> String { name.first == "`" ? String(name.dropFirst().dropLast()) : name }

  private static func parameters(of declaration: DeclSyntax) -> FunctionParameterListSyntax? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): function.signature.parameterClause.parameters
    case .initializerDecl(let initializer): initializer.signature.parameterClause.parameters
    case .subscriptDecl(let subscripted): subscripted.parameterClause.parameters
    default: nil
    }
  }

  /// `frame(width:height:)`; a subscript's parameters have a label only where two names stand.
  static func fullNames(of declaration: DeclSyntax) -> [String] {
    guard let parameters = parameters(of: declaration) else { return baseNames(of: declaration) }
    let isSubscript = declaration.is(SubscriptDeclSyntax.self)
    let labels = parameters.map { isSubscript && $0.secondName == nil ? "_:" : $0.firstName.text + ":" }
    return baseNames(of: declaration).map { "\($0)(\(labels.joined()))" }
  }

  /// Swift's rule for what is not for programs, though public: an underscore before the name or before a label.
  static func isUnderscored(_ declaration: DeclSyntax) -> Bool {
    if baseNames(of: declaration).contains(where: isUnderscored) { return true }
    return parameters(of: declaration)?.contains { isUnderscored($0.firstName.text) } ?? false
  }

  static func isUnderscored(_ name: String) -> Bool { name.count > 1 && name.hasPrefix("_") }

  static func modifiers(of declaration: DeclSyntax) -> [String] {
    (declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []).filter { $0.detail == nil }.map(\.name.text)
  }

  static func attributes(of declaration: DeclSyntax) -> [String] {
    (declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []).compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription
    }
  }
}
