internal import SwiftParser
internal import SwiftSyntax

/// Swift source that gives bodies to declarations of a library's interface, and what the interface leaves out: stored properties.
///
/// A member of an extension in the source is the body of the interface's declaration that is written like it: same owner, same `where` clause
/// of the extension, same signature. What the interface does not have is a member for the library's own use.
///
/// A declaration of the source is parsed when it is first asked for: a program needs few of them.
package final class LibrarySources {
  private struct Key: Hashable {
    let owner: String
    let condition: String
    let signature: String
  }
  private struct MemberKey: Hashable {
    let owner: String
    let name: String
  }
  private var bodies: [Key: DeclSyntax] = [:]
  /// What has not been found in the interface yet, in the order of the source.
  private var members: [MemberKey: [DeclSyntax]] = [:]
  private var names: [String: [String]] = [:]
  /// What was not parsed yet, by the owner and the name that it declares.
  private var unread: [MemberKey: [LibrarySourceText]] = [:]

  init(_ texts: [String]) {
    for text in texts.flatMap(LibrarySourceText.all) {
      let key = MemberKey(owner: text.owner, name: text.name)
      if text.isHidden, !(names[text.owner]?.contains(text.name) ?? false) {
        names[text.owner, default: []].append(text.name)
      }
      unread[key, default: []].append(text)
    }
  }

  private func read(_ key: MemberKey) {
    for text in unread.removeValue(forKey: key) ?? [] {
      guard case .decl(let node)? = Parser.parse(source: text.text).statements.first?.item else { continue }
      if text.isHidden {
        members[key, default: []].append(node.withoutAccess)
      } else {
        bodies[Key(owner: text.owner, condition: text.condition, signature: Self.signature(node))] = node
      }
    }
  }

  /// The names of what the interface does not have.
  func names(of owner: String) -> [String] { names[owner] ?? [] }
  /// What the interface does not have.
  func members(of owner: String, named name: String) -> [DeclSyntax] {
    let key = MemberKey(owner: owner, name: name)
    read(key)
    return members[key] ?? []
  }
  /// The declaration with a body that is written like one of the interface.
  func body(of node: DeclSyntax, owner: String, condition: GenericWhereClauseSyntax?) -> DeclSyntax? {
    guard let name = Self.name(of: node) else { return nil }
    read(MemberKey(owner: owner, name: name))
    return bodies[Key(owner: owner, condition: Self.compact(condition), signature: Self.signature(node))]
  }

  /// The declarations of sources that no declaration of an interface is written like: their bodies would never run.
  package static func unmatched(_ sources: [String], in interface: String) -> [String] {
    let all = LibrarySources(sources)
    for key in Array(all.unread.keys) { all.read(key) }
    var left = all.bodies
    func read(_ node: DeclSyntax, _ owner: String, _ condition: String) {
      left[Key(owner: owner, condition: condition, signature: signature(node))] = nil
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return }
      var (path, own) = (owner, "")
      if let node = node.as(ExtensionDeclSyntax.self) {
        (path, own) = (node.extendedType.trimmedDescription, compact(node.genericWhereClause))
      } else if let named = node.asProtocol((any NamedDeclSyntax).self) {
        path = owner.isEmpty ? named.name.text : owner + "." + named.name.text
      }
      for member in group.memberBlock.members { read(member.decl, path, own) }
    }
    for item in Parser.parse(source: interface).statements {
      if case .decl(let node) = item.item { read(node, "", "") }
    }
    return left.keys.map { "\($0.owner) \($0.condition) \($0.signature)" }.sorted()
  }

  private static func name(of node: DeclSyntax) -> String? {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return node.name.identifierText
    case .initializerDecl: return "init"
    case .subscriptDecl: return "subscript"
    case .variableDecl(let node): return node.bindings.first?.pattern.trimmedDescription
    default: return nil
    }
  }

  /// The declaration without body, attributes and access, and without spaces.
  private static func signature(_ node: DeclSyntax) -> String {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      return modifiers(node.modifiers) + "func" + node.name.text + compact(node.genericParameterClause)
        + compact(node.signature) + compact(node.genericWhereClause)
    case .initializerDecl(let node):
      return "init" + (node.optionalMark?.text ?? "") + compact(node.genericParameterClause) + compact(node.signature)
        + compact(node.genericWhereClause)
    case .subscriptDecl(let node):
      return modifiers(node.modifiers) + "subscript" + compact(node.genericParameterClause)
        + compact(node.parameterClause) + compact(node.returnClause) + compact(node.genericWhereClause)
    case .variableDecl(let node):
      guard let binding = node.bindings.first else { return "" }
      return modifiers(node.modifiers) + "var" + compact(binding.pattern) + compact(binding.typeAnnotation)
    default: return compact(node)
    }
  }
  private static func modifiers(_ list: DeclModifierListSyntax) -> String {
    list.map(\.name.text).filter { ["static", "mutating", "prefix", "postfix"].contains($0) }.sorted().joined()
  }
  private static func compact(_ node: (some SyntaxProtocol)?) -> String {
    node?.trimmedDescription.filter { !$0.isWhitespace } ?? ""
  }
}

extension DeclSyntax {
  fileprivate var modifiers: DeclModifierListSyntax {
    asProtocol((any WithModifiersSyntax).self)?.modifiers ?? DeclModifierListSyntax([])
  }
  /// The declaration as visible as those of the interface.
  fileprivate var withoutAccess: DeclSyntax {
    guard var node = asProtocol((any WithModifiersSyntax).self) else { return self }
    node.modifiers = node.modifiers.filter { $0.name.tokenKind != .keyword(.package) }
    return Syntax(fromProtocol: node).as(DeclSyntax.self) ?? self
  }
}
