internal import SwiftSource
internal import Views

/// What a state of the session evaluates to.
@MainActor
struct Outcome {
  /// What was drawn; nil when something is wrong, or there is nothing to show.
  let preview: Preview?
  /// What is to be said, where it was typed, and who wrote that; nobody did where there is no place.
  private let findings: [(diagnostic: LocatedDiagnostic, owner: Composition.Owner?)]
  /// The errors, where they stand in the composed source.
  let errors: [Diagnostic]
  /// What the program printed.
  let printed: String
  /// Nothing is wrong but what happened while it ran.
  let isRunnable: Bool
  /// The other files that something was taken from.
  let used: [SourceFile]
  /// There is no view yet.
  let isEmpty: Bool

  var diagnostics: [LocatedDiagnostic] { findings.map(\.diagnostic) }
  /// What is said of the text of one entry.
  func diagnostics(of entry: Int) -> [LocatedDiagnostic] { findings.filter { $0.owner == .entry(entry) }.map(\.diagnostic) }
  /// The errors among some of the composed source, where they were typed.
  func diagnostics(where isMeant: (Diagnostic) -> Bool) -> [LocatedDiagnostic] {
    zip(errors, findings.filter(\.diagnostic.diagnostic.isError)).filter { isMeant($0.0) }.map(\.1.diagnostic)
  }
  /// Who wrote the lines that the errors are about; nil for an error without a place.
  var culprits: [Composition.Owner?] { findings.filter(\.diagnostic.diagnostic.isError).map(\.owner) }
  /// Something keeps the view from being shown.
  let hasErrors: Bool

  /// - Parameters:
  ///   - shows: without it, only the declarations are looked at.
  ///   - previous: what was evaluated before; what has not changed since is not parsed again.
  ///   - state: the preview that is shown now.
  init(_ composition: Composition, _ request: Request, shows: Bool, after previous: Program?, state: Preview? = nil) {
    var found: [Diagnostic]
    var preview: Preview?
    var isEmpty = !shows
    if shows {
      let made = Preview(composition.source, request, after: previous, state: state)
      found = made.diagnostics
      used = made.source.others
      isRunnable = made.isSound
      printed = made.takePrinted()
      preview = made.hasErrors ? nil : made
      if made.hasErrors, made.isSound, request.preview == .automatic, let reason = Outcome.reasonForNothing(made) {
        found.removeAll { $0 == reason }
        isEmpty = true
      }
      hasErrors = isEmpty ? found.contains(where: \.isError) : made.hasErrors
    } else {
      let program = Program.read(composition.source, after: previous)
      found = program.hasSyntaxErrors ? program.diagnostics : request.check(composition.source).diagnostics
      used = []
      printed = ""
      isRunnable = !found.contains(where: \.isError)
      hasErrors = found.contains(where: \.isError)
    }
    let others = used
    findings = found.map { composition.located($0, others: others) }
    errors = found.filter(\.isError)
    self.preview = preview
    self.isEmpty = isEmpty
  }

  /// Why a sound program has nothing to preview; nil if it has.
  private static func reasonForNothing(_ preview: Preview) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try preview.program.shown(.automatic)
      return nil
    } catch {
      return error
    }
  }
}
