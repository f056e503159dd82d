/// Breaks a text into lines, one at a time: by word at blanks and where a cluster says so, by cluster where one word is longer than a line, and at explicit line breaks.
///
/// Blanks at a break hang: they are neither shown nor counted. A cluster is never cut. Each cluster is visited at most twice, so a text takes linear time.
struct LineBreaker<Cursor: ClusterCursor> {
  private(set) var cursor: Cursor
  /// In columns; at least as wide as the widest cluster.
  let limit: Int
  private(set) var isFinished = false

  init(_ cursor: Cursor, limit: Int) {
    self.cursor = cursor
    self.limit = limit
  }

  /// A line: the bytes that are shown, and their columns.
  struct Line {
    var start: Int
    var end: Int
    var columns: Int
  }

  mutating func next() -> Line? {
    guard !isFinished else { return nil }
    let start = cursor.offset
    var shown = Line(start: start, end: start, columns: 0)
    /// The line as far as its last word, and where the next line goes on if it ends there.
    var wrapped: (line: Line, rest: Cursor)?
    var isAfterBlank = false
    var columns = 0
    while true {
      let here = cursor
      guard let cluster = cursor.next() else {
        isFinished = true
        return shown
      }
      switch cluster.kind {
      case .lineBreak: return shown
      case .blank:
        let line = isAfterBlank ? wrapped?.line ?? shown : shown
        wrapped = (line, cursor)
        columns += cluster.columns
        if columns > limit { break }
        shown = Line(start: start, end: cursor.offset, columns: columns)
      case .word:
        if columns + cluster.columns > limit {
          if let wrapped {
            cursor = wrapped.rest
            return wrapped.line
          }
          if here.offset > start {
            cursor = here
            return shown
          }
        }
        columns += cluster.columns
        shown = Line(start: start, end: cursor.offset, columns: columns)
        if cluster.endsLine { wrapped = (shown, cursor) }
      }
      isAfterBlank = cluster.kind == .blank
    }
  }

  /// As much of the text from `start` to the next explicit line break as fits before an ellipsis; the columns include the ellipsis.
  /// - Parameters:
  ///   - ellipsis: how much room the ellipsis takes.
  ///   - keepsBlanks: whether it may stand behind a blank.
  static func truncated(from start: Cursor, limit: Int, ellipsis: Int, keepsBlanks: Bool) -> Line {
    var cursor = start
    var line = Line(start: start.offset, end: start.offset, columns: ellipsis)
    var columns = ellipsis
    while let cluster = cursor.next(), cluster.kind != .lineBreak, columns + cluster.columns <= limit {
      columns += cluster.columns
      if keepsBlanks || cluster.kind == .word { line = Line(start: line.start, end: cursor.offset, columns: columns) }
    }
    return line
  }
}
