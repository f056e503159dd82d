internal import SwiftParser
internal import SwiftSyntax

/// A declaration at the top level of another file of the project.
@MainActor
struct ProjectDeclaration {
  /// The file's number and the declaration's place.
  let id: [Int]
  let file: SourceFile
  /// Where it stands, in bytes.
  let start: Int
  let end: Int
  /// The name that it declares; nil for an extension.
  let declares: String?
  /// The type that it extends; of a type inside a type the outermost: an extension of `Font.Weight` has nothing to do with a type `Weight`.
  let extends: String?
  /// The members of an extension; of an initialiser or a subscript the first label, as in `Color.init(hex:)`, `init(hex:)` and `subscript(safe:)`.
  let members: Set<String>
  let names: NameCollector.Names

  /// The declarations of a file; none where it cannot be parsed.
  static func all(of file: SourceFile, id: Int) -> [ProjectDeclaration] {
    guard file.byteCount <= SourceFile.byteLimit else { return [] }
    return Parser.parse(source: file.text).statements.flatMap { item -> [ProjectDeclaration] in
      guard case .decl(let declaration) = item.item else { return [] }
      return names(of: declaration).map { declares, extends, members in
        let (start, end) = (declaration.positionAfterSkippingLeadingTrivia.utf8Offset, declaration.endPositionBeforeTrailingTrivia.utf8Offset)
        return ProjectDeclaration(
          id: [id, start], file: file, start: start, end: end, declares: declares, extends: extends, members: members, names: NameCollector.names(in: declaration))
      }
    }
  }

  /// Without the name of a module before it.
  private static func outermost(_ path: String) -> String? {
    let parts = path.split(separator: ".")
    return (parts.count > 1 && ["SwiftUI", "Swift", "Foundation"].contains(parts[0]) ? parts[1] : parts.first).map(String.init)
  }

  private static func names(of declaration: DeclSyntax) -> [(declares: String?, extends: String?, members: Set<String>)] {
    func isPreview(_ clause: InheritanceClauseSyntax?) -> Bool {
      clause?.inheritedTypes.contains { ["PreviewProvider", "App"].contains($0.type.trimmedDescription) } ?? false
    }
    if let type = declaration.as(StructDeclSyntax.self) { return isPreview(type.inheritanceClause) ? [] : [(type.name.text, nil, [])] }
    if let type = declaration.as(ClassDeclSyntax.self) { return [(type.name.text, nil, [])] }
    if let type = declaration.as(EnumDeclSyntax.self) { return [(type.name.text, nil, [])] }
    if let type = declaration.as(ActorDeclSyntax.self) { return [(type.name.text, nil, [])] }
    if let type = declaration.as(ProtocolDeclSyntax.self) { return [(type.name.text, nil, [])] }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) { return [(alias.name.text, nil, [])] }
    if let function = declaration.as(FunctionDeclSyntax.self) { return [(function.name.text, nil, [])] }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }.prefix(1).map { ($0, nil, []) }
    }
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      var members: Set<String> = []
      for member in extended.memberBlock.members {
        if let function = member.decl.as(FunctionDeclSyntax.self) { members.insert(function.name.text) }
        if let made = member.decl.as(InitializerDeclSyntax.self) {
          let call = "init(\(made.signature.parameterClause.parameters.first?.firstName.text ?? ""):)"
          members.formUnion([call, "\(extended.extendedType.trimmedDescription.split(separator: ".").last ?? "").\(call)"])
        }
        if let label = member.decl.as(SubscriptDeclSyntax.self)?.parameterClause.parameters.first, label.secondName != nil {
          members.insert("subscript(\(label.firstName.text):)")
        }
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          for binding in variable.bindings { if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { members.insert(name) } }
        }
        if let type = member.decl.asProtocol((any NamedDeclSyntax).self), !member.decl.is(FunctionDeclSyntax.self) { members.insert(type.name.text) }
      }
      return [(nil, outermost(extended.extendedType.trimmedDescription), members)]
    }
    return []
  }
}
