internal import Foundation
internal import SwiftSource

/// A session without a person: the entries of a text, one after the other. No prompt, no escape sequences.
///
/// Lines that begin with `:` are commands; what stands between them is Swift and is read as a file is, so a chain of modifiers may go on over several lines. Every
/// view is drawn when its turn comes. Diagnostics have the lines of the text.
@MainActor
public struct Batch {
  /// The session, as the entries so far have left it.
  public private(set) var session: Session
  /// The name that diagnostics give to the text.
  public let name: String
  /// Go on after errors.
  public let keepsGoing: Bool
  /// Failures of commands say where they stand, as those of Swift do.
  public var placesCommands = false
  /// How many entries failed.
  public private(set) var errorCount = 0

  /// A batch that begins with `session`.
  public init(_ session: Session = Session(), name: String = "-", keepsGoing: Bool = false) {
    self.session = session
    self.name = name
    self.keepsGoing = keepsGoing
  }

  /// Does what a session asks for; gives the event that answers an effect, if there is one.
  public typealias Perform = (Session.Effect) -> Session.Event?

  /// Runs the entries of a text.
  /// - Parameter perform: is called with each effect, in order.
  /// - Returns: the exit code as far as it is known: 0, 65 after an error, or what the session quit with; nil means that another text may follow.
  public mutating func run(_ text: String, perform: Perform) -> Int32? {
    for chunk in Batch.chunks(text) {
      let code = chunk.isCommand ? finish(placed(session.handle(.entry(chunk.text)), at: chunk.line), perform) : swift(chunk, perform)
      if let code { return code }
    }
    return nil
  }
  /// Loads a file before the first text.
  /// - Returns: as `run`.
  public mutating func open(_ path: String, perform: Perform) -> Int32? { finish(session.start(opening: path), perform) }
  /// The exit code when all texts have run.
  public var exitCode: Int32 { errorCount == 0 ? 0 : 65 }

  private func placed(_ effect: Session.Effect, _ line: Int) -> Session.Effect {
    guard placesCommands, case .show(let block) = effect, block.isError, case .text(let text) = block.content else { return effect }
    return .show(.failure("\(name):\(line): \(text)"))
  }
  /// Does the effects of one entry.
  private mutating func finish(_ effects: [Session.Effect], _ perform: Perform) -> Int32? {
    var queue = effects
    var failed = false
    while !queue.isEmpty {
      var effect = queue.removeFirst()
      if case .step = effect { effect = .show(Session.stepWantsScreen) }
      if case .quit(let code) = effect { return errorCount == 0 ? code : 65 }
      failed = failed || effect.isError
      if let event = perform(effect) { queue += session.handle(event) }
    }
    guard failed else { return nil }
    errorCount += 1
    return keepsGoing ? nil : 65
  }

  /// Each of its steps is an entry of its own.
  private mutating func swift(_ chunk: Chunk, _ perform: Perform) -> Int32? {
    // Behind building commands, a modifier goes where it goes at the prompt.
    let trimmed = chunk.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if session.appliesByEditing(trimmed) { return finish(session.handle(.entry(trimmed)), perform) }
    let padded = String(repeating: "\n", count: chunk.line - 1) + chunk.text
    let source = SourceFile(name: name, text: padded)
    let entry = PromptEntry(padded)
    if entry.hasSyntaxError {
      return finish([.show(.diagnostics(Program.read(source).diagnostics.map { LocatedDiagnostic($0, in: source) }))], perform)
    }
    let (views, before) = (session.state.views, errorCount)
    for step in Session.steps(entry.items) {
      if let code = finish(session.enter(step, of: source), perform) { return code }
    }
    if errorCount == before { session.note(chunk.text, [], expanding: views) }
    return nil
  }

  /// A command's failure says where the command stands.
  private func placed(_ effects: [Session.Effect], at line: Int) -> [Session.Effect] {
    effects.map { effect in
      guard case .show(let block) = effect, block.isError, case .text(let text) = block.content else { return effect }
      return .show(.failure("\(name):\(line): \(text)"))
    }
  }

  // MARK: Splitting

  /// A text of several lines, cut where commands begin and end; a text without them is one part.
  static func parts(of text: String) -> [String] {
    guard text.contains("\n"), text.contains(/(^|\n)[ \t]*:/) else { return [text] }
    return chunks(text).map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
  }
  private struct Chunk {
    var text: String
    var line: Int
    var isCommand: Bool
  }
  private static func chunks(_ text: String) -> [Chunk] {
    var chunks: [Chunk] = []
    var open = OpenEntry()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let isColon = line.drop(while: \.isWhitespace).first == ":"
      if let last = chunks.last, !last.isCommand, !isColon || open.waits(last.text) {
        chunks[chunks.count - 1].text += "\n" + line
      } else {
        chunks.append(Chunk(text: String(line), line: index + 1, isCommand: isColon))
        open = OpenEntry()
      }
      open.take(line)
    }
    return chunks
  }
}

extension Session {
  /// One step of a script.
  mutating func enter(_ step: [PromptEntry.Item], of source: SourceFile) -> [Effect] {
    var draft = state
    let made = apply(step, of: source, to: &draft)
    if made.isGood, draft.revision != state.revision { commit(draft) }
    return made.blocks.map { .show($0) }
  }
}

extension Session.Effect {
  /// Whether it tells of a failure.
  public var isError: Bool {
    switch self {
    case .show(let block): block.isError
    case .update(let blocks, _): blocks.contains(where: \.isError)
    case .write, .read, .watch, .quit, .render, .record, .edit, .keys, .step: false
    }
  }
}
