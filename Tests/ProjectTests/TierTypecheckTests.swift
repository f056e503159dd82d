internal import Foundation
internal import SwiftSource
internal import SwiftParser
internal import SwiftSyntax
internal import Running
internal import Testing
internal import TierPrograms

/// What swiftc and the interpreter make of the programs of the table of tiers, as they stand and with a mistake in them.
@MainActor @Suite struct `The table of tiers` {
  /// The programs of one line, each once.
  private static let programs: [String] = {
    var seen: Set<String> = []
    return (TierTable.shown + TierTable.accepted).filter { $0.notCompiled == nil }.flatMap { [$0.plain, $0.full] }.filter { seen.insert($0).inserted }
  }()
  /// Each program with one of its words changed: a literal to a value of a type that nothing asks for, a label or a member to one that nobody has.
  private static let mistaken: [String] = {
    var seen = Set(programs)
    var result: [String] = []
    for program in programs {
      func add(_ pattern: Regex<Substring>, _ replace: (Substring) -> String) {
        for found in program.matches(of: pattern) {
          // Not in a text, not `$0`, not a part of a number.
          let before = program[..<found.range.lowerBound]
          if before.count(where: { $0 == "\"" }) % 2 == 1 || before.last.map({ "$.".contains($0) }) == true { continue }
          let broken = before + replace(found.output) + program[found.range.upperBound...]
          if seen.insert(String(broken)).inserted { result.append(String(broken)) }
        }
      }
      add(/"[^"\\]*"|\b[0-9][0-9.]*\b/) { _ in "Nothing()" }
      add(/\b[a-z]\w*:/) { $0.dropLast() + "Zz:" }
      add(/\.[a-z]\w*/) { $0 + "Zz" }
    }
    return result
  }()

  /// The programs that swiftc refuses, all of one call.
  private func refusedBySwiftc(_ programs: [String]) throws -> [String: String] {
    var source = "import SwiftUI\nstruct Nothing {}\n"
    var starts: [Int] = []
    for (number, program) in programs.enumerated() {
      starts.append(source.utf8.count { $0 == 0x0A } + 1)
      var (declarations, views) = ("", "")
      for item in Parser.parse(source: program).statements {
        if case .decl = item.item { declarations += "\(item.trimmed)\n" } else { views += "\(item.trimmed)\n" }
      }
      source += "@MainActor enum P\(number) {\n\(declarations)@ViewBuilder static func made() -> some View {\n\(views)} }\n"
    }
    let check = try Typecheck(source: source)
    #expect(check.others.isEmpty)
    var refused: [String: String] = [:]
    for error in check.errors {
      if let number = starts.lastIndex(where: { $0 <= error.line }) { refused[programs[number]] = error.message }
    }
    return refused
  }
  /// The programs that swiftc refuses, each a file of one module: its declarations are the file's own.
  private func refusedAsFiles(_ programs: [String]) throws -> [String] {
    try Checkout.withTemporaryFolder { folder in
      var files: [URL] = []
      for (number, program) in programs.enumerated() {
        var (declarations, views) = ("", "")
        for item in Parser.parse(source: program).statements {
          switch item.item {
          case .decl(let declaration): declarations += "\(hidden(declaration))\n"
          default: views += "\(item.trimmed)\n"
          }
        }
        let file = folder.appending(path: "P\(number).swift")
        try "import SwiftUI\n\(declarations)@MainActor @ViewBuilder fileprivate func made() -> some View {\n\(views)}\n".write(to: file, atomically: true, encoding: .utf8)
        files.append(file)
      }
      return try Typecheck.errors(in: files)
    }
  }
  /// A declaration that no other file sees: programs may use the same names.
  private func hidden(_ declaration: DeclSyntax) -> String {
    if declaration.is(ImportDeclSyntax.self) { return declaration.trimmedDescription }
    let isConformance = declaration.as(ExtensionDeclSyntax.self).map { $0.inheritanceClause != nil } ?? false
    guard !isConformance, let modified = declaration.asProtocol((any WithModifiersSyntax).self), let keyword = declaration.firstKeyword else {
      return declaration.trimmedDescription
    }
    if modified.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) { return declaration.trimmedDescription }
    let source = declaration.trimmedDescription
    let start = source.utf8.index(source.startIndex, offsetBy: keyword.positionAfterSkippingLeadingTrivia.utf8Offset - declaration.positionAfterSkippingLeadingTrivia.utf8Offset)
    return "\(source[..<start])fileprivate \(source[start...])"
  }
  private func isRefused(_ program: String) -> Bool {
    let source = SourceFile(name: "a.swift", text: "struct Nothing {}\n" + program)
    return Program.read(source).hasSyntaxErrors || SourceCheck(source, among: nil).isRefused
  }

  @Test func `holds programs that swiftc and the interpreter accept`() throws {
    #expect(Self.programs.count > 150)
    let refused = try refusedBySwiftc(Self.programs).map { "\($0.key): \($0.value)" }
    #expect(refused == [], "\(refused)")
    #expect(Self.programs.filter(isRefused) == [])
  }
  @Test func `holds files that swiftc accepts as the interpreter does`() throws {
    let entries = TierFiles.entries.filter { $0.notCompiled == nil }
    #expect(entries.count > 300)
    var seen: Set<String> = []
    let errors = try refusedAsFiles(entries.flatMap { [$0.plain, $0.full] }.filter { seen.insert($0).inserted })
    #expect(errors == [], "\(errors.joined(separator: "\n"))")
  }
  @Test func `with one word changed holds programs that both refuse, or both accept`() throws {
    #expect(Self.mistaken.count > 500)
    let refused = try refusedBySwiftc(Self.mistaken)
    #expect(refused.count > 400)
    var different: [String] = []
    for program in Self.mistaken where isRefused(program) != (refused[program] != nil) {
      different.append(refused[program].map { "only swiftc refuses \(program): \($0)" } ?? "only the interpreter refuses \(program)")
    }
    different.removeAll { text in Self.knownDifferences.contains { text.contains($0) } }
    #expect(different == [], "\(different.joined(separator: "\n"))")
  }
  /// What the check and swiftc judge differently; the list may only become shorter. A published property that is read
  /// before it has a value, and a modifier's overload that the library has and the check takes for one that is missing.
  private static let knownDifferences = ["init(_ numberZz: Int)", "actionZz:"]
}
extension DeclSyntax {
  /// The word that says what is declared, behind attributes: a modifier stands before it.
  fileprivate var firstKeyword: TokenSyntax? {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    return tokens(viewMode: .sourceAccurate).first { token in attributes.map { token.position >= $0.endPosition } ?? true }
  }
}
