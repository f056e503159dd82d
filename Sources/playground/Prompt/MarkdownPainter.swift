internal import Terminal

/// Markdown as a terminal shows it: headings and code stand out, everything else stays as it is written.
enum MarkdownPainter {
  static func text(_ markdown: String, isStyled: Bool) -> String {
    var lines: [String] = []
    var fence: Substring?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let mark = line.prefix { $0 == "`" || $0 == "~" }
      if let open = fence {
        if mark.count >= open.count, mark.first == open.first {
          fence = nil
        } else {
          lines.append("    " + line)
        }
        continue
      }
      if mark.count >= 3 {
        fence = mark
        continue
      }
      if line.hasPrefix("<details") || line.hasPrefix("</details") || line.hasPrefix("<summary") { continue }
      if line.first == "#" {
        let title = String(line.drop { $0 == "#" || $0 == " " })
        lines.append(isStyled ? EscapeSequence.style([1]) + title + EscapeSequence.plain : title)
      } else {
        lines.append(isStyled ? code(String(line)) : String(line))
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines.joined(separator: "\n") + "\n"
  }
  /// Words between backquotes stand out.
  private static func code(_ line: String) -> String {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 2, parts.count % 2 == 1 else { return line }
    return parts.enumerated().map { $0 % 2 == 1 ? EscapeSequence.style([1]) + $1 + EscapeSequence.plain : String($1) }.joined()
  }
}
