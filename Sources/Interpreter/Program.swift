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
  public let evaluation: Evaluation
  /// How the choice was made: the preview's or the view's name; nil for expressions.
  public let name: String?
  /// What the preview's traits ask for.
  package var wishes = PreviewWishes()
  /// What is to be said of them on a device that hears only sizes.
  public var unheard: [Diagnostic] = []
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
    let all = ParseDiagnosticsGenerator.diagnostics(for: file).map { found in
      let start = found.position.utf8Offset
      let length = max(found.node.trimmedLength.utf8Length, 1)
      let range = source.range(from: start, to: min(start + length, source.byteCount))
      let severity: Diagnostic.Severity =
        switch found.diagMessage.severity {
        case .warning: .warning
        case .note: .note
        // Swift 5 takes it, and warns.
        default: found.message == "extraneous whitespace before '(' is not permitted" ? .warning : .error
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
    switch choice {
    case .view(let text): return .text(text)
    case .preview(let name):
      let byNumber = Int(name).flatMap { lowering.previews.indices.contains($0 - 1) ? lowering.previews[$0 - 1] : nil }
      return (lowering.previews.first { $0.name == name } ?? byNumber).flatMap(start)
    case .automatic: break
    }
    if let preview = lowering.previews.first(where: { !$0.isProvider }) ?? lowering.previews.first { return start(preview) }
    if lowering.trailing != nil { return .trailing }
    return automaticType.map { .text($0.name) }
  }
  private func start(_ preview: Lowering.Preview) -> Reach.Start? { source.offset(of: lowering.range(preview.span)).map { .place($0) } }
  /// The app, or the last view that needs no arguments.
  private var automaticType: TypeDeclaration? {
    if let app = lowering.typeOrder.first(where: { $0.allProtocols.contains("App") && lowering.range($0.span).file == source.name }) { return app }
    return lowering.typeOrder.last { $0.isView && $0.outer == nil && lowering.range($0.span).file == source.name && lowering.canBeMadeWithoutArguments($0) }
  }

  private func chosenRoot(_ choice: PreviewChoice, _ budget: Budget) throws(Diagnostic) -> Root {
    switch choice {
    case .view(let text):
      if let app = lowering.types[text], app.allProtocols.contains("App") { return try root(app: app, budget) }
      return try root(expression: text, budget)
    case .preview(let name):
      let byNumber = Int(name).flatMap { lowering.previews.indices.contains($0 - 1) ? lowering.previews[$0 - 1] : nil }
      guard let preview = lowering.previews.first(where: { $0.name == name }) ?? byNumber else {
        throw .noSuchPreview(name, existing: lowering.previews.compactMap(\.name))
      }
      return root(preview, budget)
    case .automatic: break
    }
    if let preview = lowering.previews.first(where: { !$0.isProvider }) ?? lowering.previews.first { return root(preview, budget) }
    if let trailing = lowering.trailing { return root(trailing, name: nil, budget) }
    if let app = lowering.typeOrder.first(where: { $0.allProtocols.contains("App") && lowering.range($0.span).file == source.name }) { return try root(app: app, budget) }
    let views = lowering.typeOrder.filter { $0.isView && $0.outer == nil && lowering.range($0.span).file == source.name }
    if let view = views.last(where: { lowering.canBeMadeWithoutArguments($0) }) { return try root(expression: view.name, budget) }
    if let view = views.last { throw .needsArguments(view.name, lowering.exampleCall(view), at: lowering.range(view.span)) }
    throw .nothingToPreview()
  }

  private func root(_ preview: Lowering.Preview, _ budget: Budget) -> Root {
    var root = root(lowering.bodies[preview.body.index], name: preview.name, budget)
    root.wishes = preview.wishes
    root.unheard = preview.unheard
    return root
  }
  private func root(_ body: FunctionBody, name: String?, _ budget: Budget, map: SourceMap? = nil) -> Root {
    let evaluation = Evaluation(lowering, map: map ?? lowering.map, budget: budget)
    let place = SourceFile.Span(start: 0, end: 0)
    let view = RootView(
      make: { evaluation.attempt(at: place) { () throws(Interruption) -> Value in try evaluation.call(body, [], at: place) }.map { evaluation.view($0) } }, evaluation: evaluation)
    return Root(view: view, evaluation: evaluation, name: name)
  }
  /// A program's first window.
  private func root(app: TypeDeclaration, _ budget: Budget) throws(Diagnostic) -> Root {
    guard lowering.canBeMadeWithoutArguments(app) else { throw .needsArguments(app.name, lowering.exampleCall(app), at: lowering.range(app.span)) }
    let initializer = app.initializers.first { $0.parameters.allSatisfy(\.hasDefault) }
    let body = FunctionBody()
    let made = ConstructionExpression(app, initializer, fields: [], (initializer?.parameters ?? []).map { _ in nil }, site: app.span, app.selfType, app.span)
    body.statements = [ReturnStatement(made, app.span)]
    return root(body, name: app.name, budget)
  }
  private func root(expression text: String, _ budget: Budget) throws(Diagnostic) -> Root {
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let (body, said, map) = lowering.lowerExpression(isName && text.first?.isUppercase == true ? text + "()" : text)
    if let error = said.first(where: \.isError) {
      if isName, let type = lowering.types[text], type.isView, !lowering.canBeMadeWithoutArguments(type) {
        throw .needsArguments(text, lowering.exampleCall(type), at: lowering.range(type.span))
      }
      throw error
    }
    return root(body, name: isName ? text : nil, budget, map: map)
  }

  // MARK: Stages

  /// The syntax tree, for `dump --stage syntax`.
  public var syntaxDescription: String { Program.isShallow(Syntax(file)) ? file.debugDescription(includeTrivia: false) + "\n" : "" }
  /// The lowered program, for `dump --stage program`.
  public var programDescription: String { lowering.printed }
}
