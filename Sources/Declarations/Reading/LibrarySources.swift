internal import SwiftParser
internal import SwiftSyntax

/// Swift source that gives bodies to declarations of a library's interface, and what the interface leaves out: stored properties.
///
/// A member of an extension in the source is the body of the interface's declaration that is written like it: same owner, same `where` clause
/// of the extension, same signature. What the interface does not have is a member for the library's own use.
///
/// A declaration of the source is parsed when its owner is first asked for: a program needs few of them.
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
  /// The declarations at the top level that were not parsed yet, by what they extend; "" for those that extend nothing.
  private var unread: [String: [String]] = [:]

  init(_ texts: [String]) {
    for text in texts.flatMap(Self.declarations) { unread[Self.owner(of: text), default: []].append(text) }
  }

  /// The text of each declaration at the top level: it ends with the brace that closes its first one.
  private static func declarations(in text: String) -> [String] {
    var found: [String] = []
    let bytes = Array(text.utf8)
    var (start, depth) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") { depth += 1 }
      guard byte == UInt8(ascii: "}") else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      found.append(String(decoding: bytes[start...index], as: UTF8.self).drop { $0.isWhitespace }.description)
      start = index + 1
    }
    return found
  }
  private static func owner(of line: String) -> String {
    guard line.hasPrefix("extension ") else { return "" }
    return String(line.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }
  private func read(_ owner: String) {
    for text in unread.removeValue(forKey: owner) ?? [] { read(Parser.parse(source: text).statements) }
  }

  private func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let node) = item.item else { continue }
      if let node = node.as(ExtensionDeclSyntax.self) {
        let owner = node.extendedType.trimmedDescription
        let condition = Self.compact(node.genericWhereClause)
        for member in node.memberBlock.members { add(member.decl, owner, condition) }
      } else {
        add(node, "", "")
      }
    }
  }
  private func add(_ node: DeclSyntax, _ owner: String, _ condition: String) {
    let hidden = node.modifiers.contains { $0.name.tokenKind == .keyword(.package) }
    if !hidden {
      bodies[Key(owner: owner, condition: condition, signature: Self.signature(node))] = node
      return
    }
    guard let name = Self.name(of: node) else { return }
    if members[MemberKey(owner: owner, name: name)] == nil { names[owner, default: []].append(name) }
    members[MemberKey(owner: owner, name: name), default: []].append(node.withoutAccess)
  }

  /// The names of what the interface does not have.
  func names(of owner: String) -> [String] {
    read(owner)
    return names[owner] ?? []
  }
  /// What the interface does not have.
  func members(of owner: String, named name: String) -> [DeclSyntax] {
    read(owner)
    return members[MemberKey(owner: owner, name: name)] ?? []
  }
  /// The declaration with a body that is written like one of the interface.
  func body(of node: DeclSyntax, owner: String, condition: GenericWhereClauseSyntax?) -> DeclSyntax? {
    read(owner)
    return bodies[Key(owner: owner, condition: Self.compact(condition), signature: Self.signature(node))]
  }

  /// The declarations of sources that no declaration of an interface is written like: their bodies would never run.
  package static func unmatched(_ sources: [String], in interface: String) -> [String] {
    let all = LibrarySources(sources)
    for owner in all.unread.keys.sorted() { all.read(owner) }
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
