internal import Drawing
internal import Lessons
internal import Terminal

/// Markdown as a terminal shows it: paragraphs set anew at the window's width, headings, emphasis and code stand out, code blocks stay as they are written.
enum MarkdownPainter {
  /// Longer lines are hard to read (our choice).
  private static let mostColumns = 100

  static func text(_ markdown: String, columns: Int, isStyled: Bool) -> TerminalText {
    let width = max(min(columns, mostColumns), 20)
    var text: TerminalText = ""
    var isItem = false
    for block in MarkdownDocument(markdown).blocks {
      // The items of a list stand close together.
      let wasItem = isItem
      if case .paragraph(_, let mark, _) = block { isItem = !mark.isEmpty } else { isItem = false }
      if !text.isEmpty { text += wasItem && isItem ? "\n" : "\n\n" }
      text += painted(block, width, isStyled)
    }
    return text + "\n"
  }
  private static func painted(_ block: MarkdownDocument.Block, _ width: Int, _ isStyled: Bool) -> TerminalText {
    switch block {
    case .heading(let spans):
      let title = spans.map(\.text).joined()
      return isStyled ? EscapeSequence.styled([1], title) : TerminalText(title)
    case .paragraph(let spans, let mark, let indent):
      return lines(spans, width: width - indent - mark.count, isStyled: isStyled).enumerated().map { index, line in
        TerminalText(String(repeating: " ", count: indent) + (index == 0 ? mark : String(repeating: " ", count: mark.count))) + line
      }.joined(separator: "\n")
    case .lines(let lines, let indent): return TerminalText(lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }.joined(separator: "\n"))
    }
  }

  /// Words are never cut; one that is wider than the line has a line of its own.
  private static func lines(_ spans: [MarkdownDocument.Span], width: Int, isStyled: Bool) -> [TerminalText] {
    var lines: [TerminalText] = [""]
    var used = 0
    /// A blank is due before the next word.
    var isApart = false
    for span in spans {
      let text = span.style == .code && !isStyled ? "`" + span.text + "`" : span.text
      for (row, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if row > 0 {
          lines.append("")
          (used, isApart) = (0, false)
        }
        for (index, word) in part.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
          if index > 0 { isApart = true }
          if word.isEmpty { continue }
          let columns = Drawing.columns(of: word)
          if used > 0, isApart, used + 1 + columns > width {
            lines.append("")
            used = 0
          } else if used > 0, isApart {
            lines[lines.count - 1] += " "
            used += 1
          }
          isApart = false
          lines[lines.count - 1] += styled(word, span.style, isStyled)
          used += columns
        }
      }
    }
    return lines
  }
  private static func styled(_ word: Substring, _ style: MarkdownDocument.Span.Style, _ isStyled: Bool) -> TerminalText {
    guard isStyled, style != .plain else { return TerminalText(word) }
    return EscapeSequence.styled([style == .emphasis ? 3 : 1], word)
  }
}
