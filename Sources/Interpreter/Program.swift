internal import Foundation
internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax
public import Views

/// What of a file is shown.
public enum PreviewChoice: Hashable, Sendable {
  /// The first `#Preview`, a `PreviewProvider`, the expressions at the end, or the last view that needs no arguments.
  case automatic
  /// `--view`: the name of a view, or an expression such as `MyView(helloFont: .title)`.
  case view(String)
  /// `--preview`: a preview by its name, or by its number from 1.
  case preview(String)
}

/// What a program previews.
@MainActor
public struct Root {
  /// The view; making its nodes runs the program.
  public let view: any View
  /// The run that making the nodes starts: what went wrong is in its diagnostics.
  public let evaluation: any PreviewRun
  /// How the choice was made: the preview's or the view's name; nil for expressions.
  public let name: String?
  /// What the preview's traits ask for.
  package var wishes = PreviewWishes()
  /// What is to be said of them on a device that hears only sizes.
  public var unheard: [Diagnostic] = []

  package init(showing shown: ShownPart, view: any View, evaluation: any PreviewRun) {
    (self.view, self.evaluation, name) = (view, evaluation, shown.name)
    (wishes, unheard) = (shown.wishes, shown.unheard)
  }
}

/// A source file, lowered: ready to be evaluated any number of times.
@MainActor
public final class Program {
  /// The text.
  public let source: SourceFile
  let lowering: Lowering
  /// The last version that could be parsed: what the next one is compared with.
  private let base: Lowering?
  private let syntaxDiagnostics: [Diagnostic]
  let parsed: ParsedSource
  var file: SourceFileSyntax { parsed.file }

  /// Whether the file has more than imports and expressions.
  public var declaresSomething: Bool {
    file.statements.contains { item in
      if case .decl(let declaration) = item.item { !declaration.is(ImportDeclSyntax.self) } else { false }
    }
  }

  /// Makes what all programs need before the first one is read, the parser being warmed up on another core meanwhile. Calling it is optional: it shortens a start.
  public static func prepare() { _ = Catalogue.shared }
  /// Parses and lowers a file. What is wrong with it is in `diagnostics`.
  /// - Parameters:
  ///   - previous: the version of the file before the last edit. What the edit left alone is taken from it; the program behaves as if there had been none.
  ///   - facts: what is known of its project; a program of another target is lowered from the beginning.
  public static func lower(_ source: SourceFile, after previous: Program? = nil, facts: ProjectFacts = ProjectFacts()) -> Program {
    Program(source, after: previous, facts)
  }

  private init(_ source: SourceFile, after previous: Program?, _ facts: ProjectFacts) {
    self.source = source
    guard source.byteCount <= SourceFile.byteLimit else {
      parsed = ParsedSource("")
      (lowering, base) = (Lowering(source, facts: facts), previous?.base)
      syntaxDiagnostics = [.tooLarge(limit: SourceFile.byteLimit)]
      return
    }
    parsed = source.parsed ?? ParsedSource(source.text, after: previous?.parsed)
    let file = parsed.file
    syntaxDiagnostics =
      parsed.excess.map { [.tooDeepBrackets(at: source.range(from: $0, to: $0 + 1))] } ?? Program.syntaxDiagnostics(file, source)
    guard !syntaxDiagnostics.contains(where: \.isError) else {
      (lowering, base) = (Lowering(source, facts: facts), previous?.base)
      return
    }
    if let previous = previous?.base, previous.facts.wanted == facts.wanted, let next = Lowering.next(source, file, after: previous) {
      lowering = next
    } else {
      lowering = Lowering(source, facts: facts)
      lowering.lower(file)
    }
    base = lowering
  }

