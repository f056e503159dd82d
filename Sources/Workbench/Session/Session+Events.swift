extension Session {
  /// What happens to a session.
  public enum Event: Sendable {
    /// A finished entry: Swift, or a command that begins with `:`.
    case entry(String)
    /// A file was read, or it changed.
    case file(path: String, FileContent)
    /// An effect `write` is done; the failure is nil when it went well.
    case written(path: String, failure: String?)
    /// An effect `edit` is done: what the text is now, or why nothing was edited.
    case edited(text: String?, failure: String?)
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

  /// What to say instead of an effect that wants a terminal and a person; nil where it does not.
  public static func withoutTerminal(_ effect: Effect) -> Block? {
    switch effect {
    case .step: .failure("':step' alone wants a terminal with a screen; with keys it prints, as in ':step n n b'\n")
    case .edit: .failure("':edit' wants a terminal\n")
    case .history: .failure("a script has no history\n")
    case .show, .update, .write, .read, .watch, .draw, .lesson, .quit: nil
    }
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
    /// Show this on a screen of its own until the person comes back.
    case step(Stepped)
    /// Let the person edit a text in their editor, and report with `edited`; with a path, the file itself.
    case edit(text: String, path: String?)
    /// Show the newest entries of the history, so many.
    case history(count: Int, isJSON: Bool)
    /// Draw the view into a file, in the format of its name, and report with `written`.
    case draw(Preview, path: String)
    /// Make a lesson of these entries, write it to the file, and report with `written`.
    case lesson(entries: [String], path: String)
    /// End with this exit code.
    case quit(Int32)
  }
}
