internal import SwiftSyntax

/// Reads the interface of a compiled module into groups of declarations: those that are public, each on one line.
struct InterfaceReader {
  let names: ModuleNames
  /// The top of the module; extensions stand beside it.
  private(set) var groups: [InterfaceGroup] = []

  /// Whether the module is one of this package.
  let isOwn: Bool

  /// The comments of the module's sources.
  let documentation: DocumentationReader

  init(names: ModuleNames, isOwn: Bool, documentation: DocumentationReader) {
    self.names = names
    self.isOwn = isOwn
    self.documentation = documentation
  }

  /// - Parameter isKept: says which declarations of the top are read.
  mutating func read(_ file: SourceFileSyntax, where isKept: (DeclSyntax) -> Bool) {
    let top = InterfaceGroup(header: "", owner: "", isExtension: false, statesConformances: false, mentioned: [])
    groups.append(top)
    for declaration in Self.declarations(of: file.statements) where isKept(declaration) { read(declaration, into: top) }
  }

  /// The declarations of a list, with its conditions resolved.
  static func declarations(of statements: CodeBlockItemListSyntax) -> [DeclSyntax] {
    statements.flatMap { item -> [DeclSyntax] in
      guard case .decl(let declaration) = item.item else { return [] }
      guard let directive = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
      guard case .statements(let inner) = Conditions.chosen(directive) else { return [] }
      return declarations(of: inner)
    }
  }

  static func declarations(of members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let directive = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      guard case .decls(let inner) = Conditions.chosen(directive) else { return [] }
      return declarations(of: inner)
    }
  }

  private mutating func read(_ declaration: DeclSyntax, into group: InterfaceGroup) {
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      read(extended)
    } else if let type = declaration.asProtocol((any DeclGroupSyntax).self), let name = DeclarationNames.baseNames(of: declaration).first {
      guard Self.isPublic(declaration), !isForEngine(name, in: group) else { return }
      guard let inner = open(type, owner: DeclarationNames.path(group.owner, name)) else { return }
      inner.documentation = documentation.comment(of: declaration, in: group.owner, mentioned: inner.mentioned)
      group.members.append(.type(name: name, inner))
    } else {
      read(member: declaration, into: group)
    }
  }

  private mutating func read(_ extended: ExtensionDeclSyntax) {
    let owner = names.path(extending: extended.extendedType)
    guard let group = open(extended, owner: owner), !group.members.isEmpty || group.statesConformances else { return }
    groups.append(group)
  }

  /// The group of a type or an extension with its members; `nil` when its header names what programs do not see.
  private mutating func open(_ declaration: some DeclGroupSyntax, owner: String) -> InterfaceGroup? {
    var renderer = DeclarationRenderer(names: names, shadowed: names.visible(in: owner))
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType
    for child in declaration.children(viewMode: .sourceAccurate) where child != Syntax(declaration.memberBlock) {
      if let extended, child == Syntax(extended), names.path(of: extended) != owner { renderer.write(word: owner) } else { renderer.write(child) }
    }
    guard !renderer.mentionsHidden else { return nil }
    let text = renderer.text.trimmed
    let isExtension = declaration.is(ExtensionDeclSyntax.self)
    let group = InterfaceGroup(
      header: text, owner: owner, isExtension: isExtension, statesConformances: isExtension && renderer.wroteInheritance, mentioned: renderer.mentioned,
      isProtocol: declaration.is(ProtocolDeclSyntax.self))
    for member in Self.declarations(of: declaration.memberBlock.members) { read(member, into: group) }
    return group
  }

  /// Whether a type stands for the engine alone.
  private func isForEngine(_ name: String, in group: InterfaceGroup) -> Bool { isOwn && group.owner.isEmpty && EngineNames.types[name] != nil }

  /// Whether programs see it; a protocol's requirements and an enumeration's cases are as public as their type.
  static func isPublic(_ declaration: DeclSyntax) -> Bool {
    let modifiers = DeclarationNames.modifiers(of: declaration)
    return modifiers.contains("public") || modifiers.contains("open")
  }
}

// Members.
extension InterfaceReader {
  private mutating func read(member declaration: DeclSyntax, into group: InterfaceGroup) {
    if let fixity = declaration.as(OperatorDeclSyntax.self) {
      return append(declaration, named: fixity.name.text, owner: fixity.fixitySpecifier.text, to: group)
    }
    if let precedence = declaration.as(PrecedenceGroupDeclSyntax.self) {
      return append(declaration, named: precedence.name.text, owner: "precedencegroup", to: group)
    }
    guard group.isProtocol || declaration.is(EnumCaseDeclSyntax.self) || Self.isPublic(declaration) else { return }
    // What the library names with an underscore programs fulfil, or call on a type, as with SwiftUI:
    // `_body(configuration:)`, `Self._printChanges()`.
    let isStaticFunction = declaration.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.text == "static" } ?? false
    guard isOwn && (group.isProtocol || isStaticFunction) || !DeclarationNames.isUnderscored(declaration) else { return }
    if isOwn, DeclarationNames.fullNames(of: declaration).contains(where: { EngineNames.isForEngine($0, of: group.owner) }) { return }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements {
        append(cases.with(\.elements, [element.with(\.trailingComma, nil)]), named: DeclarationNames.bare(element.name.text), owner: group.owner, to: group)
      }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        let single = variable.with(\.bindings, [binding.with(\.trailingComma, nil)])
        for name in DeclarationNames.baseNames(of: DeclSyntax(single)) { append(single, named: name, owner: group.owner, to: group) }
      }
    } else {
      for name in DeclarationNames.baseNames(of: declaration) { append(declaration, named: name, owner: group.owner, to: group) }
    }
  }

  private mutating func append(_ declaration: some DeclSyntaxProtocol, named name: String, owner: String, to group: InterfaceGroup) {
    var shadowed = names.visible(in: group.owner)
    let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters ?? []
    shadowed.formUnion(generics.map(\.name.text))
    var renderer = DeclarationRenderer(names: names, shadowed: shadowed)
    renderer.write(declaration)
    // An alias of what the compiler has built in is all that can be said of it: `AnyObject`.
    let isBuiltIn = group.owner.isEmpty && declaration.as(TypeAliasDeclSyntax.self).map { $0.initializer.value.trimmedDescription.hasPrefix("Builtin.") } ?? false
    guard !renderer.mentionsHidden || isBuiltIn else { return }
    let comment = documentation.comment(of: DeclSyntax(declaration), in: group.owner, mentioned: renderer.mentioned)
    group.members.append(
      .declaration(InterfaceDeclaration(name: name, owner: owner, text: renderer.text.trimmed, mentioned: renderer.mentioned, documentation: comment)))
  }
}

extension String {
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
