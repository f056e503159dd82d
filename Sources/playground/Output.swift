internal import Foundation

/// The one place that writes: the result to standard output, the talk to standard error.
struct Output: Sendable {
  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// Whether standard error is a terminal.
  let isErrorTerminal: Bool
  let environment: [String: String]

  init() {
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
    var text = text
    let error = text.withUTF8 { Output.write($0, to: STDOUT_FILENO) }
    switch error {
    case 0: return
    case EPIPE: throw Failure(code: .closedOutput, message: "")
    default: throw Failure(code: .io, message: "cannot write to standard output: \(String(cString: strerror(error)))")
    }
  }
  /// Writes to a person; nobody is told when it fails.
  func say(_ text: String) {
    var text = text
    _ = text.withUTF8 { Output.write($0, to: STDERR_FILENO) }
  }

  /// 0, or the error's number.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return 0
  }
}
