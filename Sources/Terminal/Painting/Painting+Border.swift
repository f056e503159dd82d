internal import Drawing
internal import Foundation

extension Painting {
  mutating func border(_ bounds: CGRect, width: CGFloat, _ paint: Paint) {
    guard paint.isVisible, width > 0 else { return }
    let brush = Brush(paint, area: bounds, transform: state.transform, cell: rasteriser.cell)
    guard state.transform.b == 0, state.transform.c == 0 else {
      return stroke(.rectangle(bounds.insetBy(dx: width / 2, dy: width / 2)), StrokeStyle(lineWidth: width), paint)
    }
    let width = width * abs(state.transform.a)
    guard let cells = rasteriser.rect(bounds.applying(state.transform)) else { return }
    if width >= rasteriser.cell.width * (1 - 1e-6) && !cells.isEmpty {
      frame(cells, columns: max(1, rasteriser.column(width)), rows: max(1, rasteriser.row(width)), brush)
    } else {
      box(cells, brush, isRounded: false)
    }
  }

  /// A filled frame along the inside of the bounds.
  private mutating func frame(_ cells: CellRect, columns: Int, rows: Int, _ brush: Brush) {
    guard 2 * columns < cells.columns.count && 2 * rows < cells.rows.count else { return fill(cells, brush) }
    let inner = CellRect(left: cells.left + columns, top: cells.top + rows, right: cells.right - columns, bottom: cells.bottom - rows)
    fill(CellRect(left: cells.left, top: cells.top, right: cells.right, bottom: inner.top), brush)
    fill(CellRect(left: cells.left, top: inner.top, right: inner.left, bottom: inner.bottom), brush)
    fill(CellRect(left: inner.right, top: inner.top, right: cells.right, bottom: inner.bottom), brush)
    fill(CellRect(left: cells.left, top: inner.bottom, right: cells.right, bottom: cells.bottom), brush)
  }

  /// Lines in the outer cells inside the bounds. An edge whose cells hold text moves one cell out; a bound of less than two cells has no room for two edges, so both move.
  /// Where other text has taken the row outside, the edge becomes an attribute of the row inside.
  mutating func box(_ cells: CellRect, _ brush: Brush, isRounded: Bool) {
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
      if let top { draw(.horizontal, column: column, row: top, brush.paint(column: column, row: top)) }
      if let bottom { draw(.horizontal, column: column, row: bottom, brush.paint(column: column, row: bottom)) }
    }
    let first = top.map { $0 + 1 } ?? cells.top
    for row in (first..<max(first, bottom ?? cells.bottom)).clamped(to: visible.rows) {
      draw(.vertical, column: left, row: row, brush.paint(column: left, row: row))
      draw(.vertical, column: right, row: row, brush.paint(column: right, row: row))
    }
    let corner: LineJunction = isRounded ? .rounded : []
    if let top {
      draw([.right, .down, corner], column: left, row: top, brush.paint(column: left, row: top))
      draw([.left, .down, corner], column: right, row: top, brush.paint(column: right, row: top))
    }
    if let bottom {
      draw([.right, .up, corner], column: left, row: bottom, brush.paint(column: left, row: bottom))
      draw([.left, .up, corner], column: right, row: bottom, brush.paint(column: right, row: bottom))
    }
  }
}
