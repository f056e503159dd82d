internal import Drawing
internal import LineEditor
internal import Terminal
internal import Workbench

/// What could follow what is typed, shown faintly behind it.
extension Prompt {
  /// The rest of the newest entry that begins as the line does; else of the only name that can stand here. Nothing where faint letters could not be told from others.
  func suggestion(_ state: EditorState) -> String {
    guard session.colors != .none, !state.isPasting, state.cursor == state.text.count, state.text.contains(where: { !$0.isWhitespace }), !state.text.contains(where: \.isNewline)
    else { return "" }
    if let entry = editor.history.last(where: { $0.count > state.text.count && $0.hasPrefix(state.text) && !$0.contains(where: \.isNewline) }) {
      return String(entry.dropFirst(state.text.count))
    }
    guard state.text.count <= 200, let last = state.text.last, last.isLetter else { return "" }
    let completion = session.completion(of: state.text, cursor: state.cursor)
    guard completion.candidates.count == 1 else { return "" }
    return String(completion.common.dropFirst(state.cursor - completion.start))
  }
  /// Takes the suggestion, or one word of it.
  func suggest(_ editor: LineEditor, isWord: Bool) -> Bool {
    let text = suggestion(editor.state)
    if text.isEmpty { return false }
    guard isWord else {
      editor.insert(text)
      return true
    }
    let blanks = text.prefix { !$0.isLetter && !$0.isNumber }
    let word = text.dropFirst(blanks.count).prefix { $0.isLetter || $0.isNumber }
    editor.insert(String(blanks + word))
    return true
  }
}
