internal import Foundation
internal import PseudoTerminal
internal import SwiftSource
internal import TestOrder
internal import Testing
internal import Workbench

/// Programs mean the same whatever was read before them: nothing of one program reaches another. `PROGRAM_ORDERS=200` tries so many orders,
/// `PROGRAM_SEED` repeats a run.
@MainActor
@Suite(.givesWay) struct `Programs read in any order` {
  private struct Case: Decodable {
    var id: String
    var source: String
    var verdict: String?
  }
  private struct Named {
    let name: String
    let text: String
  }
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  private func programs() throws -> [Named] {
    let cases = try JSONDecoder().decode(
      [Case].self, from: Data(contentsOf: Self.tests.appending(path: "WorkbenchTests/Resources/language-cases.json")))
    let folder = Self.tests.deletingLastPathComponent().appending(path: "playground/views")
    let samples = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    return try samples.map { Named(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
      + cases.map { Named(name: $0.id, text: $0.verdict == nil ? "import SwiftUI\n\($0.source)\nText(run())\n" : $0.source) }
  }
  /// What is said of a program, and what it shows.
  private struct Meaning: Equatable {
    let said: [String]
    let picture: String?

    /// The lines of a picture without what centring them adds.
    static func lines(_ picture: String) -> [Substring] {
      picture.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }
  }
  private func meaning(_ program: Named) -> Meaning {
    var request = Request()
    request.window = CellCount(columns: 80, rows: 40)
    request.budget = Budget(steps: 1_000_000)
    let preview = Preview(SourceFile(name: "main.swift", text: program.text), request)
    let said = (preview.diagnosticsOfCheck + preview.diagnostics).map {
      "\($0.range?.line ?? 0):\($0.range?.column ?? 0): \($0.severity.rawValue): \($0.message)"
    }
    let picture = try? preview.picture(isScreen: false, colors: .none, charset: .unicode)
    return Meaning(said: said, picture: picture?.text)
  }

  @Test func `mean the same`() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["PROGRAM_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    let orders = environment["PROGRAM_ORDERS"].flatMap { Int($0) } ?? 12
    let programs = try programs()
    #expect(programs.count > 600)
    var generator = SplitMix64(state: seed)
    var first: [String: Meaning] = [:]
    for order in 0..<orders {
      // The same few come back soon, between others.
      let group = programs.shuffled(using: &generator).prefix(4)
      for program in group.shuffled(using: &generator) + group.shuffled(using: &generator) {
        let meaning = meaning(program)
        let before = first[program.name] ?? meaning
        #expect(meaning == before, "\(program.name) in order \(order) with the seed \(seed)")
        first[program.name] = before
      }
    }
  }

  @Test func `mean in a process of their own what they mean among others`() throws {
    var generator = SplitMix64(state: UInt64.random(in: 0 ... .max))
    let programs = try programs().filter { $0.name.hasSuffix(".swift") }.shuffled(using: &generator).prefix(4)
    for program in programs {
      try Program.withFolder { folder in
        let file = folder.appending(path: "main.swift")
        try Data(program.text.utf8).write(to: file)
        let alone = try Program.run(["render", "main.swift", "--format", "text", "--size", "80x40"], in: folder)
        let among = meaning(program)
        #expect(alone.status == 0, "\(program.name): \(alone.errors)")
        #expect(among.picture.map(Meaning.lines) == Meaning.lines(alone.output), "\(program.name)")
      }
    }
  }
}
