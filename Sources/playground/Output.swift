internal import FileAccess
internal import Foundation

/// The one place that writes: the result to standard output, the talk to standard error.
struct Output: Sendable {
  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// Whether standard error is a terminal.
  let isErrorTerminal: Bool
  let environment: [String: String]
  /// Through which everything is written.
  let calls: SystemCalls

  /// - Parameter calls: the system's; a test can put others in their place.
  init(calls: SystemCalls = .real) {
    self.calls = calls
    isTerminal = isatty(STDOUT_FILENO) == 1
    isErrorTerminal = isatty(STDERR_FILENO) == 1
    environment = ProcessInfo.processInfo.environment
  }

  /// The window in cells; nil without a terminal or a sensible answer from it.
  var window: (columns: Int, rows: Int)? {
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes a result.
  /// - Throws: quietly when the reader has gone, with a message when the device is full or broken.
  func write(_ text: String) throws(Failure) {
    do throws(FileError) {
      try writer.put(Data(text.utf8), into: STDOUT_FILENO)
    } catch {
      if error == .system(EPIPE) { throw Failure(code: .closedOutput, message: "") }
      throw Failure(code: .io, message: "cannot write to standard output: \(error)")
    }
  }
  /// Writes to a person; nobody is told when it fails.
  func say(_ text: String) {
    try? writer.put(Data(text.utf8), into: STDERR_FILENO)
  }
}
