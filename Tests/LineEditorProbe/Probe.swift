internal import Foundation
internal import LineEditor

/// Bracketed paste on and off (xterm's control sequences, mode 2004).
private let pasteOn = "\u{1b}[?2004h"
private let pasteOff = "\u{1b}[?2004l"

/// A small program around a line editor, for tests through a pseudo-terminal: it prints the state each time the editor waits, and every outcome.
///
/// Each report is one line: `[NUMBER state CURSOR "TEXT"]`, `[NUMBER submitted "TEXT"]`, `[NUMBER interrupted]`, … Entries that begin with `!` are commands.
@main @MainActor struct Probe {
  private static var reports = 0

  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 5, arguments[1] == "append" { return append(to: arguments[2], name: arguments[3], count: Int(arguments[4]) ?? 0) }
    do {
      let modes = try TerminalModes(terminal: STDIN_FILENO)
      let editor = try LineEditor(terminal: STDIN_FILENO, keyMap: arguments.contains("vi") ? .vi : .emacs, startFile: arguments.count > 2 ? arguments[2] : "/dev/null")
      try modes.enter(.lines, entering: pasteOn, leaving: pasteOff)
      run(editor, modes)
      modes.leave()
    } catch {
      report("failed \(error)")
      exit(1)
    }
  }

  private static func run(_ editor: LineEditor, _ modes: TerminalModes) {
    let actions = EditorActions(
      wait: { state, within in wait(state, within) }, isComplete: { !$0.hasSuffix("{") },
      complete: { $0.insert("<tab>") }, search: { $0.replace(with: "found 😀 it", cursor: 7) },
      suspend: {
        modes.suspend()
        report("resumed")
      })
    var start = ""
    while true {
      let outcome = editor.edit(actions, startingWith: start)
      start = ""
      switch outcome {
      case .submitted("!exit"): exit(3)
      case .submitted("!abort"): abort()
      case .submitted("!trap"): preconditionFailure("asked for")
      case .submitted("!overflow"): report("depth \(depth(0))")
      case .submitted("!keys"):
        try? modes.enter(.keys, entering: pasteOn, leaving: pasteOff)
        report("keys")
        _ = readBytes()
        try? modes.enter(.lines, entering: pasteOn, leaving: pasteOff)
        report("lines")
      case .submitted("!wait"):
        var signals = sigset_t()
        var signal: Int32 = 0
        sigemptyset(&signals)
        sigaddset(&signals, SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        report("waiting")
        sigwait(&signals, &signal)
      case .submitted("!start"):
        start = "given "
        report("given")
      case .submitted(let text):
        editor.addHistory(text)
        report("submitted \(text.count > 200 ? "\(text.split(separator: "\n").count) lines \(text.utf8.count) bytes" : text.debugDescription)")
      case .interrupted: report("interrupted")
      case .endOfFile: return report("end")
      case .stopped(let text): return report("stopped \(text.debugDescription)")
      }
    }
  }

  private static func wait(_ state: EditorState, _ within: Duration?) -> EditorInput {
    var terminal = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // Like a painter: nothing is shown while input waits.
    if poll(&terminal, 1, 0) == 0, within == nil {
      report("state \(state.cursor) \(state.text.count > 200 ? "\(state.text.count) characters" : state.text.debugDescription)")
    }
    let milliseconds = within.map { Int32($0 / .milliseconds(1)) } ?? -1
    guard poll(&terminal, 1, milliseconds) != 0 else { return .timedOut }
    return readBytes().map(EditorInput.bytes) ?? .stop
  }

  private static func readBytes() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  private static func report(_ text: String) {
    reports += 1
    FileHandle.standardOutput.write(Data("[\(reports) \(text)]\r\n".utf8))
  }

  private static func append(to path: String, name: String, count: Int) {
    var history = HistoryFile(path: path)
    for number in 0..<count { history.append("\(name) \(number)\nsecond line") }
    if let warning = history.warning {
      report("\(warning)")
      exit(1)
    }
  }

  /// Never ends but by the stack's.
  @inline(never) private static func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + level }
}
