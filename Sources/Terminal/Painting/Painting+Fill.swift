internal import Drawing
internal import Foundation

extension Painting {
  mutating func fill(_ outline: DisplayList.Outline, _ paint: Paint) {
    let bounds = outline.bounds
    guard paint.isVisible else { return }
    let brush = Brush(paint, area: bounds, transform: state.transform, cell: rasteriser.cell)
    if state.blur > 0 { return blurred(outline, brush) }
    if let (bounds, cells) = upright(outline), bounds.size.width > 0, bounds.size.height > 0 {
      let (columns, rows) = (bounds.size.width / rasteriser.cell.width, bounds.size.height / rasteriser.cell.height)
      let almostOne: CGFloat = 1 - 1e-6
      if columns < almostOne || rows < almostOne { return thinFill(bounds, cells, columns: columns, rows: rows, brush) }
      if case .rectangle = outline { return fill(cells, brush) }
    }
    fill(coverage(of: outline, state.transform), brush)
  }

  /// Paints what is covered.
  mutating func fill(_ coverage: Coverage, _ brush: Brush) {
    for row in coverage.cells.rows {
      for column in coverage.cells.columns {
        let parts = coverage[column, row]
        if !parts.isEmpty { fill(parts, column: column, row: row, brush.paint(column: column, row: row)) }
      }
    }
  }

  /// The bounds of an outline that was not turned, and their cells; nil for a turned one, and for a path without bounds.
  func upright(_ outline: DisplayList.Outline) -> (bounds: CGRect, cells: CellRect)? {
    guard state.transform.b == 0, state.transform.c == 0 else { return nil }
    let bounds = outline.bounds.applying(state.transform)
    if case .path = outline { return nil }
    return rasteriser.rect(bounds).map { (bounds, $0) }
  }

  // MARK: Coverage

  /// The parts of cells that an outline covers. Its bounds become whole cells before anything is done to them.
  func coverage(of outline: DisplayList.Outline, _ transform: CGAffineTransform, in limit: CellRect? = nil) -> Coverage {
    coverage(of: polygons(of: outline, transform), isEvenOdd: outline.isEvenOdd, in: limit)
  }
  /// The parts of cells that closed lines enclose, given in parts of cells.
  func coverage(of lines: [[CGPoint]], isEvenOdd: Bool, in limit: CellRect? = nil) -> Coverage {
    Coverage(lines, isEvenOdd: isEvenOdd, cells: cells(of: lines, in: limit ?? visible))
  }

