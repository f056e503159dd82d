internal import Foundation
internal import Interpreter
internal import SwiftParser
internal import SwiftSyntax
internal import Testing
internal import TierPrograms

/// What swiftc and the interpreter make of the programs of the table of tiers, as they stand and with a mistake in them.
@MainActor @Suite struct `The table of tiers` {
  /// Entries whose programs compiled code cannot have, each with the reason.
  private static let exceptions = ["onReceive": "Linux has no Combine: the interpreter has stand-ins for its publishers"]

  /// The programs of the table, each once.
  private static let programs: [String] = {
    var seen: Set<String> = []
    return (TierTable.shown.flatMap { [$0.plain, $0.full] } + TierTable.accepted.filter { exceptions[$0.name] == nil }.map { "Text(\"a\")" + $0.call })
      .filter { seen.insert($0).inserted }
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
  private func isRefused(_ program: String) -> Bool { !Program.lower(SourceFile(name: "a.swift", text: "struct Nothing {}\n" + program)).isRunnable }

  @Test func `holds programs that swiftc and the interpreter accept`() throws {
    #expect(Self.programs.count > 150)
    let refused = try refusedBySwiftc(Self.programs).map { "\($0.key): \($0.value)" }
    #expect(refused == [], "\(refused)")
    #expect(Self.programs.filter(isRefused) == [])
  }
  @Test func `with one word changed holds programs that both refuse, or both accept`() throws {
    #expect(Self.mistaken.count > 500)
    let refused = try refusedBySwiftc(Self.mistaken)
    #expect(refused.count > 400)
    var different: [String] = []
    for program in Self.mistaken where isRefused(program) != (refused[program] != nil) {
      different.append(refused[program].map { "only swiftc refuses \(program): \($0)" } ?? "only the interpreter refuses \(program)")
    }
    #expect(different == [], "\(different.joined(separator: "\n"))")
  }
}
