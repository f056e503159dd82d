internal import SwiftSyntax

extension ModuleNames {
  /// Notes what a file declares, before it is read.
  mutating func read(_ file: SourceFileSyntax, module: String) {
    for declaration in file.statements {
      if case .decl(let declaration) = declaration.item, let imported = declaration.as(ImportDeclSyntax.self) { hide(imported.path.trimmedDescription) }
    }
    for declaration in InterfaceReader.declarations(of: file.statements) { read(declaration, in: "", module: module) }
  }

  /// Notes what the index of a text declares, as `owner⇥name`: the names of types begin with a capital or an underscore.
  mutating func read(_ keys: [String], module: String) {
    for key in keys {
      let parts = key.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2, let first = parts[1].first, first.isUppercase || first == "_" else { continue }
      declare(String(parts[1]), in: String(parts[0]), module: module)
    }
  }

  private mutating func read(_ declaration: DeclSyntax, in owner: String, module: String) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
      if declaration.is(TypeAliasDeclSyntax.self) || declaration.is(AssociatedTypeDeclSyntax.self), let name = DeclarationNames.baseNames(of: declaration).first {
        declare(name, in: owner, module: module)
        // An alias that may not be used says that the type stands elsewhere.
        if owner.isEmpty, let alias = declaration.as(TypeAliasDeclSyntax.self), !Availability.isUnavailable(alias.attributes),
          let path = nominalPath(of: alias.initializer.value), path != name
        {
          self.alias(name, to: path)
        }
      }
      return
    }
    var path = owner
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      path = self.path(of: extended.extendedType)
    } else if let name = DeclarationNames.baseNames(of: declaration).first {
      declare(name, in: owner, module: module)
      path = owner.isEmpty ? name : "\(owner).\(name)"
    }
    for parameter in declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters ?? [] {
      declare(parameter.name.text, in: path, module: module)
    }
    let members = InterfaceReader.declarations(of: group.memberBlock.members)
    noteProtocol(declaration, group, members, path)
    for member in members { read(member, in: path, module: module) }
  }

  private mutating func noteProtocol(_ declaration: DeclSyntax, _ group: some DeclGroupSyntax, _ members: [DeclSyntax], _ path: String) {
    let isProtocol = declaration.is(ProtocolDeclSyntax.self)
    guard isProtocol || declaration.is(ExtensionDeclSyntax.self) else { return }
    var facts = ProtocolFacts()
    if isProtocol { facts.inherited = (group.inheritanceClause?.inheritedTypes ?? []).map { self.path(of: $0.type) } }
    facts.hasPublicMembers = members.contains { member in
      !DeclarationNames.isUnderscored(member) && !member.is(AssociatedTypeDeclSyntax.self) && (isProtocol || InterfaceReader.isPublic(member))
    }
    note(facts, of: path, isProtocol: isProtocol)
  }

  /// The path of the type that an extension extends: an alias is what it means.
  func path(extending type: TypeSyntax) -> String {
    let path = path(of: type)
    return aliases[path] ?? path
  }

  /// The path of a type that is a name, with or without generic arguments.
  private func nominalPath(of type: TypeSyntax) -> String? { type.is(MemberTypeSyntax.self) || type.is(IdentifierTypeSyntax.self) ? path(of: type) : nil }

  /// The path of a type's name, without its module and without generic arguments.
  func path(of type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) {
      let base = path(of: member.baseType)
      return member.baseType.is(IdentifierTypeSyntax.self) && module(base) != nil ? member.name.text : "\(base).\(member.name.text)"
    }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
  }
}
