internal import Drawing
internal import Foundation

extension Painting {
  mutating func fill(_ outline: DisplayList.Outline, _ paint: Paint) {
    let bounds = outline.bounds
    guard rasteriser.isVisible(paint), bounds.size.width > 0, bounds.size.height > 0, let cells = rasteriser.rect(bounds) else { return }
    let (columns, rows) = (bounds.size.width / rasteriser.cell.width, bounds.size.height / rasteriser.cell.height)
    let almostOne: CGFloat = 1 - 1e-6
    if columns < almostOne || rows < almostOne {
      thinFill(bounds, cells, columns: columns, rows: rows, paint)
    } else if case .ellipse = outline {
      ellipse(in: cells, paint)
    } else {
      fill(cells, paint)
    }
  }

  /// An ellipse that touches all edges of its cells, in quarters of cells.
  private mutating func ellipse(in cells: CellRect, _ paint: Paint) {
    let (width, height) = (Double(cells.columns.count), Double(cells.rows.count))
    let shown = cells.intersection(visible)
    for row in shown.rows {
      for column in shown.columns {
        var parts: Quadrants.Parts = []
        for part in 0..<4 {
          let x = (Double(column - cells.left) + 0.25 + 0.5 * Double(part % 2)) / width * 2 - 1
          let y = (Double(row - cells.top) + 0.25 + 0.5 * Double(part / 2)) / height * 2 - 1
          if x * x + y * y <= 1 { parts.insert(Quadrants.Parts(rawValue: 1 << UInt8(part))) }
        }
        fill(parts, column: column, row: row, paint)
      }
    }
  }

  // MARK: Thinner than a cell

  /// Below this part of a cell, a fill is a line; then half a cell; then, from `whole` on, the cell.
  private static let half: CGFloat = 0.375, whole: CGFloat = 0.75

  private mutating func thinFill(_ bounds: CGRect, _ cells: CellRect, columns: CGFloat, rows: CGFloat, _ paint: Paint) {
    let (x, y) = ((bounds.origin.x + bounds.size.width / 2) / rasteriser.cell.width, (bounds.origin.y + bounds.size.height / 2) / rasteriser.cell.height)
    guard abs(x) < Rasteriser.farthest, abs(y) < Rasteriser.farthest else { return }
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let isHorizontal = rows < 1 && (columns >= 1 || columns >= rows)
    let span =
      isHorizontal
      ? CellRect(left: columns < 1 ? column : cells.left, top: row, right: columns < 1 ? column + 1 : cells.right, bottom: row + 1)
      : CellRect(left: column, top: rows < 1 ? row : cells.top, right: column + 1, bottom: rows < 1 ? row + 1 : cells.bottom)
    let thickness = isHorizontal ? rows : columns
    let place = isHorizontal ? y - CGFloat(row) : x - CGFloat(column)
    if thickness >= Self.whole {
      fill(span, paint)
    } else if thickness >= Self.half {
      let parts: Quadrants.Parts = isHorizontal ? (place < 0.5 ? .upper : .lower) : (place < 0.5 ? .left : .right)
      let shown = span.intersection(visible)
      for row in shown.rows {
        for column in shown.columns { fill(parts, column: column, row: row, paint) }
      }
    } else if isHorizontal {
      horizontalLine(span, place: place, paint)
    } else {
      verticalLine(span, place: place, paint)
    }
  }

  /// A line in one row, `place` of a cell below its top. Where the row holds text, it moves to a free neighbour on its own side, or becomes an attribute of the row.
  private mutating func horizontalLine(_ span: CellRect, place: CGFloat, _ paint: Paint) {
    var span = span
    if occupancy.holdsText(columns: span.columns, row: span.top) {
      let isAbove = place < 1 / 3
      if isAbove || place > 2 / 3 {
        let neighbour = span.moved(columns: 0, rows: isAbove ? -1 : 1)
        guard !occupancy.holdsText(columns: neighbour.columns, row: neighbour.top) else { return decorate(span, isAbove ? .overline : .underline) }
        span = neighbour
      } else if span.columns.allSatisfy({ occupancy.holdsText(columns: $0..<$0 + 1, row: span.top) }) {
        return decorate(span, .strikethrough)
      }
    }
    for column in span.columns.clamped(to: visible.columns) {
      draw(ends(at: column, of: span.columns, first: .right, last: .left, both: .horizontal), column: column, row: span.top, paint)
    }
  }

  /// A line in one column, `place` of a cell behind its left edge. Where the column holds text, it moves to a free neighbour on its own side, or stays in the free rows.
  private mutating func verticalLine(_ span: CellRect, place: CGFloat, _ paint: Paint) {
    var span = span
    if occupancy.holdsText(column: span.left, rows: span.rows) {
      let neighbour = span.moved(columns: place < 0.5 ? -1 : 1, rows: 0)
      if !occupancy.holdsText(column: neighbour.left, rows: neighbour.rows) { span = neighbour }
    }
    for row in span.rows.clamped(to: visible.rows) {
      draw(ends(at: row, of: span.rows, first: .down, last: .up, both: .vertical), column: span.left, row: row, paint)
    }
  }

  private func ends(at place: Int, of range: Range<Int>, first: LineJunction, last: LineJunction, both: LineJunction) -> LineJunction {
    if range.count == 1 { return both }
    return place == range.lowerBound ? first : place == range.upperBound - 1 ? last : both
  }
}
