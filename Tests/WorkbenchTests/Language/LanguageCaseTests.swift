internal import Foundation
internal import SwiftSource
internal import Testing
internal import Views
internal import Workbench

/// Programs with swiftc's verdict or Swift's output, through the interpreter. `Resources/language-differences.txt` names those of which it still makes something
/// else: the list can only become shorter.
@MainActor @Suite struct `Programs with Swift's verdict` {
  @Test func `are judged as swiftc judges them, or are known to differ`() throws {
    #expect(LanguageCase.all.count > 600)
    var found: [String: LanguageDifference] = [:]
    for one in LanguageCase.all {
      if LanguageCase.known[one.id] == .crash { continue }
      let (difference, why) = judge(one)
      found[one.id] = difference
      switch (difference, LanguageCase.known[one.id]) {
      case (nil, nil): break
      case (nil, let known?):
        Issue.record("\(one.id) agrees with Swift by now: take it off the list ('\(known.rawValue)')")
      case (let difference?, nil): Issue.record("\(one.id) is \(difference.rawValue): \(why)")
      case (.silent, let known?) where known != .silent:
        Issue.record("\(one.id) was \(known.rawValue), and is \(LanguageDifference.silent.rawValue) by now: \(why)")
      default: break
      }
    }
    try write(found)
  }
  @Test func `that are known to differ exist`() {
    let ids = Set(LanguageCase.all.map(\.id))
    #expect(ids.count == LanguageCase.all.count)
    for id in LanguageCase.known.keys { #expect(ids.contains(id), "\(id) is on the list, and no case has this name") }
  }

  /// Writes what was found where `LANGUAGE_DIFFERENCES` says.
  private func write(_ found: [String: LanguageDifference]) throws {
    guard let path = ProcessInfo.processInfo.environment["LANGUAGE_DIFFERENCES"] else { return }
    let lines = LanguageCase.all.compactMap { one in
      (found[one.id] ?? LanguageCase.known[one.id].flatMap { $0 == .crash ? $0 : nil }).map {
        "\(one.id): \($0.rawValue)\n"
      }
    }
    try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// How the interpreter differs from Swift, and in what; nil where it does not.
  private func judge(_ one: LanguageCase) -> (LanguageDifference?, why: String) {
    var request = Request()
    request.window = CellCount(columns: 120, rows: 200)
    request.budget = Budget(steps: 1_000_000)
    let preview = Preview(SourceFile(name: "main.swift", text: one.shown), request)
    switch one.kind {
    case .static:
      let first = preview.diagnosticsOfCheck.first { $0.isError && $0 != preview.reasonForNothing }
      switch (one.verdict, first) {
      case (.accept, nil): return (nil, "")
      case (.accept, let first?): return (.wronglyRefused, first.message)
      case (_, nil): return (.wronglyAccepted, "line \(one.line ?? 0)")
      case (_, let first?):
        return first.range?.line == one.line
          ? (nil, "") : (.anotherLine, "\(first.range?.line ?? 0) for \(one.line ?? 0): \(first.message)")
      }
    case .runtime:
      guard !preview.hasErrors, let picture = try? preview.picture(isScreen: false, colors: .none, charset: .unicode)
      else { return (.refused, preview.diagnostics.first(where: \.isError)?.message ?? "") }
      let (got, want) = (lines(picture.text), lines(one.output ?? ""))
      return got == want ? (nil, "") : (.silent, "Swift \(want), here \(got)")
    }
  }
  /// The lines of a text without blanks around them, nor empty ones around the text.
  private func lines(_ text: String) -> [String] {
    text.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
