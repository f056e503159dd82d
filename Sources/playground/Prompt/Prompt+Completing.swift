internal import Drawing
internal import LineEditor
internal import Terminal
internal import Workbench

extension Prompt {
  /// A choice that Tab goes through: what it is made from, and what the last Tab has left in the line.
  struct Choice {
    var completion: Completion
    /// Which candidate stands in the line; nil for none.
    var index: Int?
    var state: EditorState
  }

  /// Tab: puts in what is sure, and shows what there is to choose from; each further Tab puts in the next of that. At the start of a line it is an indentation.
  func complete(_ editor: LineEditor) {
    let state = editor.state
    if var choice, choice.state == state {
      let index = choice.index.map { ($0 + 1) % choice.completion.candidates.count } ?? 0
      let (start, text) = (choice.completion.start, choice.completion.candidates[index].text)
      editor.replace(with: state.text.prefix(start) + text + state.text.dropFirst(state.cursor), cursor: start + text.count)
      (choice.index, choice.state) = (index, editor.state)
      self.choice = choice
      return show(choice)
    }
    choice = nil
    let before = state.text.prefix(state.cursor)
    if before.split(separator: "\n", omittingEmptySubsequences: false).last?.allSatisfy(\.isWhitespace) != false { return editor.insert("  ") }
    let completion = session.completion(of: state.text, cursor: state.cursor, files: Files.names)
    let typed = before.dropFirst(completion.start)
    let common = completion.common
    if common.count > typed.count {
      editor.insert(String(common.dropFirst(typed.count)))
    } else if completion.candidates.count > 1 {
      let new = Choice(completion: completion, index: nil, state: state)
      choice = new
      show(new)
    }
  }
  private func show(_ choice: Choice) {
    let window = Prompt.window(output)
    let all = choice.completion.lines(columns: window.columns, limit: min(max(window.rows - 4, 1), 20), chosen: choice.index, isASCII: session.charset == .ascii)
    let lines = all.map { cleaned($0, keepsLineBreaks: false) }
    write(screen.show(lines.map { TerminalText($0) }, widths: lines.map { Drawing.columns(of: $0) }, key: "completion"))
  }
}
