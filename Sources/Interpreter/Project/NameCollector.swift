internal import SwiftSyntax

/// The names that a piece of source declares, and those that it takes from elsewhere.
final class NameCollector: SyntaxVisitor {
  struct Names {
    /// At its top level.
    var topLevel: Set<String> = []
    /// Anywhere in it.
    var declared: Set<String> = []
    /// Used, not declared, and unknown to the library.
    var missing: Set<String> = []
    /// The same, but SwiftUI has them.
    var listed: Set<String> = []
    /// Behind a dot, not declared, and unknown to the library.
    var unknownMembers: Set<String> = []
    /// Behind a dot, and not declared; calls of types and subscripts with labels, as ``ProjectDeclaration/members`` names them.
    var members: Set<String> = []
  }
  private var declared: Set<String> = []
  private var used: Set<String> = []
  private var members: Set<String> = []
  private var labelled: Set<String> = []

  @MainActor static func names(in syntax: some SyntaxProtocol) -> Names {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(syntax)
    let catalogue = Catalogue.shared
    var names = Names()
    names.declared = collector.declared
    if let file = syntax.as(SourceFileSyntax.self) {
      for item in file.statements {
        if case .decl(let declaration) = item.item { names.topLevel.formUnion(topLevel(declaration)) }
      }
    } else if let declaration = DeclSyntax(syntax) {
      names.topLevel = topLevel(declaration)
    }
    func isKnown(_ name: String) -> Bool {
      catalogue.types[name] != nil || catalogue.protocols.contains(name) || ["App", "Scene", "ObservableObject", "OptionSet"].contains(name)
        || Lowering.modules.contains(name) || !catalogue.functions(named: name).isEmpty || Lowering.library.protocols[name] != nil || Lowering.library.types[name] != nil
        || Lowering.library.functions[name] != nil || LibraryStandIns.names.contains(name)
        || PropertyWrapper.library[name] != nil || LibraryProtocols.aliases.values.contains { $0[name] != nil }
    }
    /// An initialiser of a type of the library by its first label, a subscript of the library; an initialiser without a type is known as long as nothing is wrong.
    func isKnownCall(_ call: String) -> Bool {
      if call.hasPrefix("subscript(") { return ["default", "keyPath", "dynamicMember", "position"].contains(call.dropFirst("subscript(".count).dropLast(2)) }
      guard let dot = call.firstIndex(of: ".") else { return true }
      let label = call[call.index(after: dot)...].dropFirst("init(".count).dropLast(2)
      let entries = catalogue.members(of: String(call[..<dot]), named: "init")
      return label.isEmpty || entries.isEmpty || entries.contains { $0.parameters.contains { ($0.label ?? "_") == label } }
    }
    let unknown = collector.used.subtracting(collector.declared).filter { !isKnown($0) }
    names.listed = unknown.filter { SwiftUINames.views.contains($0) || SwiftUINames.types.contains($0) }
    names.missing = unknown.subtracting(names.listed)
    names.unknownMembers = collector.members.subtracting(collector.declared).filter { !catalogue.hasMember($0) }.union(collector.labelled.filter { !isKnownCall($0) })
    names.members = collector.members.subtracting(collector.declared).union(collector.labelled)
    return names
  }
  private static func topLevel(_ declaration: DeclSyntax) -> Set<String> {
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    if let variable = declaration.as(VariableDeclSyntax.self) { return Set(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }) }
    return []
  }

  private func declare(_ token: TokenSyntax?) {
    if let token { declared.insert(token.identifierText) }
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      if case .identifier = node.baseName.tokenKind { members.insert(node.baseName.identifierText) }
    } else if case .identifier = node.baseName.tokenKind {
      used.insert(node.baseName.identifierText)
    }
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let label = node.arguments.first.map { $0.label?.text ?? "_" } ?? ""
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if name == "init" { labelled.insert("init(\(label):)") } else if let name, name.first?.isUppercase == true { labelled.insert("\(name).init(\(label):)") }
    return .visitChildren
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.arguments.first?.label { labelled.insert("subscript(\(label.text):)") }
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.identifierText)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { named(node.identifier) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { named(node.name) }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { named(node.secondName ?? node.firstName) }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { named(node.secondName ?? node.firstName) }
  private func named(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    declare(token)
    return .visitChildren
  }
}
