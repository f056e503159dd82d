/// A place in a source file that made a view: 1-based lines, 1-based columns counted in characters.
public final class SourceSite: Sendable, Hashable {
  public let file: String
  public let line: Int, column: Int, endLine: Int, endColumn: Int
  public init(file: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
  public static func == (a: SourceSite, b: SourceSite) -> Bool {
    a === b || (a.file == b.file && a.line == b.line && a.column == b.column && a.endLine == b.endLine && a.endColumn == b.endColumn)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
