internal import Drawing
internal import Foundation
internal import Interpreter
internal import Terminal
internal import Tracing
internal import Views

/// How the view is shown, and what goes to files and editors.
extension SessionCommand {
  static let choosing: [SessionCommand] = [
    SessionCommand(name: "screen", summary: "the whole canvas, with the view where it stands on it", detail: "As 'playground render --screen' draws it.") { session, _ in
      guard let preview = session.preview else { return [.show(.failure(noView))] }
      guard let picture = try? preview.picture(isScreen: true, colors: session.colors, charset: session.charset) else { return [.show(.failure("the canvas is too large\n"))] }
      return [.show(Block(.picture(picture, isStale: session.isStale), .result))]
    },
    SessionCommand(
      name: "scheme", operands: "[light|dark]", summary: "the scheme of colours", detail: "Colours such as .primary have two forms; without a name it says which scheme it is."
    ) {
      session, operand in
      switch operand {
      case nil: return [.show(.result((session.state.scheme == .dark ? "dark" : "light") + "\n"))]
      case "light"?, "dark"?:
        var new = session.state
        new.scheme = operand == "dark" ? .dark : .light
        return session.change(to: new)
      case let name?: return [.show(.failure("there is no scheme '\(cleanedLine(name.prefix(40)))'; there are light and dark\n"))]
      }
    },
    SessionCommand(
      name: "preview", operands: "[NAME]", summary: "which #Preview of the loaded file is shown", detail: "By its name, or its number from 1; without a name it lists them."
    ) { session, operand in session.choosePreview(operand) },
    SessionCommand(name: "noeffect", summary: "what does nothing here", detail: "Modifiers and spacers without effect: proved by laying out without them, now and at every width.")
    {
      session, _ in session.inspect { $0.effectText($0.effectReport()) }
    },
    SessionCommand(
      name: "render", operands: "FILE", summary: "draws the view into a file", detail: "The name's ending says the format: svg, png, pdf, html, ansi, else text."
    ) { session, operand in
      guard let preview = session.preview else { return [.show(.failure(noView))] }
      return [.draw(preview, path: operand ?? "")]
    },
    SessionCommand(
      name: "edit", summary: "the session's source in your editor",
      detail: "$VISUAL, else $EDITOR, else vi. A loaded file that nothing was typed to is edited itself. An editor that fails changes nothing."
    ) { session, _ in
      if let path = session.state.path, session.state.isUntouched { return [.edit(text: "", path: path)] }
      return [.edit(text: session.source, path: nil)]
    },
    SessionCommand(
      name: "watch", operands: "[on|off]", summary: "whether the loaded file is followed",
      detail: "Without an operand it says which file, and which of an editor's files are never taken for it."
    ) {
      session, operand in session.watch(operand)
    },
    SessionCommand(name: "history", operands: "[COUNT] [--json]", summary: "what was typed", detail: "The newest 20 entries, or as many as you say; with --json a list of texts.") {
      _, operand in
      var words = (operand ?? "").split(separator: " ").map(String.init)
      let isJSON = words.contains("--json")
      words.removeAll { $0 == "--json" || $0 == "-n" }
      guard words.count <= 1, let count = words.first.map({ Int($0) }) ?? 20, count > 0 else { return [.show(.failure(":history wants how many entries, as in :history 20\n"))] }
      return [.history(count: count, isJSON: isJSON)]
    },
    SessionCommand(
      name: "option", operands: "[NAME VALUE]", summary: "settings of the session",
      detail: "charset unicode|ascii, color none|ansi16|ansi256|trueColor, device, size, scheme; alone it lists them."
    ) {
      session, operand in session.option(operand)
    },
    SessionCommand(name: "keys", summary: "the keys of the line", detail: "Those of emacs, or of vi where ~/.editrc says so.") { _, _ in [.show(.result(SessionCommand.keyTable))]
    },
  ]
  private static let noView = "there is no view yet; type one, as in Text(\"Hello\")\n"

  /// What the keys of the line do.
  static let keyTable =
    aligned([
      ["  Enter", "runs what is whole; in an open brace, a new line"], ["  Ctrl-J, Alt-Enter", "always a new line"],
      ["  Tab", "completes, and lists what there is to choose from"],
      ["  → at the end", "takes the grey suggestion; Alt-→ takes one word of it"], ["  ↑ ↓", "earlier and later entries that begin as the line does"],
      ["  Ctrl-P Ctrl-N", "earlier and later entries, all of them"], ["  Ctrl-R", "searches the history; Ctrl-R and Ctrl-S go on, Esc keeps, Ctrl-G gives up"],
      ["  Ctrl-_  Alt-_", "undoes and redoes in the line"], ["  Ctrl-A Ctrl-E", "to the beginning, to the end"], ["  Alt-← Alt-→", "a word back, a word on"],
      ["  Ctrl-W Ctrl-K Ctrl-U", "cuts a word, to the end, the line"], ["  Ctrl-Y", "puts back what was cut"], ["  Ctrl-L", "paints anew"],
      ["  Ctrl-C", "drops the line; stops an evaluation"],
      ["  Ctrl-D", "on an empty line: ends the session"], ["  Ctrl-Z", "stops the playground; 'fg' goes on"],
    ]) + "\n"
}

