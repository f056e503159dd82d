internal import SwiftSyntax

/// What a file declares and shows, as its syntax tells it. The code of functions is not looked into.
///
/// Of `#if` the clause counts that holds (`BuildConditions`).
struct FileContents: Sendable {
  /// The types by their paths, as `Outer.Inner`; of two with one path the first.
  private(set) var types: [String: DeclaredType] = [:]
  /// The paths of the file's own types, in the order of the text, those that extensions add at the end.
  private(set) var order: [String] = []
  private(set) var previews: [WrittenPreview] = []
  /// The statements at the top level.
  private(set) var trailing: [CodeBlockItemSyntax] = []
  /// What is wrong with previews, or not understood of them.
  private(set) var said: [Diagnostic] = []
  /// Protocols of the file, and other names for protocols, with what they refine.
  private var protocols: [String: [String]] = [:]
  /// The names that make a type a view.
  private var viewNames: Set<String> = []
  private let source: SourceFile
  /// Where declarations of other files begin.
  private let end: Int

  /// Protocols of the library whose types are views.
  private static let libraryViews = [
    "View", "Shape", "InsettableShape", "RoundedRectangularShape", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable", "DynamicViewContent",
  ]

  /// Nothing.
  init(nothingIn source: SourceFile) { (self.source, end) = (source, 0) }

  init(_ file: SourceFileSyntax, _ source: SourceFile) {
    self.source = source
    end = source.firstForeignLine.map { source.offset(line: $0, column: 1) } ?? .max
    var extensions: [ExtensionDeclSyntax] = []
    for item in file.statements {
      switch item.item {
      case .decl(let declaration): add(declaration, &extensions)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) { add(macro) } else { trailing.append(item) }
      case .stmt: trailing.append(item)
      @unknown default: break
      }
    }
    // All types are known before members are added to them.
    for found in extensions {
      let path = found.extendedType.writtenPath
      let outer = DeclaredType.Surrounding(path: path, isGeneric: types[path]?.isGeneric ?? false)
      for member in found.memberBlock.members.active { addType(member, in: outer) }
    }
    for found in extensions {
      let path = found.extendedType.writtenPath
      types[path]?.inherited += found.inheritanceClause?.names ?? []
      for member in found.memberBlock.members.active { addMember(member, to: path, isInExtension: true) }
    }
    findViewNames()
    for preview in previews {
      said += preview.said
      if case .statements(let list) = preview.content { judge(list) }
    }
  }

  // MARK: Collecting

  private mutating func add(_ declaration: DeclSyntax, _ extensions: inout [ExtensionDeclSyntax]) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let condition):
      for item in condition.activeItems {
        switch item.item {
        case .decl(let inner): add(inner, &extensions)
        case .expr(let expression): if let macro = expression.as(MacroExpansionExprSyntax.self) { add(macro) }
        default: break
        }
      }
    case .extensionDecl(let found): extensions.append(found)
    case .macroExpansionDecl(let macro): add(macro)
    case .protocolDecl(let found):
      let conditions = (found.genericWhereClause?.requirements ?? []).flatMap { condition -> [String] in
        guard case .conformanceRequirement(let demand) = condition.requirement,
          demand.leftType.trimmedDescription == "Self"
        else { return [] }
        return demand.rightType.inheritedNames
      }
      protocols[found.name.identifierText] = (found.inheritanceClause?.names ?? []) + conditions
    case .typeAliasDecl(let found):
      if found.genericParameterClause == nil {
        protocols[found.name.identifierText] = found.initializer.value.inheritedNames
      }
    default: addType(declaration, in: nil)
    }
  }
  private mutating func add(_ macro: some FreestandingMacroExpansionSyntax) {
    guard isOwn(macro), let preview = WrittenPreview(macro, in: source) else { return }
    previews.append(preview)
  }
  /// Adds a type with its members; anything else is left alone.
  private mutating func addType(_ declaration: DeclSyntax, in outer: DeclaredType.Surrounding?) {
    guard let type = DeclaredType(declaration, in: outer),
      let members = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members, types[type.path] == nil
    else { return }
    types[type.path] = type
    if isOwn(type.name) { order.append(type.path) }
    let inner = DeclaredType.Surrounding(path: type.path, isGeneric: type.isGeneric)
    for member in members.active {
      addType(member, in: inner)
      addMember(member, to: type.path, isInExtension: false)
    }
  }
  private mutating func addMember(_ member: DeclSyntax, to path: String, isInExtension: Bool) {
    if let macro = member.as(MacroExpansionDeclSyntax.self) { add(macro) }
    types[path]?.add(member, isInExtension: isInExtension)
    guard let type = types[path], type.inherited.contains("PreviewProvider"), isOwn(type.name),
      let variable = member.as(VariableDeclSyntax.self), variable.modifiers.holds("static"),
      variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "previews"
    else { return }
    previews.append(WrittenPreview(provider: type))
  }
  private func isOwn(_ node: some SyntaxProtocol) -> Bool { node.position.utf8Offset < end }

  /// Follows the protocols that refine `View`.
  private mutating func findViewNames() {
    var refining: [String: [String]] = [:]
    for (name, refined) in protocols { for other in refined { refining[other, default: []].append(name) } }
    var waiting = Self.libraryViews.filter { types[$0] == nil }
    while let name = waiting.popLast() {
      if viewNames.insert(name).inserted { waiting += refining[name] ?? [] }
    }
  }

  /// Says which variables of a preview have no first value.
  private mutating func judge(_ list: CodeBlockItemListSyntax) {
    for item in list {
      guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) else {
        continue
      }
      for property in StoredProperty.all(in: variable) where property.has("Previewable") && !begins(property) {
        said.append(.previewableWithoutValue(at: source.range(of: property.name)))
      }
    }
  }

  // MARK: Asking

  /// The file's own types at its top level, in their order.
  var outerTypes: [DeclaredType] { order.compactMap { types[$0] }.filter { !$0.isInner } }
  /// Whether a type conforms to `View`, by itself or through another protocol.
  func isView(_ type: DeclaredType) -> Bool { !viewNames.isDisjoint(with: type.inherited) }
  /// The first of the file's own types that is an app.
  var app: DeclaredType? { order.lazy.compactMap { types[$0] }.first { $0.isApp } }
}

extension DeclaredType {
  /// Whether it is a program with its windows.
  var isApp: Bool { inherited.contains("App") }
}

extension MemberBlockItemListSyntax {
  /// The members, of `#if` those of the clause that holds.
  var active: [DeclSyntax] {
    flatMap { member -> [DeclSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      if case .decls(let list)? = condition.activeElements { return list.active }
      return []
    }
  }
}
