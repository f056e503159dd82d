internal import Bindings
internal import Declarations
internal import FileAccess
internal import Foundation
internal import Interpreter
internal import LayoutCore
internal import Runtime
internal import Semantics
internal import Standard
internal import Views

/// A run of a program that was checked by rules.
@MainActor
final class ProgramRun: PreviewRun {
  let evaluation: Runtime.Evaluation
  private let checker: Checker
  private let viewRun = ViewRun()
  private let sources: ProgramSources
  var canvas = CGSize(width: 640, height: 384)
  var screenScale: CGFloat = 1
  var projectFolder: (@MainActor () -> URL?)?

  /// What the library does itself, for all programs.
  private static let natives: NativeTable = {
    let natives = NativeTable()
    natives.add(NativeTable.first)
    Standard.add(to: natives)
    natives.addBindings()
    return natives
  }()

  init(_ checker: Checker, _ program: TypedProgram, _ sources: ProgramSources, _ budget: Budget) {
    self.sources = sources
    self.checker = checker
    var limits = Runtime.Evaluation.Limits()
    (limits.steps, limits.callDepth, limits.time) = (budget.steps, budget.callDepth, budget.time)
    limits.isInterrupted = budget.isInterrupted
    evaluation = Runtime.Evaluation(program, natives: Self.natives, limits: limits)
    Standard.prepare(evaluation)
    evaluation.sitedProtocol = program.settled.standard("View")
    (viewRun.viewLimit, viewRun.depthLimit) = (budget.views, budget.viewDepth)
    viewRun.site = { [sources] place in sources.range(of: place).map { SourceSite($0) } }
    evaluation.companion = viewRun
    folder = budget.folder
    viewRun.resource = { [weak self] name in self?.files?.file(name) }
    viewRun.contents = { [weak self] url in
      do {
        if let data = try self?.files?.contents(of: url) { return data }
      } catch FileError.tooLarge {
        throw CocoaError(.fileReadTooLarge, userInfo: [NSFilePathErrorKey: url.path])
      } catch is FileError {}
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// The folder whose files the program can read, where one was given.
  private let folder: String?
  /// The files that the program can read; looked for once.
  private lazy var files = ProgramFiles(given: folder, source: sources.name, project: projectFolder)

  var diagnostics: [Diagnostic] { evaluation.failure.map { [diagnostic($0)] } ?? [] }
  func adopting(_ graph: ViewGraph, from earlier: any PreviewRun) -> ViewGraph? {
    (earlier as? ProgramRun).map { Bindings.Adoption(from: $0.evaluation, to: evaluation).adopted(graph) }
  }
  func takeActionDiagnostics() -> [Diagnostic] {
    let failures = evaluation.takeActionFailures()
    lacksAction = lacksAction || failures.contains(where: \.isLacking)
    return failures.map(diagnostic)
  }
  func rest() { evaluation.rest() }
  var runsForPictures: Bool { viewRun.runsForPictures }
  /// Whether the playground cannot do what the program asks for, though Swift can.
  /// What is wrong in another file may be what is left out: nobody has said it yet.
  var isLacking: Bool {
    if let failure = evaluation.failure { return failure.isLacking }
    return lacksAction || evaluation.meetsAbsent && checker.hasUnsaidErrors
  }
  /// Whether an action asked for something that the playground cannot do.
  private var lacksAction = false
  var isIncomplete: Bool { evaluation.meetsAbsent }

  private func diagnostic(_ failure: Runtime.Evaluation.Failure) -> Diagnostic {
    Diagnostic(failure.message, at: failure.place.flatMap { sources.range(of: $0) })
  }
}

extension SourceSite {
  fileprivate convenience init(_ range: SourceRange) {
    self.init(
      file: range.file, line: range.line, column: range.column, endLine: range.endLine, endColumn: range.endColumn)
  }
}
