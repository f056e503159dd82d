package import SwiftSyntax

/// What of a file is shown.
public enum PreviewChoice: Hashable, Sendable {
  /// The first `#Preview`, a `PreviewProvider`, the expressions at the end, an app, or the last view that needs no
  /// arguments.
  case automatic
  /// `--view`: the name of a view, or an expression such as `MyView(helloFont: .title)`.
  case view(String)
  /// `--preview`: a preview by its name, or by its number from 1; of a provider the first of its views, or with
  /// `[2]` behind the name or number the second.
  case preview(String)
}

/// A source file that was read: its tree, what the parser says of it, and what of it can be shown.
///
/// What its names and types mean is not looked into.
public struct Program: Sendable {
  /// The text.
  public let source: SourceFile
  let parsed: ParsedSource
  /// What it declares and shows; nothing where the parser does not understand it.
  let contents: FileContents
  /// What is wrong with the text, or not understood of its previews, in the order of the source. A file that cannot be
  /// parsed says only why.
  public let diagnostics: [Diagnostic]
  /// True if the parser does not understand the source: then nothing else is said of it.
  public let hasSyntaxErrors: Bool

  /// The tree.
  package var syntax: SourceFileSyntax { parsed.file }

  /// Reads a file. What is wrong with it is in `diagnostics`.
  /// - Parameter previous: the version of the file before the last edit. What the edit left alone is taken from its
  ///   tree; the program is the same as if there had been none.
  public static func read(_ source: SourceFile, after previous: Program? = nil) -> Program {
    Program(source, after: previous)
  }

  private init(_ source: SourceFile, after previous: Program?) {
    self.source = source
    let said: [Diagnostic]
    if source.byteCount <= SourceFile.byteLimit {
      let parsed = source.parsed ?? ParsedSource(source.text, after: previous?.parsed)
      self.parsed = parsed
      said =
        parsed.excess.map { [.tooDeepBrackets(at: source.range(from: $0, to: $0 + 1))] }
        ?? Program.syntaxDiagnostics(parsed.file, source)
    } else {
      parsed = ParsedSource("")
      said = [.tooLarge(limit: SourceFile.byteLimit)]
    }
    hasSyntaxErrors = said.contains(where: \.isError)
    contents = hasSyntaxErrors ? FileContents(nothingIn: source) : FileContents(parsed.file, source)
    diagnostics = (said + contents.said).inSourceOrder
  }

  /// Whether the file has declarations; imports are such, as in a file of a project in which everything else is a comment.
  public var declaresSomething: Bool {
    syntax.statements.contains { item in
      if case .decl = item.item { true } else { false }
    }
  }
  /// The previews that the file declares, with their lines.
  public var previews: [(name: String?, line: Int)] {
    contents.previews.map { ($0.name, source.position(at: $0.offset).line) }
  }
  /// Whether something is said of the file itself, not of a declaration that was taken from another one.
  public func isOwn(_ diagnostic: Diagnostic) -> Bool { diagnostic.range.map { $0.file == source.name } ?? true }

  /// The syntax tree, for `dump --stage syntax`.
  public var syntaxDescription: String {
    Program.isShallow(Syntax(syntax)) ? syntax.debugDescription(includeTrivia: false) + "\n" : ""
  }
}

extension [Diagnostic] {
  /// The same by line and column; what is about the whole file comes first, and of one place what was said first.
  var inSourceOrder: [Diagnostic] {
    enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      return (x?.line ?? 0, x?.column ?? 0, a.offset) < (y?.line ?? 0, y?.column ?? 0, b.offset)
    }.map(\.element)
  }
}
