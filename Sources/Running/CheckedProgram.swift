internal import Bindings
internal import Declarations
public import Interpreter
internal import Runtime
internal import Semantics
internal import SwiftSyntax
public import Views

/// A file with what is shown of it, checked by Swift's rules among the other files of its module.
@MainActor
public struct CheckedProgram {
  private let checker: Checker
  private let function: FunctionDeclaration
  private let sources: ProgramSources
  private let shown: ShownPart
  /// What is wrong with the file, or not there, in its order.
  public let diagnostics: [Diagnostic]

  /// How long checking a file may take before it is shown (our choice).
  public nonisolated static let limit: Duration = .seconds(2)

  /// Nil where nothing can be made of what is shown.
  public init?(
    _ source: SourceFile, showing shown: ShownPart, of program: Program, among project: ProjectFiles?,
    assets: AssetLibrary? = nil, within limit: Duration = limit
  ) {
    let source = source.alone.read(after: nil)
    guard let file = source.syntax, let code = program.code(of: shown), let made = ShownFunction(code, in: file) else {
      return nil
    }
    let sources = ProgramSources(own: source, made, project)
    let unit = ProgramCheck.File(source.name, source.text, made.added(to: file))
    checker = ProgramCheck.checked(unit, among: project, assets, within: limit)
    guard let function = checker.typedProgram.module.topLevel.named(ShownFunction.name).first as? FunctionDeclaration
    else { return nil }
    (self.function, self.sources, self.shown) = (function, sources, shown)
    diagnostics = SourceCheck.diagnostics(of: checker, in: source) { made.source(of: $0) }
  }
  /// What Swift says of the file alone.
  public var check: SourceCheck { SourceCheck(diagnostics.filter { $0.range != nil }) }

  /// Whether nothing keeps it from running.
  public var isRunnable: Bool { !diagnostics.contains(where: \.isError) }

  /// A new run of it.
  public func root(budget: Budget) -> Root {
    let run = ProgramRun(checker, sources, budget)
    return Root(showing: shown, view: ProgramRoot(function, run.evaluation), evaluation: run)
  }
}

/// The texts that a program was read from.
@MainActor
final class ProgramSources {
  private let own: SourceFile
  private let made: ShownFunction
  private let project: ProjectFiles?
  init(own: SourceFile, _ made: ShownFunction, _ project: ProjectFiles?) {
    (self.own, self.made, self.project) = (own, made, project)
  }

  /// The name of the file that is shown.
  var name: String { own.name }

  /// A place as people read it: nil for what stands in no file of theirs.
  func range(of place: SourcePlace) -> SourceRange? {
    guard !place.file.module.isLibrary else { return nil }
    guard place.file.name == own.name else {
      return project?.file(named: place.file.name)?.range(from: place.offset, to: place.end)
    }
    return made.source(of: place.offset).map { own.range(from: $0, to: max(made.source(of: place.end) ?? $0, $0)) }
  }
}
