/// A key in a mode of the caller's own, such as a search: see ``LineEditor/readMenuKey(_:)``.
public enum MenuKey: Sendable, Equatable {
  /// Text that was typed or pasted.
  case text(String)
  /// Enter: take what is found and submit it.
  case enter
  /// Tab, the arrows to the sides, Home, End, Escape: take what is found and edit it.
  case take
  /// Ctrl-G: as it was before.
  case cancel
  /// Ctrl-C: the entry is dropped.
  case interrupt
  /// Backspace.
  case erase
  /// Ctrl-U: the whole pattern.
  case eraseAll
  /// Ctrl-R, ↑, Ctrl-P: the next older one.
  case older
  /// Ctrl-S, ↓, Ctrl-N: the next newer one.
  case newer
}

extension LineEditor {
  /// Waits for a key that is not edited with. Only inside an action; nil when the terminal is gone.
  /// - Parameter state: what the caller's ``EditorActions/wait`` is given while it waits.
  public func readMenuKey(_ state: EditorState) -> MenuKey? {
    while let key = readKey(state) {
      switch key {
      case .paste(let text), .ahead(let text, _): return .text(text)
      case .special(.up): return .older
      case .special(.down): return .newer
      case .special: return .take
      case .character(let scalar):
        switch scalar {
        case "\r", "\n": return .enter
        case "\u{3}": return .interrupt
        case "\u{7}": return .cancel
        case "\u{8}", "\u{7f}": return .erase
        case "\u{15}": return .eraseAll
        case "\u{12}", "\u{10}": return .older
        case "\u{13}", "\u{e}": return .newer
        case "\u{1b}", "\t", "\u{1}", "\u{5}", "\u{2}", "\u{6}": return .take
        case _ where scalar.value >= 0x20: return .text(String(scalar))
        default: continue
        }
      }
    }
    return nil
  }
  /// Ends the entry as Enter or Ctrl-C does. Only inside an action.
  public func end(submitting: Bool) { outcome = submitting ? .submitted(current.text) : .interrupted }
}
