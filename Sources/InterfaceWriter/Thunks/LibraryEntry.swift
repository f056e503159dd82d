internal import SwiftSyntax

/// A declaration of an interface text with its number, and what stands around it.
struct LibraryEntry {
  let module: String
  /// As `InterfaceEntry.number` counts.
  let number: Int
  /// The path of the type that owns it; empty at the top.
  let owner: String
  let declaration: DeclSyntax
  /// The extension around it.
  let context: ExtensionDeclSyntax?

  /// `View.frame(width:height:alignment:)`
  var fullName: String { DeclarationNames.path(owner, DeclarationNames.fullNames(of: declaration).first ?? "") }
}

/// Reads the declarations of a text in the order in which `InterfaceFile` numbers them.
struct EntryReader {
  private(set) var entries: [LibraryEntry] = []
  private(set) var count = 0
  let module: String

  init(_ file: SourceFileSyntax, module: String) {
    self.module = module
    for statement in file.statements {
      if case .decl(let declaration) = statement.item { read(declaration, owner: "", context: nil) }
    }
  }

  private mutating func read(_ declaration: DeclSyntax, owner: String, context: ExtensionDeclSyntax?) {
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      if extended.inheritanceClause != nil { count += 1 }
      let path = LibraryTypes.path(extending: extended)
      for member in extended.memberBlock.members { read(member.decl, owner: path, context: extended) }
      return
    }
    entries.append(
      LibraryEntry(module: module, number: count, owner: owner, declaration: declaration, context: context))
    count += 1
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let name = DeclarationNames.baseNames(of: declaration).first
    else { return }
    let path = DeclarationNames.path(owner, name)
    for member in group.memberBlock.members { read(member.decl, owner: path, context: nil) }
  }
}