extension Session {
  /// An entry that is kept for a lesson, then run.
  mutating func logged(_ text: String) -> [Effect] {
    let effects = enter(text)
    let word = text.drop(while: \.isWhitespace)
    let away = [":save", ":sav", ":quit", ":q", ":edit", ":ed", ":history", ":render", ":rend", ":open", ":o", ":watch", ":w"]
    let isAway = away.contains { word == $0 || word.hasPrefix($0 + " ") } || word.trimmingCharacters(in: .whitespaces) == ":step" || word.hasPrefix(":step with")
    if !isAway, !text.allSatisfy(\.isWhitespace), log.count < 10_000 { log.append(text) }
    return effects
  }
  /// What was typed so far is no part of a lesson.
  public mutating func forgetLog() { log = [] }
  mutating func save(_ path: String) -> [Effect] {
    guard path.hasSuffix(".md") else { return [.write(path: path, text: source)] }
    if state.path != nil { return [.show(.failure("a session with a loaded file makes no lesson: a lesson brings its files along; 'playground lesson new' begins one\n"))] }
    if log.isEmpty { return [.show(.failure("nothing was typed yet that a lesson could be made of\n"))] }
    return [.lesson(entries: log, path: path)]
  }
  mutating func choosePreview(_ name: String?) -> [Effect] {
    guard let file else { return [.show(.failure("no file is loaded; ':open FILE' loads one\n"))] }
    let previews = Program.lower(file.source).previews
    if previews.isEmpty { return [.show(.failure("\(cleanedLine(file.source.name)) has no #Preview\n"))] }
    guard let name else {
      let rows = previews.enumerated().map { ["  \($0.offset + 1)", $0.element.name.map { cleanedLine($0) } ?? "(without a name)", "line \($0.element.line)"] }
      return [.show(.result(aligned(rows) + "\n"))]
    }
    let isThere = previews.contains { $0.name == name } || Int(name).map { (1...previews.count).contains($0) } == true
    guard isThere else {
      let near = nearest(name, among: previews.compactMap(\.name)).map { "; did you mean '\(cleanedLine($0))'?" } ?? "; ':preview' lists them"
      return [.show(.failure("there is no #Preview '\(cleanedLine(name.prefix(40)))'\(near)\n"))]
    }
    var new = state
    (new.view, new.previewName) = (nil, name)
    entries += 1
    new.revision = entries
    commit(new)
    return redraw()
  }
  mutating func watch(_ operand: String?) -> [Effect] {
    guard let path = state.path else { return [.show(.failure("no file is loaded; ':open FILE' loads one and watches it\n"))] }
    switch operand {
    case nil:
      let litter = "An editor's own files beside it (.name.swp, name~, #name#, 4913, .goutputstream…) are never taken for it."
      return [.show(.result("\(cleanedLine(path)) is \(isWatching ? "followed: every save is drawn" : "not followed; ':watch on' follows it")\n\(litter)\n"))]
    case "on"?:
      isWatching = true
      return [.watch([path]), .read(path: path), .show(.talk("\(cleanedLine(path)) is followed\n"))]
    case "off"?:
      isWatching = false
      return [.watch([]), .show(.talk("\(cleanedLine(path)) is not followed any more\n"))]
    default: return [.show(.failure(":watch wants on or off\n"))]
    }
  }
  mutating func option(_ operand: String?) -> [Effect] {
    let words = (operand ?? "").split(separator: " ").map(String.init)
    guard let name = words.first else {
      let size = state.size.map { "\($0.columns)x\($0.rows)" } ?? "window"
      let rows = [
        ["  charset", charset.rawValue], ["  color", "\(colors)"], ["  device", state.device.name], ["  scheme", state.scheme == .dark ? "dark" : "light"], ["  size", size],
      ]
      return [.show(.result(aligned(rows) + "\n"))]
    }
    guard words.count == 2 else { return [.show(.failure(":option wants a name and a value, as in :option charset ascii\n"))] }
    switch name {
    case "charset":
      guard let value = Charset(rawValue: words[1]) else { return [.show(.failure("charset is unicode or ascii\n"))] }
      charset = value
      return preview == nil ? [] : redraw()
    case "color":
      guard let value = ColorSupport.allCases.first(where: { "\($0)" == words[1] }) else { return [.show(.failure("color is none, ansi16, ansi256 or trueColor\n"))] }
      colors = value
      return preview == nil ? [] : redraw()
    case "device", "size", "scheme": return run(command: "\(name) \(words[1])")
    default: return [.show(.failure("there is no option '\(cleanedLine(name.prefix(40)))'; ':option' lists them\n"))]
    }
  }
  /// What came back from an editor.
  mutating func edited(_ text: String?, _ failure: String?) -> [Effect] {
    if let failure { return [.show(.failure("\(cleanedLine(failure)); nothing was changed\n"))] }
    guard let text, text != source else { return [.show(.talk("nothing was changed\n"))] }
    return take(EditableSource.Change(text: text, selection: nil))
  }
}
