package import SwiftSyntax

/// Makes declarations of syntax. The same reader reads a person's file and the interface of a library.
///
/// Bodies and types stay syntax: `Semantics` resolves them at first use.
package struct DeclarationReader {
  package let unit: SourceUnit
  /// Added to all offsets: where the parsed text starts in its file.
  package var shift = 0
  /// The access of what says none.
  package var defaultAccess = AttributeList.Access.internal
  package var module: Module { unit.module }

  package init(_ unit: SourceUnit, shift: Int = 0) {
    self.unit = unit
    self.shift = shift
  }

  func place(_ node: some SyntaxProtocol) -> SourcePlace {
    SourcePlace(unit, node.positionAfterSkippingLeadingTrivia.utf8Offset + shift)
  }

  /// The declarations that one syntax node makes: several for `let a, b` and `case a, b`.
  ///
  /// `members` gives the table of a type whose members stand elsewhere.
  package func declarations(
    of node: DeclSyntax, in parent: Declaration?, members: ((NominalDeclaration) -> MemberTable)? = nil
  ) -> [Declaration] {
    let made = declarations(of: node, parent)
    if let members { for case let nominal as NominalDeclaration in made { nominal.members = members(nominal) } }
    return made
  }

  private func declarations(of node: DeclSyntax, _ parent: Declaration?) -> [Declaration] {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      return [nominal(.structure, node, node.name, node.genericParameterClause, node.memberBlock, in: parent)]
    case .classDecl(let node):
      return [nominal(.classType, node, node.name, node.genericParameterClause, node.memberBlock, in: parent)]
    case .enumDecl(let node):
      return [nominal(.enumeration, node, node.name, node.genericParameterClause, node.memberBlock, in: parent)]
    case .actorDecl(let node):
      return [nominal(.actor, node, node.name, node.genericParameterClause, node.memberBlock, in: parent)]
    case .protocolDecl(let node): return [protocolDeclaration(node, in: parent)]
    case .extensionDecl(let node): return [extensionDeclaration(node)]
    case .functionDecl(let node): return [function(node, in: parent)]
    case .initializerDecl(let node): return [initializer(node, in: parent)]
    case .subscriptDecl(let node): return [subscriptMember(node, in: parent)]
    case .deinitializerDecl(let node):
      let made = FunctionDeclaration(
        .deinitializer, "deinit", in: module, parent: parent, attributes: attributes(node.attributes, node.modifiers),
        place: place(node))
      made.body = node.body?.statements
      return [made]
    case .enumCaseDecl(let node): return node.elements.map { enumCase($0, of: node, in: parent) }
    case .variableDecl(let node): return variables(node, in: parent)
    case .typeAliasDecl(let node): return [alias(node, in: parent)]
    case .associatedTypeDecl(let node):
      return [
        AssociatedTypeDeclaration(
          identifier(node.name), inheritance: node.inheritanceClause?.inheritedTypes.map(\.type) ?? [],
          defaultSyntax: node.initializer?.value,
          where: node.genericWhereClause, in: module, parent: parent,
          attributes: attributes(node.attributes, node.modifiers),
          place: place(node.name))
      ]
    case .operatorDecl(let node): return [operatorDeclaration(node)]
    case .precedenceGroupDecl(let node): return [precedenceGroup(node)]
    case .macroDecl(let node): return [macro(node, in: parent)]
    case .ifConfigDecl(let node): return conditional(node, in: parent)
    default: return []
    }
  }

  /// The declarations at the top level of a file, with those of clauses of `#if` that hold.
  package static func active(_ items: CodeBlockItemListSyntax) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard case .decl(let node) = item.item else { return [] }
      guard let conditional = node.as(IfConfigDeclSyntax.self) else { return [node] }
      guard case .statements(let inner)? = conditional.activeElements(isActive: { BuildConditions.isActive($0) })
      else { return [] }
      return active(inner)
    }
  }

  private func conditional(_ node: IfConfigDeclSyntax, in parent: Declaration?) -> [Declaration] {
    switch node.activeElements(isActive: { BuildConditions.isActive($0) }) {
    case .decls(let members)?: return members.flatMap { declarations(of: $0.decl, in: parent) }
    case .statements(let items)?:
      return items.flatMap { item in item.item.as(DeclSyntax.self).map { declarations(of: $0, in: parent) } ?? [] }
    default: return []
    }
  }

  /// A name without its backquotes.
  package func identifier(_ token: TokenSyntax) -> String { token.identifierText }

  private func nominal(
    _ kind: NominalDeclaration.Kind, _ node: some DeclGroupSyntax & WithGenericParametersSyntax, _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?, _ block: MemberBlockSyntax, in parent: Declaration?
  ) -> NominalDeclaration {
    let made = NominalDeclaration(
      kind, identifier(name), in: module, parent: parent, attributes: attributes(node.attributes, node.modifiers),
      place: place(name),
      members: MemberTable())
    made.ownParameters = genericParameters(generics, of: made)
    made.whereClause = node.genericWhereClause
    made.inheritance = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    made.end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset + shift
    readMembers(block, into: made.members, of: made)
    return made
  }

  private func protocolDeclaration(_ node: ProtocolDeclSyntax, in parent: Declaration?) -> NominalDeclaration {
    let made = NominalDeclaration(
      .protocolType, identifier(node.name), in: module, parent: parent,
      attributes: attributes(node.attributes, node.modifiers),
      place: place(node.name), members: MemberTable())
    made.whereClause = node.genericWhereClause
    made.inheritance = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    made.primaryAssociatedTypes =
      node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { identifier($0.name) } ?? []
    readMembers(node.memberBlock, into: made.members, of: made)
    return made
  }

  private func extensionDeclaration(_ node: ExtensionDeclSyntax) -> ExtensionDeclaration {
    let made = ExtensionDeclaration(
      node.extendedType, where: node.genericWhereClause,
      inheritance: node.inheritanceClause?.inheritedTypes.map(\.type) ?? [], in: module,
      attributes: attributes(node.attributes, node.modifiers), place: place(node.extendedType), members: MemberTable())
    readMembers(node.memberBlock, into: made.members, of: made)
    return made
  }

  private func readMembers(_ block: MemberBlockSyntax, into table: MemberTable, of parent: Declaration) {
    for member in block.members {
      for declaration in declarations(of: member.decl, in: parent) { table.add(declaration) }
    }
  }

  package func genericParameters(_ clause: GenericParameterClauseSyntax?, of parent: Declaration)
    -> [GenericParameterDeclaration]
  {
    guard let clause else { return [] }
    return clause.parameters.enumerated().map { index, parameter in
      GenericParameterDeclaration(
        identifier(parameter.name), in: module, parent: parent, index: index, inheritance: parameter.inheritedType,
        isPack: parameter.specifier?.tokenKind == .keyword(.each), place: place(parameter.name))
    }
  }

  private func alias(_ node: TypeAliasDeclSyntax, in parent: Declaration?) -> TypeAliasDeclaration {
    let made = TypeAliasDeclaration(
      identifier(node.name), node.initializer.value, in: module, parent: parent,
      attributes: attributes(node.attributes, node.modifiers),
      place: place(node.name))
    made.ownParameters = genericParameters(node.genericParameterClause, of: made)
    made.whereClause = node.genericWhereClause
    return made
  }

  private func operatorDeclaration(_ node: OperatorDeclSyntax) -> OperatorDeclaration {
    let fixity: OperatorDeclaration.Fixity
    switch node.fixitySpecifier.tokenKind {
    case .keyword(.prefix): fixity = .prefix
    case .keyword(.postfix): fixity = .postfix
    default: fixity = .infix
    }
    let group = node.operatorPrecedenceAndTypes?.precedenceGroup.text
    return OperatorDeclaration(
      node.name.text, fixity, group: group, in: module, attributes: AttributeList(), place: place(node.name))
  }

  private func precedenceGroup(_ node: PrecedenceGroupDeclSyntax) -> PrecedenceGroupDeclaration {
    let made = PrecedenceGroupDeclaration(identifier(node.name), in: module, place: place(node.name))
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupAssociativity(let attribute):
        made.associativity =
          attribute.value.tokenKind == .keyword(.left)
          ? .left : attribute.value.tokenKind == .keyword(.right) ? .right : .none
      case .precedenceGroupAssignment(let attribute): made.isAssignment = attribute.value.tokenKind == .keyword(.true)
      case .precedenceGroupRelation(let attribute):
        let names = attribute.precedenceGroups.map(\.name.text)
        if attribute.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan) {
          made.higherThan += names
        } else {
          made.lowerThan += names
        }
      @unknown default: break
      }
    }
    return made
  }
}

extension TokenSyntax {
  /// The name that the token spells, without backquotes.
  package var identifierText: String {
    let text = self.text
    return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 1 ? String(text.dropFirst().dropLast()) : text
  }
}
