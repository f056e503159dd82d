extension Session {
  /// What happens to a session.
  public enum Event: Sendable {
    /// A finished entry: Swift, or a command that begins with `:`.
    case entry(String)
    /// A file was read, or it changed.
    case file(path: String, FileContent)
    /// An effect `write` is done; the failure is nil when it went well.
    case written(path: String, failure: String?)
    /// The window has another size.
    case resized(CellCount)
    /// Ctrl-C: the line that is being typed is gone, and nothing else.
    case interrupted
    /// Ctrl-D on an empty line.
    case endOfFile
  }

  /// What reading a file gave.
  public enum FileContent: Hashable, Sendable {
    case text(String)
    /// There is no such file (any more).
    case missing
    /// Why it cannot be read: `it is a directory`, `it is not UTF-8 text`.
    case unreadable(String)
  }

  /// What is to be done for a session.
  public enum Effect: Sendable {
    /// Append to the output.
    case show(Block)
    /// What the loaded file shows now: in the place of its last preview where that is possible.
    case update([Block], file: String)
    /// Write the text to the file, and report with `written`.
    case write(path: String, text: String)
    /// Read the file, and report with `file`.
    case read(path: String)
    /// These files, and no others, are to be watched; each change comes as `file`.
    case watch([String])
    /// End with this exit code.
    case quit(Int32)
  }
}
