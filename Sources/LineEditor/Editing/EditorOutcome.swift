/// How the editing of an entry ended.
public enum EditorOutcome: Sendable, Equatable {
  /// Enter, on a complete entry.
  case submitted(String)
  /// Ctrl-C; what was typed is dropped.
  case interrupted
  /// Ctrl-D on an empty entry.
  case endOfFile
  /// The caller's ``EditorInput/stop``; with what was typed.
  case stopped(String)
}
