internal import SwiftSyntax

/// The names that a piece of source declares, and those that it takes from elsewhere.
final class NameCollector: SyntaxVisitor {
  /// What stands in the source, whatever the library has.
  struct Found: Sendable {
    /// Declared at its top level.
    var topLevel: Set<String> = []
    /// Declared anywhere in it.
    var declared: Set<String> = []
    /// Declared in it with another name than that of a parameter.
    var declaredMembers: Set<String> = []
    /// Used without a dot.
    var used: Set<String> = []
    /// Used behind a dot, or in a key path.
    var members: Set<String> = []
    /// Calls of types and subscripts with labels.
    var labelled: Set<String> = []
    /// Calls behind a dot, with the labels that they are given.
    var calls: [String: Set<String>] = [:]
    /// Operators between and before operands.
    var operators: Set<String> = []

    mutating func formUnion(_ other: Found) {
      topLevel.formUnion(other.topLevel)
      declared.formUnion(other.declared)
      declaredMembers.formUnion(other.declaredMembers)
      used.formUnion(other.used)
      members.formUnion(other.members)
      labelled.formUnion(other.labelled)
      calls.merge(other.calls) { $0.union($1) }
      operators.formUnion(other.operators)
    }
  }
  /// The same, compared with what the library has.
  struct Names {
    /// At its top level.
    var topLevel: Set<String> = []
    /// Anywhere in it.
    var declared: Set<String> = []
    /// Used, not declared, and unknown to the library.
    var missing: Set<String> = []
    /// The same, but SwiftUI has them.
    var listed: Set<String> = []
    /// Used, not declared, and named as types are: the library's own, which the project's own would stand before.
    var known: Set<String> = []
    /// Behind a dot, not declared, and unknown to the library.
    var unknownMembers: Set<String> = []
    /// Behind a dot; calls of types and subscripts with labels, as ``ProjectDeclaration/members`` names them.
    var members: Set<String> = []
    /// Operators, which other files may declare for more types.
    var operators: Set<String> = []
  }
  private var found = Found()

  /// What stands in a file, or in an item of one.
  static func found(in syntax: some SyntaxProtocol) -> Found {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(syntax)
    var found = collector.found
    if let file = syntax.as(SourceFileSyntax.self) {
      for item in file.statements { found.topLevel.formUnion(topLevel(item)) }
    } else if let item = syntax.as(CodeBlockItemSyntax.self) {
      found.topLevel = topLevel(item)
    }
    return found
  }
  @MainActor static func names(in syntax: some SyntaxProtocol) -> Names { names(found(in: syntax)) }
  @MainActor static func names(_ found: Found) -> Names {
    var names = Names()
    names.declared = found.declared
    names.topLevel = found.topLevel
    /// An initialiser of a type of the library by its first label, a subscript of the library; an initialiser without a type is known as long as nothing is wrong.
    func isKnownCall(_ call: String) -> Bool {
      if call.hasPrefix("subscript(") { return ["default", "keyPath", "dynamicMember", "position"].contains(call.dropFirst("subscript(".count).dropLast(2)) }
      guard let dot = call.firstIndex(of: ".") else { return true }
      let label = String(call[call.index(after: dot)...].dropFirst("init(".count).dropLast(2))
      if label.isEmpty { return true }
      let labels = LibraryNames.labels(ofInitialisers: String(call[..<dot]))
      return labels.isEmpty || labels.contains(label)
    }
    let used = found.used.subtracting(found.declared)
    let unknown = used.filter { !LibraryNames.isDeclared($0) }
    names.known = used.subtracting(unknown).filter { $0.first?.isUppercase == true }
    names.listed = unknown.filter { SwiftUINames.views.contains($0) || SwiftUINames.types.contains($0) }
    names.missing = unknown.subtracting(names.listed)
    names.unknownMembers = found.members.subtracting(found.declaredMembers).filter { !LibraryNames.isMember($0) }.union(found.labelled.filter { !isKnownCall($0) })
    // A member of the library that is called with a label that it has not: the project may have one of that name.
    for (name, labels) in found.calls where !found.declaredMembers.contains(name) && LibraryNames.isMember(name) {
      let known = LibraryNames.labels(ofMembers: name)
      if !known.isEmpty, !labels.isSubset(of: known) { names.unknownMembers.insert(name) }
    }
    names.members = found.members.union(found.labelled)
    names.operators = found.operators
    return names
  }
  private static func topLevel(_ item: CodeBlockItemSyntax) -> Set<String> {
    guard case .decl(let declaration) = item.item else { return [] }
    if let condition = declaration.as(IfConfigDeclSyntax.self) { return condition.activeItems.reduce(into: []) { $0.formUnion(topLevel($1)) } }
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    if let variable = declaration.as(VariableDeclSyntax.self) { return Set(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }) }
    return []
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      if case .identifier = node.baseName.tokenKind { found.members.insert(node.baseName.identifierText) }
    } else if case .identifier = node.baseName.tokenKind {
      found.used.insert(node.baseName.identifierText)
      if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { found.members.insert(node.baseName.identifierText) }
    }
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let label = node.arguments.first.map { $0.label?.text ?? "_" } ?? ""
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name, name.first?.isLowercase == true, node.calledExpression.is(MemberAccessExprSyntax.self) {
      let labels = node.arguments.compactMap { $0.label?.text } + node.additionalTrailingClosures.map(\.label.text)
      if !labels.isEmpty { found.calls[name, default: []].formUnion(labels) }
    }
    if name == "init" { found.labelled.insert("init(\(label):)") } else if let name, name.first?.isUppercase == true { found.labelled.insert("\(name).init(\(label):)") }
    return .visitChildren
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.labelled.insert(node.arguments.first?.label.map { "subscript(\($0.text):)" } ?? "subscript")
    return .visitChildren
  }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    found.operators.insert(node.operator.text)
    return .skipChildren
  }
  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    found.operators.insert(node.operator.text)
    return .visitChildren
  }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    if let group = node.operatorPrecedenceAndTypes?.precedenceGroup { found.used.insert(group.identifierText) }
    return .skipChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // `Any` and `Self` are words of the language.
    if case .identifier = node.name.tokenKind { found.used.insert(node.name.identifierText) }
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
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { parameter(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { named(node.identifier) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { parameter(node.name) }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { parameter(node.secondName ?? node.firstName) }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { parameter(node.secondName ?? node.firstName) }
  private func named(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    found.declaredMembers.insert(token.identifierText)
    return parameter(token)
  }
  /// A name that is never a member.
  private func parameter(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    found.declared.insert(token.identifierText)
    return .visitChildren
  }
}
