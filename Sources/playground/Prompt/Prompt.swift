internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LineEditor
internal import Terminal
internal import Watcher
internal import Workbench

/// The prompt at a terminal: keys and saves come in, a session decides, and one writer shows it.
@MainActor
final class Prompt {
  /// What a person asked for at the start.
  struct Setting {
    /// The file of entries that are run first; nil for none.
    var initFile: String?
    /// Nothing is read from the history, and nothing is kept in it.
    var isPrivate = false
    /// How pixels are shown.
    var graphics = GraphicsProtocol.Choice.auto
  }
  let output: Output
  private let loop = EventLoop(input: STDIN_FILENO)
  let modes: TerminalModes
  private let editor: LineEditor
  private let setting: Setting
  let painter: PromptPainter
  var screen: InlineScreen
  var session: Session
  private var watcher: Watcher?
  private var history: HistoryFile
  private var hasWarned = false
  private var exitCode: ExitCode?
  var isClosed = false
  /// Where the cursor stands is asked for; not of a terminal that has not answered once.
  private var asksForCursor = true
  /// What was read while an answer was waited for.
  private var held: [UInt8] = []
  var pixels: PixelOutput
  /// Output that waits until the terminal has said whether it shows pixels.
  var waiting: [(blocks: [Block], key: String?)] = []
  /// The output directly above the entry, where it holds a picture of pixels.
  var picture: ShownPicture?
  /// What Tab goes through.
  var choice: Choice?
  /// A search that goes on.
  var search: HistorySearch?
  /// The entry as it was painted last, and what was found out of it.
  private var painted = EditorState(text: "", cursor: 0)
  private var mistake: (state: EditorState, found: EntryMistake?)?
  private var suggestion: (text: String, rest: String?) = ("", nil)
  /// The entry that was refused last, as it is right.
  private var correction: EntryCorrection?
  private var hasNamedKey = false
  /// Mistakes are looked for when no key came for this long (our choice).
  private static let markDelay: Duration = .milliseconds(150)

  init(_ session: Session, _ setting: Setting, _ output: Output) throws {
    self.output = output
    self.setting = setting
    var session = session
    session.budget.isInterrupted = { TerminalModes.isInterrupted }
    self.session = session
    modes = try TerminalModes(terminal: STDIN_FILENO)
    editor = try LineEditor(terminal: STDIN_FILENO)
    painter = PromptPainter(colors: session.colors)
    screen = InlineScreen(window: Prompt.window(output), reflows: Prompt.reflows(output.environment))
    pixels = PixelOutput(setting.graphics, output, idCount: PictureSender.idsOfProcess)
    history = HistoryFile(path: Files.historyPath(output.environment))
  }

  /// Runs until the person leaves.
  func run(opening path: String?) throws -> ExitCode {
    if !setting.isPrivate { for entry in history.load() { editor.addHistory(entry) } }
    session.history = editor.history
    try modes.enter(.lines, entering: Prompt.entering, leaving: Prompt.leaving)
    defer { modes.leave() }
    defer { takePicturesAway() }
    sayWarning()
    say("playground \(version): type a view, or :help" + (setting.isPrivate ? " (private: nothing is stored)" : ""))
    TerminalModes.takeInterrupts(true)
    if let file = setting.initFile {
      var effects: [Session.Effect] = []
      InitFile.run(file, &session) { effects.append($0) }
      perform(effects)
    }
    if let path, exitCode == nil { perform(session.start(opening: path)) }
    while exitCode == nil, !isClosed { enter(editor.edit(actions)) }
    return exitCode ?? .success
  }

  private static let entering = EscapeSequence.enableBracketedPaste.text
  static let leaving = (EscapeSequence.disableBracketedPaste + EscapeSequence.showCursor).text
  /// The prompt's modes again, after something else had the terminal; where that is gone, the next read tells.
  func enterModes() { try? modes.enter(.lines, entering: Prompt.entering, leaving: Prompt.leaving) }

  private var actions: EditorActions {
    EditorActions(
      wait: { [unowned self] state, within in wait(state, within) },
      isComplete: { text in text.drop(while: \.isWhitespace).first.map { ":?".contains($0) } == true || PromptEntry(text).isComplete },
      complete: { [unowned self] in complete($0) }, search: { [unowned self] in search($0) },
      correct: { [unowned self] in correct($0) }, suggest: { [unowned self] in suggestion(for: $0) }, paste: PastedTranscript.inputs,
      ahead: { entry in
        var ahead = TypedAhead(behind: entry)
        return { ahead.take($0) }
      },
      suspend: { [unowned self] in
        write(screen.clear())
        keepingPictures { modes.suspend() }
        screen.forget()
      })
  }

