internal import Interfaces
internal import SwiftParser
internal import SwiftSyntax
internal import TestOrder
internal import Testing

/// What is read from lines is what a parser reads.
@Suite(.givesWay) struct `Signatures of interfaces` {
  private func signature(_ owner: String, _ name: String) throws -> InterfaceSignature {
    let found = InterfaceLibrary(importing: ["SwiftUI"]).entries(owner: owner, name: name)
    return try #require(found.lazy.compactMap(\.signature).first)
  }

  @Test(arguments: InterfaceLibrary.all) func `are those of a parser`(module: InterfaceModule) throws {
    let entries = module.entries.filter { $0.name != ":" && !`Interface texts`.keywords.contains($0.owner) }
    let text = entries.map(\.entry.text).joined(separator: "\n")
    let file = Parser.parse(source: "enum Owner {\n\(text)\n}\n")
    let members = try #require(file.statements.first?.item.as(EnumDeclSyntax.self)?.memberBlock.members)
    #expect(members.count == entries.count)
    for (member, found) in zip(members, entries) {
      let wanted = ParsedSignature(member.decl)
      let signature = try #require(found.entry.signature, "\(found.entry.text)")
      let read = ParsedSignature(
        name: signature.name, isStatic: signature.isStatic,
        parameters: signature.parameters?.map { [$0.label, $0.type] }, result: signature.result,
        whereClause: signature.whereClause ?? "", generics: signature.genericParameters.map(\.name))
      guard read != wanted else { continue }
      Issue.record("\(found.entry.text): \(read), not \(wanted)")
    }
  }

  @Test func `have labels and types without attributes`() throws {
    let button = try signature("Button", "init")
    #expect(button.kind == .initializer && button.fullName.hasPrefix("init("))
    let frame = try signature("View", "frame")
    #expect(frame.parameters?.allSatisfy { !$0.type.contains("=") } == true && frame.result == "some View")
    let assert = try signature("", "assert")
    #expect(assert.parameters?.map(\.type) == ["Bool", "String", "StaticString", "UInt"])
    #expect(try signature("", "print").parameters?.map(\.type) == ["Any...", "String", "String"])
    #expect(try signature("Array", "append").parameters?.map(\.label) == ["_"])
  }

  @Test func `have the demands of their generic parameters`() throws {
    let map = try signature("Sequence", "map")
    #expect(map.genericParameters.map(\.name) == ["T", "E"] && map.whereClause == "E: Error")
    let demands = InterfaceSignature.demands("Self == Color, Label: View, Data.Element == (Int, String)")
    #expect(
      demands.map { "\($0.subject) \($0.sign) \($0.demand)" } == [
        "Self == Color", "Label : View", "Data.Element == (Int, String)",
      ])
  }
}

/// The same, taken from a tree.
private struct ParsedSignature: Equatable {
  var name: String
  var isStatic: Bool
  var parameters: [[String]]?
  var result: String
  var whereClause: String
  var generics: [String]
}

extension ParsedSignature {
  init(_ node: DeclSyntax) {
    self.init(name: "", isStatic: false, parameters: nil, result: "", whereClause: "", generics: [])
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    if let generic = node.asProtocol((any WithGenericParametersSyntax).self) {
      whereClause = generic.genericWhereClause?.requirements.trimmedDescription ?? ""
      generics = generic.genericParameterClause?.parameters.map(\.name.text) ?? []
    }
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      name = Self.bare(node.name)
      parameters = Self.parameters(node.signature.parameterClause, isNamed: node.name.isIdentifier)
      result = Self.written(node.signature.returnClause?.type)
    case .initializerDecl(let node):
      name = "init"
      parameters = Self.parameters(node.signature.parameterClause)
    case .subscriptDecl(let node):
      name = "subscript"
      parameters = Self.parameters(node.parameterClause, isNamed: false)
      result = Self.written(node.returnClause.type)
    case .macroDecl(let node):
      name = Self.bare(node.name)
      parameters = Self.parameters(node.signature.parameterClause)
      result = Self.written(node.signature.returnClause?.type)
    case .variableDecl(let node):
      name = (node.bindings.first?.pattern.trimmedDescription ?? "").filter { $0 != "`" }
      result = Self.written(node.bindings.first?.typeAnnotation?.type)
    case .enumCaseDecl(let node):
      guard let element = node.elements.first else { return }
      name = Self.bare(element.name)
      parameters = element.parameterClause?.parameters.map { parameter in
        [parameter.firstName.map(Self.bare) ?? "_", Self.written(parameter.type)]
      }
    case .typeAliasDecl(let node):
      name = Self.bare(node.name)
      result = Self.written(node.initializer.value)
    case .associatedTypeDecl(let node):
      name = Self.bare(node.name)
      whereClause = node.genericWhereClause?.requirements.trimmedDescription ?? ""
    case .protocolDecl(let node):
      name = Self.bare(node.name)
      whereClause = node.genericWhereClause?.requirements.trimmedDescription ?? ""
      generics = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
    default: name = node.asProtocol((any NamedDeclSyntax).self).map { Self.bare($0.name) } ?? ""
    }
  }

  private static func bare(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }
  private static func parameters(_ clause: FunctionParameterClauseSyntax, isNamed: Bool = true) -> [[String]] {
    clause.parameters.map { parameter in
      let label = isNamed || parameter.secondName != nil ? bare(parameter.firstName) : "_"
      return [label, written(parameter.type) + (parameter.ellipsis == nil ? "" : "...")]
    }
  }
  private static func written(_ type: TypeSyntax?) -> String {
    guard var type else { return "" }
    var isInout = false
    while let attributed = type.as(AttributedTypeSyntax.self) {
      isInout = isInout || attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      let isAutoclosure = attributed.attributes.contains { $0.trimmedDescription == "@autoclosure" }
      type = attributed.baseType
      if isAutoclosure, let function = type.as(FunctionTypeSyntax.self) { type = function.returnClause.type }
    }
    return (isInout ? "inout " : "") + type.trimmedDescription
  }
}

extension TokenSyntax {
  /// Whether it is no operator.
  fileprivate var isIdentifier: Bool { if case .identifier = tokenKind { true } else { false } }
}
