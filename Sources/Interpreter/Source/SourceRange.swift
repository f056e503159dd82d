public import LayoutCore

/// A stretch of a source file: lines and columns counted from 1, columns in characters, the end after the last character.
public struct SourceRange: Hashable, Sendable {
  public var file: String
  public var line: Int, column: Int, endLine: Int, endColumn: Int

  public init(file: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// The same stretch as layout nodes carry it.
  public var site: SourceSite { SourceSite(file: file, line: line, column: column, endLine: endLine, endColumn: endColumn) }
}
