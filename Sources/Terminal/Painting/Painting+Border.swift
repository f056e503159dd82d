internal import Drawing
internal import Foundation

extension Painting {
  mutating func border(_ bounds: CGRect, width: CGFloat, _ paint: Paint) {
    guard rasteriser.isVisible(paint), width > 0, let cells = rasteriser.rect(bounds) else { return }
    if width >= rasteriser.cell.width * (1 - 1e-6) && !cells.isEmpty {
      frame(cells, columns: max(1, rasteriser.column(width)), rows: max(1, rasteriser.row(width)), paint)
    } else {
      box(cells, paint)
    }
  }

  /// A filled frame along the inside of the bounds.
  private mutating func frame(_ cells: CellRect, columns: Int, rows: Int, _ paint: Paint) {
    guard 2 * columns < cells.columns.count && 2 * rows < cells.rows.count else { return fill(cells, paint) }
    let inner = CellRect(left: cells.left + columns, top: cells.top + rows, right: cells.right - columns, bottom: cells.bottom - rows)
    fill(CellRect(left: cells.left, top: cells.top, right: cells.right, bottom: inner.top), paint)
    fill(CellRect(left: cells.left, top: inner.top, right: inner.left, bottom: inner.bottom), paint)
    fill(CellRect(left: inner.right, top: inner.top, right: cells.right, bottom: inner.bottom), paint)
    fill(CellRect(left: cells.left, top: inner.bottom, right: cells.right, bottom: cells.bottom), paint)
  }

  /// Lines in the outer cells inside the bounds. An edge whose cells hold text moves one cell out; a bound of less than two cells has no room for two edges, so both move.
  /// Where other text has taken the row outside, the edge becomes an attribute of the row inside.
  private mutating func box(_ cells: CellRect, _ paint: Paint) {
    let isNarrow = cells.columns.count < 2
    let isFlat = cells.rows.count < 2
    let left = isNarrow || occupancy.holdsText(column: cells.left, rows: cells.rows) ? cells.left - 1 : cells.left
    let right = isNarrow || occupancy.holdsText(column: cells.right - 1, rows: cells.rows) ? cells.right : cells.right - 1
    var top: Int? = isFlat || occupancy.holdsText(columns: cells.columns, row: cells.top) ? cells.top - 1 : cells.top
    var bottom: Int? = isFlat || occupancy.holdsText(columns: cells.columns, row: cells.bottom - 1) ? cells.bottom : cells.bottom - 1
    if let row = top, row < cells.top, occupancy.holdsText(columns: left..<right + 1, row: row) {
      decorate(CellRect(left: cells.left, top: cells.top, right: cells.right, bottom: cells.top + 1), .overline)
      top = nil
    }
    if let row = bottom, row >= cells.bottom, occupancy.holdsText(columns: left..<right + 1, row: row) {
      decorate(CellRect(left: cells.left, top: cells.bottom - 1, right: cells.right, bottom: cells.bottom), .underline)
      bottom = nil
    }
    for column in (left + 1..<max(left + 1, right)).clamped(to: visible.columns) {
      if let top { draw(.horizontal, column: column, row: top, paint) }
      if let bottom { draw(.horizontal, column: column, row: bottom, paint) }
    }
    let first = top.map { $0 + 1 } ?? cells.top
    for row in (first..<max(first, bottom ?? cells.bottom)).clamped(to: visible.rows) {
      draw(.vertical, column: left, row: row, paint)
      draw(.vertical, column: right, row: row, paint)
    }
    if let top {
      draw([.right, .down], column: left, row: top, paint)
      draw([.left, .down], column: right, row: top, paint)
    }
    if let bottom {
      draw([.right, .up], column: left, row: bottom, paint)
      draw([.left, .up], column: right, row: bottom, paint)
    }
  }
}
