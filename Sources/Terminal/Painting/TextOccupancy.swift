/// Which cells hold text, whatever part of them the grid shows: lines make room for it. In cells from the root.
struct TextOccupancy {
  private var rows: [Int: [Range<Int>]] = [:]
  private var extent = CellRect(columns: 0, rows: 0)

  init(_ texts: [TextPlacement?]) {
    for case .some(let text) in texts {
      for letter in text.letters ?? [] {
        let cells = CellRect(left: letter.column, top: letter.row, right: letter.column + letter.columns, bottom: letter.row + 1)
        extent = extent.union(cells)
        rows[letter.row, default: []].append(cells.columns)
      }
      for index in text.lines.indices {
        let cells = text.cells(ofLine: index)
        guard !cells.isEmpty else { continue }
        extent = extent.union(cells)
        for row in cells.rows { rows[row, default: []].append(cells.columns) }
      }
    }
    // sorted and merged, so that a search by halves finds what overlaps
    for (row, ranges) in rows {
      rows[row] = ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
        if let last = merged.last, last.upperBound >= range.lowerBound {
          merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        } else {
          merged.append(range)
        }
      }
    }
  }

  func holdsText(columns: Range<Int>, row: Int) -> Bool {
    guard let ranges = rows[row], !columns.isEmpty else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= columns.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound < columns.upperBound
  }

  func holdsText(column: Int, rows: Range<Int>) -> Bool { rows.clamped(to: extent.rows).contains { holdsText(columns: column..<column + 1, row: $0) } }
}
