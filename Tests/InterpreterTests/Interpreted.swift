import Drawing
import SwiftSource
import Running
import Views

/// A program as tests look at it: checked by Swift's rules, and shown.
@MainActor
struct Interpreted {
  let source: SourceFile

  init(_ text: String) { source = SourceFile(name: "a.swift", text: text) }

  /// The program with what is shown of it.
  func checked(_ choice: PreviewChoice = .automatic) throws(Diagnostic) -> CheckedProgram {
    try CheckedProgram.read(source, choice)
  }
  /// What Swift says of it, and of what it shows. A text that shows nothing is checked alone.
  var diagnostics: [Diagnostic] {
    do throws(Diagnostic) { return try checked().diagnostics } catch {
      let program = Program.read(source)
      if program.hasSyntaxErrors { return program.diagnostics }
      let found = SourceCheck(source, among: nil).diagnostics
      // That nothing is shown is of no interest where the text is refused, or is there for the check only.
      return found.contains(where: \.isError) || showsNothing(error) ? found : found + [error]
    }
  }
  private func showsNothing(_ error: Diagnostic) -> Bool {
    error.range == nil && error.message.hasPrefix("there is nothing to preview")
  }
  /// Whether nothing is wrong with the text.
  var isSound: Bool { !diagnostics.contains(where: \.isError) }

  /// `line:column: error: message`, one line each; what a run says comes after what the check says.
  var said: [String] {
    guard let program = try? checked() else { return Self.lines(diagnostics) }
    return Self.lines(program.diagnostics + (Self.host(program)?.evaluation.diagnostics ?? []))
  }
  static func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0): \($0.severity.rawValue): \($0.message)" }
  }
  /// The view of a program in which nothing is wrong.
  static func host(_ program: CheckedProgram) -> (host: ViewHost, evaluation: any PreviewRun)? {
    program.diagnostics.contains(where: \.isError) ? nil : host(program, budget: Budget())
  }
  func host(
    _ choice: PreviewChoice = .automatic, budget: Budget = Budget()
  ) throws -> (host: ViewHost, evaluation: any PreviewRun) {
    Self.host(try checked(choice), budget: budget)
  }
  private static func host(
    _ program: CheckedProgram, budget: Budget
  ) -> (host: ViewHost, evaluation: any PreviewRun) {
    let root = program.root(budget: budget)
    return (ViewHost(root.view, device: .cells, recordsWrittenViews: true), root.evaluation)
  }
  /// The views as written: name and detail, two blanks a level.
  func outline(_ choice: PreviewChoice = .automatic) throws -> String {
    let (host, evaluation) = try host(choice)
    if let failure = evaluation.diagnostics.first { throw failure }
    return host.writtenViews.map { view in
      String(repeating: "  ", count: view.depth) + view.name
        + (view.detail.flatMap { $0.isEmpty ? nil : " " + $0 } ?? "")
    }.joined(separator: "\n")
  }
  /// The texts that are shown, in order.
  func texts(_ choice: PreviewChoice = .automatic) throws -> [String] {
    let (host, evaluation) = try host(choice)
    if let failure = evaluation.diagnostics.first { throw failure }
    return host.writtenViews.filter { $0.name == "Text" }.map { $0.detail ?? "" }
  }
}

/// What an expression gives, shown as text: statements first, the last line is the expression.
@MainActor
func value(_ expression: String, after declarations: String = "") throws -> String {
  try Interpreted("\(declarations)\nText(\"\\(\(expression))\")").texts().first ?? "nothing"
}