  // MARK: Waiting

  private func wait(_ state: EditorState, _ within: Duration?) -> EditorInput {
    // Ctrl-C is a key as long as keys are waited for; libedit makes it a signal again before an entry is evaluated.
    TerminalModes.takeInterrupts(false)
    defer { TerminalModes.takeInterrupts(true) }
    askForPixels()
    // All that waits is taken before anything is painted.
    if within == nil, held.isEmpty, loop.hasInput, let input = read() { return input }
    if !editor.hasWaitingInput { paint(state) }
    while true {
      if !held.isEmpty {
        defer { held = [] }
        return .bytes(held)
      }
      let isUnmarked = within == nil && search == nil && session.options.marks && !state.text.isEmpty && mistake?.state != state
      let limit = isUnmarked ? Prompt.markDelay : within
      let isForPixels = pixelTimeLeft.map { left in limit.map { left < $0 } ?? true } == true
      let events = loop.wait(within: isForPixels ? pixelTimeLeft : limit)
      if events.isEmpty, isForPixels {
        let typed = restPixels()
        if !typed.isEmpty { return .bytes(typed) }
        continue
      }
      if events.isEmpty {
        if !isUnmarked { return .timedOut }
        mistake = (state, session.mistake(in: state.text, cursor: state.cursor))
        paint(state)
        continue
      }
      if events.contains(.resized) { resize(state) }
      if events.contains(.watcher) { takeChanges() }
      if events.contains(.closed) {
        isClosed = true
        return .stop
      }
      if events.contains(.input) {
        if let input = read() { return input }
        continue
      }
      if exitCode != nil { return .stop }
      paint(state)
    }
  }
  /// What was typed; nil where the terminal only answered.
  private func read() -> EditorInput? {
    guard let bytes = readBytes() else { return .stop }
    return bytes.isEmpty ? nil : .bytes(bytes)
  }
  /// What was typed; nil at the end of the terminal.
  func readBytes() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 { return takingAnswers(Array(bytes[..<count])) }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    isClosed = true
    return nil
  }
  private func paint(_ state: EditorState, isFinal: Bool = false) {
    let window = Prompt.window(output)
    if let search, !isFinal { return write(screen.paint(painter.block(search, window: window))) }
    painted = state
    var decoration = PromptDecoration()
    if !isFinal {
      decoration.suggestion = state.cursor == state.text.count ? suggestion(for: state.text) : nil
      decoration.mistake = mistake.flatMap { $0.state == state ? $0.found : nil }
    }
    write(screen.paint(painter.block(state.text, cursor: state.cursor, window: window, decoration: decoration)))
  }
  /// Ctrl-G: what is known of the entry's first mistake is put in; into an empty entry the one that was refused.
  private func correct(_ editor: LineEditor) {
    let state = editor.state
    let found =
      state.text.isEmpty
      ? correction
      : (mistake.flatMap { $0.state == state ? $0.found : nil } ?? session.mistake(in: state.text, cursor: -1))?.correction
    guard let found else { return }
    editor.replace(with: found.text, cursor: found.cursor)
  }
  /// The rest of the newest entry that begins so.
  private func suggestion(for text: String) -> String? {
    guard session.options.suggests, session.colors != .none, !text.allSatisfy(\.isWhitespace) else { return nil }
    if suggestion.text != text {
      let entry = editor.history.last { $0.utf8.count > text.utf8.count && $0.hasPrefix(text) }
      suggestion = (text, entry.map { String($0.dropFirst(text.count)) })
    }
    return suggestion.rest
  }
  private func resize(_ state: EditorState) {
    var window = Prompt.window(output)
    var column: Int?
    if screen.isUnclear(in: window) {
      column = askForCursor()
      window = Prompt.window(output)
    }
    write(screen.resized(window, cursorColumn: column))
    perform(session.handle(.resized(window)))
    resizePicture()
  }
  /// The column in which the terminal has its cursor, from 0; nil if it does not say so within 100 ms (our choice: one that answers does so within 1 ms, or a
  /// network's time).
  private func askForCursor() -> Int? {
    guard asksForCursor else { return nil }
    var questions = 1
    write(EscapeSequence.reportCursor)
    let end = ContinuousClock.now + .milliseconds(100)
    while ContinuousClock.now < end {
      let events = loop.wait(within: ContinuousClock.now.duration(to: end))
      if events.contains(.closed) {
        isClosed = true
        return nil
      }
      // The answer on its way is about another window.
      if events.contains(.resized) {
        questions += 1
        write(EscapeSequence.reportCursor)
      }
      if events.contains(.watcher) { takeChanges() }
      if events.contains(.input) {
        guard let bytes = readBytes() else { return nil }
        held += bytes
        while let place = CursorReport.take(from: &held) {
          questions -= 1
          if questions == 0 { return place.column }
        }
      }
    }
    asksForCursor = false
    return nil
  }
  /// What a terminal says of itself: whether it breaks its rows anew when the window becomes narrower; nil if that is not known.
  private static func reflows(_ environment: [String: String]) -> Bool? {
    let breaking = ["TMUX", "VTE_VERSION", "KITTY_WINDOW_ID", "WT_SESSION", "ALACRITTY_WINDOW_ID", "WEZTERM_PANE", "KONSOLE_VERSION", "ITERM_SESSION_ID"]
    if breaking.contains(where: { environment[$0] != nil }) { return true }
    return environment["XTERM_VERSION"] != nil || environment["TERM"] == "linux" ? false : nil
  }
  private func takeChanges() {
    for change in watcher?.takeChanges() ?? [] { perform(session.handle(.file(path: change.path, Files.content(change)))) }
  }

  // MARK: Entries and effects

  private func enter(_ outcome: EditorOutcome) {
    showWaiting(isDecided: false)
    // Kept before anything shows that Enter was taken.
    if case .submitted(let text) = outcome, text.first?.isWhitespace == false, !setting.isPrivate { history.append(text) }
    // Keys that came together were not painted one by one; what was only suggested goes.
    if case .submitted(let text) = outcome { paint(EditorState(text: text, cursor: text.count), isFinal: true) } else { paint(painted, isFinal: true) }
    (mistake, painted, suggestion) = (nil, EditorState(text: "", cursor: 0), ("", nil))
    write(screen.finish())
    switch outcome {
    case .submitted(let text):
      if text.allSatisfy(\.isWhitespace) { return }
      sayWarning()
      if text.first != " " { editor.addHistory(text) }
      let effects = session.handle(.entry(text))
      perform(effects)
      correction = Session.correction(after: effects)
      if correction != nil, !hasNamedKey {
        hasNamedKey = true
        say("Ctrl-G brings the entry back with that fix")
      }
    case .interrupted: perform(session.handle(.interrupted))
    case .endOfFile: perform(session.handle(.endOfFile))
    case .stopped: break
    }
  }
  func perform(_ effects: [Session.Effect]) {
    var queue = effects[...]
    while let effect = queue.popFirst() {
      switch effect {
      case .show(let block): show([block], key: nil)
      case .update(let blocks, let file): show(blocks, key: file)
      case .watch(let paths): watch(paths)
      case .step(let content): step(through: content)
      case .quit(let code): exitCode = ExitCode(rawValue: code) ?? .success
      case .keys: queue += session.handle(.keys(editor.keyList))
      case .edit(let text):
        var outcome = Session.EditedText.failed("the editor did not start")
        keepingPictures { modes.handOver { outcome = PersonsEditor.edit(text, output.environment) } }
        screen.forget()
        queue += session.handle(.edited(outcome))
      case .read, .write, .render, .record: if let event = Files.answer(effect, output.writer) { queue += session.handle(event) }
      }
    }
  }
  private func watch(_ paths: [String]) {
    do {
      if watcher == nil, !paths.isEmpty {
        let made = try Watcher()
        loop.add(watcher: made.descriptor)
        watcher = made
      }
      watcher?.watch(files: Set(paths))
    } catch {
      say("the file is not watched: \(error)")
    }
  }

  // MARK: Writing

  func say(_ text: String) {
    let line = cleaned(text, keepsLineBreaks: false)
    write(screen.show([TerminalText(line)], widths: [Drawing.columns(of: line)]))
  }
  /// What is wrong with the history, once.
  private func sayWarning() {
    guard !hasWarned, let warning = history.warning else { return }
    hasWarned = true
    say("\(warning)")
  }
  /// The one way to the terminal.
  func write(_ text: TerminalText) {
    if text.isEmpty { return }
    do {
      try output.write(text)
    } catch {
      isClosed = true
    }
  }
  static func window(_ output: Output) -> CellCount { output.window.map { CellCount(columns: $0.columns, rows: $0.rows) } ?? .standard }
}
