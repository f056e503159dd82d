internal import SwiftSyntax

/// What a file declares, as far as advice looks into it: types with their initialisers and stored properties, functions, and all calls.
final class DeclaredBodies: SyntaxVisitor {
  /// A type or an extension.
  struct TypePart {
    let path: String
    let isExtension: Bool
    var initializers: [InitializerDeclSyntax] = []
    /// Those of instances, without computed ones.
    var storedProperties: [VariableDeclSyntax] = []
  }
  private(set) var types: [TypePart] = []
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// What each type shows, by its name.
  private(set) var bodies: [String: VariableDeclSyntax] = [:]
  private var path: [String] = []

  init(_ file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  /// The file has a function or a type of this name.
  func declares(_ name: String) -> Bool { functions[name] != nil || types.contains { $0.path == name && !$0.isExtension } }

  private func enter(_ name: String, _ members: MemberBlockSyntax, isExtension: Bool = false) -> SyntaxVisitorContinueKind {
    path.append(name)
    var part = TypePart(path: path.joined(separator: "."), isExtension: isExtension)
    for member in members.members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self) { part.initializers.append(initializer) }
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      if variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body" { bodies[name] = variable }
      let isOfInstances = !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      if isOfInstances, variable.bindings.allSatisfy({ !DeclaredBodies.isComputed($0) }) { part.storedProperties.append(variable) }
    }
    types.append(part)
    return .visitChildren
  }
  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return false }
    guard case .accessors(let several) = accessors else { return true }
    return !several.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
  private func leave() { path.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText, node.memberBlock) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText, node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText, node.memberBlock) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription, node.memberBlock, isExtension: true) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions[node.name.identifierText, default: []].append(node)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}
