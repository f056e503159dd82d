internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// Makes the files of `Sources/Interfaces/Generated`: first those of the toolchain, then those of this package, which name types of the toolchain.
struct Generator {
  private let tools: CompilerTools
  /// The toolchain's, as its interfaces say it.
  let version: String
  private let package: URL

  /// - Parameter package: the folder of this package.
  init(package: URL) throws {
    tools = try CompilerTools()
    version = try tools.version()
    self.package = package
  }

  /// What the first lines of a file of the toolchain say when it is of this toolchain.
  var mark: String { "from \(version)." }

  /// The texts of the toolchain's modules, by the names of the modules.
  func toolchainTexts() throws -> [String: InterfaceFile] {
    var sources: [Source] = []
    for module in LibraryModule.all where module.isOfToolchain {
      for part in module.parts { sources.append(Source(module: module, file: Parser.parse(source: try tools.interface(of: part)))) }
      if let supplement = supplement(of: module) { sources.append(Source(module: module, file: supplement)) }
      if module.name == "Glibc" {
        sources.append(Source(module: module, file: Parser.parse(source: CLibrary.declarations(of: Parser.parse(source: try tools.importedInterface(of: "SwiftGlibc"))))))
      }
    }
    var names = ModuleNames()
    for source in sources { names.read(source.file, module: source.module.name) }
    names.decide()
    return try texts(of: sources, names)
  }

  /// Declarations of a module that only Apple's systems have, written by hand.
  private func supplement(of module: LibraryModule) -> SourceFileSyntax? {
    let file = package.appendingPathComponent("Sources/InterfaceWriter/Supplements/\(module.name).swiftinterface")
    return (try? String(contentsOf: file, encoding: .utf8)).map { Parser.parse(source: $0) }
  }

  /// The texts of this package's modules.
  /// - Parameter index: tells the names that the toolchain's modules declare.
  func packageTexts(_ index: IndexFile) throws -> [String: InterfaceFile] {
    var names = ModuleNames()
    for module in LibraryModule.all where module.isOfToolchain { names.read(index.keys(of: module), module: module.name) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("modules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try PackageModules.compile(package, with: tools, into: folder)
    var sources: [Source] = []
    for module in LibraryModule.all where !module.isOfToolchain {
      if module.parts.isEmpty { sources += try files(of: module).map { Source(module: module, file: $0) } }
      for part in module.parts { sources.append(Source(module: module, file: Parser.parse(source: try tools.interface(of: part, in: folder)))) }
    }
    let known = names.paths
    for source in sources { names.read(source.file, module: source.module.name) }
    return try texts(of: sources, names, known: known)
  }

  /// The Swift file of a module.
  func source(of module: LibraryModule, _ text: InterfaceFile) -> String {
    text.source(of: module, origin: module.isOfToolchain ? version : "the modules of this package")
  }

  private struct Source {
    let module: LibraryModule
    let file: SourceFileSyntax
  }

  /// - Parameter known: paths of types of other modules.
  private func texts(of sources: [Source], _ names: ModuleNames, known: Set<String> = []) throws -> [String: InterfaceFile] {
    var groups: [String: [InterfaceGroup]] = [:]
    var documentation: [String: DocumentationReader] = [:]
    for source in sources {
      let module = source.module
      let comments = try documentation[module.name] ?? self.documentation(of: module, names)
      documentation[module.name] = comments
      var reader = InterfaceReader(names: names, isOwn: !module.isOfToolchain, documentation: comments)
      reader.read(source.file) { module.name != "Glibc" || CLibrary.isCalled($0) }
      groups[module.name, default: []] += reader.groups
    }
    var filter = LibraryFilter(modules: groups)
    filter.apply(known: known)
    return filter.modules.mapValues { InterfaceFile($0) }
  }

  /// The comments of a module of this package.
  private func documentation(of module: LibraryModule, _ names: ModuleNames) throws -> DocumentationReader {
    var reader = DocumentationReader(names: names)
    for file in try files(of: module) { reader.read(file) }
    return reader
  }

  /// The sources of a module of this package.
  private func files(of module: LibraryModule) throws -> [SourceFileSyntax] {
    try module.sources.flatMap { name -> [SourceFileSyntax] in
      let folder = package.appendingPathComponent("Sources/\(name)")
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return try paths.sorted().filter { $0.hasSuffix(".swift") }.map {
        Parser.parse(source: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      }
    }
  }
}
