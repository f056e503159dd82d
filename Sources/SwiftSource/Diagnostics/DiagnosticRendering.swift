internal import Drawing

/// Diagnostics as a reader sees them: `file:line:column: error: message`, the source line, the caret line, then fix and notes.
///
/// At most ten errors are shown. What could act on a terminal or hide is spelled out, see ``quotable(_:)``; a tab is one blank. The carets stand
/// under the right columns also where characters are two cells wide.
/// - Parameters:
///   - source: the file that the diagnostics are about.
///   - others: what else they may point into, as an expression of the command line.
public func rendered(_ diagnostics: [Diagnostic], source: SourceFile, others: [SourceFile] = []) -> String {
  renderedPieces(diagnostics, source: source, others: others).map(\.text).joined()
}

/// A part of a rendered diagnostic. Joined, the parts are the whole text.
public struct DiagnosticPiece: Hashable, Sendable {
  /// The characters, line breaks included.
  public var text: String
  /// The severity whose colour it may have; nil is plain.
  public var severity: Diagnostic.Severity?

  /// A part of a text.
  public init(text: String, severity: Diagnostic.Severity?) {
    self.text = text
    self.severity = severity
  }
}

/// The same as `rendered`, in parts that a terminal may colour.
public func renderedPieces(_ diagnostics: [Diagnostic], source: SourceFile, others: [SourceFile] = []) -> [DiagnosticPiece] {
  var rendering = Rendering(sources: [source] + others + source.others)
  var errors = 0
  for diagnostic in diagnostics {
    if diagnostic.isError {
      errors += 1
      if errors > Diagnostic.shownErrorLimit { continue }
    }
    rendering.add(diagnostic)
  }
  if errors > Diagnostic.shownErrorLimit { rendering.add("… and \(errors - Diagnostic.shownErrorLimit) more errors\n") }
  return rendering.pieces
}

extension Diagnostic {
  /// More errors than this are only counted (our choice).
  public static let shownErrorLimit = 10
}

private struct Rendering {
  let sources: [SourceFile]
  private(set) var pieces: [DiagnosticPiece] = []

  init(sources: [SourceFile]) { self.sources = sources }

  mutating func add(_ text: String, _ severity: Diagnostic.Severity? = nil) { pieces.append(DiagnosticPiece(text: text, severity: severity)) }

  mutating func add(_ diagnostic: Diagnostic) {
    addHeadline(diagnostic.severity, diagnostic.message, diagnostic.range)
    if let range = diagnostic.range { addExcerpt(range, diagnostic.severity) }
    if let fix = diagnostic.fix { add("fix: \(quotable(fix.words))\n") }
    for note in diagnostic.notes {
      if let range = note.range {
        addHeadline(.note, note.message, range)
        addExcerpt(range, .note)
      } else {
        add("note", .note)
        add(": " + quotable(note.message) + "\n")
      }
    }
  }

  private mutating func addHeadline(_ severity: Diagnostic.Severity, _ message: String, _ range: SourceRange?) {
    add(range.map { "\(quotable($0.file)):\($0.line):\($0.column): " } ?? "\(quotable(sources[0].name)): ")
    add(severity.rawValue, severity)
    add(": " + quotable(message) + "\n")
  }
  private mutating func addExcerpt(_ range: SourceRange, _ severity: Diagnostic.Severity) {
    guard let source = sources.first(where: { $0.name == range.file }), range.line <= source.lineCount else { return }
    let line = source.line(range.line)
    guard line.count <= 400 else { return }
    let before = line.prefix(max(range.column - 1, 0))
    let length = range.endLine == range.line ? max(range.endColumn - range.column, 1) : max(line.count - before.count, 1)
    let marked = line.dropFirst(before.count).prefix(length)
    add(quotable(line) + "\n" + String(repeating: " ", count: columns(of: quotable(String(before)))))
    add(String(repeating: "^", count: max(columns(of: quotable(String(marked))), 1)), severity)
    add("\n")
  }
}
