internal import Drawing
public import Terminal

/// Something that the session has to say: one piece of output that stands for itself.
public struct Block: Sendable {
  /// What it says.
  public enum Content: Sendable {
    /// Lines, each ended.
    case text(String)
    /// The current view; stale when what it was made from no longer holds.
    case picture(Picture, isStale: Bool)
    /// What is wrong, each with the text that it is about.
    case diagnostics([LocatedDiagnostic])
  }
  /// Where it goes.
  public enum Stream: Hashable, Sendable {
    /// Standard output: what was asked for.
    case result
    /// Standard error: what is said about it.
    case talk
  }

  /// What it says.
  public let content: Content
  /// Where it goes.
  public let stream: Stream
  /// Whether it says that something failed: a script ends here.
  public let isError: Bool

  init(_ content: Content, _ stream: Stream, isError: Bool = false) {
    self.content = content
    self.stream = stream
    self.isError = isError
  }
  static func result(_ text: String) -> Block { Block(.text(text), .result) }
  static func talk(_ text: String) -> Block { Block(.text(text), .talk) }
  /// What the program printed; nil where it printed nothing.
  static func printed(_ text: String) -> Block? {
    if text.isEmpty { return nil }
    let clean = cleaned(text, keepsLineBreaks: true)
    return .talk(clean.hasSuffix("\n") ? clean : clean + "\n")
  }
  static func failure(_ text: String) -> Block { Block(.text(text), .talk, isError: true) }
  /// Something that went wrong outside of the session, on one line.
  public static func complaint(_ text: String) -> Block { .failure(cleanedLine(text) + "\n") }
  static func diagnostics(_ diagnostics: [LocatedDiagnostic]) -> Block {
    Block(.diagnostics(diagnostics), .talk, isError: diagnostics.contains(where: \.diagnostic.isError))
  }

  /// As text that ends its last line; empty when there is nothing to say.
  public func text() -> String { styled(false).text }
  /// As text that ends its last line; when `isStyled`, colours and attributes are escape sequences.
  public func styled(_ isStyled: Bool) -> TerminalText {
    switch content {
    case .text(let text): TerminalText(text)
    case .picture(let picture, let isStale):
      (isStyled ? picture.ansi : TerminalText(picture.text)) + (isStale ? "(stale: this is the last picture that could be drawn)\n" : "")
    case .diagnostics(let diagnostics): LocatedDiagnostic.rendered(diagnostics, isStyled: isStyled)
    }
  }
}
