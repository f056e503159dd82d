internal import SwiftSyntax

/// What thunks need to know of the types that interface texts declare.
struct LibraryTypes {
  /// A nominal type.
  struct Facts {
    var isProtocol = false
    var isClass = false
    /// The names of its own generic parameters.
    var parameters: [String] = []
    var inherited: [TypeSyntax] = []
    var parameterClause: GenericParameterClauseSyntax?
    var whereClause: GenericWhereClauseSyntax?
  }

  private(set) var facts: [String: Facts] = [:]
  /// The modules that declare a name at their top.
  private(set) var topLevel: [String: Set<String>] = [:]

  /// Notes the types of a module's text.
  mutating func read(_ file: SourceFileSyntax, module: String) {
    for statement in file.statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let name = DeclarationNames.baseNames(of: declaration).first, Self.isType(declaration) {
        topLevel[name, default: []].insert(module)
      }
      read(declaration, in: "")
    }
  }

  private static func isType(_ declaration: DeclSyntax) -> Bool {
    declaration.is(TypeAliasDeclSyntax.self) || declaration.asProtocol((any DeclGroupSyntax).self) != nil
  }

  private mutating func read(_ declaration: DeclSyntax, in owner: String) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    var path = owner
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      path = Self.path(extending: extended)
      facts[path, default: Facts()].inherited += group.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    } else if let name = DeclarationNames.baseNames(of: declaration).first {
      path = DeclarationNames.path(owner, name)
      let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
      var known = facts[path] ?? Facts()
      known.isProtocol = declaration.is(ProtocolDeclSyntax.self)
      known.isClass = declaration.is(ClassDeclSyntax.self) || declaration.is(ActorDeclSyntax.self)
      known.parameters = generic?.genericParameterClause?.parameters.map(\.name.text) ?? []
      known.inherited += group.inheritanceClause?.inheritedTypes.map(\.type) ?? []
      known.parameterClause = generic?.genericParameterClause
      known.whereClause = generic?.genericWhereClause ?? declaration.as(ProtocolDeclSyntax.self)?.genericWhereClause
      facts[path] = known
    }
    for member in group.memberBlock.members { read(member.decl, in: path) }
  }

  func isOfToolchain(_ module: String) -> Bool { LibraryModule.all.first { $0.name == module }?.isOfToolchain ?? false }

  func isProtocol(_ path: String) -> Bool { facts[path]?.isProtocol ?? false }

  /// Whether values are references. A class of another module is told by the class that it inherits from.
  func isClass(_ path: String) -> Bool { facts[path]?.isClass ?? false }

  /// The path of the type that an extension extends, without its module.
  static func path(extending extended: ExtensionDeclSyntax) -> String {
    let path = extended.extendedType.trimmedDescription
    guard let dot = path.firstIndex(of: "."), LibraryModule.all.contains(where: { $0.name == path[..<dot] }) else {
      return path
    }
    return String(path[path.index(after: dot)...])
  }

  /// The types around a path and the path itself, the outermost first.
  static func chain(_ path: String) -> [String] {
    var result: [String] = []
    for part in path.split(separator: ".") { result.append(DeclarationNames.path(result.last ?? "", String(part))) }
    return result
  }
}
