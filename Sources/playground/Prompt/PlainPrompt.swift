internal import Foundation
internal import SwiftSource
internal import LineEditor
internal import Workbench

/// The prompt on a terminal that can only print lines (`TERM=dumb`): no escape sequences, no editing but the terminal's own.
/// A loaded file is not watched. Ctrl-C drops what is typed, or stops an evaluation; Ctrl-D ends.
@MainActor
struct PlainPrompt {
  private var session: Session
  private let output: Output
  private var exitCode: ExitCode?
  private let initFile: String?
  /// What was read behind the last line.
  private var bytes: [UInt8] = []

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
    TerminalModes.takeInterrupts(true)
    defer { TerminalModes.takeInterrupts(false) }
    if let path { try perform(session.start(opening: path)) }
    var entry = ""
    var open = OpenEntry()
    while exitCode == nil {
      try output.write(entry.isEmpty ? "> " : "… ")
      switch nextLine() {
      case .end:
        try output.write("\n")
        return .success
      case .interrupted:
        try output.write("\n")
        entry = ""
      case .text(let line):
        if entry.isEmpty { open = OpenEntry() }
        entry += entry.isEmpty ? line : "\n" + line
        open.take(line)
        if entry.allSatisfy(\.isWhitespace) { entry = "" }
        if entry.drop(while: \.isWhitespace).first != ":", open.waits(entry) { continue }
        if !entry.isEmpty { try perform(session.handle(.entry(entry))) }
        entry = ""
        // One that came too late to stop something is for nothing.
        TerminalModes.takeInterrupts(true)
      }
    }
    return exitCode ?? .success
  }

  private enum Line { case text(String), interrupted, end }
  /// The next line, without its end; Ctrl-C drops what is typed of it.
  private mutating func nextLine() -> Line {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        let line = bytes[..<end]
        return .text(String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self))
      }
      TerminalModes.waitForInput(STDIN_FILENO)
      if TerminalModes.isInterrupted {
        TerminalModes.takeInterrupts(true)
        bytes = []
        return .interrupted
      }
      var new = [UInt8](repeating: 0, count: 4_096)
      let count = read(STDIN_FILENO, &new, new.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else {
        defer { bytes = [] }
        return bytes.isEmpty ? .end : .text(String(decoding: bytes, as: UTF8.self))
      }
      bytes += new[..<count]
    }
  }

  private mutating func perform(_ effects: [Session.Effect]) throws {
    var queue = effects[...]
    while let effect = queue.popFirst() {
      switch effect {
      case .show(let block): try output.write(block.styled(false))
      case .update(let blocks, _): for block in blocks { try output.write(block.styled(false)) }
      case .watch: break
      case .step: try output.write(Session.stepWantsScreen.styled(false))
      case .quit(let code): exitCode = ExitCode(rawValue: code) ?? .success
      case .read, .write, .render, .record, .edit, .keys: if let event = Files.answer(effect, output.writer) { queue += session.handle(event) }
      }
    }
  }
}
