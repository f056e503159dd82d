import Drawing
import Foundation
import LayoutCore
import Testing
import TierPrograms
import Views

import SwiftSource

/// What SwiftUI files in the field use, entry by entry, in three tiers.
@MainActor
@Suite struct TierTests {
  /// A program that was checked and shown once.
  @MainActor private struct Shown {
    private(set) var said: [String]
    private let host: ViewHost?
    private let evaluation: (any PreviewRun)?

    init(_ text: String) {
      let interpreted = Interpreted(text)
      guard let program = try? interpreted.checked() else {
        (said, host, evaluation) = (interpreted.said, nil, nil)
        return
      }
      let shown = Interpreted.host(program)
      (host, evaluation) = (shown?.host, shown?.evaluation)
      said = Interpreted.lines(program.diagnostics + (shown?.evaluation.diagnostics ?? []))
      host?.layOut(ProposedViewSize(width: 80, height: 60))
    }

    /// Its size, what is drawn, and what the texts say; nil of a program that shows nothing.
    var picture: String? {
      guard let host, let evaluation, evaluation.diagnostics.isEmpty else { return nil }
      let list = host.displayList
      // A text's letters are not told by what is painted.
      let texts = host.writtenViews.filter { $0.name == "Text" }.map { $0.detail ?? "" }
      return "\(list.bounds.size) " + (list.items.map { "\($0.content)" } + texts).joined(separator: "\n")
    }
    var printed: String? { evaluation?.takeOutput() }
  }

  @Test(arguments: TierTable.entries.indices)
  func `a program with the entry differs from the one without`(_ index: Int) throws {
    let entry = TierTable.entries[index]
    let title = "\(entry.tier) \(entry.kind) \(entry.name)"
    #expect(entry.full != entry.plain, "\(title)")
    let (plain, full) = (Shown(entry.plain), Shown(entry.full))
    #expect(plain.said == [], "\(title)")
    switch entry.expectation {
    case .shown:
      #expect(full.said == [], "\(title)")
      #expect(try #require(full.picture) != #require(plain.picture), "\(title)")
    case .accepted:
      #expect(full.said == [], "\(title)")
      #expect(try !#require(full.picture).isEmpty, "\(title)")
    case .printed(let words):
      #expect(full.printed == words + "\n", "\(title)")
      #expect(plain.printed == "", "\(title)")
    case .said(let words), .lacking(let words):
      #expect(full.said.contains { $0.contains(words) }, "\(title): \(full.said)")
    }
  }
  @Test(arguments: 1...3)
  func `every entry has a program`(_ tier: Int) throws {
    let names = try TierFiles.names(tier: tier)
    #expect(names.values.reduce(0) { $0 + $1.count } > 180)
    for (kind, list) in names {
      let known = Set(TierTable.entries.filter { $0.tier == tier && $0.kind == kind }.map(\.name))
      #expect(list.filter { !known.contains($0) } == [], "tier \(tier), \(kind)")
    }
  }
  @Test func `what is lacking lies in the third tier`() {
    for entry in TierTable.entries {
      guard case .lacking = entry.expectation else { continue }
      #expect(entry.tier == 3, "\(entry.kind) \(entry.name)")
    }
  }
  @Test func `the table in the documentation is made of the tests' data`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let written = try String(contentsOf: root.appendingPathComponent("docs/language.md"), encoding: .utf8)
    #expect(written.contains(TierTests.table), "\(TierTests.table)")
  }

  /// The categories in the order of the documentation, with their titles.
  private static let kinds = [
    ("view", "views"), ("mod", "modifiers"), ("wrap", "property wrappers"), ("env", "environment"), ("lang", "language"), ("api", "families"), ("proto", "protocols"),
    ("type", "value types"), ("std", "standard types"), ("stdfn", "standard functions"), ("stdm", "standard members"), ("fn", "functions"), ("found", "Foundation types"),
    ("foundm", "Foundation members"), ("combine", "Combine"), ("conc", "concurrency"), ("shim", "UIKit"), ("macro", "literals"),
  ]
  /// A line for each tier, category and kind of expectation, as `docs/language.md` has it.
  static var table: String {
    var lines = ["| tier | kind | number | names |", "|---|---|---|---|"]
    for tier in 1...3 {
      for (kind, title) in kinds {
        for (words, belongs) in [
          ("", { $0 != .accepted && !isLacking($0) }), (", accepted, not shown", { $0 == .accepted }), (", lacking", isLacking),
        ] as [(String, (TierEntry.Expectation) -> Bool)] {
          var seen: Set<String> = []
          let names = TierTable.entries.filter { $0.tier == tier && $0.kind == kind && belongs($0.expectation) && seen.insert($0.name).inserted }.map { "`\($0.name)`" }
          if !names.isEmpty { lines.append("| \(tier) | \(title)\(words) | \(names.count) | \(names.joined(separator: ", ")) |") }
        }
      }
    }
    return lines.joined(separator: "\n")
  }
  private static func isLacking(_ expectation: TierEntry.Expectation) -> Bool {
    if case .lacking = expectation { return true }
    return false
  }
}
