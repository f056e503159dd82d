internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// Finds what each extension of a module extends.
  func bindExtensions(of module: Module) {
    var open = module.extensions
    // An extension may extend what another one declares.
    while !open.isEmpty {
      let rest = open.filter { declaration in
        guard let nominal = declaration.nominal ?? extendedNominal(declaration) else { return true }
        declaration.nominal = nominal
        extensions[nominal, default: []].append(declaration)
        return false
      }
      if rest.count == open.count { break }
      open = rest
    }
    if module == program { unbound = open }
  }

  private func extendedNominal(_ declaration: ExtensionDeclaration) -> NominalDeclaration? {
    nominal(named: declaration.extended, from: declaration)
  }

  /// The type that a name or a path of names means, aliases followed; used before types can be resolved.
  func nominal(named syntax: TypeSyntax, from context: Declaration) -> NominalDeclaration? {
    if let identifier = syntax.as(IdentifierTypeSyntax.self) {
      return topLevelNominal(identifier.name.identifierText, from: context)
    }
    if let member = syntax.as(MemberTypeSyntax.self) {
      let name = member.name.identifierText
      if let base = member.baseType.as(IdentifierTypeSyntax.self),
        let module = module(named: base.name.text),
        topLevelNominal(base.name.text, from: context) == nil
      {
        return topLevel(name, in: module, from: context.place?.file).first { $0 is NominalDeclaration } as? NominalDeclaration
      }
      guard let base = nominal(named: member.baseType, from: context) else { return nil }
      for found in base.members.named(name) {
        if let nominal = found as? NominalDeclaration { return nominal }
        if let alias = found as? TypeAliasDeclaration { return nominal(named: alias.target, from: base) }
      }
      return extensionMembers(of: base, named: name).first { $0 is NominalDeclaration } as? NominalDeclaration
    }
    if syntax.is(ArrayTypeSyntax.self) { return standard("Array") }
    if syntax.is(DictionaryTypeSyntax.self) { return standard("Dictionary") }
    if syntax.is(OptionalTypeSyntax.self) { return standard("Optional") }
    return nil
  }

  /// A module by its name; the program's own is named as its project or a folder of it.
  func module(named name: String) -> Module? {
    modules.first { $0.name == name } ?? (programNames.contains(name) ? program : nil)
  }

  private func topLevelNominal(_ name: String, from context: Declaration) -> NominalDeclaration? {
    for module in modules(seenFrom: context.place?.file) {
      for found in topLevel(name, in: module, from: context.place?.file)
      where module == context.module || isVisible(found, from: context.place?.file) {
        if let nominal = found as? NominalDeclaration { return nominal }
        if let alias = found as? TypeAliasDeclaration { return nominal(named: alias.target, from: alias) }
      }
    }
    return nil
  }

  /// What a module declares by that name, as a file sees it: only through its own imports, nothing that is private to another file, and of what
  /// several files declare (each for a target of its own) what is nearest.
  func topLevel(_ name: String, in module: Module, from file: SourceUnit?) -> [Declaration] {
    guard let file, !file.module.isLibrary else { return module.topLevel.named(name) }
    if module != program { return file.visibleModules?.contains(module) == false ? [] : module.topLevel.named(name) }
    if file.module != program { return [] }
    let found = module.topLevel.named(name).filter {
      $0.place?.file == file || $0.attributes.access > .fileprivate || $0.place == nil
    }
    if found.count < 2 || found.allSatisfy({ $0.place?.file == found[0].place?.file }) { return found }
    if found.allSatisfy({ $0 is FunctionDeclaration }) { return withoutRepeated(found, from: file) }
    return withoutFarther(found, from: file)
  }
  /// Of members of several files that are written alike those that are nearest.
  func withoutRepeated(_ found: [Declaration], from file: SourceUnit) -> [Declaration] {
    var groups: [[Declaration]] = []
    for declaration in found {
      if let index = groups.firstIndex(where: { isWrittenAlike($0[0], declaration) }) {
        groups[index].append(declaration)
      } else {
        groups.append([declaration])
      }
    }
    return groups.flatMap { withoutFarther($0, from: file) }
  }
  private func isWrittenAlike(_ a: Declaration, _ b: Declaration) -> Bool {
    guard let a = a as? FunctionDeclaration, let b = b as? FunctionDeclaration else {
      return a.name == b.name && a.isStatic == b.isStatic
    }
    return a.kind == b.kind && a.isStatic == b.isStatic && a.parameters.map(\.label) == b.parameters.map(\.label)
      && (a.parent as? ExtensionDeclaration)?.whereClause?.trimmedDescription
        == (b.parent as? ExtensionDeclaration)?.whereClause?.trimmedDescription
      && a.resultSyntax?.trimmedDescription == b.resultSyntax?.trimmedDescription
      && a.parameters.map { $0.typeSyntax?.trimmedDescription } == b.parameters.map { $0.typeSyntax?.trimmedDescription }
  }
  private func withoutFarther(_ found: [Declaration], from file: SourceUnit) -> [Declaration] {
    if found.count < 2 { return found }
    let units = Set(found.compactMap { $0.place?.file })
    let nearest = units.min {
      if $0 == file || $1 == file { return $0 == file }
      let (a, b) = (FolderDistance(to: $0.folder, from: file.folder), FolderDistance(to: $1.folder, from: file.folder))
      return a == b ? $0.name < $1.name : a < b
    }
    return found.filter { $0.place?.file == nearest }
  }

  /// The extensions of a type that may make it conform to protocols.
  func conformingExtensions(of nominal: NominalDeclaration) -> [ExtensionDeclaration] {
    modules.flatMap { $0.conformances(of: nominal) } + (extensions[nominal] ?? [])
  }

  /// The members of that name that extensions add.
  func extensionMembers(of nominal: NominalDeclaration, named name: String) -> [Declaration] {
    var found: [Declaration] = []
    if nominal.module.isLibrary {
      for module in modules where module != nominal.module { found += module.foreignMembers(of: nominal, named: name) }
    }
    let own = (extensions[nominal] ?? []).flatMap { $0.members.named(name) }
    guard own.count > 1, let checked = checkedFile else { return found + own }
    // Targets that each have a member of their own stand in one folder: what is nearest counts.
    return found + withoutRepeated(own, from: checked)
  }

  /// The modules in which a file's names are looked up, its own first. A framework does not see the program that imports it.
  func modules(seenFrom file: SourceUnit?) -> [Module] {
    guard let file, file.module != program, !file.module.isLibrary else { return modules }
    if let known = modulesByFile[file] { return known }
    let seen = [file.module] + modules.filter { $0 != file.module && file.visibleModules?.contains($0) != false && $0 != program }
    modulesByFile[file] = seen
    return seen
  }

  /// True if a declaration of another module may be named in a file.
  func isVisible(_ declaration: Declaration, from file: SourceUnit?) -> Bool {
    let module = declaration.module
    if module == program || module == file?.module { return true }
    if hidden.contains(module), file?.visibleModules?.contains(module) != true || file?.module == program {
      return isExportedAgain(declaration, to: file)
    }
    return declaration.attributes.access >= .public || declaration.parent is NominalDeclaration
  }
  /// Whether a framework that a file sees exports what a module declares: `@_exported import struct M.S`.
  private func isExportedAgain(_ declaration: Declaration, to file: SourceUnit?) -> Bool {
    guard let seen = file?.visibleModules else { return false }
    return seen.contains { $0 != program && !$0.isLibrary && $0.topLevel.named(declaration.name).contains(declaration) }
  }
}
