internal import Foundation
internal import SwiftSource
internal import LineEditor
internal import Terminal
internal import Tracing
internal import Watcher
internal import Workbench

/// `playground step FILE`: the stepper on a screen of its own; one write a frame. Saves of the file are followed, as far as they can be laid out.
@MainActor
struct StepScreen {
  private let output: Output
  private let loop = EventLoop(input: STDIN_FILENO)
  private let painter: TextPainter
  private let request: Request
  /// The file to follow; nil for none.
  private let path: String?
  private var content: Stepped
  private var shown: CellGrid?

  init(_ content: Stepped, following path: String?, _ request: Request, _ painter: TextPainter, _ output: Output) {
    self.content = content
    self.path = path
    self.request = request
    self.painter = painter
    self.output = output
  }

  /// Runs until `q`, Ctrl-C or the end of the terminal.
  mutating func run() throws -> ExitCode {
    let modes = try TerminalModes(terminal: STDIN_FILENO)
    let watcher = try path.map { path in
      let watcher = try Watcher()
      loop.add(watcher: watcher.descriptor)
      watcher.watch(files: [path])
      return watcher
    }
    try modes.enter(
      .keys, entering: (EscapeSequence.enterAlternateScreen + EscapeSequence.hideCursor).text,
      leaving: (EscapeSequence.showCursor + EscapeSequence.leaveAlternateScreen).text)
    defer { modes.leave() }
    try draw()
    while true {
      let events = loop.wait()
      if events.contains(.closed) { return .success }
      if events.contains(.resized) {
        shown = nil
        try draw()
      }
      if events.contains(.watcher), let watcher {
        for change in watcher.takeChanges() { follow(Files.content(change)) }
        try draw()
      }
      guard events.contains(.input) else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { return .success }
      for key in StepScreen.characters(bytes[..<count]) {
        if key == "\u{1a}" {
          modes.suspend()
          shown = nil
        } else if content.press(key) == .quit {
          return .success
        }
      }
      try draw()
    }
  }

  /// The newest version of the file, where it can be laid out; else the last good trace stays, marked.
  private mutating func follow(_ found: Session.FileContent) {
    guard case .one(var stepper) = content, let path else { return }
    switch found {
    case .text(let text):
      let preview = Preview(SourceFile(name: path, text: text), request, recordsEvents: true)
      if let diagnostic = preview.diagnostics.first(where: \.isError) {
        stepper.staleReason = diagnostic.message
      } else {
        stepper = stepper.following(preview)
      }
    case .missing: stepper.staleReason = "the file is gone"
    case .unreadable(let reason): stepper.staleReason = reason
    }
    content = .one(stepper)
  }
  private mutating func draw() throws {
    let window = output.window.map { CellCount(columns: $0.columns, rows: $0.rows) } ?? .standard
    let grid = try content.screen(window, charset: painter.charset)
    let change = painter.diff(from: shown, to: grid)
    shown = grid
    if !change.isEmpty { try output.write(EscapeSequence.beginFrame + change + EscapeSequence.endFrame) }
  }
  /// Arrows are forth and back; other escape sequences are nothing, a lone escape is itself.
  private static func characters(_ bytes: ArraySlice<UInt8>) -> [Character] {
    var keys: [Character] = []
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let key = rest.popFirst() {
      guard key == "\u{1b}", let next = rest.first, next == "[" || next == "O" else {
        keys.append(key)
        continue
      }
      rest.removeFirst()
      let parameters = rest.prefix { $0.isNumber || $0 == ";" }
      rest.removeFirst(parameters.count)
      switch rest.popFirst() {
      case "C", "B": keys.append("n")
      case "D", "A": keys.append("b")
      case "H": keys.append("g")
      case "F": keys.append("G")
      default: break
      }
    }
    return keys
  }
}
