internal import Foundation
internal import LineEditor
internal import Terminal
internal import Tracing
internal import Workbench

/// What takes the terminal from the prompt for a while, and gives it back.
extension Prompt {
  /// The entries of the init file; pictures are not shown, errors are, and the prompt comes all the same.
  func runInit() {
    guard let path = initPath else { return }
    let text: String
    switch Files.read(path) {
    case .text(let found): text = found
    case .missing: return
    case .unreadable(let reason): return say("\(path): \(reason)")
    }
    TerminalModes.takeInterrupts(true)
    defer { TerminalModes.takeInterrupts(false) }
    var batch = Batch(session, name: path, keepsGoing: true)
    batch.placesCommands = true
    _ = batch.run(text) { effect in
      switch effect {
      case .show(let block) where block.isError: perform([effect])
      case .update(let blocks, _): perform(blocks.filter(\.isError).map { .show($0) })
      case .read(let path): return .file(path: path, Files.read(path))
      case .write(let path, let text): return .written(path: path, failure: Files.write(text, to: path))
      case .watch(let paths): perform([.watch(paths)])
      case .show, .step, .edit, .history, .draw, .lesson, .quit: break
      }
      return nil
    }
    session = batch.session
    session.forgetLog()
  }
  /// The stepper on a screen of its own.
  func step(through content: Stepped) {
    away {
      var screen = StepScreen(content, following: nil, session.request, TextPainter(colors: session.colors, charset: session.charset), output)
      do { _ = try screen.run() } catch { say("\(error)") }
    }
  }
  /// The person's editor, on a text or on a file.
  func edit(_ text: String, _ path: String?) -> Session.Event {
    var event = Session.Event.edited(text: nil, failure: nil)
    away {
      if let path {
        event = .edited(text: nil, failure: ExternalEditor.run(on: (path as NSString).expandingTildeInPath, output.environment))
      } else {
        let edited = ExternalEditor.edit(text, output.environment)
        event = .edited(text: edited.text, failure: edited.failure)
      }
    }
    return event
  }
  /// The newest entries, oldest first.
  func showHistory(_ count: Int, _ isJSON: Bool) {
    let entries = editor.history
    let shown = entries.suffix(count)
    if isJSON {
      for line in JSON.array(shown.map { .string($0) }).text.split(separator: "\n") { say(String(line)) }
      return
    }
    let width = String(entries.count).count
    for (number, entry) in zip(entries.count - shown.count + 1..<entries.count + 1, shown) {
      let digits = String(number)
      for (row, line) in entry.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        say((row == 0 ? String(repeating: " ", count: width - digits.count) + digits : String(repeating: " ", count: width)) + "  " + line)
      }
    }
  }
  /// Does something with the terminal as it was before the prompt; afterwards the prompt's modes hold again, and its window is looked at anew.
  private func away(_ work: () -> Void) {
    modes.leave()
    TerminalModes.takeInterrupts(false)
    work()
    enterModes()
    screen.forget()
    let window = Prompt.window(output)
    _ = screen.resized(window)
    perform(session.handle(.resized(window)))
  }
}
