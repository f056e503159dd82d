internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

extension Program {
  /// Trees of more levels are not walked recursively (our choice).
  private static let walkLimit = 2_000
  /// What is said of such a tree: the parser's own limit for what stands inside each other.
  private static let depthLimit = 256

  /// What the parser says of a file.
  static func syntaxDiagnostics(_ file: SourceFileSyntax, _ source: SourceFile) -> [Diagnostic] {
    guard file.hasError else { return [] }
    guard isShallow(Syntax(file)) else { return [.tooDeeplyNested(depthLimit, at: nil)] }
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
        }, fix: found.fixIts.first.map { fix(as: $0, in: source) })
    }
    // A missing brace makes nonsense of what follows: then it alone is worth saying.
    let braces = all.filter { $0.message.hasPrefix("expected '}'") }
    if all.count > 2, !braces.isEmpty { return Array(braces.prefix(2)) }
    guard all.count > 2, !isBalanced(file) else { return all }
    let told = all.filter { $0.message.contains("'{'") || $0.message.contains("'}'") }
    return Array((told.isEmpty ? all : told).prefix(2))
  }
  /// What the parser offers to change, as one replacement.
  private static func fix(as found: FixIt, in source: SourceFile) -> Diagnostic.Fix {
    let words = found.message.message
    let edits = found.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = edits.first, let last = edits.last else { return Diagnostic.Fix(words) }
    let (start, end) = (first.range.lowerBound.utf8Offset, last.range.upperBound.utf8Offset)
    guard end <= source.byteCount else { return Diagnostic.Fix(words) }
    let bytes = Array(source.text.utf8)
    var (text, at) = ([UInt8](), start)
    for edit in edits {
      // Changes of one place are not put together.
      guard edit.range.lowerBound.utf8Offset >= at else { return Diagnostic.Fix(words) }
      text += bytes[at..<edit.range.lowerBound.utf8Offset] + Array(edit.replacement.utf8)
      at = edit.range.upperBound.utf8Offset
    }
    let replacement = String(decoding: text, as: UTF8.self)
    // What a person has to fill in is no change that can be made for them.
    if replacement.contains("<#") { return Diagnostic.Fix(words) }
    return Diagnostic.Fix(words, replacing: source.range(from: start, to: end), with: replacement)
  }
  /// As many braces are opened as are closed.
  private static func isBalanced(_ file: SourceFileSyntax) -> Bool {
    let surplus = file.tokens(viewMode: .sourceAccurate).reduce(0) { count, token in
      switch token.tokenKind {
      case .leftBrace: count + 1
      case .rightBrace: count - 1
      default: count
      }
    }
    return surplus == 0
  }
  /// The generator of diagnostics walks recursively; a tree that is too deep for that is recognised without recursion.
  static func isShallow(_ root: Syntax) -> Bool {
    var stack = [(root, 0)]
    while let (node, depth) = stack.popLast() {
      if depth > walkLimit { return false }
      for child in node.children(viewMode: .all) { stack.append((child, depth + 1)) }
    }
    return true
  }
}
