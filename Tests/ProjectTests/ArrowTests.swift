internal import Foundation
internal import SwiftParser
internal import SwiftSyntax
internal import TestOrder
internal import Testing

/// The table in ARCHITECTURE.md, the manifest and the sources tell the same. Reads sources only: `swift package` inside `swift test` would wait
/// for ever for the lock of the build folder.
@Suite(.givesWay) struct `Module arrows` {
  struct Module {
    var level: Int
    var imports: Set<String>
  }
  let table: [String: Module]
  let manifest: String

  init() throws {
    manifest = try Checkout.text("Package.swift")
    table = Dictionary(
      try Checkout.text("ARCHITECTURE.md").matches(of: /(?m)^(\d+)  (\w+)(?: → (.+))?$/).map { line in
        (String(line.2), Module(level: Int(line.1)!, imports: Set((line.3 ?? "").split(separator: " ").map(String.init))))
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `lead downwards`() {
    for (name, module) in table {
      for other in module.imports { #expect(table[other].map { $0.level < module.level } ?? false, "\(name) → \(other)") }
    }
  }
  @Test func `start at every folder`() throws {
    #expect(try Set(Checkout.names(in: "Sources")).subtracting(["Frameworks"]).union(frameworks()) == Set(table.keys))
  }
  /// The folders of what programs import and the interpreter reads.
  private func frameworks() throws -> Set<String> { try Set(Checkout.names(in: "Sources/Frameworks")) }

  @Test func `are those of the manifest`() throws {
    let targets = declaredTargets(kinds: "target|macro|executableTarget|systemLibrary").filter {
      !["CPreviewSection", "LineEditorProbe", "BoundaryProbe", "PseudoTerminal", "TestFiles", "TestOrder", "TierPrograms"].contains($0.key)
    }
    #expect(Set(targets.keys) == Set(table.keys))
    // Equal, not a subset: SwiftPM lets a module import what it does not declare, and then forgets to rebuild it.
    for (name, declared) in targets { #expect(declared == table[name]?.imports, "\(name)") }
  }
  @Test func `allow every import`() throws {
    let frameworks = try frameworks()
    for (name, module) in table {
      let used = try imports(under: frameworks.contains(name) ? "Sources/Frameworks/\(name)" : "Sources/\(name)").subtracting([name])
      #expect(used.subtracting(module.imports).isEmpty, "\(name) imports \(used.subtracting(module.imports).sorted())")
    }
  }
  @Test func `allow every import of a test`() throws {
    for (name, declared) in declaredTargets(kinds: "testTarget") {
      let used = try imports(under: "Tests/\(name)")
      // swift-syntax comes with any module that is built on it.
      let undeclared = used.subtracting(declared).subtracting(["Toolchain"])
      #expect(undeclared.isEmpty, "\(name) imports \(undeclared.sorted())")
    }
  }

  /// The targets that the manifest spells out, with the dependencies in their first brackets.
  private func declaredTargets(kinds: String) -> [String: Set<String>] {
    guard let pattern = try? Regex("\\.(?:\(kinds))\\(\\s*name: \"(\\w+)\"(?:,\\s*dependencies: \\[([^\\]]*)\\])?", as: (Substring, Substring, Substring?).self) else { return [:] }
    return Dictionary(
      manifest.matches(of: pattern).map { match in (String(match.output.1), Set((match.output.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) })) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// The modules of this package that a folder imports; an import of swift-syntax counts as one of Toolchain.
  private func imports(under folder: String) throws -> Set<String> {
    let host = try Set(FileManager.default.contentsOfDirectory(atPath: SwiftTools.folder.deletingLastPathComponent().appending(path: "lib/swift/host").path))
    return try Checkout.swiftFiles(under: folder).reduce(into: []) { result, file in
      let visitor = ImportVisitor(viewMode: .sourceAccurate)
      let text = try String(contentsOf: file, encoding: .utf8)
      // What comes after the last "import " imports nothing, and most files have theirs at the head.
      guard let last = text.range(of: "import ", options: .backwards), let end = text[last.lowerBound...].firstIndex(of: "\n")
      else { return }
      visitor.walk(Parser.parse(source: String(text[..<end])))
      for name in visitor.names {
        if table[name] != nil { result.insert(name) }
        if host.contains("\(name).swiftmodule") { result.insert("Toolchain") }
      }
    }
  }
}

/// The modules that a file imports; text that looks like an import stays text.
private final class ImportVisitor: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first { names.insert(first.name.text) }
    return .skipChildren
  }
}
