/// Why there is no line editor; the caller then reads plain lines.
public enum LineEditorError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The descriptor is no terminal.
  case notATerminal
  /// Another editor of this process is alive: libedit's state is global.
  case alreadyRunning
  /// The machine has no UTF-8 locale, not even `C.UTF-8`.
  case noUnicodeLocale
  /// libedit refused, for want of memory or descriptors.
  case unavailable

  /// One line for a person.
  public var description: String {
    switch self {
    case .notATerminal: "the input is no terminal"
    case .alreadyRunning: "another line is being edited by this process"
    case .noUnicodeLocale: "this system has no UTF-8 locale, not even C.UTF-8"
    case .unavailable: "libedit cannot start"
    }
  }
}
