internal import Drawing

extension Painting {
  mutating func write(_ text: TextPlacement, _ run: DisplayList.TextRun) {
    var attributes: Cell.Attributes = []
    if run.font.isBold { attributes.insert(.bold) }
    if run.font.isItalic { attributes.insert(.italic) }
    if run.isUnderlined { attributes.insert(.underline) }
    if run.isStruckThrough { attributes.insert(.strikethrough) }
    let brush = Brush(run.paint, area: run.frame, transform: state.transform, cell: rasteriser.cell)
    if state.blur > 0 { attributes.insert(.dim) }
    if let letters = text.letters {
      for letter in letters {
        put(letter.cluster, columns: letter.columns, column: letter.column, row: letter.row, brush.paint(column: letter.column, row: letter.row), attributes)
      }
      return
    }
    for (index, line) in text.lines.enumerated() {
      let cells = text.cells(ofLine: index)
      guard !cells.intersection(visible).isEmpty else { continue }
      if text.scale == 1 {
        write(line.text, cells, tracking: text.tracking, brush, attributes)
      } else {
        writeLarge(line.text, cells, scale: text.scale, tracking: text.tracking, brush, attributes)
      }
    }
  }

  private mutating func write(_ line: String, _ cells: CellRect, tracking: Int, _ brush: Brush, _ attributes: Cell.Attributes) {
    var column = cells.left
    for character in line {
      if column >= visible.right { break }
      let width = Drawing.columns(of: character)
      if width == 0 {
        if column > cells.left { append(String(character), before: column, row: cells.top) }
      } else if column + width > visible.left {

        let shown = state.blur >= 3 && character != " " ? String(repeating: rasteriser.charset == .ascii ? "%" : "▒", count: width) : String(character)
        put(shown, columns: width, column: column, row: cells.top, brush.paint(column: column, row: cells.top), attributes)
        ruleGap(CellRect(left: column + width, top: cells.top, right: column + width + tracking, bottom: cells.bottom), cells.top, brush, attributes)
      }
      if width > 0 { column += width + tracking }
    }
  }

  /// The lines under and through a text run on between its letters.
  private mutating func ruleGap(_ cells: CellRect, _ row: Int, _ brush: Brush, _ attributes: Cell.Attributes) {
    let lines = attributes.intersection([.underline, .strikethrough])
    if cells.isEmpty || lines.isEmpty { return }
    for column in cells.columns { put(" ", columns: 1, column: column, row: row, brush.paint(column: column, row: row), lines) }
  }

  /// Letters of blocks where there are any; else spaced letters, bold and underlined, each at the left of its cells in the middle row.
  private mutating func writeLarge(_ line: String, _ cells: CellRect, scale: Int, tracking: Int, _ brush: Brush, _ attributes: Cell.Attributes) {
    let middle = cells.top + scale / 2
    var column = cells.left
    for character in line {
      if column >= visible.right { break }
      let width = Drawing.columns(of: character)
      let large = scale == 2 && rasteriser.charset != .ascii ? LargeLetter(character) : nil
      if width == 0 {
        if column > cells.left { append(String(character), before: column, row: middle) }
      } else if let large {
        for (offset, block) in large.blocks.enumerated() {
          let row = cells.top + offset / 2
          put(block, columns: 1, column: column + offset % 2, row: row, brush.paint(column: column, row: row), row == middle ? attributes : attributes.subtracting(.underline))
        }
      } else {
        for row in cells.rows {
          for place in column..<column + width * scale {
            put(" ", columns: 1, column: place, row: row, brush.paint(column: column, row: row), row == middle ? attributes.union([.bold, .underline]) : [])
          }
        }
        put(String(character), columns: width, column: column, row: middle, brush.paint(column: column, row: middle), attributes.union([.bold, .underline]))
      }
      if width > 0 {
        ruleGap(CellRect(left: column + width * scale, top: cells.top, right: column + width * scale + tracking, bottom: cells.bottom), middle, brush, attributes)
        column += width * scale + tracking
      }
    }
  }
}
