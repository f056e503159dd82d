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
      let (start, end) = (item.positionAfterSkippingLeadingTrivia.utf8Offset, item.endPositionBeforeTrailingTrivia.utf8Offset)
      let isType = declaration.asProtocol((any DeclGroupSyntax).self) != nil && extends == nil || declaration.is(TypeAliasDeclSyntax.self)
      return ProjectDeclaration(start: start, end: end, declares: declares, isType: isType, extends: extends, members: members, found: NameCollector.found(in: item), syntax: item)
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
    case .extensionDecl(let extended): return (nil, outermost(Lowering.plainPath(extended.extendedType).path), members(of: extended))
    default: return nil
    }
  }
  private static func members(of extended: ExtensionDeclSyntax) -> Set<String> {
    var members: Set<String> = []
    for member in extended.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) { members.insert(function.name.text) }
      if let made = member.decl.as(InitializerDeclSyntax.self) {
        let call = "init(\(made.signature.parameterClause.parameters.first?.firstName.text ?? ""):)"
        members.formUnion([call, "\(Lowering.plainPath(extended.extendedType).path.split(separator: ".").last ?? "").\(call)"])
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
