internal import Drawing

/// Rows of columns, each column as wide as its widest entry; lines have no trailing blanks. Control characters are shown as symbols.
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
    return line.trimmingTrailingBlanks
  }
  .joined(separator: "\n")
}

extension String {
  /// Without the blanks at the end.
  var trimmingTrailingBlanks: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
