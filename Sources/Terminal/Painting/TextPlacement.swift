internal import Drawing
internal import Foundation

/// Where the lines of a text stand, in cells from the root.
struct TextPlacement {
  struct Line {
    /// Cleaned: safe for a terminal.
    var text: String
    var columns: Int
  }
  var lines: [Line]
  var column: Int
  var row: Int
  /// How many cells wide and high a character is.
  var scale: Int

  func cells(ofLine index: Int) -> CellRect {
    CellRect(left: column, top: row + index * scale, right: column + lines[index].columns * scale, bottom: row + (index + 1) * scale)
  }
  var extent: CellRect { CellRect(left: column, top: row, right: column + (lines.map(\.columns).max() ?? 0) * scale, bottom: row + lines.count * scale) }
}

extension Rasteriser {
  /// nil for what is no visible text.
  func placement(of item: DisplayList.Item) -> TextPlacement? {
    guard case .text(let run) = item.content, isVisible(run.paint), let place = rect(CGRect(origin: run.frame.origin, size: .zero)) else { return nil }
    let lines = run.lines.map { line in
      let text = cleaned(line, keepsLineBreaks: false)
      return TextPlacement.Line(text: text, columns: columns(of: text))
    }
    return TextPlacement(lines: lines, column: place.left, row: place.top, scale: run.font.scale)
  }
}
