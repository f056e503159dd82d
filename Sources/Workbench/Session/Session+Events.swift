public import Terminal

extension Session {
  /// What happens to a session.
  public enum Event: Sendable {
    /// A finished entry: Swift, or a command that begins with `:`.
    case entry(String)
    /// A file was read, or it changed.
    case file(path: String, FileContent)
    /// The editor that an effect `edit` opened has ended.
    case edited(EditedText)
    /// The keys that an effect `keys` asked for, with what they do; nil without a terminal.
    case keys([(keys: String, meaning: String)]?)
    /// An effect `write`, `render` or `record` is done; the failure is nil when it went well.
    case written(path: String, failure: String?)
    /// An effect `write`, `render` or `record` was not done, because the file holds something that it may not write over.
    case occupied(path: String)
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

  /// What a file may hold that is written over. Where there is no file, all of them are the same.
  public enum Overwriting: Hashable, Sendable {
    /// Nothing: a file that is there is left alone.
    case nothing
    /// This text, and nothing else.
    case text(String)
    /// Whatever it is.
    case anything
  }

  /// What is to be done for a session.
  public enum Effect: Sendable {
    /// Append to the output.
    case show(Block)
    /// What the loaded file shows now: in the place of its last preview where that is possible.
    case update([Block], file: String)
    /// Write the text to the file, and report with `written` or `occupied`.
    case write(path: String, text: String, over: Overwriting)
    /// Draw a view into the file, and report with `written` or `occupied`.
    case render(path: String, Preview, Charset, over: Overwriting)
    /// Write a lesson of what was typed, and report with `written` or `occupied`.
    case record(path: String, Transcript, over: Overwriting)
    /// Open the text in the person's editor, and report with `edited`.
    case edit(String)
    /// Say with `keys` what the keys of the terminal do.
    case keys
    /// Read the file, and report with `file`.
    case read(path: String)
    /// These files, and no others, are to be watched; each change comes as `file`.
    case watch([String])
    /// Show this on a screen of its own until the person comes back.
    case step(Stepped)
    /// End with this exit code.
    case quit(Int32)
  }
}

extension Session.Effect {
  /// The event that answers an effect where nothing can be written and nobody sits; nil for effects that want no answer, and for `read`.
  /// - Parameter reason: why not.
  public func refused(_ reason: String) -> Session.Event? {
    switch self {
    case .write(let path, _, _), .render(let path, _, _, _), .record(let path, _, _): .written(path: path, failure: reason)
    case .edit: .edited(.failed(reason))
    case .keys: .keys(nil)
    case .show, .update, .read, .watch, .step, .quit: nil
    }
  }
}
