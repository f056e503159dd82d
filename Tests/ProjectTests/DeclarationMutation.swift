internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// A file with one of its declarations changed as people change them, rightly or wrongly.
struct DeclarationMutation {
  /// What was done, and to what.
  let name: String
  let source: String

  /// Every change of every declaration in a file, in the order of the file.
  static func all(of source: String) -> [DeclarationMutation] {
    let finder = DeclarationFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    let bytes = Array(source.utf8)
    return finder.changes.map { change in
      let text = String(
        decoding: bytes[..<change.range.lowerBound] + Array(change.text.utf8) + bytes[change.range.upperBound...], as: UTF8.self)
      let line = bytes[..<change.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      return DeclarationMutation(name: "\(change.name) in line \(line)", source: text)
    }
  }
}

/// Finds what may be changed.
private final class DeclarationFinder: SyntaxVisitor {
  struct Change {
    let name: String
    let range: Range<Int>
    let text: String
  }
  private(set) var changes: [Change] = []

  private func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
  private func replace(_ node: some SyntaxProtocol, with text: String, _ name: String) {
    changes.append(Change(name: name, range: range(node), text: text))
  }
  private func insert(_ text: String, at position: AbsolutePosition, _ name: String) {
    changes.append(Change(name: name, range: position.utf8Offset..<position.utf8Offset, text: text))
  }
  /// Changes that every declaration can have.
  private func whole(_ node: some DeclSyntaxProtocol, _ name: String) {
    replace(node, with: "", "remove \(name)")
    insert("\n\(node.trimmedDescription)", at: node.endPositionBeforeTrailingTrivia, "duplicate \(name)")
    guard let modified = node.asProtocol((any WithModifiersSyntax).self) else { return }
    if modified.modifiers.isEmpty, let keyword = keyword(node) {
      insert("private ", at: keyword.positionAfterSkippingLeadingTrivia, "privatise \(name)")
    }
  }
  /// The word that says what is declared, behind attributes.
  private func keyword(_ node: some DeclSyntaxProtocol) -> TokenSyntax? {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    return node.tokens(viewMode: .sourceAccurate).first { token in
      attributes.map { token.position >= $0.endPosition } ?? true
    }
  }
  private func inheritance(_ clause: InheritanceClauseSyntax?, _ name: String) {
    guard let clause else { return }
    let types = Array(clause.inheritedTypes)
    for (index, type) in types.enumerated() {
      if types.count == 1 {
        replace(clause, with: "", "drop the conformance \(type.type.trimmedDescription) of \(name)")
      } else {
        let others = types.enumerated().filter { $0.offset != index }.map(\.element.type.trimmedDescription)
        replace(
          clause, with: ": " + others.joined(separator: ", "), "drop the conformance \(type.type.trimmedDescription) of \(name)")
      }
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, node.name.text)
    inheritance(node.inheritanceClause, node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, node.name.text)
    inheritance(node.inheritanceClause, node.name.text)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, node.name.text)
    inheritance(node.inheritanceClause, node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, node.name.text)
    inheritance(node.inheritanceClause, node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, "the extension of \(node.extendedType.trimmedDescription)")
    inheritance(node.inheritanceClause, "the extension of \(node.extendedType.trimmedDescription)")
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, node.name.text)
    retype(node.initializer.value)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, node.name.text)
    signature(node.signature, node.name.text)
    if !node.modifiers.contains(where: { $0.name.text == "mutating" }) {
      insert("mutating ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia, "make \(node.name.text) mutating")
    } else if let modifier = node.modifiers.first(where: { $0.name.text == "mutating" }) {
      replace(modifier, with: "", "make \(node.name.text) not mutating")
    }
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, "init")
    signature(node.signature, "init")
    return .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, "subscript")
    retype(node.returnClause.type)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    whole(node, node.bindings.first?.pattern.trimmedDescription ?? "variable")
    return .visitChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type { retype(type) }
    return .visitChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      if elements.count == 1 {
        replace(node, with: "", "drop the case \(element.name.text)")
      } else {
        let others = elements.enumerated().filter { $0.offset != index }.map {
          $0.element.with(\.trailingComma, nil).trimmedDescription
        }
        replace(node.elements, with: others.joined(separator: ", "), "drop the case \(element.name.text)")
      }
    }
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    retype(node.type)
    return .visitChildren
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: "", "drop a return")
    return .visitChildren
  }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node.awaitKeyword, with: "", "drop an await")
    return .visitChildren
  }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { replace(node.tryKeyword, with: "", "drop a try") }
    return .visitChildren
  }

  private func signature(_ signature: FunctionSignatureSyntax, _ name: String) {
    let place = signature.parameterClause.endPositionBeforeTrailingTrivia
    if signature.effectSpecifiers == nil {
      insert(" throws", at: place, "make \(name) throw")
      insert(" async", at: place, "make \(name) async")
    }
    if let type = signature.returnClause?.type { retype(type) }
  }
  private func retype(_ type: TypeSyntax) {
    let text = type.trimmedDescription
    let other = text == "Int" ? "String" : "Int"
    replace(type, with: other, "retype \(text) as \(other)")
  }
}
