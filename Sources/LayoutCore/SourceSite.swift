/// A place in a source file that made a view: 1-based lines, 1-based columns counted in characters.
public final class SourceSite: Sendable, Hashable {
  /// The file's name as it was given.
  public let file: String
  /// The first character's line.
  public let line: Int
  /// The first character's column.
  public let column: Int
  /// The line of the first character behind.
  public let endLine: Int
  /// The column of the first character behind.
  public let endColumn: Int
  /// A range from a first character to the one behind the last.
  public init(file: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
  /// Equal places.
  public static func == (a: SourceSite, b: SourceSite) -> Bool {
    a === b || (a.file == b.file && a.line == b.line && a.column == b.column && a.endLine == b.endLine && a.endColumn == b.endColumn)
  }
  /// Equal places have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