  /// Everything that is wrong or doubtful, in the order of the source. A file that cannot be parsed says only why.
  public var diagnostics: [Diagnostic] {
    let all = syntaxDiagnostics.contains(where: \.isError) ? syntaxDiagnostics : syntaxDiagnostics + lowering.diagnostics
    return all.enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      return (x?.line ?? 0, x?.column ?? 0, a.offset) < (y?.line ?? 0, y?.column ?? 0, b.offset)
    }.map(\.element)
  }
  /// True if the parser does not understand the source: then nothing else is said of it.
  public var hasSyntaxErrors: Bool { syntaxDiagnostics.contains(where: \.isError) }
  /// True if nothing keeps the program from running.
  public var isRunnable: Bool { !diagnostics.contains(where: \.isError) }

  /// The previews that the file declares, with their lines.
  public var previews: [(name: String?, line: Int)] { lowering.previews.map { ($0.name, lowering.range($0.span).line) } }

  // MARK: Parsing

  private static func syntaxDiagnostics(_ file: SourceFileSyntax, _ source: SourceFile) -> [Diagnostic] {
    guard file.hasError else { return [] }
    guard isShallow(Syntax(file)) else { return [.tooDeeplyNested(Lowering.depthLimit, at: nil)] }
    if let places = file.unwordedCharacters {
      return places.map { .invalidCharacter(at: source.range(from: $0.lowerBound, to: $0.upperBound)) }
    }
    let cut = CrowdedLine.cut(file)
    let readable = ParseDiagnosticsGenerator.diagnostics(for: cut?.file ?? file).prefix { found in
      cut.map { found.position.utf8Offset < $0.end } ?? true
    }
    // What Swift 5 takes, and only warns of, is not said: nor are other warnings of style.
    let all = readable.filter { $0.message != "extraneous whitespace before '(' is not permitted" }.map { found in
      let start = found.position.utf8Offset
      let length = max(found.node.trimmedLength.utf8Length, 1)
      let range = source.range(from: start, to: min(start + length, source.byteCount))
      let severity: Diagnostic.Severity =
        switch found.diagMessage.severity {
        case .warning: .warning
        case .note: .note
        default: .error
        }
      return Diagnostic(
        severity, found.message, at: range,
        notes: found.notes.map { note in
          let offset = note.position.utf8Offset
          return Diagnostic.Note(note.message, at: source.range(from: offset, to: offset))
        }, fix: found.fixIts.first.map { Diagnostic.Fix($0.message.message) })
    }
    // A missing brace makes nonsense of what follows: then it alone is worth saying.
    let braces = all.filter { $0.message.hasPrefix("expected '}'") }
    if all.count > 2, !braces.isEmpty { return Array(braces.prefix(2)) }
    guard all.count > 2, !isBalanced(file) else { return all }
    let told = all.filter { $0.message.contains("'{'") || $0.message.contains("'}'") }
    return Array((told.isEmpty ? all : told).prefix(2))
  }
  /// As many braces are opened as are closed.
  private static func isBalanced(_ file: SourceFileSyntax) -> Bool {
    file.tokens(viewMode: .sourceAccurate).reduce(0) { $1.tokenKind == .leftBrace ? $0 + 1 : $1.tokenKind == .rightBrace ? $0 - 1 : $0 } == 0
  }
  /// The generator of diagnostics walks recursively; a tree that is too deep for that is recognised without recursion.
  private static func isShallow(_ root: Syntax) -> Bool {
    var stack = [(root, 0)]
    while let (node, depth) = stack.popLast() {
      if depth > 2_000 { return false }
      for child in node.children(viewMode: .all) { stack.append((child, depth + 1)) }
    }
    return true
  }

  // MARK: Choosing a root

  /// The view to show.
  /// - Throws: the first error of what the view needs, or why there is nothing to show.
  public func root(_ choice: PreviewChoice = .automatic, budget: Budget = Budget()) throws(Diagnostic) -> Root {
    let errors = diagnostics.filter(\.isError)
    if let first = errors.first {
      guard !syntaxDiagnostics.contains(where: \.isError) else { throw first }
      if let start = start(choice) {
        let reach = Reach(file, lowering, from: start)
        if let needed = errors.first(where: { error in error.range.flatMap { source.offset(of: $0) }.map(reach.needs) ?? true }) { throw needed }
      } else if let own = errors.first(where: isOwn) {
        throw own
      }
    }
    return try chosenRoot(choice, budget)
  }
  /// Whether something is said of the file itself, not of a declaration that was taken from another one.
  public func isOwn(_ diagnostic: Diagnostic) -> Bool { diagnostic.range.map { $0.file == source.name } ?? true }
  /// Where what is shown begins; nil where nothing is.
  private func start(_ choice: PreviewChoice) -> Reach.Start? {
    switch (try? shown(choice))?.content {
    case .preview(let preview): source.offset(of: lowering.range(preview.span)).map { .place($0) }
    case .trailing: .trailing
    case .app(let app): .text(app.name)
    case .expression(let text): .text(text)
    case nil: nil
    }
  }

  private func chosenRoot(_ choice: PreviewChoice, _ budget: Budget) throws(Diagnostic) -> Root {
    let shown = try shown(choice)
    switch shown.content {
    case .preview(let preview): return root(lowering.bodies[preview.body.index], shown, budget)
    case .trailing(let body): return root(body, shown, budget)
    case .app(let app): return try self.root(app: app, shown, budget)
    case .expression(let text): return try self.root(expression: text, shown, budget)
    }
  }

  private func root(_ body: FunctionBody, _ shown: ShownPart, _ budget: Budget, map: SourceMap? = nil) -> Root {
    let evaluation = Evaluation(lowering, map: map ?? lowering.map, budget: budget)
    let place = SourceFile.Span(start: 0, end: 0)
    let view = RootView(
      make: { evaluation.attempt(at: place) { () throws(Interruption) -> Value in try evaluation.call(body, [], at: place) }.map { evaluation.view($0) } }, evaluation: evaluation)
    return Root(showing: shown, view: view, evaluation: evaluation)
  }
  /// A program's first window.
  private func root(app: TypeDeclaration, _ shown: ShownPart, _ budget: Budget) throws(Diagnostic) -> Root {
    guard lowering.canBeMadeWithoutArguments(app) else { throw .needsArguments(app.name, lowering.exampleCall(app), at: lowering.range(app.span)) }
    let initializer = app.initializers.first { $0.parameters.allSatisfy(\.hasDefault) }
    let body = FunctionBody()
    let made = ConstructionExpression(app, initializer, fields: [], (initializer?.parameters ?? []).map { _ in nil }, site: app.span, app.selfType, app.span)
    body.statements = [ReturnStatement(made, app.span)]
    return root(body, shown, budget)
  }
  private func root(expression text: String, _ shown: ShownPart, _ budget: Budget) throws(Diagnostic) -> Root {
    let isName = Program.isName(text)
    let (body, said, map) = lowering.lowerExpression(Program.completed(text))
    if let error = said.first(where: \.isError) {
      if isName, let type = lowering.types[text], type.isView, !lowering.canBeMadeWithoutArguments(type) {
        throw .needsArguments(text, lowering.exampleCall(type), at: lowering.range(type.span))
      }
      throw error
    }
    return root(body, shown, budget, map: map)
  }

  // MARK: Stages

  /// The syntax tree, for `dump --stage syntax`.
  public var syntaxDescription: String { Program.isShallow(Syntax(file)) ? file.debugDescription(includeTrivia: false) + "\n" : "" }
  /// The lowered program, for `dump --stage program`.
  public var programDescription: String { lowering.printed }
}
