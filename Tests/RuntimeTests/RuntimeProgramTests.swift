internal import Declarations
internal import Foundation
internal import Runtime
internal import Semantics
internal import Standard
internal import Testing

/// Programs of which swiftc's output is known, through the new checker and runtime.
@MainActor
@Suite struct `Programs run as swiftc's do` {
  private struct Program: Decodable {
    let id: String
    let kind: String
    let source: String
    let output: String?
  }
  private enum Outcome: Equatable {
    case same
    /// It says what is not there.
    case stopped(String)
    case different(String)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ source: String, wanted: String, _ library: LibraryReader) -> Outcome {
    let checker = ProgramCheck.checked(source, library: library)
    if let first = checker.diagnostics.first(where: { $0.severity == .error }) { return .stopped(first.message) }
    let natives = NativeTable()
    natives.add(NativeTable.first)
    Standard.add(to: natives)
    let evaluation = Evaluation(checker.handOver(), natives: natives)
    Standard.prepare(evaluation)
    let result = evaluation.runProgram() ?? ""
    if let failure = evaluation.failure { return .stopped(failure.message) }
    let found = (evaluation.takeOutput() + result).trimmingCharacters(in: .newlines)
    return found == wanted.trimmingCharacters(in: .newlines) ? .same : .different(found)
  }

  @Test(arguments: ["Protocols", "Classes", "Wrappers", "Generics", "Existentials", "Values"])
  func `in one language`(name: String) throws {
    let file = Self.folder.appending(path: "Programs/\(name).swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let wanted = try String(contentsOf: file.deletingPathExtension().appendingPathExtension("txt"), encoding: .utf8)
    #expect(run(source, wanted: wanted, LibraryReader(sources: Standard.sources)) == .same)
  }

  /// What is not there says so: nothing but the named programs gives another output than swiftc's.
  @Test func `or say what is not there`() throws {
    let file = Self.root.appending(path: "Tests/WorkbenchTests/Resources/language-cases.json")
    let programs = try JSONDecoder().decode([Program].self, from: Data(contentsOf: file)).filter {
      $0.kind == "runtime"
    }
    let text = try String(contentsOf: Self.folder.appending(path: "Differences.txt"), encoding: .utf8)
    let known = Set(text.split(separator: "\n").map(String.init))
    let library = LibraryReader(sources: Standard.sources)
    var same = 0
    for program in programs {
      let outcome = run(program.source, wanted: program.output ?? "", library)
      if outcome == .same { same += 1 }
      if case .different(let found) = outcome, !known.contains(program.id) {
        Issue.record("\(program.id) prints something else than swiftc's: \(found)")
      }
      if outcome == .same, known.contains(program.id) {
        Issue.record("\(program.id) is right by now: take it off the list")
      }
    }
    #expect(same >= 190)
  }

  /// A body in Swift that no declaration of the interface is written like would never run.
  @Test func `library code belongs to declarations of the interface`() throws {
    let file = Self.root.appending(path: "Sources/Interfaces/Generated/Swift.swift")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "##\"\"\"\n")
    let interface = try #require(parts.dropFirst().first?.components(separatedBy: "\n\"\"\"##").first)
    #expect(LibrarySources.unmatched(Standard.sources["Swift"] ?? [], in: interface) == [])
    #expect(LibrarySources.unmatched(["extension Collection { var absent: Int { 1 } }"], in: interface).count == 1)
  }
}
