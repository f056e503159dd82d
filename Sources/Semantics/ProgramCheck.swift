package import Declarations
internal import SwiftParser
package import SwiftSyntax

/// Checks the files of one program.
package enum ProgramCheck {
  /// A file of a program, read as Swift.
  package struct File {
    package let name: String
    /// The name that it has among the other files, where it was asked for by another: of two files with the same name
    /// the nearer one counts.
    package var path: String?
    package let syntax: SourceFileSyntax
    package let text: String
    /// What stands between declarations and is checked in another place, where it was copied to.
    package var copied: [Range<Int>] = []
    /// The UTF-8 offsets of the lines' first bytes.
    var lineStarts: [Int] {
      var starts = [0]
      for (offset, byte) in text.utf8.enumerated() where byte == 10 { starts.append(offset + 1) }
      return starts
    }
    package init(_ name: String, _ text: String) {
      self.init(name, text, Parser.parse(source: text))
    }
    package init(_ name: String, _ text: String, _ syntax: SourceFileSyntax) {
      self.name = name
      self.syntax = syntax
      self.text = text
    }
  }

  /// Everything that is wrong with the text, in its order.
  package static func check(_ text: String, library: LibraryReader) -> [Diagnostic] {
    checked(text, library: library).diagnostics
  }

  /// The same, with what was settled: for running.
  package static func checked(_ text: String, library: LibraryReader) -> Checker {
    checked([File("main.swift", text)], library: library)
  }

  /// Checks the files of a program together.
  /// - Parameters:
  ///   - others: the other files of their module, which are read where something names what they declare.
  ///   - implied: a module that a file without imports sees.
  ///   - target: the first iOS that the program is to run on.
  ///   - elsewhere: what else the program is built of; asked at the first name that is not found.
  ///   - limit: how long checking may take; what is left then is not checked, and that is said.
  package static func checked(
    _ files: [File], among others: [File] = [], library: LibraryReader, implying implied: String? = nil,
    for target: @escaping () -> Int = { .max },
    besides elsewhere: @escaping () -> SourcesElsewhere = { SourcesElsewhere() }, within limit: Duration? = nil
  ) -> Checker {
    let program = Module("main", isLibrary: false, topLevel: MemberTable(), operators: MemberTable())
    let units = (files + others).map { SourceUnit($0.name, in: program) }
    var imports: [Import] = []
    for (index, file) in (files + others).enumerated() {
      let unit = units[index]
      unit.readLineStarts = { file.lineStarts }
      unit.isChecked = index < files.count
      unit.path = file.path ?? file.name
      unit.syntax = file.syntax
      let reader = DeclarationReader(unit)
      for node in DeclarationReader.active(file.syntax.statements) {
        if let node = node.as(ImportDeclSyntax.self) { imports.append(Import(node, unit)) }
        program.add(reader.declarations(of: node, in: nil))
      }
    }
    if let implied {
      let importing = Set(imports.map(\.unit))
      imports += units.filter { !importing.contains($0) }.map { Import(implied, $0) }
    }
    let visible = visibleModules(units, saying: (files + others).map(\.text), imports, library)
    let folders = others.isEmpty ? [] : units.first?.folder.split(separator: "/") ?? []
    let names = folders.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
    let checker = Checker(program, modules: visible.all, named: visible.targets.union(names))
    checker.findTarget = target
    checker.findSourcesElsewhere = elsewhere
    checker.importedModules = Set(imports.map(\.name))
    checker.deadline = limit.map { .now + $0 }
    if !others.isEmpty { checker.checkedFile = units.first }
    for (unit, file) in zip(units, files + others) {
      let end = file.syntax.endPosition.utf8Offset
      unit.end = AttachedMacros.expand(in: file.syntax.statements, of: unit, behind: end, checker)
    }
    for (unit, file) in zip(units, files) { unit.copied += file.copied }
    for (item, unit) in visible.absent where !unit.absentModules.contains(item.name) {
      // What is no part of the program needs no module.
      if item.unit.copied.contains(where: { $0.contains(item.offset) }) { continue }
      if !checker.absentModules.contains(item.name) { checker.absentModules.append(item.name) }
      unit.absentModules.append(item.name)
      if item.unit != unit { continue }
      checker.report("the playground does not have the module '\(item.name)'", at: item.offset, in: unit, .unsupported)
    }
    for (unit, file) in zip(units, files) { checker.checkTopLevel(file.code, of: unit) }
    checker.checkProgram()
    return checker
  }

  /// Whether a body says `return`, itself and not in a function or closure inside of it.
  package static func returnsValues(_ body: CodeBlockItemListSyntax) -> Bool { ReturnFinder.hasReturn(body) }

  /// What the files of a program import: all modules that are there, and the imports of others. Tells each file what it sees.
  private static func visibleModules(
    _ units: [SourceUnit], saying texts: [String], _ imports: [Import], _ library: LibraryReader
  ) -> (all: [Module], absent: [(Import, SourceUnit)], targets: Set<String>) {
    var all: [Module] = []
    var targets: Set<String> = []
    var absent: [(Import, SourceUnit)] = []
    func add(_ module: Module, to unit: SourceUnit) {
      var seen = unit.visibleModules ?? []
      module.add(to: &seen)
      unit.visibleModules = seen
      module.addAll(to: &all)
    }
    let standard = library.module(named: "Swift")
    let byUnit = Dictionary(grouping: imports, by: \.unit)
    let exported = imports.filter(\.isExported)
    // Files of another target of the project stand in a folder of its name.
    let folders = Set(units.flatMap { $0.folder.split(separator: "/") })
    var brought: [String: [Module]] = [:]
    // A module brings along what the modules bring that it exports again.
    func addBrought(by imported: Module, to unit: SourceUnit) {
      var sources: [Module] = []
      imported.addAll(to: &sources)
      for source in sources {
        let others = brought[source.name] ?? library.brought(by: source.name, usedIn: texts)
        brought[source.name] = others
        for module in others { add(module, to: unit) }
      }
    }
    for unit in units {
      unit.visibleModules = Set([standard].compactMap(\.self))
      for item in (byUnit[unit] ?? []) + exported {
        if let module = library.module(named: item.name) {
          add(module, to: unit)
          // What declares previews and environment values is seen wherever views are.
          if item.name == "SwiftUI" { library.module(named: "PlaygroundMacros").map { add($0, to: unit) } }
          addBrought(by: module, to: unit)
        } else if !item.isPartOfApple, AppleNames.frameworks.contains(item.name) || !folders.contains(item.name[...]) {
          absent.append((item, unit))
          // Every framework of Apple's brings Foundation along, and so do most packages.
          guard let foundation = library.module(named: "Foundation") else { continue }
          add(foundation, to: unit)
          addBrought(by: foundation, to: unit)
        } else if !item.isPartOfApple {
          // A folder of that name need not be the module: what is not found may come from it all the same.
          targets.insert(item.name)
          if !unit.absentModules.contains(item.name) { unit.absentModules.append(item.name) }
        }
      }
    }
    standard?.addAll(to: &all)
    return (all, absent, targets)
  }

  /// A module that a file imports.
  private struct Import {
    let name: String
    let offset: Int
    let unit: SourceUnit
    /// True if all files of the module see it.
    let isExported: Bool
    init(_ name: String, _ unit: SourceUnit) { (self.name, self.unit, offset, isExported) = (name, unit, 0, false) }
    init(_ node: ImportDeclSyntax, _ unit: SourceUnit) {
      let module = ImportedModule(node)
      (name, isExported, self.unit) = (module.name, module.isExported, unit)
      offset = node.path.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    /// On Apple's systems a part of what `Foundation` and `Glibc` are here.
    var isPartOfApple: Bool { ["Darwin", "CoreFoundation", "ObjectiveC"].contains(name) }
  }
}
