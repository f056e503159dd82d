/// The caller's answer to the editor's wish for keys.
public enum EditorInput: Sendable, Equatable {
  /// Bytes that were read from the terminal, as they came: UTF-8, split anywhere. None is the same as `.timedOut`.
  case bytes([UInt8])
  /// The time that the editor gave has passed.
  case timedOut
  /// The terminal is gone, or the program wants to end.
  case stop
}
