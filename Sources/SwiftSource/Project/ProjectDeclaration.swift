internal import SwiftParser
internal import SwiftSyntax

/// A declaration at the top level of another file of the project.
struct ProjectDeclaration: Sendable {
  /// Where it stands, in bytes.
  let start: Int
  let end: Int
  /// The name that it declares; nil for an extension.
  let declares: String?
  /// Whether it declares a type.
  let isType: Bool
  /// The type that it extends; of a type inside a type the outermost: an extension of `Font.Weight` has nothing to do with a type `Weight`.
  let extends: String?
  /// The members of an extension; of an initialiser or a subscript the first label, as in `Color.init(hex:)`, `init(hex:)` and `subscript(safe:)`.
  let members: Set<String>
  /// The same of members that only its own file sees.
  let privateMembers: Set<String>
  /// Only its own file sees it.
  let isPrivate: Bool
  /// Of an extension its members with the types of their parameters: a module has each once.
  let signatures: Set<String>
  /// What it names.
  let found: NameCollector.Found
  /// Its tree, read once.
  let syntax: CodeBlockItemSyntax

  /// The declarations of a file.
  static func all(in file: SourceFileSyntax) -> [ProjectDeclaration] {
    let items = file.statements.flatMap { item -> [CodeBlockItemSyntax] in
      if case .decl(let declaration) = item.item, let condition = declaration.as(IfConfigDeclSyntax.self) { return condition.activeItems }
      return [item]
    }
    return items.compactMap { item -> ProjectDeclaration? in
      guard case .decl(let declaration) = item.item, let (declares, extends, members) = names(of: declaration) else { return nil }
      let extended = declaration.as(ExtensionDeclSyntax.self)
      let (start, end) = (item.positionAfterSkippingLeadingTrivia.utf8Offset, item.endPositionBeforeTrailingTrivia.utf8Offset)
      let isType = declaration.asProtocol((any DeclGroupSyntax).self) != nil && extends == nil || declaration.is(TypeAliasDeclSyntax.self)
      return ProjectDeclaration(
        start: start, end: end, declares: declares, isType: isType, extends: extends, members: members,
        privateMembers: extended.map { self.members(of: $0, isPrivate: true) } ?? [], isPrivate: isPrivate(declaration),
        signatures: extended.map(signatures) ?? [], found: NameCollector.found(in: item), syntax: item)
    }
  }

  /// Without the name of a module before it.
  private static func outermost(_ path: String) -> String? {
    let parts = path.split(separator: ".")
    return (parts.count > 1 && ["SwiftUI", "Swift", "Foundation"].contains(parts[0]) ? parts[1] : parts.first).map(String.init)
  }

  /// Nil for what other files cannot name.
  private static func names(of declaration: DeclSyntax) -> (declares: String?, extends: String?, members: Set<String>)? {
    func isPreview(_ clause: InheritanceClauseSyntax?) -> Bool {
      clause?.inheritedTypes.contains { ["PreviewProvider", "App"].contains($0.type.trimmedDescription) } ?? false
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): return isPreview(type.inheritanceClause) ? nil : (type.name.text, nil, [])
    case .classDecl(let type): return (type.name.text, nil, [])
    case .enumDecl(let type): return (type.name.text, nil, [])
    case .actorDecl(let type): return (type.name.text, nil, [])
    case .protocolDecl(let type): return (type.name.text, nil, [])
    case .typeAliasDecl(let alias): return (alias.name.text, nil, [])
    case .operatorDecl(let made): return (made.name.text, nil, [])
    case .precedenceGroupDecl(let group): return (group.name.text, nil, [])
    case .functionDecl(let function): return (function.name.text, nil, [])
    case .variableDecl(let variable): return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self).map { ($0.identifier.text, nil, []) }
    case .extensionDecl(let extended): return (nil, outermost(extended.extendedType.writtenPath), members(of: extended))
    default: return nil
    }
  }
  /// Whether `private` or `fileprivate` stands before a declaration.
  private static func isPrivate(_ declaration: DeclSyntax) -> Bool {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } ?? false
  }
  /// The members of an extension with the types of their parameters.
  private static func signatures(_ extended: ExtensionDeclSyntax) -> Set<String> {
    let type = extended.extendedType.writtenPath
    return Set(
      extended.memberBlock.members.compactMap { member in
        switch member.decl.as(DeclSyntaxEnum.self) {
        case .functionDecl(let found): "\(type).\(found.name.text)\(found.signature.parameterClause.trimmedDescription)"
        case .initializerDecl(let found): "\(type).init\(found.signature.parameterClause.trimmedDescription)"
        case .variableDecl(let found): "\(type).\(found.bindings.first?.pattern.trimmedDescription ?? "")"
        case .subscriptDecl(let found): "\(type).subscript\(found.parameterClause.trimmedDescription)"
        default: nil
        }
      })
  }
  private static func members(of extended: ExtensionDeclSyntax, isPrivate: Bool = false) -> Set<String> {
    var members: Set<String> = []
    let isWhole = self.isPrivate(DeclSyntax(extended))
    for member in extended.memberBlock.members where (isWhole || self.isPrivate(member.decl)) == isPrivate {
      if let function = member.decl.as(FunctionDeclSyntax.self) { members.insert(function.name.text) }
      if let made = member.decl.as(InitializerDeclSyntax.self) {
        let call = "init(\(made.signature.parameterClause.parameters.first?.firstName.text ?? ""):)"
        members.formUnion([call, "\(extended.extendedType.writtenPath.split(separator: ".").last ?? "").\(call)"])
      }
      if let label = member.decl.as(SubscriptDeclSyntax.self)?.parameterClause.parameters.first {
        members.insert(label.secondName == nil || label.firstName.text == "_" ? "subscript" : "subscript(\(label.firstName.text):)")
      }
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { members.insert(name) } }
      }
      if let type = member.decl.asProtocol((any NamedDeclSyntax).self), !member.decl.is(FunctionDeclSyntax.self) { members.insert(type.name.text) }
    }
    return members
  }
}
