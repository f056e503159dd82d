internal import LineEditor
internal import Workbench

extension Prompt {
  /// Ctrl-R: a menu of older entries that hold what is typed now.
  func search(_ editor: LineEditor) {
    var menu = HistorySearch(editor.history)
    defer { search = nil }
    while true {
      search = menu
      guard let key = editor.readMenuKey(EditorState(text: menu.pattern, cursor: menu.pattern.count)) else { return }
      switch key {
      case .text(let text): menu.type(text)
      case .erase: menu.erase()
      case .eraseAll: menu.eraseAll()
      case .older: menu.goBack()
      case .newer: menu.goForth()
      case .cancel: return
      case .interrupt: return editor.end(submitting: false)
      case .take, .enter:
        guard let found = menu.found else { return }
        editor.replace(with: found)
        if key == .enter { editor.end(submitting: true) }
        return
      }
    }
  }
}
