internal import Drawing
internal import LineEditor
internal import Terminal
internal import Workbench

/// Ctrl-R: the history, by what its entries contain.
extension Prompt {
  private enum End { case keep, restore }

  /// Reads keys until an entry is chosen, or none: it stands in the line then, and Enter runs it.
  func search(_ editor: LineEditor) {
    let old = editor.state
    var seen = Set<String>()
    let entries = editor.history.reversed().filter { seen.insert($0).inserted }
    var query = ""
    var chosen = 0
    while true {
      let matches = Prompt.matches(query, in: entries)
      chosen = max(0, min(chosen, matches.count - 1))
      paintSearch(query, matches, chosen)
      let waiting = editor.takeWaitingInput()
      guard let bytes = waiting.isEmpty ? nextBytes() : waiting else { return }
      var keys = String(decoding: bytes, as: UTF8.self)[...]
      while let key = keys.popFirst() {
        var end: End?
        switch key {
        case "\u{12}": chosen += 1
        case "\u{13}": chosen -= 1
        case "\u{7f}", "\u{8}":
          if !query.isEmpty { query.removeLast() }
          chosen = 0
        case "\r", "\n", "\t": end = .keep
        case "\u{7}", "\u{3}": end = .restore
        case "\u{1b}":
          if keys.hasPrefix("[A") || keys.hasPrefix("OA") {
            chosen += 1
            keys = keys.dropFirst(2)
          } else if keys.hasPrefix("[B") || keys.hasPrefix("OB") {
            chosen -= 1
            keys = keys.dropFirst(2)
          } else {
            end = .keep
            if keys.first == "[" || keys.first == "O" { keys = keys.drop { !$0.isLetter || $0 == "O" }.dropFirst() }
          }
        default:
          guard key.unicodeScalars.allSatisfy({ $0.value >= 32 }), query.count < 200 else { break }
          query.append(key)
          chosen = 0
        }
        guard let end else { continue }
        let found = Prompt.matches(query, in: entries)
        if end == .keep, found.indices.contains(max(0, min(chosen, found.count - 1))) {
          editor.replace(with: found[max(0, min(chosen, found.count - 1))])
        } else {
          editor.replace(with: old.text, cursor: old.cursor)
        }
        held = Array(keys.utf8) + held
        return
      }
    }
  }
  /// What contains a text; capitals count where the text has some.
  private static func matches(_ query: String, in entries: [String]) -> [String] {
    if query.isEmpty { return entries }
    let isExact = query.contains(where: \.isUppercase)
    return entries.filter { isExact ? $0.contains(query) : $0.lowercased().contains(query) }
  }
  private func nextBytes() -> [UInt8]? {
    while true {
      let events = loop.wait()
      if events.contains(.closed) {
        isClosed = true
        return nil
      }
      if events.contains(.input) { return readBytes() }
    }
  }
  private func paintSearch(_ query: String, _ matches: [String], _ chosen: Int) {
    let window = Prompt.window(output)
    var searching = painter
    searching.prompt = "search: "
    var block = searching.block(query, cursor: query.count, window: window)
    let room = max(min(window.rows - 2, 8), 1)
    let first = max(0, min(chosen - room / 2, matches.count - room))
    for (offset, entry) in matches.dropFirst(first).prefix(room).enumerated() {
      let isChosen = first + offset == chosen
      let line = (isChosen ? "> " : "  ") + cleaned(entry.replacing("\n", with: " ⏎ "), keepsLineBreaks: false)
      var width = 0
      let shown = String(
        line.prefix {
          width += Drawing.columns(of: $0)
          return width < max(window.columns, 4)
        })
      block.rows.append(isChosen && session.colors != .none ? EscapeSequence.style([1]) + shown + EscapeSequence.plain : shown)
      block.widths.append(Drawing.columns(of: shown))
    }
    if matches.isEmpty {
      block.rows.append("  nothing has it")
      block.widths.append(16)
    }
    write(screen.paint(block))
  }
}
