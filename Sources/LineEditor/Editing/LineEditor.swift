internal import CEdit
internal import Foundation

/// Edits one entry, of one or more lines, at a terminal; libedit does the editing and the caller does the painting and the waiting.
///
/// libedit owns the key maps (emacs and vi, `~/.editrc`), the text, the kill ring and undo, and puts the terminal into raw mode during ``edit(_:startingWith:)``.
/// It paints nothing. Of `~/.editrc` everything counts but keys that begin with `ESC [` or `ESC O`, which never reach libedit. These keys are the editor's own in both key maps: Enter, Ctrl-J, Alt-Enter, Tab, Ctrl-C, Ctrl-D, Ctrl-Z, Ctrl-R, Backspace, Delete,
/// Ctrl-B, Ctrl-F, Ctrl-P, Ctrl-N, Ctrl-T, Ctrl-_, the arrows, Home and End; they work on whole characters. Undo is the editor's own, and so is what vi's command mode
/// does with lines and with the history. One editor may exist at a time: libedit's state is global.
@MainActor public final class LineEditor {
  /// Which keys edit.
  public enum KeyMap: Sendable, Equatable {
    case emacs, vi
  }

  /// An escape is alone when nothing follows it for this long. (Measured in `tmux` and `xterm`.)
  private static let escapeSilence: Duration = .milliseconds(25)
  /// A paste is complete when nothing follows for this long, even without its end mark.
  private static let pasteSilence: Duration = .seconds(2)
  /// Columns and rows of the screen that libedit paints and nobody sees. It writes past the end of one that is smaller than the entry, as when `.` repeats an
  /// insertion in vi's command mode.
  private static let paintedSide = "500"
  private static var isAlive = false

  let line: OpaquePointer
  private let events: OpaquePointer
  /// Entries that ↑ recalls, at most.
  private let historyLines: Int

  private(set) var walk = HistoryWalk()
  var actions: EditorActions?
  var outcome: EditorOutcome?
  private var decoder = KeyDecoder()
  private var start: String?
  /// What the last paste puts in.
  private(set) var pasted = ""
  /// The entry before the command that libedit works on; nil when the last command was ours.
  private var before: EditText?
  var undone = UndoneTexts()
  private var vi = ViRepeat()
  /// Whether the last key was a character, so that no command waits for the next.
  private var isTyping = true
  /// Keys that are given to libedit before those of the decoder.
  private var repeated: [EditorKey] = []
  /// Whether libedit's key is one of those: a dot among them repeats nothing, or it would for ever.
  private var isRepeating = false

  /// Which keys edit, as `~/.editrc` had the last word.
  public let keyMap: KeyMap

  /// Makes an editor for a terminal. The process's character set becomes UTF-8.
  ///
  /// - Parameters:
  ///   - terminal: The terminal's descriptor; it stays open and stays the caller's.
  ///   - keyMap: Which keys edit, unless `~/.editrc` says otherwise.
  ///   - historyLines: How many entries ↑ recalls.
  ///   - startFile: A file in the form of editrc(5); nil is `$EDITRC`, else `~/.editrc`.
  public init(terminal: Int32, keyMap: KeyMap = .emacs, historyLines: Int = 1_000, startFile: String? = nil) throws(LineEditorError) {
    guard !Self.isAlive else { throw .alreadyRunning }
    guard isatty(terminal) == 1 else { throw .notATerminal }
    try UnicodeLocale.activate()
    guard let events = history_winit() else { throw .unavailable }
    guard let line = cedit_open("playground", terminal) else {
      history_wend(events)
      throw .unavailable
    }
    self.line = line
    self.events = events
    self.historyLines = max(0, historyLines)
    _ = cedit_set_signals(line, 0)
    _ = wide(keyMap == .vi ? "vi" : "emacs") { cedit_set_editor(line, $0) }
    _ = el_source(line, startFile)
    let isVi = cedit_is_vi(line) != 0
    self.keyMap = isVi ? .vi : .emacs
    decoder.passesEscapes = !isVi
    _ = cedit_history_size(events, Int32(clamping: max(1, historyLines)))
    _ = cedit_set_history(line, events)
    _ = cedit_set_data(line, Unmanaged.passUnretained(self).toOpaque())
    _ = cedit_set_reader(line, editorReads)
    _ = cedit_add_function(line, editorHandles)
    _ = cedit_add_command(line, editorHandlesCommand)
    bindKeys()
    // While an entry is edited, Ctrl-C, Ctrl-Z, Ctrl-S and Ctrl-Q are keys, and Enter and Ctrl-J stay apart.
    set("-d", ["-isig", "-ixon", "-icrnl", "-inlcr"])
    // In between, Ctrl-C is a signal, and what is typed ahead is neither shown nor changed. A Ctrl-S among it must not stop the output for ever.
    set("-x", ["-icanon", "-echo", "-icrnl", "-inlcr", "-ixon"])
    Self.isAlive = true
  }

