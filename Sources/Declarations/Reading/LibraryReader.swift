internal import Interfaces
internal import SwiftParser
internal import SwiftSyntax

/// Reads the libraries' declarations from their interface texts, each when it is asked for by name.
///
/// What is read does not depend on any program, nor on what was read before: one reader serves all checks of a process.
package final class LibraryReader {
  private var modules: [String: Module] = [:]
  private var units: [String: SourceUnit] = [:]
  private var extensions: [InterfaceContext: ExtensionDeclaration] = [:]
  private var nominals: [String: [String: NominalDeclaration]] = [:]
  private var foreign: [ForeignKey: [Declaration]] = [:]
  private var conforming: [ForeignKey: [ExtensionDeclaration]] = [:]

  private struct ForeignKey: Hashable {
    let module: Module
    let nominal: NominalDeclaration
    let name: String
  }

  /// The files of frameworks, which their declarations only borrow.
  private var frameworkUnits: [SourceUnit] = []
  private var sources: [String: LibrarySources] = [:]
  private var sourceUnits: [String: SourceUnit] = [:]
  let sourceTexts: [String: [String]]

  /// - Parameter sources: by module, Swift source that gives bodies to declarations of its interface.
  package init(sources: [String: [String]] = [:]) { sourceTexts = sources }

  func keep(_ module: Module) { modules[module.name] = module }
  func keep(_ unit: SourceUnit) { frameworkUnits.append(unit) }

  private func sources(of module: InterfaceModule) -> LibrarySources? {
    if let known = sources[module.name] { return known }
    guard let texts = sourceTexts[module.name] else { return nil }
    let made = LibrarySources(texts)
    sources[module.name] = made
    return made
  }

  /// The module of that name, and those that it exports again.
  package func module(named name: String) -> Module? {
    if let known = modules[name] { return known }
    if let interface = InterfaceLibrary.module(named: name) { return module(interface) }
    return FrameworkSource.named(name).map(framework)
  }

  private func module(_ interface: InterfaceModule) -> Module {
    if let known = modules[interface.name] { return known }
    let names = MemberTable(
      read: { [unowned self] in self.topLevel(interface, $0) }, names: { _ in interface.names(of: "") })
    let operators = MemberTable(read: { [unowned self] in self.operators(interface, $0) }, names: { _ in [] })
    let made = Module(interface.name, isLibrary: true, topLevel: names, operators: operators)
    modules[interface.name] = made
    units[interface.name] = SourceUnit(interface.name, in: made)
    made.reexported = interface.reexports.compactMap { self.module(named: $0) }
    if interface.name == "SwiftUI" { made.supporting = [module(named: "Drawing")].compactMap { $0 } }
    made.library = self
    return made
  }

  private func read(_ entry: InterfaceEntry, in parent: Declaration?) -> [Declaration] {
    guard let unit = units[entry.module.name] else { return [] }
    var reader = DeclarationReader(unit)
    reader.defaultAccess = .public
    // A case stands only within an enumeration, and every other declaration may stand there too.
    let isMember = parent != nil
    let source = Parser.parse(source: isMember ? "enum E {" + entry.text + "}" : entry.text)
    guard case .decl(let first)? = source.statements.first?.item else { return [] }
    let nodes = isMember ? first.as(EnumDeclSyntax.self)?.memberBlock.members.map(\.decl) ?? [] : [first]
    let made = nodes.flatMap { node in
      let made = reader.declarations(of: node, in: parent, members: { [unowned self] in self.table(of: $0, entry.module) })
      addBody(to: made, node, in: parent, entry.module)
      return made
    }
    for declaration in made { declaration.entryNumber = entry.number }
    return made
  }

  /// Takes the body of an interface's declaration from the module's source.
  private func addBody(to declarations: [Declaration], _ node: DeclSyntax, in parent: Declaration?, _ module: InterfaceModule) {
    guard let sources = sources(of: module), declarations.count == 1, let declaration = declarations.first else { return }
    let owner: NominalDeclaration?
    var condition: GenericWhereClauseSyntax?
    if let parent = parent as? ExtensionDeclaration {
      owner = parent.nominal
      condition = parent.whereClause
    } else {
      owner = parent as? NominalDeclaration
      if owner?.isProtocol == true { return }
    }
    guard let body = sources.body(of: node, owner: owner?.path ?? "", condition: condition) else { return }
    let own = sourceReader(module).declarations(of: body, in: parent).first
    switch (declaration, own) {
    case (let declaration as FunctionDeclaration, let own as FunctionDeclaration):
      declaration.body = own.body
      if let accessors = own.accessors { declaration.accessors = accessors }
    case (let declaration as VariableDeclaration, let own as VariableDeclaration): declaration.accessors = own.accessors
    default: break
    }
  }
  private func sourceReader(_ module: InterfaceModule) -> DeclarationReader {
    let unit = sourceUnits[module.name] ?? SourceUnit(module.name, in: self.module(module), isSource: true)
    sourceUnits[module.name] = unit
    var reader = DeclarationReader(unit)
    reader.defaultAccess = .public
    return reader
  }

  /// The members of a type that its own module declares.
  private func table(of nominal: NominalDeclaration, _ interface: InterfaceModule) -> MemberTable {
    nominal.sourceNames = { [unowned self, unowned nominal] in
      self.sources(of: interface)?.names(of: nominal.path) ?? []
    }
    return MemberTable(
      read: { [unowned self, unowned nominal] name in
        let path = nominal.path
        let hidden = self.sources(of: interface)?.members(of: path, named: name) ?? []
        return interface.entries(owner: path, name: name).flatMap { self.read($0, in: self.parent(of: $0, nominal)) }
          + hidden.flatMap { self.sourceReader(interface).declarations(of: $0, in: nominal) }
      },
      names: { [unowned self, unowned nominal] onlyAssociatedTypes in
        let path = nominal.path
        let hidden = onlyAssociatedTypes ? [] : self.sources(of: interface)?.names(of: path) ?? []
        return hidden
          + interface.declaredNames(of: path).filter { name in
            if name == ":" { return false }
            return !onlyAssociatedTypes
              || interface.entries(owner: path, name: name).contains { $0.text.contains("associatedtype ") }
          }
      })
  }

  private func parent(of entry: InterfaceEntry, _ nominal: NominalDeclaration) -> Declaration {
    guard let context = entry.context else { return nominal }
    return declaration(of: context, nominal) ?? nominal
  }

  private func declaration(of context: InterfaceContext, _ nominal: NominalDeclaration) -> ExtensionDeclaration? {
    if let known = extensions[context] { return known }
    guard let unit = units[context.module.name] else { return nil }
    var reader = DeclarationReader(unit)
    reader.defaultAccess = .public
    let source = Parser.parse(source: context.text)
    guard case .decl(let node)? = source.statements.first?.item,
      let made = reader.declarations(of: node, in: nil).first as? ExtensionDeclaration
    else { return nil }
    made.nominal = nominal
    extensions[context] = made
    return made
  }

  private func topLevel(_ interface: InterfaceModule, _ name: String) -> [Declaration] {
    if name.hasPrefix(OperatorDeclaration.key("")) {
      let symbol = String(name.dropFirst(OperatorDeclaration.key("").count))
      return ["prefix", "infix", "postfix"].flatMap { interface.entries(owner: $0, name: symbol) }.flatMap {
        read($0, in: nil)
      }
    }
    let found = interface.entries(owner: "", name: name) + interface.entries(owner: "precedencegroup", name: name)
    let hidden = sources(of: interface)?.members(of: "", named: name) ?? []
    return found.flatMap { read($0, in: nil) } + hidden.flatMap { sourceReader(interface).declarations(of: $0, in: nil) }
  }

  private func operators(_ interface: InterfaceModule, _ name: String) -> [Declaration] {
    interface.owners(named: name).filter { !["infix", "prefix", "postfix"].contains($0) }.flatMap {
      owner -> [Declaration] in
      if owner.isEmpty { return interface.entries(owner: "", name: name).flatMap { read($0, in: nil) } }
      guard let nominal = nominal(at: owner, from: interface) else { return [] }
      if nominal.module.name == interface.name { return nominal.members.named(name) }
      return module(interface).foreignMembers(of: nominal, named: name)
    }
  }

  /// The type at a path, in a module or in one that it sees.
  private func nominal(at path: String, from interface: InterfaceModule) -> NominalDeclaration? {
    if let known = nominals[interface.name]?[path] { return known }
    let parts = path.split(separator: ".").map(String.init)
    let visible = [interface.name] + interface.reexports + ["Drawing", "Foundation", "Swift"]
    for name in visible {
      guard let first = parts.first, let module = module(named: name) else { continue }
      var found = module.topLevel.named(first).first { $0 is NominalDeclaration } as? NominalDeclaration
      for part in parts.dropFirst() {
        found = found?.members.named(part).first { $0 is NominalDeclaration } as? NominalDeclaration
      }
      if let found {
        nominals[interface.name, default: [:]][path] = found
        return found
      }
    }
    return nil
  }

  /// What a module adds to a type of another module.
  func foreignMembers(of nominal: NominalDeclaration, named name: String, in module: Module) -> [Declaration] {
    let key = ForeignKey(module: module, nominal: nominal, name: name)
    if let known = foreign[key] { return known }
    var found: [Declaration] = []
    if let interface = InterfaceLibrary.module(named: module.name),
      self.nominal(at: nominal.path, from: interface) == nominal
    {
      found = interface.entries(owner: nominal.path, name: name).flatMap { read($0, in: parent(of: $0, nominal)) }
    }
    foreign[key] = found
    return found
  }

  /// The names of a module's types that have members of a name.
  func owners(ofMembers name: String, in module: Module) -> [String] {
    InterfaceLibrary.module(named: module.name)?.owners(named: name) ?? []
  }
  /// The names of what a module adds to a type.
  func addedNames(to nominal: NominalDeclaration, in module: Module) -> [String] {
    guard let interface = InterfaceLibrary.module(named: module.name),
      self.nominal(at: nominal.path, from: interface) == nominal
    else { return [] }
    return interface.names(of: nominal.path)
  }

  /// The extensions of a module that make a type conform to protocols.
  func conformances(of nominal: NominalDeclaration, in module: Module) -> [ExtensionDeclaration] {
    let key = ForeignKey(module: module, nominal: nominal, name: ":")
    if let known = conforming[key] { return known }
    var found: [ExtensionDeclaration] = []
    if let interface = InterfaceLibrary.module(named: module.name),
      self.nominal(at: nominal.path, from: interface) == nominal
    {
      found = interface.entries(owner: nominal.path, name: ":").compactMap { entry in
        entry.context.flatMap { declaration(of: $0, nominal) }
      }
    }
    conforming[key] = found
    return found
  }
}

extension NominalDeclaration {
  /// The names of the types around it and its own: `Dictionary.Keys`.
  package var path: String { parentNominal.map { $0.path + "." + name } ?? name }
}
