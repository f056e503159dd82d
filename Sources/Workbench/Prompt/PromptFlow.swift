internal import Drawing
internal import Terminal

/// Characters on their way into rows.
struct PromptFlow {
  private struct Glyph {
    var text: String
    var columns: Int
    var style: PromptStyle
  }
  private let width: Int
  private var rows: [[Glyph]] = [[]]
  private var column = 0
  private var cursor = (row: 0, column: 0)
  private var mistake: (row: Int, column: Int)?

  init(width: Int) { self.width = width }

  mutating func write(_ text: String, _ style: PromptStyle) {
    for character in text {
      let columns = Drawing.columns(of: character)
      if column + columns > width { breakLine() }
      rows[rows.count - 1].append(Glyph(text: String(character), columns: columns, style: style))
      column += columns
    }
  }
  mutating func breakLine() {
    rows.append([])
    column = 0
  }
  mutating func markCursor() {
    if column >= width { breakLine() }
    cursor = (rows.count - 1, column)
  }
  mutating func markMistake() {
    mistake = column >= width ? (rows.count, 0) : (rows.count - 1, column)
  }
  /// A last row: marks below the mistake if it stands in the last row, and words, as far as there is room.
  mutating func say(_ marks: String, _ words: String) {
    let start = mistake.map { $0.row == rows.count - 1 ? $0.column : 0 } ?? 0
    breakLine()
    let blanks = start + marks.count + 2 < width ? start : 0
    writeCut(String(repeating: " ", count: blanks) + marks + " " + words, .plain)
  }
  /// As much as the row has room for.
  mutating func writeCut(_ text: String, _ style: PromptStyle) {
    for character in text {
      if column + Drawing.columns(of: character) > width { return }
      write(String(character), style)
    }
  }
  func block(height: Int, painter: TextPainter) -> PromptBlock {
    let first = max(0, min(cursor.row - height / 2, rows.count - height))
    let shown = rows[first..<min(first + height, rows.count)]
    var lines: [TerminalText] = []
    var widths: [Int] = []
    for row in shown {
      let columns = row.reduce(0) { $0 + $1.columns }
      widths.append(columns)
      guard columns > 0, var grid = try? CellGrid(columns: columns, rows: 1) else {
        lines.append("")
        continue
      }
      var place = 0
      for glyph in row {
        grid.write(glyph.text, column: place, row: 0, foreground: glyph.style.foreground, attributes: glyph.style.attributes)
        place += glyph.columns
      }
      lines.append(painter.ansi(grid, isScreen: true))
    }
    return PromptBlock(rows: lines, widths: widths, cursorRow: cursor.row - first, cursorColumn: cursor.column)
  }
}
