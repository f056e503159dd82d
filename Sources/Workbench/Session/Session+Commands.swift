internal import Drawing
internal import Foundation

extension Session {
  /// Runs `name operands`, as typed behind the colon. A prefix will do where only one command begins so.
  mutating func run(command line: String) -> [Effect] {
    let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
    let name = String(line.prefix { !$0.isWhitespace })
    if name.isEmpty { return help(nil) }
    let rest = line.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
    let operand = rest.isEmpty ? nil : rest
    let (plain, isForced) = SessionCommand.parted(name)
    switch Session.command(plain) {
    case .failure(let failure): return [.show(.failure(failure.message))]
    case .success(let command):
      if isForced, command.force == nil {
        let forcing = SessionCommand.all.filter { $0.force != nil }.map { "':\($0.name)!'" }.joined(separator: " and ")
        return [.show(.failure("':\(command.name)' has nothing to force: only \(forcing) are written with '!'\n"))]
      }
      if command.needsOperand, operand == nil { return [.show(.failure("\(command.usage): what is missing is \(command.operands)\n"))] }
      if command.operands.isEmpty, operand != nil { return [.show(.failure(":\(command.name) takes nothing behind it\n"))] }
      return (isForced ? command.force ?? command.run : command.run)(&self, operand)
    }
  }

  private struct CommandFailure: Error { var message: String }

  private static func command(_ name: String) -> Result<SessionCommand, CommandFailure> {
    if let exact = SessionCommand.all.first(where: { $0.name == name }) { return .success(exact) }
    let candidates = SessionCommand.all.filter { $0.name.hasPrefix(name) }
    if candidates.count == 1 { return .success(candidates[0]) }
    let shown = cleanedLine(name.prefix(40))
    if !candidates.isEmpty { return .failure(CommandFailure(message: "':\(shown)' could be " + candidates.map { ":" + $0.name }.joined(separator: " or ") + "\n")) }
    let near = nearest(name, among: SessionCommand.all.map(\.name)).map { "; did you mean ':\($0)'?" } ?? "; ':help' lists the commands"
    return .failure(CommandFailure(message: "there is no command ':\(shown)'\(near)\n"))
  }

  // MARK: What the commands do

  func help(_ topic: String?) -> [Effect] {
    guard let topic else {
      let common = ["help", "tree", "layout", "trace", "source", "open", "save", "device", "size", "undo", "redo", "quit"]
      let rows = common.compactMap { name in SessionCommand.all.first { $0.name == name } }.map { ["  " + $0.usage, $0.summary] }
      func names(_ commands: [SessionCommand]) -> String { commands.filter { !common.contains($0.name) }.map { ":" + $0.name }.joined(separator: " ") }
      let text = """
        Type a view, and it is drawn; a declaration, and it can be used. A line that begins with a dot,
        such as .padding(), is applied to the current view. An open brace waits for more lines.

        \(aligned(rows))

        Look:  \(names(SessionCommand.looking + SessionCommand.views))
        Ask:   \(names(SessionCommand.asking))
        Touch: \(names(SessionCommand.touching))
        Build: \(names(SessionCommand.building))
        Files: \(names(SessionCommand.files))
        A command may be shortened as long as it is clear which one is meant; ':help wrap' says more,
        ':help all' has a line on each. '?frame' says what a view or a modifier is, '?? align' searches.

        """
      return [.show(.result(text))]
    }
    if topic == "all" { return [.show(.result(aligned(SessionCommand.all.map { ["  " + $0.usage, $0.summary] }) + "\n"))] }
    switch Session.command(topic.hasPrefix(":") ? String(topic.dropFirst()) : topic) {
    case .failure(let failure): return [.show(.failure(failure.message))]
    case .success(let command): return [.show(.result("\(command.usage): \(command.summary)\n\(command.detail)\n"))]
    }
  }

  /// Says something of the current view.
  func inspect(recordsWrittenViews: Bool = false, recordsEvents: Bool = false, _ text: (Preview) -> String) -> [Effect] {
    guard let preview else { return [.show(.failure("there is no view yet; type one, as in Text(\"Hello\")\n"))] }
    let isRecorded = recordsWrittenViews || recordsEvents
    let shown =
      isRecorded ? Preview(preview.source, preview.repeatedRequest, state: preview, recordsWrittenViews: recordsWrittenViews, recordsEvents: recordsEvents) : preview
    return [.show(.result(text(shown)))]
  }

  mutating func chooseDevice(_ name: String?) -> [Effect] {
    guard let name else { return [.show(.result(state.device.name + "\n"))] }
    guard let device = Device.all.first(where: { $0.name == name }) else {
      return [.show(.failure("there is no device '\(cleanedLine(name.prefix(40)))'; there are \(Device.names.joined(separator: ", "))\n"))]
    }
    var new = state
    new.device = device
    return change(to: new)
  }

  mutating func chooseSize(_ text: String?) -> [Effect] {
    var new = state
    switch text {
    case nil:
      let size = state.size ?? request.window
      return [.show(.result("\(size.columns)x\(size.rows)" + (state.size == nil ? " (the window)" : "") + "\n"))]
    case "window"?: new.size = nil
    case let text?:
      guard let size = CellCount(text) else { return [.show(.failure(":size wants columns and rows, as in 40x10, or 'window'\n"))] }
      new.size = size
    }
    return change(to: new)
  }

  mutating func change(to new: SessionState) -> [Effect] {
    var new = new
    entries += 1
    new.revision = entries
    commit(new)
    return preview == nil ? [] : redraw()
  }
}
