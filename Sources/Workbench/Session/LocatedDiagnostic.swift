public import SwiftSource
internal import Terminal

/// A diagnostic together with the text that it is about.
public struct LocatedDiagnostic: Sendable {
  /// What is said; places are those of `source`.
  public let diagnostic: Diagnostic
  /// The entry or the file.
  public let source: SourceFile
  /// A diagnostic about a text.
  public init(_ diagnostic: Diagnostic, in source: SourceFile) {
    self.diagnostic = diagnostic
    self.source = source
  }

  /// For people; at most `Diagnostic.shownErrorLimit` errors of a text are shown.
  static func rendered(_ diagnostics: [LocatedDiagnostic], isStyled: Bool) -> TerminalText {
    var text: TerminalText = ""
    var rest = diagnostics[...]
    while let first = rest.first {
      let group = rest.prefix { $0.source.name == first.source.name && $0.source.text == first.source.text }
      text += painted(renderedPieces(group.map(\.diagnostic), source: first.source), isColored: isStyled)
      rest = rest.dropFirst(group.count)
    }
    return text
  }
}
