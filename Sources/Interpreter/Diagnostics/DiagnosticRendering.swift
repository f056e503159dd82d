internal import Drawing

/// Diagnostics as a reader sees them: `file:line:column: error: message`, the source line, the caret line, then fix and notes.
///
/// At most ten errors are shown. Control characters of the source are shown as `·`; a tab is one blank. The carets stand under the right
/// columns also where characters are two cells wide.
public func rendered(_ diagnostics: [Diagnostic], source: SourceFile, color: Bool = false) -> String {
  var lines: [String] = []
  var errors = 0
  for diagnostic in diagnostics {
    if diagnostic.isError {
      errors += 1
      if errors > Diagnostic.shownErrorLimit { continue }
    }
    lines += Rendering(source: source, isColored: color).lines(of: diagnostic)
  }
  if errors > Diagnostic.shownErrorLimit { lines.append("… and \(errors - Diagnostic.shownErrorLimit) more errors") }
  return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
}

extension Diagnostic {
  /// More errors than this are only counted (our choice).
  public static let shownErrorLimit = 10
}

private struct Rendering {
  let source: SourceFile
  let isColored: Bool

  func lines(of diagnostic: Diagnostic) -> [String] {
    var lines = [headline(diagnostic.severity.rawValue, diagnostic.message, diagnostic.range)]
    if let range = diagnostic.range { lines += excerpt(range, diagnostic.severity) }
    if let fix = diagnostic.fix { lines.append("fix: \(clean(fix.words))") }
    for note in diagnostic.notes {
      if let range = note.range {
        lines.append(headline("note", note.message, range))
        lines += excerpt(range, .note)
      } else {
        lines.append(styled("note", .note) + ": " + clean(note.message))
      }
    }
    return lines
  }

  private func headline(_ word: String, _ message: String, _ range: SourceRange?) -> String {
    let place = range.map { "\(clean($0.file)):\($0.line):\($0.column): " } ?? "\(clean(source.name)): "
    return place + styled(word, Diagnostic.Severity(rawValue: word) ?? .note) + ": " + clean(message)
  }
  private func excerpt(_ range: SourceRange, _ severity: Diagnostic.Severity) -> [String] {
    guard range.file == source.name, range.line <= source.lineCount else { return [] }
    let line = source.line(range.line)
    guard line.count <= 400 else { return [] }
    let before = line.prefix(max(range.column - 1, 0))
    let length = range.endLine == range.line ? max(range.endColumn - range.column, 1) : max(line.count - before.count, 1)
    let marked = line.dropFirst(before.count).prefix(length)
    let carets = String(repeating: "^", count: max(columns(of: clean(String(marked))), 1))
    return [clean(line), String(repeating: " ", count: columns(of: clean(String(before)))) + styled(carets, severity)]
  }
  private func styled(_ text: String, _ severity: Diagnostic.Severity) -> String {
    guard isColored else { return text }
    let code = switch severity {
    case .error: "31"
    case .warning: "33"
    case .note, .advice: "36"
    }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
  /// No control character of a file reaches a terminal.
  private func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append(scalar == "\t" ? " " : "·")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
