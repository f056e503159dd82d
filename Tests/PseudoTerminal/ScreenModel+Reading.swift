extension ScreenModel {
  /// The rows as text, without the blanks at their ends.
  public var lines: [String] { rows.map { Self.text($0.places) } }
  /// The rows that left the screen, and those that are on it, without the empty ones at the end.
  public var scrollback: [String] {
    var all = scrolledOff.map { Self.text($0.places) } + lines
    while all.last?.isEmpty == true { all.removeLast() }
    return all
  }
  /// The whole screen, without the empty rows at its end.
  public var text: String {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
  /// Where the cursor stands.
  public var cursor: (column: Int, row: Int) { (column, row) }
  /// What stands before the cursor in its row, blanks included.
  public var lineToCursor: String { rows[row].places.prefix(column).map(\.cluster).joined() }

  private static func text(_ places: [Place]) -> String {
    var text = places.map(\.cluster).joined()
    while text.last == " " { text.removeLast() }
    return text
  }
}
