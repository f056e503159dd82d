internal import Drawing

/// Rows of columns, each column as wide as its widest entry; the last one is not padded. Control characters are shown as symbols.
func aligned(_ rows: [[String]]) -> String {
  let rows = rows.map { $0.map { cleaned($0) } }
  var widths: [Int] = []
  for row in rows {
    for (index, entry) in row.enumerated() {
      if index == widths.count { widths.append(0) }
      widths[index] = max(widths[index], columns(of: entry))
    }
  }
  return rows.map { row in
    var line = ""
    for (index, entry) in row.enumerated() {
      line += entry
      if index < row.count - 1 { line += String(repeating: " ", count: widths[index] - columns(of: entry) + 2) }
    }
    return line
  }
  .joined(separator: "\n")
}