  /// The lines of an outline in parts of cells, 4 a column and 8 a row.
  private func polygons(of outline: DisplayList.Outline, _ transform: CGAffineTransform) -> [[CGPoint]] {
    let map = snapping(outline.bounds).concatenating(transform).concatenating(parts)
    return outline.path.applying(map).flattened(tolerance: 0.1).map(\.points)
  }
  /// From points to parts of cells.
  var parts: CGAffineTransform {
    CGAffineTransform(scaleX: CGFloat(Mosaic.columns) / rasteriser.cell.width, y: CGFloat(Mosaic.rows) / rasteriser.cell.height)
  }
  /// The map that moves the edges of bounds to those of their cells. What is thinner than a cell stays as thin.
  func snapping(_ bounds: CGRect) -> CGAffineTransform {
    guard let cells = rasteriser.rect(bounds), !cells.isEmpty, bounds.width > 0, bounds.height > 0 else { return .identity }
    let (width, height) = (CGFloat(cells.columns.count) * rasteriser.cell.width, CGFloat(cells.rows.count) * rasteriser.cell.height)
    let (x, y) = (width / bounds.width, height / bounds.height)
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: CGFloat(cells.left) * rasteriser.cell.width - bounds.minX * x, ty: CGFloat(cells.top) * rasteriser.cell.height - bounds.minY * y)
  }
  private func cells(of lines: [[CGPoint]], in limit: CellRect) -> CellRect {
    var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for point in lines.joined() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    guard left <= right, top <= bottom else { return CellRect(columns: 0, rows: 0) }
    func cell(_ value: CGFloat, _ parts: Int) -> Int { Int(bounded: (value / CGFloat(parts)).rounded(.down)) }
    return CellRect(
      left: cell(left, Mosaic.columns), top: cell(top, Mosaic.rows), right: cell(right, Mosaic.columns) + 1, bottom: cell(bottom, Mosaic.rows) + 1
    ).intersection(limit)
  }

  // MARK: Thinner than a cell

  /// Below this part of a cell, a fill is a line; then half a cell; then, from `whole` on, the cell.
  private static let half: CGFloat = 0.375, whole: CGFloat = 0.75

  private mutating func thinFill(_ bounds: CGRect, _ cells: CellRect, columns: CGFloat, rows: CGFloat, _ brush: Brush) {
    let (x, y) = ((bounds.origin.x + bounds.size.width / 2) / rasteriser.cell.width, (bounds.origin.y + bounds.size.height / 2) / rasteriser.cell.height)
    guard abs(x) < Rasteriser.farthest, abs(y) < Rasteriser.farthest else { return }
    let (column, row) = (Int(bounded: x.rounded(.down)), Int(bounded: y.rounded(.down)))
    let isHorizontal = rows < 1 && (columns >= 1 || columns >= rows)
    let span =
      isHorizontal
      ? CellRect(left: columns < 1 ? column : cells.left, top: row, right: columns < 1 ? column + 1 : cells.right, bottom: row + 1)
      : CellRect(left: column, top: rows < 1 ? row : cells.top, right: column + 1, bottom: rows < 1 ? row + 1 : cells.bottom)
    let thickness = isHorizontal ? rows : columns
    let place = isHorizontal ? y - CGFloat(row) : x - CGFloat(column)
    if thickness >= Self.whole {
      fill(span, brush)
    } else if thickness >= Self.half {
      let parts: Mosaic.Parts = isHorizontal ? (place < 0.5 ? .upper : .lower) : (place < 0.5 ? .left : .right)
      let shown = span.intersection(visible)
      for row in shown.rows {
        for column in shown.columns { fill(parts, column: column, row: row, brush.paint(column: column, row: row)) }
      }
    } else if isHorizontal {
      horizontalLine(span, place: place, brush)
    } else {
      verticalLine(span, place: place, brush)
    }
  }

  /// A line in one row, `place` of a cell below its top. Where the row holds text, it moves to a free neighbour on its own side, or becomes an attribute of the row.
  private mutating func horizontalLine(_ span: CellRect, place: CGFloat, _ brush: Brush) {
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
      let paint = brush.paint(column: column, row: span.top)
      draw(ends(at: column, of: span.columns, first: .right, last: .left, both: .horizontal), column: column, row: span.top, paint)
    }
  }

  /// A line in one column, `place` of a cell behind its left edge. Where the column holds text, it moves to a free neighbour on its own side, or stays in the free rows.
  private mutating func verticalLine(_ span: CellRect, place: CGFloat, _ brush: Brush) {
    var span = span
    if occupancy.holdsText(column: span.left, rows: span.rows) {
      let neighbour = span.moved(columns: place < 0.5 ? -1 : 1, rows: 0)
      if !occupancy.holdsText(column: neighbour.left, rows: neighbour.rows) { span = neighbour }
    }
    for row in span.rows.clamped(to: visible.rows) {
      let paint = brush.paint(column: span.left, row: row)
      draw(ends(at: row, of: span.rows, first: .down, last: .up, both: .vertical), column: span.left, row: row, paint)
    }
  }

  private func ends(at place: Int, of range: Range<Int>, first: LineJunction, last: LineJunction, both: LineJunction) -> LineJunction {
    if range.count == 1 { return both }
    return place == range.lowerBound ? first : place == range.upperBound - 1 ? last : both
  }
}
