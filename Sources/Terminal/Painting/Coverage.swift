internal import Drawing
internal import Foundation

/// Which parts of which cells an outline covers, found by the middles of the parts.
struct Coverage {
  /// The cells that may be covered.
  let cells: CellRect
  private var parts: [UInt32]

  /// Nothing of some cells.
  init(cells: CellRect) {
    self.cells = cells
    parts = Array(repeating: 0, count: cells.columns.count * cells.rows.count)
  }

  /// What closed lines enclose. Coordinates are in parts of cells: 4 a column, 8 a row.
  init(_ lines: some Sequence<[CGPoint]>, isEvenOdd: Bool, cells: CellRect) {
    self.init(cells: cells)
    if cells.isEmpty { return }
    let (left, top) = (cells.left * Mosaic.columns, cells.top * Mosaic.rows)
    let (width, height) = (cells.columns.count * Mosaic.columns, cells.rows.count * Mosaic.rows)
    var crossings: [[(x: CGFloat, winding: Int)]] = Array(repeating: [], count: height)
    for points in lines {
      guard var a = points.last else { continue }
      for b in points {
        defer { a = b }
        if a.y == b.y { continue }
        let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
        let first = max(0, Int(bounded: (upper.y - 0.5).rounded(.up)) - top)
        let last = min(height - 1, Int(bounded: (lower.y - 0.5).rounded(.up)) - 1 - top)
        guard first <= last else { continue }
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        for line in first...last { crossings[line].append((upper.x + (CGFloat(line + top) + 0.5 - upper.y) * slope, a.y < b.y ? 1 : -1)) }
      }
    }
    for line in 0..<height where crossings[line].count > 1 {
      let sorted = crossings[line].sorted { $0.x < $1.x }
      var winding = 0
      for index in 0..<sorted.count - 1 {
        winding += sorted[index].winding
        guard isEvenOdd ? index.isMultiple(of: 2) : winding != 0 else { continue }
        let first = max(0, Int(bounded: (sorted[index].x - 0.5 - 1e-6).rounded(.up)) - left)
        let last = min(width - 1, Int(bounded: (sorted[index + 1].x - 0.5 - 1e-6).rounded(.up)) - 1 - left)
        if first <= last { cover(line: line, first, last) }
      }
    }
  }
  private mutating func cover(line: Int, _ first: Int, _ last: Int) {
    let row = line / Mosaic.rows * cells.columns.count
    let shift = UInt32(line % Mosaic.rows * Mosaic.columns)
    for column in first / Mosaic.columns...last / Mosaic.columns {
      let start = max(first - column * Mosaic.columns, 0)
      let end = min(last - column * Mosaic.columns, Mosaic.columns - 1)
      parts[row + column] |= ((UInt32(1) << UInt32(end + 1)) - (UInt32(1) << UInt32(start))) << shift
    }
  }

  /// The covered parts of a cell.
  subscript(column: Int, row: Int) -> Mosaic.Parts {
    get { cells.contains(column: column, row: row) ? Mosaic.Parts(rawValue: parts[index(column, row)]) : [] }
    set { if cells.contains(column: column, row: row) { parts[index(column, row)] = newValue.rawValue } }
  }
  private func index(_ column: Int, _ row: Int) -> Int { (row - cells.top) * cells.columns.count + column - cells.left }

  /// What both cover.
  func intersection(_ other: Coverage) -> Coverage {
    var result = Coverage(cells: cells.intersection(other.cells))
    for row in result.cells.rows {
      for column in result.cells.columns { result[column, row] = self[column, row].intersection(other[column, row]) }
    }
    return result
  }
}
