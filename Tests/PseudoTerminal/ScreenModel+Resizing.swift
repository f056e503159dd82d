internal import Drawing

extension ScreenModel {
  /// The window has another size. Where rows are broken anew, the cursor stays at its character; otherwise rows are cut and the lowest ones stay.
  public mutating func resize(columns newColumns: Int, rows newCount: Int) {
    guard reflows, !isAlternate else { return cut(newColumns, newCount) }
    // As wide as the text is that goes on from row to row.
    var lines: [[Place]] = [[]]
    var cursor = (line: 0, place: 0)
    let all = scrolledOff + rows
    for (index, row) in all.enumerated() {
      if index == scrolledOff.count + self.row { cursor = (lines.count - 1, lines[lines.count - 1].count + column) }
      lines[lines.count - 1] += row.places
      if !row.goesOn { lines.append([]) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    var broken: [Row] = []
    var (newColumn, newRow, last) = (0, 0, 0)
    for (index, line) in lines.enumerated() {
      let used = (line.lastIndex { $0 != Place() } ?? -1) + 1
      let parts = Self.parts(Array(line.prefix(used)), newColumns)
      if index == cursor.line {
        let part = max(0, (parts.lastIndex { $0.lowerBound <= cursor.place } ?? 0))
        (newRow, newColumn) = (broken.count + part, min(cursor.place - parts[part].lowerBound, newColumns - 1))
      }
      for (number, part) in parts.enumerated() { broken.append(Row(Array(line[part]), columns: newColumns, goesOn: number < parts.count - 1)) }
      if used > 0 { last = broken.count - 1 }
    }
    // The cursor stays on the screen, whatever stands below it.
    let top = max(0, min(newRow, max(last, newRow) + 1 - newCount))
    scrolledOff = Array(broken[..<top])
    rows = Array(broken[top...].prefix(newCount))
    while rows.count < newCount { rows.append(Row(columns: newColumns)) }
    (columns, rowCount, column, row) = (newColumns, newCount, newColumn, newRow - top)
  }

  private mutating func cut(_ newColumns: Int, _ newCount: Int) {
    for index in rows.indices { rows[index] = Row(Array(rows[index].places.prefix(newColumns)), columns: newColumns) }
    if row >= newCount {
      scrolledOff += rows.prefix(row + 1 - newCount)
      rows.removeFirst(row + 1 - newCount)
      row = newCount - 1
    }
    rows = Array(rows.prefix(newCount))
    while rows.count < newCount { rows.append(Row(columns: newColumns)) }
    (columns, rowCount, column) = (newColumns, newCount, min(column, newColumns - 1))
  }

  /// Where a line is broken; no wide character in two.
  private static func parts(_ line: [Place], _ columns: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while line.count - start > columns {
      let end = start + columns - (line[start + columns].cluster.isEmpty && columns > 1 ? 1 : 0)
      parts.append(start..<end)
      start = end
    }
    return parts + [start..<line.count]
  }
}
