public import SwiftSource
public import Terminal

/// Rendered diagnostics for a terminal: errors red, warnings yellow, notes cyan; without colour the plain text.
public func painted(_ pieces: [DiagnosticPiece], isColored: Bool) -> TerminalText {
  pieces.map { piece in
    guard isColored, let severity = piece.severity else { return TerminalText(piece.text) }
    let code =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note, .advice: 36
      }
    return EscapeSequence.styled([1, code], piece.text)
  }
  .joined()
}
