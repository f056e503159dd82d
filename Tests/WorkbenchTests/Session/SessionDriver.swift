internal import Workbench

/// Types into a session, and collects what it says and does.
@MainActor
struct SessionDriver {
  var session = Session()
  private(set) var effects: [Session.Effect] = []

  /// The text of all blocks that answer an entry.
  mutating func type(_ entry: String) -> String { send(.entry(entry)) }
  mutating func send(_ event: Session.Event) -> String {
    effects = session.handle(event)
    return text
  }
  mutating func load(_ path: String, _ text: String) -> String {
    _ = session.start(opening: path)
    return send(.file(path: path, .text(text)))
  }
  /// Whether the last event gave an error.
  var failed: Bool { effects.contains(where: \.isError) }
  /// The effects other than output.
  var actions: [String] {
    effects.compactMap { effect in
      switch effect {
      case .show: nil
      case .update(_, let file): "update \(file)"
      case .write(let path, let text, _): "write \(path): \(text)"
      case .read(let path): "read \(path)"
      case .watch(let paths): "watch \(paths.joined(separator: " "))"
      case .step(.one): "step"
      case .step(.two): "step two"
      case .quit(let code): "quit \(code)"
      case .render(let path, _, _, _): "render \(path)"
      case .record(let path, let transcript, _): "record \(path): \(transcript.script.entries.joined(separator: " / "))"
      case .edit(let text): "edit \(text)"
      case .keys: "keys"
      }
    }
  }
  private var text: String {
    effects.map { effect in
      switch effect {
      case .show(let block): block.text()
      case .update(let blocks, _): blocks.map { $0.text() }.joined()
      default: ""
      }
    }
    .joined()
  }
}