  isolated deinit {
    cedit_close(line)
    history_wend(events)
    Self.isAlive = false
  }

  private func set(_ mode: String, _ flags: [String]) {
    for flag in flags { _ = wide(mode) { mode in wide(flag) { cedit_set_tty(line, mode, $0) } } }
  }

  static func at(_ address: UInt) -> LineEditor? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Editing

  /// Reads one entry. Bytes that follow it are kept for the next.
  ///
  /// The terminal is raw meanwhile. Afterwards Ctrl-C and Ctrl-\\ are signals again, and keys typed ahead are kept unseen for the next entry. The terminal is
  /// as it was in the beginning when the editor is let go, or when ``TerminalModes/leave()`` is called.
  ///
  /// - Parameter startingWith: What the entry holds at the start, the cursor at its end.
  public func edit(_ actions: EditorActions, startingWith text: String = "") -> EditorOutcome {
    guard self.actions == nil else { return .stopped("") }  // an action asked for an entry while one is edited
    self.actions = actions
    defer { self.actions = nil }
    outcome = nil
    before = nil
    start = text
    walk.restart()
    var count: Int32 = 0
    let end = el_wgets(line, &count)
    if let outcome { return outcome }
    // A key that `~/.editrc` binds to libedit's own end of line or of input.
    guard let end, count > 0 else { return .endOfFile }
    let text = Self.string(end, count: Int(count))
    return .submitted(text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  /// The entry that is being edited, for a painter.
  public var state: EditorState {
    let current = current
    return EditorState(text: current.text, cursor: current.cursorInCharacters, isPasting: decoder.isPasting)
  }

  /// Whether bytes are waiting that were read from the terminal and not used.
  public var hasWaitingInput: Bool { !decoder.isEmpty }

  /// Takes the bytes that wait, for an action that reads keys itself; what it leaves over is to be answered to the next `wait`.
  public func takeWaitingInput() -> [UInt8] { decoder.takeWaiting() }

  /// Puts text at the cursor, as if it had been typed. NUL becomes U+FFFD. Only inside an action.
  public func insert(_ text: String) {
    before = nil
    _ = wide(text) { el_winsertstr(line, $0) }
  }

  /// Replaces the whole entry. Only inside an action.
  ///
  /// - Parameter cursor: Characters before the cursor; nil is the end. Clamped.
  public func replace(with text: String, cursor: Int? = nil) {
    let new = cursor.map { EditText(text, cursor: EditText(text, cursor: 0).scalarOffset(ofCharacter: $0)) }
    replace(with: new ?? EditText(text, cursor: text.unicodeScalars.count))
  }

  func replace(with new: EditText) {
    let old = current
    let length = old.text.unicodeScalars.count
    move(by: length - old.cursor)
    deleteBackwards(length)
    insert(new.text)
    move(by: new.cursor - current.cursor)
  }

  /// Takes scalars before the cursor away; they are not what a later paste puts in.
  func deleteBackwards(_ count: Int) { cedit_delete(line, Int32(clamping: count)) }

  // MARK: History

  /// What ↑ recalls, oldest first.
  public var history: [String] { walk.entries }

  /// Makes an entry the newest that ↑ recalls, unless it is blank or repeats the one before.
  public func addHistory(_ entry: String) {
    walk.add(entry, limit: historyLines)
    _ = wide(entry) { cedit_history_enter(events, $0) }
  }

  func recall(_ step: (inout HistoryWalk, String) -> String?) {
    if let entry = step(&walk, current.text) { replace(with: entry) }
  }

  // MARK: Characters for libedit

  /// The next character for libedit's key map; waits when none is there. Nil ends the entry.
  func nextCharacter() -> wchar_t? {
    cedit_keep_cursor(line)
    repair()
    if let start {
      self.start = nil
      // libedit took the window's size when the entry began.
      wide(Self.paintedSide) { cedit_set_size(line, $0) }
      if !start.isEmpty { insert(start) }
      undone.begin(current)
      vi.begin()
      repeated = []
      isTyping = true
    }
    undone.note(current)
    isRepeating = !repeated.isEmpty
    if isRepeating { return code(of: repeated.removeFirst()) }
    return readKey(nil).flatMap { typed($0) }
  }
  /// Many characters that wait, as one key; nil where there are few, or where they are no text.
  private func ahead() -> EditorKey? {
    guard isTyping, keyMap == .emacs || vi.isTyping, let actions, decoder.holdsCrowd else { return nil }
    let current = current
    guard current.isAtEnd else { return nil }
    let taking = actions.ahead(current.text)
    return decoder.ahead { EditorKey.character($0).isText ? taking($0) : nil }
  }
  /// The next key, once it is there; nil when the entry ends.
  /// - Parameter shown: what the caller paints meanwhile; nil is the entry.
  func readKey(_ shown: EditorState?) -> EditorKey? {
    while outcome == nil, let actions {
      if shown == nil, let key = ahead() { return key }
      if let key = decoder.next() { return key }
      let silence = decoder.isPasting ? Self.pasteSilence : decoder.isAmbiguous ? Self.escapeSilence : nil
      switch actions.wait(shown ?? state, silence) {
      case .bytes(let bytes) where !bytes.isEmpty: decoder.append(bytes)
      case .bytes, .timedOut: if silence != nil, let key = decoder.flush() { return key }
      case .stop: outcome = .stopped(current.text)
      }
    }
    return nil
  }

  private func typed(_ key: EditorKey) -> wchar_t? {
    if keyMap == .vi { vi.note(key) }
    return code(of: key)
  }
  /// vi's `.`.
  func repeatChange() {
    if !isRepeating { repeated = vi.repeat() }
  }

  private func code(of key: EditorKey) -> wchar_t? {
    before = current
    isTyping = key.isText
    switch key {
    case .character("\u{3}"):
      // Not left to the key map: it counts in the middle of a command, too.
      outcome = .interrupted
      return nil
    case .character(let scalar):
      // libedit's own painting goes nowhere, but a typed character is added to it in place: past the end of libedit's screen when the entry is higher than the
      // window, or was moved in by us, since its painting began. So it begins anew.
      _ = cedit_refresh(line)
      return wchar_t(bitPattern: scalar.value)
    case .special(.escape): return Self.commandMode
    case .special(let key): return wchar_t(key.rawValue)
    case .paste(let text):
      pasted = actions?.paste(text) ?? text
      return wchar_t(SpecialKey.paste.rawValue)
    case .ahead(let text, _):
      pasted = text
      return wchar_t(SpecialKey.paste.rawValue)
    }
  }

  /// In vi's key maps, what stands for an escape: a prefix of nothing, so that it acts at once.
  private static let commandMode: wchar_t = 0o34

  private func repair() {
    guard let before else { return }
    self.before = nil
    switch CharacterRepair(from: before, to: current) {
    case .move(let distance): move(by: distance)
    case .delete(let left, let right):
      move(by: right)
      deleteBackwards(left + right)
    case nil: break
    }
  }

  // MARK: libedit's text

  var current: EditText {
    guard let info = el_wline(line)?.pointee, let buffer = info.buffer else { return EditText("", cursor: 0) }
    return EditText(Self.string(buffer, count: info.lastchar - buffer), cursor: info.cursor - buffer)
  }

  func move(by distance: Int) {
    if distance != 0 { _ = el_cursor(line, Int32(clamping: distance)) }
  }

  private static func string(_ characters: UnsafePointer<wchar_t>, count: Int) -> String {
    characters.withMemoryRebound(to: UInt32.self, capacity: max(0, count)) {
      String(decoding: UnsafeBufferPointer(start: $0, count: max(0, count)), as: UTF32.self)
    }
  }
}

/// Calls `body` with `text` as libedit takes it: wide characters and a zero at the end. A NUL inside becomes U+FFFD.
func wide<Result>(_ text: String, _ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
  let characters = text.unicodeScalars.map { wchar_t(bitPattern: $0.value == 0 ? 0xfffd : $0.value) } + [0]
  return characters.withUnsafeBufferPointer { buffer in
    // The zero is always there, so the buffer is never empty and has an address.
    withExtendedLifetime(buffer) { body(buffer.baseAddress.unsafelyUnwrapped) }
  }
}
