extension TextPainter {
  /// The shortest sequences that turn a screen that shows `old` into one that shows `new`, both with their top-left cell at `column`, `row` of the screen.
  ///
  /// Only changed cells are sent; equal grids send nothing. Without `old`, or with one of another size, every cell is sent. Afterwards the style is plain and the
  /// cursor is anywhere. Nothing outside the grid is touched, and no sequence scrolls or clears the screen.
  public func diff(from old: CellGrid?, to new: CellGrid, column: Int = 0, row: Int = 0) -> TerminalText {
    let old = old.flatMap { $0.frame.columns.count == new.frame.columns.count && $0.frame.rows.count == new.frame.rows.count ? $0 : nil }
    var pen = Pen()
    for line in 0..<new.frame.rows.count {
      if let old, old.row(old.frame.top + line) == new.row(new.frame.top + line) { continue }
      let after = faces(new, new.frame.top + line)
      let before = old.map { faces($0, $0.frame.top + line) }
      let end = (after.lastIndex { !$0.isBlank } ?? -1) + 1
      var place = 0
      while place < after.count {
        let face = after[place]
        if face.columns == 0 || before?[place] == face {
          place += 1
        } else if place >= end {
          let last = before?.lastIndex { !$0.isBlank } ?? after.count - 1
          pen.move(column: column + place, row: row + line)
          pen.erase(max(1, last + 1 - place))
          break
        } else {
          pen.move(column: column + place, row: row + line)
          pen.write(face)
          place += face.columns
        }
      }
    }
    return pen.finished()
  }

  /// Collects what is sent, and knows where the terminal's cursor is and in which style it writes.
  private struct Pen {
    private var output: TerminalText = ""
    private var style = CellStyle.plain
    /// nil: anywhere; a nil column: somewhere in the row.
    private var cursor: (column: Int?, row: Int)?

    mutating func move(column: Int, row: Int) {
      if let cursor, cursor.row == row {
        if cursor.column != column { output += EscapeSequence.column(column) }
      } else {
        output += EscapeSequence.move(column: column, row: row)
      }
      cursor = (column, row)
    }
    mutating func write(_ face: Face) {
      output += face.style.sequence(after: style) + TerminalText(face.glyph)
      style = face.style
      if let place = cursor { cursor = (face.isRisky ? nil : place.column.map { $0 + face.columns }, place.row) }
    }
    mutating func erase(_ cells: Int) {
      output += CellStyle.plain.sequence(after: style) + EscapeSequence.erase(cells)
      style = .plain
    }
    consuming func finished() -> TerminalText { output + CellStyle.plain.sequence(after: style) }
  }
}
