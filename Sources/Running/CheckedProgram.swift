internal import Bindings
internal import Declarations
public import SwiftSource
internal import Runtime
internal import Semantics
internal import SwiftSyntax
public import Views

/// A file with what is shown of it, checked by Swift's rules among the other files of its module.
@MainActor
public struct CheckedProgram {
  private let checker: Checker
  /// The program as it was when it was checked; the checker may have gone on since.
  private let program: TypedProgram
  private let revision: Int
  private let function: FunctionDeclaration
  /// What the checker has read.
  private let input: Input
  /// Where that stands in the file, and in the expression that is shown of it.
  private let places: CheckedPlaces
  private var text: CheckedText { places.text }
  package let shown: ShownPart
  /// Whether only the code of one declaration was checked: nothing else had changed.
  public let isRechecked: Bool
  /// What is wrong with the file, or not there, in its order.
  public let diagnostics: [Diagnostic]

  private struct Input {
    let source: SourceFile
    let outline: Program
    let made: ShownFunction
    let project: ProjectFiles?
    let target: () -> Int
    let assets: AssetLibrary?
  }

  /// How much processor time checking a file may take before it is shown (our choice).
  public nonisolated static let limit: Duration = .seconds(2)
  /// After so many bytes of edited declarations the file is checked from the beginning, so that what is not there any
  /// more is forgotten (our choice).
  private static let mostBytes = 200_000

  /// Nil where nothing can be made of what is shown.
  /// - Parameter earlier: the same file before an edit: if only the code of one declaration has changed since, only
  ///   that is checked.
  public init?(
    _ source: SourceFile, showing shown: ShownPart, of program: Program, among project: ProjectFiles?,
    facts: ProjectFacts = ProjectFacts(), assets: AssetLibrary? = nil, within limit: Duration = limit,
    after earlier: CheckedProgram? = nil
  ) {
    let source = source.alone.read(after: program)
    guard let file = source.syntax else { return nil }
    let made = ShownFunction(shown, in: file)
    let input = Input(
      source: source, outline: program, made: made, project: project, target: facts.finder(source), assets: assets)
    if let earlier, let text = earlier.recheck(input, within: limit) {
      self.init(earlier.checker, input, text, shown, isRechecked: true)
      return
    }
    var unit = ProgramCheck.File(source.name, source.text, made.added(to: file))
    unit.copied = made.pieces.map { $0.source..<$0.source + $0.length } + made.leftOut
    let checker = ProgramCheck.checked(unit, among: project, assets, for: input.target, within: limit)
    var text = made.checkedText
    text.skip(to: source.text.utf8.count + made.text.utf8.count)
    let shownFunction = checker.program.topLevel.named(ShownFunction.name).first
    text.skip(to: shownFunction?.place?.file.end ?? 0)
    self.init(checker, input, text, shown, isRechecked: false)
  }
  /// Reads a source, and checks it with what is shown of it.
  /// - Parameter earlier: the same file before an edit.
  /// - Throws: why the parser does not understand it, or why nothing is shown.
  public static func read(
    _ source: SourceFile, _ choice: PreviewChoice = .automatic, among project: ProjectFiles? = nil,
    facts: ProjectFacts = ProjectFacts(), after earlier: CheckedProgram? = nil
  ) throws(Diagnostic) -> CheckedProgram {
    let program = Program.read(source, after: earlier?.outline)
    if program.hasSyntaxErrors, let first = program.diagnostics.first(where: \.isError) { throw first }
    let shown = try program.shown(choice)
    guard
      let checked = CheckedProgram(source, showing: shown, of: program, among: project, facts: facts, after: earlier)
    else { throw .nothingToPreview() }
    return checked
  }
  private init?(
    _ checker: Checker, _ input: Input, _ text: CheckedText, _ shown: ShownPart, isRechecked: Bool
  ) {
    let functions = checker.program.topLevel.named(ShownFunction.name)
    guard let function = functions.first as? FunctionDeclaration else { return nil }
    (self.checker, revision, self.input, self.shown) = (checker, checker.revision, input, shown)
    (self.function, program, self.isRechecked) = (function, checker.handOver(), isRechecked)
    let source = input.source
    places = CheckedPlaces(own: source, outside: input.made.outsideSource, text: text)
    diagnostics = SourceCheck.diagnostics(of: checker, at: places, among: input.project).map(ShownFunction.named)
    program.position = { place in
      guard place.file.name == source.name, let offset = text.source(of: place.offset) else {
        return place.file.position(of: place.offset)
      }
      let line = source.position(at: offset).line
      return (line, offset - source.offset(line: line, column: 1) + 1)
    }
  }

  /// Checks again what has changed, if that is the code of one declaration.
  /// - Returns: where everything stands now; nil where the program has to be checked from the beginning.
  private func recheck(_ new: Input, within limit: Duration) -> CheckedText? {
    let (old, source) = (input, new.source)
    guard revision == checker.revision, text.end < old.source.text.utf8.count + Self.mostBytes,
      old.source.name == source.name,
      old.made.isAlone, new.made.isAlone, old.assets?.symbolSource(usesUIKit: true) == new.assets?.symbolSource(usesUIKit: true),
      (old.project == nil) == (new.project == nil)
    else { return nil }
    if let before = old.project, let now = new.project, !before.isSame(as: now) { return nil }
    let change = TextChange(from: old.source, to: source)
    var text = text
    if change.isEmpty, old.made.text == new.made.text { return text }
    text.replace(change)
    let start = text.end + 1
    if old.made.contains(change.old), old.made.header == new.made.header {
      guard let changed = checker.changeableCode.first(where: { $0.declaration == function }) else { return nil }
      // The function was written anew; what stands before its first word is no part of it.
      let leading = new.made.text.prefix { $0.isNewline }.utf8.count
      let whole = new.made.text.dropFirst(leading).dropLast()
      guard checker.recheck(changed, as: String(whole), at: start + leading, for: new.target, within: limit) else { return nil }
      new.made.append(to: &text, at: start)
      return text
    }
    guard old.made.text == new.made.text else { return nil }
    let changed = checker.changeableCode.filter { code in
      self.text.source(of: code.code).map { $0.lowerBound <= change.old.lowerBound && change.old.upperBound <= $0.upperBound }
        ?? false
    }
    guard changed.count == 1, let range = self.text.source(of: changed[0].whole) else { return nil }
    let now = range.lowerBound..<range.upperBound + change.moved
    let bytes = source.text.utf8.dropFirst(now.lowerBound).prefix(now.count)
    guard let declared = String(bytes), checker.recheck(changed[0], as: declared, at: start, for: new.target, within: limit) else {
      return nil
    }
    text.append(at: start, source: now.lowerBound, length: now.count)
    return text
  }

  /// What Swift says of the file alone.
  public var check: SourceCheck { SourceCheck(diagnostics.filter { $0.range?.file == input.source.name }) }

  /// The source as the parser reads it.
  public var outline: Program { input.outline }

  /// Whether nothing keeps it from running.
  public var isRunnable: Bool { !diagnostics.contains(where: \.isError) }

  /// A new run of it.
  public func root(budget: Budget) -> Root {
    let sources = ProgramSources(places, input.project)
    // Where something lacks, what is wrong beside it may not have been told.
    let isFaulty = diagnostics.contains { $0.isError || $0.isAboutLack }
    let run = ProgramRun(program, sources, isUnfinished: checker.stopped != nil, isFaulty: isFaulty, budget)
    return Root(showing: shown, view: ProgramRoot(function, run.evaluation), evaluation: run)
  }
}
