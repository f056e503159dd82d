internal import Dispatch
internal import Interfaces
internal import SwiftParser
package import SwiftSyntax
internal import Synchronization

extension LibraryReader {
  /// A framework is read whole: its declarations have bodies, and its types belong to the program's run.
  func framework(_ source: FrameworkSource) -> Module {
    let made = Module(source.name, isLibrary: false, topLevel: MemberTable(), operators: MemberTable())
    keep(made)
    var imports: [SourceUnit: [ImportedModule]] = [:]
    // What the library's source adds stands in one more file.
    let added = sourceTexts[source.name, default: []].map { Parser.parse(source: $0) }
    let names = source.files.map { "\($0.name)" } + added.indices.map { "Added\($0).swift" }
    for (name, tree) in zip(names, Self.trees(of: source.files) + added) {
      let unit = SourceUnit("\(source.name)/\(name)", in: made, isSource: true)
      unit.isChecked = false
      keep(unit)
      imports[unit] = []
      let reader = DeclarationReader(unit)
      for node in DeclarationReader.active(tree.statements) {
        if let node = node.as(ImportDeclSyntax.self) { imports[unit]?.append(ImportedModule(node)) }
        made.add(reader.declarations(of: node, in: nil))
      }
    }
    let exported = imports.values.joined().filter { $0.isExported && $0.member == nil }
    for item in imports.values.joined() where item.isExported {
      guard let member = item.member else { continue }
      module(named: item.name)?.topLevel.named(member).forEach(made.topLevel.add)
    }
    made.reexported = Set(exported.map(\.name)).sorted().compactMap(module(named:))
    for (unit, imported) in imports {
      var seen: Set<Module> = [made]
      for name in ["Swift"] + (imported + exported).map(\.name) { module(named: name)?.add(to: &seen) }
      unit.visibleModules = seen
      made.supporting += seen.filter { $0 != made && !made.supporting.contains($0) }.sorted { $0.name < $1.name }
    }
    return made
  }

  /// The files' trees, read at the same time.
  private static func trees(of files: [FrameworkSource.File]) -> [SourceFileSyntax] {
    let trees = Mutex<[SourceFileSyntax?]>(Array(repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let tree = Parser.parse(source: files[index].text)
      trees.withLock { $0[index] = tree }
    }
    return trees.withLock { $0 }.compactMap(\.self)
  }

  /// The modules whose names a file sees, as on Apple's systems, because it imports another one; each only if the file uses it.
  /// - Parameter texts: what the program says.
  package func brought(by module: String, usedIn texts: @autoclosure () -> [String]) -> [Module] {
    FrameworkSource.seen(through: module, usedIn: texts()).compactMap { self.module(named: $0.name) }
  }
}

/// A module as an import names it.
package struct ImportedModule {
  package let name: String
  /// What alone is imported of it: `S` of `import struct M.S`.
  let member: String?
  /// True if all files of the module see it.
  package let isExported: Bool
  package init(_ node: ImportDeclSyntax) {
    name = node.path.first?.name.text ?? ""
    member = node.importKindSpecifier == nil ? nil : node.path.last?.name.text
    isExported = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
    }
  }
}

extension Module {
  /// Adds the module, and what comes with it, to what a file sees.
  package func add(to seen: inout Set<Module>) {
    guard seen.insert(self).inserted else { return }
    for module in reexported { module.add(to: &seen) }
  }
  /// The same, in the order in which names are looked up.
  package func addAll(to modules: inout [Module]) {
    guard !modules.contains(self) else { return }
    modules.append(self)
    for module in reexported { module.addAll(to: &modules) }
  }
}
