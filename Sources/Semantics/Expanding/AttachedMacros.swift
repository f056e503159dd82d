internal import Declarations
internal import Macros
internal import SwiftParser
internal import SwiftSyntax

/// What the macros among the attributes of a file's types make. It is read as if it stood behind the file's text.
struct AttachedMacros {
  private let checker: Checker
  private let unit: SourceUnit
  private var text = ""
  /// What each type of the text is for.
  private var owners: [Owner] = []

  private enum Owner {
    /// The type's members belong to this one.
    case members(NominalDeclaration)
    /// The type's members belong to this extension.
    case peers(ExtensionDeclaration)
    /// The first member has this one's accessors.
    case accessors(VariableDeclaration)
  }

  /// Adds everything to the declarations of a file.
  /// - Parameter end: the offset behind the file's text.
  /// - Returns: the offset behind what was added.
  static func expand(in statements: CodeBlockItemListSyntax, of unit: SourceUnit, behind end: Int, _ checker: Checker) -> Int {
    var macros = AttachedMacros(checker: checker, unit: unit)
    for node in DeclarationReader.active(statements) { macros.collect(node, among: checker.program.topLevel) }
    return macros.owners.isEmpty ? end : macros.add(at: end)
  }
  private init(checker: Checker, unit: SourceUnit) { (self.checker, self.unit) = (checker, unit) }

  private mutating func collect(_ node: DeclSyntax, among table: MemberTable) {
    if let node = node.as(ExtensionDeclSyntax.self) {
      let found = checker.program.extensions.first { isPlace($0, node.extendedType) }
      if let found {
        collect(node.memberBlock, among: found.members)
        if EntryKey.keyProtocol(of: node.extendedType.trimmedDescription) != nil {
          for member in node.memberBlock.members { collect(entry: member.decl, of: found) }
        }
      }
      return
    }
    if let node = node.as(VariableDeclSyntax.self) { return collect(node, among: table) }
    guard let group = node.asProtocol((any DeclGroupSyntax).self), let name = node.asProtocol((any NamedDeclSyntax).self)?.name,
      let nominal = table.named(name.identifierText).first(where: { isPlace($0, name) }) as? NominalDeclaration
    else { return }
    for macro in checker.macros(of: nominal) {
      // Interfaces of the toolchain leave out what makes a macro: it has the macro's name.
      let type = macro.macroType ?? macro.name + "Macro"
      guard let made = AttachedExpansion(of: type, to: node) else { continue }
      add(made.members, .members(nominal))
      for (name, observer) in made.observers.sorted(by: { $0.key < $1.key }) {
        guard let variable = nominal.members.named(name).first as? VariableDeclaration else { continue }
        add(["var x: Int { didSet { \(observer) } }"], .accessors(variable))
      }
    }
    for member in group.memberBlock.members { collect(customized: member.decl, of: nominal, in: node) }
    collect(group.memberBlock, among: nominal.members)
  }
  private mutating func collect(_ block: MemberBlockSyntax, among table: MemberTable) {
    for member in block.members { collect(member.decl, among: table) }
  }
  /// An attribute of the language itself may stand for accessors.
  private mutating func collect(_ node: VariableDeclSyntax, among table: MemberTable) {
    guard let accessors = AttachedExpansion.accessors(of: node), let name = node.bindings.first?.pattern,
      let variable = table.named(name.trimmedDescription).first(where: { isPlace($0, name) }) as? VariableDeclaration
    else { return }
    add(["var x: Int { \(accessors) }"], .accessors(variable))
  }
  /// `@Customizable` makes a method beside a property.
  private mutating func collect(customized node: DeclSyntax, of owner: NominalDeclaration, in group: DeclSyntax) {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    let found = attributes?.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      let named = checker.modules.flatMap { $0.topLevel.named(attribute.attributeName.trimmedDescription) }
      return named.contains { ($0 as? FunctionDeclaration)?.kind == .macro && $0.module.name == "Customizable" }
    }
    guard let attribute = found else { return }
    switch Customization(node, attribute, in: group) {
    case .method(let text): add([text], .members(owner))
    case .refusal(let message, let offset): checker.report(message, at: offset, in: unit)
    }
  }
  /// `@Entry` makes a key of the environment, and accessors that use it.
  private mutating func collect(entry node: DeclSyntax, of owner: ExtensionDeclaration) {
    guard let node = node.as(VariableDeclSyntax.self), EntryKey.isWritten(at: node),
      let key = EntryKey(node, in: owner.extended.trimmedDescription), let declaration = key.declaration,
      let name = node.bindings.first?.pattern, let found = owner.members.named(name.trimmedDescription).first(where: { isPlace($0, name) }),
      let variable = found as? VariableDeclaration
    else { return }
    add([declaration], .peers(owner))
    add(["var x: Int { \(key.accessors) }"], .accessors(variable))
  }
  private func isPlace(_ declaration: Declaration, _ node: some SyntaxProtocol) -> Bool {
    declaration.place?.file == unit && declaration.place?.offset == node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private mutating func add(_ members: [String], _ owner: Owner) {
    text += "class X {\n" + members.joined(separator: "\n") + "\n}\n"
    owners.append(owner)
  }

  private func add(at end: Int) -> Int {
    // Blanks before it give everything in it the offsets that are wanted.
    let tree = Parser.parse(source: String(repeating: " ", count: end) + "\n" + text)
    let reader = DeclarationReader(unit)
    for (item, owner) in zip(tree.statements, owners) {
      guard let type = item.item.as(ClassDeclSyntax.self) else { continue }
      switch owner {
      case .members(let nominal):
        for member in type.memberBlock.members {
          for made in reader.declarations(of: member.decl, in: nominal) { nominal.members.add(made) }
        }
      case .peers(let owner):
        for member in type.memberBlock.members {
          for made in reader.declarations(of: member.decl, in: owner) { owner.members.add(made) }
        }
        // The value is the variable's, where it is spoken of.
        let start = type.positionAfterSkippingLeadingTrivia.utf8Offset
        unit.copied.append(start..<type.endPosition.utf8Offset)
      case .accessors(let variable):
        let member = type.memberBlock.members.first?.decl.as(VariableDeclSyntax.self)
        variable.accessors = reader.accessors(member?.bindings.first?.accessorBlock)
      }
    }
    return end + 1 + text.utf8.count
  }
}
