import Drawing
import Foundation
import LayoutCore
import Testing
import TierPrograms
import Views

@testable import Interpreter

/// The first two tiers of what SwiftUI files in the field use, entry by entry.
@MainActor
@Suite struct TierTests {
  /// What a program shows: its size, and what is drawn.
  private func picture(_ program: String) throws -> String {
    let (host, evaluation) = try Interpreted(program).host()
    host.layOut(ProposedViewSize(width: 80, height: 60))
    if let failure = evaluation.diagnostics.first { throw failure }
    let list = host.displayList
    // A text's letters are not told by what is painted.
    let texts = host.writtenViews.filter { $0.name == "Text" }.map { $0.detail ?? "" }
    return "\(list.bounds.size) " + (list.items.map { "\($0.content)" } + texts).joined(separator: "\n")
  }

  @Test(arguments: TierTable.shown.indices)
  func `a program with the entry differs from the one without`(_ index: Int) throws {
    let entry = TierTable.shown[index]
    #expect(Interpreted(entry.full).said == [], "\(entry.name)")
    #expect(try picture(entry.full) != picture(entry.plain), "\(entry.kind) \(entry.name)")
  }
  @Test(arguments: TierTable.accepted.indices)
  func `what a still picture does not show is accepted`(_ index: Int) throws {
    let entry = TierTable.accepted[index]
    #expect(Interpreted("Text(\"a\")" + entry.call).said == [], "\(entry.name)")
    #expect(try picture("Text(\"a\")" + entry.call).isEmpty == false)
  }
  @Test func `the table in the documentation is made of the tests' data`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let written = try String(contentsOf: root.appendingPathComponent("docs/language.md"), encoding: .utf8)
    #expect(written.contains(TierTests.table), "\(TierTests.table)")
  }
  /// A line for each tier and kind, as `docs/language.md` has it.
  static var table: String {
    var lines = ["| tier | kind | shown | names |", "|---|---|---|---|"]
    for tier in 1...2 {
      for kind in ["view", "modifier"] {
        let names = TierTable.shown.filter { $0.tier == tier && $0.kind == kind }.map { "`\($0.name)`" }
        lines.append("| \(tier) | \(kind)s | \(names.count) | \(names.joined(separator: ", ")) |")
      }
      let names = TierTable.accepted.filter { $0.tier == tier }.map { "`\($0.name)`" }
      lines.append("| \(tier) | accepted, not shown | \(names.count) | \(names.joined(separator: ", ")) |")
    }
    return lines.joined(separator: "\n")
  }
}
