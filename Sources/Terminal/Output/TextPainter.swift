/// Turns grids into text, with or without escape sequences. Pure: the caller writes.
public struct TextPainter: Hashable, Sendable {
  /// How many colours the output shows.
  public var colors: ColorSupport
  /// Which characters the output shows.
  public var charset: Charset

  /// A painter for an output.
  public init(colors: ColorSupport = .none, charset: Charset = .unicode) {
    self.colors = colors
    self.charset = charset
  }

  /// The picture without escape sequences: fills as shades, text over a fill on blanks. Lines end with `\n` between them, and without trailing blanks.
  public func text(_ grid: CellGrid) -> String { TextPainter(colors: .none, charset: charset).render(grid, isScreen: false).text }

  /// The picture with colours and attributes; each line ends in plain style. Without colours it has no escape sequences at all.
  ///
  /// For a screen that may disagree about widths, `isScreen` sends an absolute column behind every cluster of more than one scalar (the picture then has to start in the
  /// first column), and attributes are sent without colours too. Files get neither.
  public func ansi(_ grid: CellGrid, isScreen: Bool = false) -> TerminalText { render(grid, isScreen: isScreen) }

  private func render(_ grid: CellGrid, isScreen: Bool) -> TerminalText {
    let isPlain = colors == .none && !isScreen
    var output: TerminalText = ""
    for row in grid.frame.rows {
      if row > grid.frame.top { output += "\n" }
      let faces = self.faces(grid, row)
      let end = (faces.lastIndex { isPlain ? $0.glyph != " " : !$0.isBlank } ?? -1) + 1
      var style = CellStyle.plain
      for column in 0..<end where faces[column].columns > 0 {
        let face = faces[column]
        if !isPlain {
          output += face.style.sequence(after: style)
          style = face.style
        }
        output += TerminalText(face.glyph)
        if isScreen && face.isRisky { output += EscapeSequence.column(column + face.columns) }
      }
      output += CellStyle.plain.sequence(after: style)
    }
    return output
  }

  /// What is sent for a cell.
  struct Face: Hashable {
    var glyph: String
    var columns: Int
    var style: CellStyle
    var isBlank: Bool { glyph == " " && !style.showsBlanks }
    /// Whether terminals disagree about its width.
    var isRisky: Bool { glyph.utf8.count > 1 && glyph.unicodeScalars.count > 1 }
  }

  func faces(_ grid: CellGrid, _ row: Int) -> [Face] {
    // neighbours mostly have one style
    var last = (cell: Cell(), style: CellStyle.plain)
    return grid.row(row).map { cell in
      let glyph = cell.columns == 0 ? "" : !cell.cluster.isEmpty ? cell.cluster : colors == .none ? Shade(cell.background).glyph(charset) : " "
      if cell.foreground != last.cell.foreground || cell.background != last.cell.background || cell.attributes != last.cell.attributes {
        last = (cell, CellStyle(cell, colors: colors))
      }
      return Face(glyph: glyph, columns: Int(cell.columns), style: glyph == " " && !last.style.showsBlanks ? .plain : last.style)
    }
  }
}
