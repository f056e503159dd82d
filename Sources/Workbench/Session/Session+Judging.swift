internal import SwiftSource

extension Session {
  /// What a state comes to when what no longer holds in it is left out.
  struct Judgement {
    /// What is left, evaluated; of what does not hold, what is wrong.
    var outcome: Outcome
    /// Everything, evaluated.
    var whole: Outcome
    /// What no longer holds.
    var broken: Set<SourcePart> = []
    /// What is shown no longer holds, or does not run.
    var isViewBroken = false
    /// Something that must hold does not.
    var isWrong = false
    /// What is wrong with that, and with what it needs.
    var reasons: [LocatedDiagnostic] = []
    /// What no longer holds, and is needed.
    var needed: Set<SourcePart> = []
    /// What is wrong with the parts of some kind.
    var wrongs: (Set<SourcePart>) -> [LocatedDiagnostic]
  }

  /// Evaluates a source, and leaves out what does not hold in it, round by round, until the rest does.
  /// - Parameters:
  ///   - shown: the parts that are shown.
  ///   - required: the parts that must hold.
  func judge(
    _ composition: Composition, _ state: SessionState, _ request: Request, shows: Bool,
    shown: (SourceParts) -> Set<SourcePart>, required: (SourceParts) -> Set<SourcePart>
  ) -> Judgement {
    // A preview chosen by name is made anew: what is kept of an earlier one could be another's.
    let kept = state.previewName == nil ? preview : nil
    func outcome(_ composition: Composition, shows: Bool) -> Outcome {
      Outcome(composition, request, shows: shows, after: kept?.program, state: kept)
    }
    let whole = outcome(composition, shows: shows)
    if whole.errors.isEmpty { return Judgement(outcome: whole, whole: whole) { _ in [] } }
    let parts = SourceParts(composition)
    let (shown, required) = (shown(parts), required(parts))
    var judgement = Judgement(outcome: whole, whole: whole) { wanted in
      whole.diagnostics { parts.part(of: $0).map(wanted.contains) ?? false }
    }
    while true {
      let current = judgement.outcome
      var found = Set<SourcePart>()
      for error in current.errors {
        // What runs and goes wrong is the view's, wherever that happens; where one that must hold has caused it, its own.
        let place = parts.part(of: error)
        let blamed = current.isRunnable && place.map(required.contains) != true ? shown : place.map { [$0] } ?? []
        judgement.isWrong = judgement.isWrong || blamed.isEmpty || !blamed.isDisjoint(with: required)
        found.formUnion(blamed)
      }
      if judgement.isWrong {
        let own = current.diagnostics { parts.part(of: $0).map(required.contains) ?? true }
        // Of names that were left out it is said what became of them.
        judgement.needed = judgement.broken.filter { part in
          own.contains { part.isCalled($0.source.text(in: $0.diagnostic.range)) }
        }
        judgement.reasons = judgement.needed.isEmpty ? own : judgement.wrongs(judgement.needed)
        if judgement.reasons.isEmpty { judgement.reasons = current.diagnostics }
        return judgement
      }
      let isNew = !found.isSubset(of: judgement.broken)
      judgement.broken.formUnion(found)
      judgement.isViewBroken = !judgement.broken.isDisjoint(with: shown)
      if current.isRunnable || !isNew { return judgement }
      judgement.outcome = outcome(parts.without(judgement.broken), shows: shows && !judgement.isViewBroken)
      if judgement.outcome.errors.isEmpty { return judgement }
    }
  }
  /// The same of a state.
  func judge(_ state: SessionState, required: (SourceParts) -> Set<SourcePart>) -> Judgement {
    let file = state.base
    let composition = if let file, state.isUntouched { Composition(file) } else { Composition(state, file: file) }
    let shows = state.view != nil || file != nil
    return judge(
      composition, state, request(of: state), shows: shows, shown: { $0.shown(state) }, required: required)
  }
  /// What a state shows, as far as that holds.
  func evaluate(_ state: SessionState) -> Outcome {
    let judgement = judge(state) { $0.shown(state) }
    return judgement.isWrong || judgement.isViewBroken ? judgement.whole : judgement.outcome
  }

  /// What is said where something breaks what was there before.
  func saying(_ judgement: Judgement, broken: Set<SourcePart>) -> [Block] {
    let names = broken.map(\.name).sorted().map { cleanedLine($0) }
    let holds = names.count == 1 ? "no longer holds" : "no longer hold"
    return [
      .diagnostics(judgement.wrongs(broken)),
      .failure("because of this, \(Session.joined(names)) \(holds), and what needs it is not shown; ':undo' takes this entry back\n"),
    ]
  }
  /// What is said of an entry that is wrong, or that needs what no longer holds.
  func saying(_ judgement: Judgement) -> [Block] {
    let names = judgement.needed.map(\.name).sorted().map { cleanedLine($0) }
    if names.isEmpty { return [.diagnostics(judgement.reasons)] }
    return [
      .diagnostics(judgement.reasons),
      .failure("this needs \(Session.joined(names)), which no longer holds: declare it anew, or ':undo' what broke it\n"),
    ]
  }
  private static func joined(_ names: [String]) -> String {
    names.count < 2 ? names.first ?? "something" : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

extension SourceFile {
  /// What stands in a range of one line; empty for others.
  fileprivate func text(in range: SourceRange?) -> Substring {
    guard let range, range.file == name, range.line == range.endLine else { return "" }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(range.line - 1), range.column <= range.endColumn else { return "" }
    return lines[range.line - 1].dropFirst(range.column - 1).prefix(range.endColumn - range.column)
  }
}
