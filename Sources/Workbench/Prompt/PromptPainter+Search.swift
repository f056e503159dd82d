internal import Drawing
internal import Terminal

extension PromptPainter {
  /// A search in older entries: the pattern, and a menu of what holds it with the chosen one marked.
  public func block(_ search: HistorySearch, window: CellCount) -> PromptBlock {
    let width = max(window.columns, 20) - 1
    let height = max(window.rows, 2) - 1
    var flow = PromptFlow(width: width)
    flow.write(search.matches.isEmpty ? "search (nothing): " : "search: ", .dim)
    flow.write(cleaned(search.pattern, keepsLineBreaks: false), .plain)
    flow.markCursor()
    let room = min(8, height - 1)
    guard room > 0 else { return flow.block(height: height, painter: TextPainter(colors: colors)) }
    let first = min(max(0, search.chosen - room / 2), max(0, search.matches.count - room))
    for (index, entry) in search.matches.enumerated().dropFirst(first).prefix(room) {
      flow.breakLine()
      flow.write(index == search.chosen ? "> " : "  ", .bold)
      let match = HistorySearch.place(of: search.pattern, in: entry)
      for (place, character) in entry.enumerated() {
        flow.writeCut(character.isNewline ? " " : cleaned(String(character), keepsLineBreaks: false), match?.contains(place) == true ? .found : .plain)
      }
    }
    return flow.block(height: height, painter: TextPainter(colors: colors))
  }
}

extension PromptStyle {
  static let found = PromptStyle(.keyword)
}
