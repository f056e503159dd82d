/// What the editor leaves to its caller.
@MainActor public struct EditorActions {
  /// Called each time the editor wants keys: paint `state`, wait for input, answer. The one place that blocks.
  ///
  /// With a duration, answer `.timedOut` when nothing came within it: an escape is waiting, and only silence tells that it stands alone.
  public var wait: (_ state: EditorState, _ within: Duration?) -> EditorInput
  /// Whether Enter submits this entry; otherwise it inserts a newline. In an entry of several lines, Enter before the end inserts one in any case.
  public var isComplete: (_ text: String) -> Bool
  /// Tab. Change the entry with ``LineEditor/replace(with:cursor:)`` or ``LineEditor/insert(_:)``.
  public var complete: (LineEditor) -> Void
  /// Ctrl-R, and `/` in vi's command mode.
  public var search: (LineEditor) -> Void
  /// Ctrl-G: put the entry right, or bring the last one back as it is right.
  public var correct: (LineEditor) -> Void
  /// What could follow the text, shown behind the cursor; → and End take it when the cursor is at the end, Alt-→ takes a word of it. Nil for nothing.
  public var suggest: (_ text: String) -> String?
  /// What a paste puts in; all of it unless the caller says otherwise.
  public var paste: (_ text: String) -> String
  /// Many characters came at once, more than anybody types ahead: a paste without its marks. What each of them puts in
  /// behind the entry so far, asked in order; nil for the first that is a key of its own, as an Enter is that may end
  /// the entry. Control characters other than Enter, Ctrl-J and Tab are not asked for.
  public var ahead: (_ entry: String) -> (Unicode.Scalar) -> String?
  /// Ctrl-Z: leave the modes, stop the process, and take the modes again, see ``TerminalModes/suspend()``.
  public var suspend: () -> Void

  /// Actions; all but `wait` have a default that does nothing, every entry is complete, and Enter and Tab are keys.
  public init(
    wait: @escaping (_ state: EditorState, _ within: Duration?) -> EditorInput, isComplete: @escaping (_ text: String) -> Bool = { _ in true },
    complete: @escaping (LineEditor) -> Void = { _ in }, search: @escaping (LineEditor) -> Void = { _ in },
    correct: @escaping (LineEditor) -> Void = { _ in },
    suggest: @escaping (_ text: String) -> String? = { _ in nil }, paste: @escaping (_ text: String) -> String = { $0 },
    ahead: @escaping (_ entry: String) -> (Unicode.Scalar) -> String? = { _ in { "\r\n\t".unicodeScalars.contains($0) ? nil : String($0) } },
    suspend: @escaping () -> Void = {}
  ) {
    self.wait = wait
    self.isComplete = isComplete
    self.complete = complete
    self.search = search
    self.correct = correct
    self.suggest = suggest
    self.paste = paste
    self.ahead = ahead
    self.suspend = suspend
  }
}
