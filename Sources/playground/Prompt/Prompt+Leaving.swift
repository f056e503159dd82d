internal import Foundation
internal import LineEditor
internal import Terminal
internal import Workbench

/// What takes the terminal from the prompt for a while, and gives it back.
extension Prompt {
  /// The stepper on a screen of its own.
  func step(through content: Stepped) {
    away {
      var screen = StepScreen(content, following: nil, session.request, TextPainter(colors: session.colors, charset: session.charset), output)
      do { _ = try screen.run() } catch { say("\(error)") }
    }
  }
  /// Does something with the terminal as it was before the prompt; afterwards the prompt's modes hold again, and its window is looked at anew.
  private func away(_ work: () -> Void) {
    modes.setLeaving(Prompt.leaving)
    modes.leave()
    TerminalModes.takeInterrupts(false)
    work()
    enterModes()
    modes.setLeaving(pixels.leaving.text + Prompt.leaving)
    screen.forget()
    let window = Prompt.window(output)
    _ = screen.resized(window)
    perform(session.handle(.resized(window)))
  }
}
