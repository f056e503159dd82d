public import LayoutCore

/// A stretch of a source file: lines and columns counted from 1, columns in characters, the end after the last character.
public struct SourceRange: Hashable, Sendable {
  /// The file's name as it was given.
  public var file: String
  /// The first character's line, from 1.
  public var line: Int
  /// The first character's column, from 1.
  public var column: Int
  /// The line of the first character behind.
  public var endLine: Int
  /// The column of the first character behind.
  public var endColumn: Int

  /// A range of a file.
  public init(file: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// The stretch that a layout node came from.
  public init(_ site: SourceSite) {
    self.init(file: site.file, line: site.line, column: site.column, endLine: site.endLine, endColumn: site.endColumn)
  }
  /// The same stretch as layout nodes carry it.
  public var site: SourceSite { SourceSite(file: file, line: line, column: column, endLine: endLine, endColumn: endColumn) }
}
