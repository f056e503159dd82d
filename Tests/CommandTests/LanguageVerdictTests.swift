internal import Foundation
internal import SwiftSource
internal import Testing

@testable internal import playground

/// The stored verdicts of programs are swiftc's: a random sample is asked about. `LANGUAGE_SAMPLE=358` asks about all of them, `LANGUAGE_SEED` repeats a run.
@MainActor
@Suite(.enabled(if: (try? SwiftCompiler.find()) != nil, "no swiftc, or no modules of the library, beside this program"))
struct `The stored verdicts` {
  private struct Case: Decodable {
    var id: String
    var kind: String
    var source: String
    var verdict: String?
    var line: Int?
    var error: String?
  }

  @Test func `hold`() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["LANGUAGE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    let size = environment["LANGUAGE_SAMPLE"].flatMap { Int($0) } ?? 10
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "WorkbenchTests/Resources/language-cases.json")
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file)).filter {
      // The verdicts are those of a release build; what is shown is a debug build, as in Xcode.
      $0.kind == "static" && !$0.source.contains("DEBUG")
    }
    #expect(cases.count > 300)
    var generator = SplitMix64(state: seed)
    let compiler = try SwiftCompiler.find()
    for one in cases.shuffled(using: &generator).prefix(size) {
      let module = CompilableFile.module(
        of: SourceFile(name: "main.swift", text: one.source), hasModule: compiler.hasModule)
      let run = try CompilerRun(module, compiler)
      #expect(run.wait(within: .seconds(240)))
      let errors = try #require(run.errors, "\(one.id)")
      #expect(
        errors.isEmpty == (one.verdict == "accept"),
        "\(one.id) with the seed \(seed): \(errors.first?.message ?? "accepted")")
      guard let first = errors.first, let line = one.line else { continue }
      #expect(
        first.range?.line == line && first.message == one.error,
        "\(one.id) with the seed \(seed): \(first.range?.line ?? 0) \(first.message)")
    }
  }
}
