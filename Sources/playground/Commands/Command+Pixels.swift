internal import Foundation
internal import LineEditor
internal import Terminal
internal import Workbench

extension Command {
  /// How pixels are to be shown in the terminal.
  static func graphics(_ arguments: Arguments) throws(Failure) -> GraphicsProtocol.Choice {
    try arguments.value(.graphics, wants: "auto, kitty, iterm, sixel or cells") {
      GraphicsProtocol.Choice(rawValue: $0)
    } ?? .auto
  }

  /// A view on a device of pixels, for the terminal that the result goes to; nil where it is to be shown in cells.
  @MainActor static func pixels(of preview: Preview, _ arguments: Arguments, _ output: Output) throws -> TerminalText? {
    let choice = try graphics(arguments)
    guard arguments.value(.format) == nil, arguments.value(.output) == nil, let screen = preview.pixels,
      let window = output.window
    else { return nil }
    var pixels = PixelOutput(choice, output, idCount: 1)
    try ask(&pixels, output)
    let cells = CellCount(columns: window.columns, rows: window.rows)
    let room = CellCount(columns: cells.columns, rows: cells.rows - 2)
    guard let fit = pixels.fit(screen, room: room, window: cells), let picture = pixels.showOnce(screen, fit) else {
      return nil
    }
    output.sayWhatFontsLack(on: preview.request.device)
    let lines = PixelOutput.lines(picture, fit).map { $0 + EscapeSequence.nextRow }.joined()
    return EscapeSequence.beginFrame + lines + EscapeSequence.endFrame
  }

  /// Asks the terminal, and waits for its answer: once, for as long as ``PixelOutput/patience``. Keys that are typed
  /// meanwhile are lost.
  @MainActor private static func ask(_ pixels: inout PixelOutput, _ output: Output) throws {
    guard pixels.state == .unasked, let modes = try? TerminalModes(terminal: STDIN_FILENO) else { return }
    try modes.enter(.keys, entering: "", leaving: "")
    var typed: [UInt8] = []
    defer {
      modes.leave()
      // Ctrl-C was no signal meanwhile.
      if typed.contains(3) { raise(SIGINT) }
    }
    try output.write(pixels.ask())
    while pixels.state == .asked {
      var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let left = (pixels.timeLeft ?? .zero) / .milliseconds(1)
      let ready = poll(&polled, 1, Int32(clamping: Int(left.rounded(.up))))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        typed += pixels.rest()
        continue
      }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else { return }
      typed += pixels.take(Array(bytes[..<count]))
      typed += pixels.rest()
    }
    // What came too late to count is not left to whoever reads the terminal next.
    tcflush(STDIN_FILENO, TCIFLUSH)
  }
}
