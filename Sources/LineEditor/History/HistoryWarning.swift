internal import Foundation

/// Why the history is not as the user expects; said once.
public enum HistoryWarning: Sendable, Equatable, CustomStringConvertible {
  /// The file held something else; it is kept at `kept`, and the entries that could be read go on.
  case damaged(path: String, kept: String)
  /// Nothing can be read or written, an `errno`; the session's own entries are recalled all the same.
  case unavailable(path: String, code: Int32)

  /// One line for a person.
  public var description: String {
    switch self {
    case .damaged(let path, let kept): "the history \(path) was damaged: it is kept as \(kept), and a new one is begun"
    case .unavailable(let path, let code): "no history is kept: \(path): \(String(cString: strerror(code)))"
    }
  }
}
