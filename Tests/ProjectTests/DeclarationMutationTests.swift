internal import Foundation
internal import Running
internal import SwiftParser
internal import SwiftSource
internal import SwiftSyntax
internal import Testing
internal import TierPrograms

/// Changed declarations of samples and of programs of the table of tiers: what swiftc refuses, the check refuses, and
/// nothing else. `MUTATIONS=2000` asks about so many, evenly spread over all; `MUTATION_START` begins with another one.
@MainActor @Suite struct `A changed declaration` {
  private struct Original {
    let name: String
    let source: String
  }
  private static let originals: [Original] = {
    let samples = ((try? Checkout.swiftFiles(under: "playground/views")) ?? []).filter { !$0.path.contains("/refused/") }
    let files = samples.compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map { Original(name: file.lastPathComponent, source: $0) }
    }
    var seen: Set<String> = []
    let programs = TierFiles.entries.filter { $0.notCompiled == nil && seen.insert($0.full).inserted }.compactMap { entry -> Original? in
      var (declarations, views) = ("", "")
      for item in Parser.parse(source: entry.full).statements {
        if case .decl = item.item { declarations += "\(item.trimmed)\n" } else { views += "\(item.trimmed)\n" }
      }
      guard !declarations.isEmpty else { return nil }
      let source = "import SwiftUI\n\(declarations)struct Shown: View {\nvar body: some View {\n\(views)}\n}\n"
      return Original(name: entry.name, source: source)
    }
    return files + programs
  }()

  private func said(_ source: String) -> [Diagnostic] {
    let source = SourceFile(name: "a.swift", text: source)
    let program = Program.read(source)
    if program.hasSyntaxErrors { return program.diagnostics }
    // A file without anything to show is checked all the same.
    guard let checked = try? CheckedProgram.read(source, .automatic) else {
      return SourceCheck(source, among: nil).diagnostics
    }
    return checked.diagnostics
  }

  @Test func `is refused if swiftc refuses it, and else is not`() async throws {
    let environment = ProcessInfo.processInfo.environment
    let size = environment["MUTATIONS"].flatMap { Int($0) } ?? 16
    let start = environment["MUTATION_START"].flatMap { Int($0) } ?? 0
    let all = Self.originals.flatMap { original in
      DeclarationMutation.all(of: original.source).map { (original, $0) }
    }
    #expect(all.count > 2_000)
    let stride = max(all.count / size, 1)
    var (count, sameLine, refused) = (0, 0, 0)
    var different: [String] = []
    for (original, mutation) in all.dropFirst(start).enumerated().filter({ $0.offset.isMultiple(of: stride) }).map(\.element) {
      // swiftc takes its time: others go on meanwhile.
      let check = try await Task.detached { try Typecheck(source: mutation.source, isWhole: true) }.value
      // What a macro's expansion says has no place in the file.
      guard check.others.isEmpty else { continue }
      count += 1
      let own = said(mutation.source).filter(\.isError)
      if check.errors.isEmpty != own.isEmpty {
        let first = check.errors.first.map { "swiftc \($0.line): \($0.message)" } ?? own.first.map { "own \($0.range?.line ?? 0): \($0.message)" }
        different.append("\(original.name): \(mutation.name): \(first ?? "")")
      } else if let line = own.first?.range?.line {
        refused += 1
        if check.errors.contains(where: { $0.line == line }) { sameLine += 1 }
      }
    }
    if environment["MUTATIONS"] != nil { print(different.joined(separator: "\n")) }
    print("\(count) of \(all.count) mutations, \(different.count) judged differently, \(sameLine) of \(refused) refused at a line of swiftc's")
    #expect(count > size / 2, "swiftc said nothing of most of them")
    #expect(different.count * 50 <= count, "\(different.joined(separator: "\n"))")
  }
}
