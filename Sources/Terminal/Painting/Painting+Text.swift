internal import Drawing

extension Painting {
  mutating func write(_ text: TextPlacement, _ run: DisplayList.TextRun) {
    var attributes: Cell.Attributes = []
    if run.font.isBold { attributes.insert(.bold) }
    if run.font.isItalic { attributes.insert(.italic) }
    if run.isUnderlined { attributes.insert(.underline) }
    if run.isStruckThrough { attributes.insert(.strikethrough) }
    for (index, line) in text.lines.enumerated() {
      let cells = text.cells(ofLine: index)
      guard !cells.intersection(visible).isEmpty else { continue }
      if text.scale == 1 {
        write(line.text, cells, run.paint, attributes)
      } else {
        writeLarge(line.text, cells, scale: text.scale, run.paint, attributes)
      }
    }
  }

  private mutating func write(_ line: String, _ cells: CellRect, _ paint: Paint, _ attributes: Cell.Attributes) {
    var column = cells.left
    for character in line {
      if column >= visible.right { break }
      let width = Drawing.columns(of: character)
      if width == 0 {
        if column > cells.left { append(String(character), before: column, row: cells.top) }
      } else if column + width > visible.left {
        put(String(character), columns: width, column: column, row: cells.top, paint, attributes)
      }
      column += width
    }
  }

  /// Letters of blocks where there are any; else spaced letters, bold and underlined, each at the left of its cells in the middle row.
  private mutating func writeLarge(_ line: String, _ cells: CellRect, scale: Int, _ paint: Paint, _ attributes: Cell.Attributes) {
    let middle = cells.top + scale / 2
    var column = cells.left
    for character in line {
      if column >= visible.right { break }
      let width = Drawing.columns(of: character)
      let large = scale == 2 && rasteriser.charset == .unicode ? LargeLetter(character) : nil
      if width == 0 {
        if column > cells.left { append(String(character), before: column, row: middle) }
      } else if let large {
        for (offset, block) in large.blocks.enumerated() {
          let row = cells.top + offset / 2
          put(block, columns: 1, column: column + offset % 2, row: row, paint, row == middle ? attributes : attributes.subtracting(.underline))
        }
      } else {
        for row in cells.rows {
          for place in column..<column + width * scale { put(" ", columns: 1, column: place, row: row, paint, row == middle ? attributes.union([.bold, .underline]) : []) }
        }
        put(String(character), columns: width, column: column, row: middle, paint, attributes.union([.bold, .underline]))
      }
      column += width * scale
    }
  }
}
