import Drawing
import Interpreter
import Views

/// A program as tests look at it.
@MainActor
struct Interpreted {
  let source: SourceFile
  let program: Program

  init(_ text: String) {
    source = SourceFile(name: "a.swift", text: text)
    program = Program.lower(source)
  }

  /// `line:column: error: message`, one line each; what a run says comes after what lowering says.
  var said: [String] {
    let diagnostics = program.isRunnable ? program.diagnostics + ((try? host())?.evaluation.diagnostics ?? []) : program.diagnostics
    return diagnostics.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0): \($0.severity.rawValue): \($0.message)" }
  }
  func host(_ choice: PreviewChoice = .automatic, budget: Budget = Budget()) throws -> (host: ViewHost, evaluation: any PreviewRun) {
    let root = try program.root(choice, budget: budget)
    return (ViewHost(root.view, device: .cells, recordsWrittenViews: true), root.evaluation)
  }
  /// The views as written: name and detail, two blanks a level.
  func outline(_ choice: PreviewChoice = .automatic) throws -> String {
    let (host, evaluation) = try host(choice)
    if let failure = evaluation.diagnostics.first { throw failure }
    return host.writtenViews.map { view in
      String(repeating: "  ", count: view.depth) + view.name + (view.detail.flatMap { $0.isEmpty ? nil : " " + $0 } ?? "")
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
