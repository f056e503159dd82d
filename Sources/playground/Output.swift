internal import Drawing
internal import FileAccess
internal import Foundation
internal import Pictures
internal import Terminal

/// The one place that writes: the result to standard output, the talk to standard error. A text that is none of the program's own sequences is cleaned here.
struct Output: Sendable {
  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// Whether standard error is a terminal.
  let isErrorTerminal: Bool
  let environment: [String: String]
  /// Through which everything is written.
  let calls: SystemCalls
  /// The descriptors of standard output and standard error, or what takes their place.
  let result: Int32, talk: Int32

  /// - Parameters:
  ///   - calls: the system's; a test can put others in their place.
  ///   - result: the descriptor that results go to.
  ///   - talk: the descriptor that a person is spoken to through.
  init(calls: SystemCalls = .real, result: Int32 = STDOUT_FILENO, talk: Int32 = STDERR_FILENO) {
    (self.calls, self.result, self.talk) = (calls, result, talk)
    isTerminal = isatty(result) == 1
    isErrorTerminal = isatty(talk) == 1
    environment = ProcessInfo.processInfo.environment
  }

  /// The window in cells; nil without a terminal or a sensible answer from it.
  var window: (columns: Int, rows: Int)? {
    var size = winsize()
    guard isTerminal, ioctl(result, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The window in pixels, where the system knows it.
  var windowPixels: PixelSize? {
    var size = winsize()
    guard isTerminal, ioctl(result, UInt(TIOCGWINSZ), &size) == 0, size.ws_xpixel > 0, size.ws_ypixel > 0 else { return nil }
    return PixelSize(width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
  }

  /// Writes a result.
  /// - Throws: quietly when the reader has gone, with a message when the device is full or broken.
  func write(_ text: TerminalText) throws(Failure) {
    do throws(FileError) {
      try writer.put(Data(text.text.utf8), into: result)
    } catch {
      if error == .system(EPIPE) { throw Failure(code: .closedOutput, message: "") }
      throw Failure(code: .io, message: "cannot write to standard output: \(error)")
    }
  }
  func write(_ text: String) throws(Failure) { try write(TerminalText(text)) }
  /// Writes to a person; nobody is told when it fails.
  func say(_ text: TerminalText) { try? writer.put(Data(text.text.utf8), into: talk) }
  func say(_ text: String) { say(TerminalText(text)) }
  /// Tells a person what the pictures of a device lack for want of a font; before the first of them, once in a command.
  /// - Parameter picture: what is drawn, where it is known.
  func sayWhatFontsLack(on device: Device, for picture: DisplayList? = nil) {
    guard device.look == .pixels, let note = PictureFonts.note ?? picture.flatMap(PictureFonts.note) else { return }
    say("playground: note: \(note)\n")
  }
}
