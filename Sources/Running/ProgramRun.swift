internal import Bindings
internal import Declarations
internal import FileAccess
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Runtime
internal import Semantics
internal import Standard
internal import Views

/// A run of a program that was checked by rules.
@MainActor
final class ProgramRun: PreviewRun {
  let evaluation: Runtime.Evaluation
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

  init(
    _ program: TypedProgram, _ sources: ProgramSources, isUnfinished: Bool, isFaulty: Bool, _ budget: Budget
  ) {
    (self.sources, self.isUnfinished, self.isFaulty) = (sources, isUnfinished, isFaulty)
    var limits = Runtime.Evaluation.Limits()
    (limits.steps, limits.callDepth, limits.time) = (budget.steps, budget.callDepth, budget.time)
    limits.isInterrupted = budget.isInterrupted
    evaluation = Runtime.Evaluation(program, natives: Self.natives, limits: limits)
    Standard.prepare(evaluation)
    evaluation.sitedProtocol = program.settled.standard("View")
    (viewRun.viewLimit, viewRun.depthLimit) = (budget.views, budget.viewDepth)
    viewRun.framesLacks = !isUnfinished
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

  func takeOutput() -> String { evaluation.takeOutput() }
  var diagnostics: [Diagnostic] {
    guard let failure = evaluation.failure else { return [] }
    // Code that was not checked cannot run, and that is no mistake of the runtime's.
    if isUnfinished, failure.isLacking {
      return [Diagnostic("nothing is shown, because checking this file takes too long", at: sources.start)]
    }
    return [diagnostic(failure)]
  }
  /// Whether the program was not checked to its end.
  private let isUnfinished: Bool
  /// Whether something is wrong with it, needed or not.
  private let isFaulty: Bool
  func adopting(_ graph: ViewGraph, from earlier: any PreviewRun) -> ViewGraph? {
    (earlier as? ProgramRun).map { Bindings.Adoption(from: $0.evaluation, to: evaluation).adopted(graph) }
  }
  func takeActionDiagnostics() -> [Diagnostic] {
    evaluation.takeActionFailures().map { failure in
      var made = diagnostic(failure)
      // The picture is what it is without the action.
      if failure.isLacking { made.severity = .warning }
      return made
    }
  }
  func rest() { evaluation.rest() }
  var runsForPictures: Bool { viewRun.runsForPictures }
  private func diagnostic(_ failure: Runtime.Evaluation.Failure) -> Diagnostic {
    // What a library's view does by itself has no place in the program.
    var made = Diagnostic(failure.message, at: failure.place.flatMap { sources.range(of: $0) } ?? sources.start)
    made.isAboutLack = failure.isLacking
    // What is wrong or missing elsewhere has made a value that no sound program makes.
    if failure.isOwnMistake, isFaulty || evaluation.meetsAbsent {
      made.message = "this needs something that is wrong, or that is not in the playground yet"
    }
    return made
  }
}

extension SourceSite {
  fileprivate convenience init(_ range: SourceRange) {
    self.init(
      file: range.file, line: range.line, column: range.column, endLine: range.endLine, endColumn: range.endColumn)
  }
}
