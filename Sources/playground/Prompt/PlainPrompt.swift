internal import Foundation
internal import Interpreter
internal import LineEditor
internal import Workbench

/// The prompt on a terminal that can only print lines (`TERM=dumb`): no escape sequences, no editing but the terminal's own. A loaded file is not watched.
@MainActor
struct PlainPrompt {
  private var session: Session
  private let output: Output
  private var exitCode: ExitCode?
  private let initFile: String?

  init(_ session: Session, initFile: String?, _ output: Output) {
    self.initFile = initFile
    var session = session
    session.budget.isInterrupted = { TerminalModes.isInterrupted }
    self.session = session
    self.output = output
  }

  /// Runs until the person leaves.
  mutating func run(opening path: String?) throws -> ExitCode {
    if let initFile {
      var effects: [Session.Effect] = []
      InitFile.run(initFile, &session) { effects.append($0) }
      try perform(effects)
    }
    if let path { try perform(session.start(opening: path)) }
    var entry = ""
    while exitCode == nil {
      try output.write(entry.isEmpty ? "> " : "… ")
      guard let line = readLine() else {
        try output.write("\n")
        break
      }
      entry += entry.isEmpty ? line : "\n" + line
      if entry.allSatisfy(\.isWhitespace) { entry = "" }
      guard entry.drop(while: \.isWhitespace).first == ":" || PromptEntry(entry).isComplete else { continue }
      if !entry.isEmpty {
        TerminalModes.takeInterrupts(true)
        try perform(session.handle(.entry(entry)))
        TerminalModes.takeInterrupts(false)
      }
      entry = ""
    }
    return exitCode ?? .success
  }

  private mutating func perform(_ effects: [Session.Effect]) throws {
    var queue = effects[...]
    while let effect = queue.popFirst() {
      switch effect {
      case .show(let block): try output.write(block.text())
      case .update(let blocks, _): for block in blocks { try output.write(block.text()) }
      case .watch: break
      case .step: try output.write(Session.stepWantsScreen.text())
      case .quit(let code): exitCode = ExitCode(rawValue: code) ?? .success
      case .read, .write, .render, .record, .edit, .keys: if let event = Files.answer(effect, output.writer) { queue += session.handle(event) }
      }
    }
  }
}
