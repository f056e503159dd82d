/// Files, the editor, what was typed, and how it is shown.
extension SessionCommand {
  static let files: [SessionCommand] = [
    SessionCommand(
      name: "open", operands: "FILE", summary: "loads a file and watches it", detail: "What was typed before is put away; ':undo' brings it back.", isPlayed: false
    ) { session, operand in
      session.start(opening: operand ?? "")
    },
    SessionCommand(
      name: "save", operands: "[FILE]", summary: "writes the session to a file that compiles, or with .md as a lesson",
      detail: """
        Without a name it writes the loaded file. The text is that of ':source'; a lesson has the entries with what they show, and 'playground test' checks it. \
        A loaded file that changed on disk meanwhile is left alone, and so is every file that this session neither loaded nor wrote; ':save! FILE' writes over it. \
        Saving changes nothing here: ':undo' leads to what was before.
        """,
      isPlayed: false
    ) { session, operand in
      session.save(operand)
    } force: { session, operand in
      session.save(operand, isForced: true)
    },
    SessionCommand(
      name: "render", operands: "FILE", summary: "draws the view into a file",
      detail: """
        The name says how: .png, .svg, .pdf, .html, .txt or .ansi. A file that this session did not draw is left alone; ':render! FILE' draws over it.
        """, isPlayed: false
    ) { session, operand in
      session.render(operand ?? "")
    } force: { session, operand in
      session.render(operand ?? "", isForced: true)
    },
    SessionCommand(
      name: "edit", summary: "opens the source in your editor",
      detail: "$VISUAL, else $EDITOR, else vi. What it saves becomes the session's source, all of it or nothing; one step to undo.", isPlayed: false
    ) { session, _ in session.edit() },
    SessionCommand(
      name: "watch", operands: "[disk|prompt]", summary: "what is watched, and what to do when two versions meet",
      detail: "Where a file changed on disk and here, both versions are kept: 'disk' takes the file's, 'prompt' stays with what was typed.", isPlayed: false
    ) { session, operand in session.watch(operand) },
    SessionCommand(
      name: "history", operands: "[N|TEXT]", summary: "what was typed, newest last", detail: "The last 20 entries, the last N, or those that hold a text; with --json as JSON.",
      isPlayed: false
    ) { session, operand in session.showHistory(operand) },
    SessionCommand(name: "time", operands: "ENTRY", summary: "how long an entry takes", detail: "From its text to its picture; the terminal not counted.", isPlayed: false) {
      session, operand in
      session.time(operand ?? "")
    },
    SessionCommand(
      name: "option", operands: "[NAME [VALUE]]", summary: "how things are shown", detail: "Without a name it lists the options and their values.", isPlayed: false
    ) { session, operand in session.option(operand) },
    SessionCommand(
      name: "keys", summary: "the keys that edit the line", detail: "As they are in force: the editor's own, the key map's, and those of ~/.editrc.", isPlayed: false
    ) { _, _ in [.keys] },
  ]
  static let views: [SessionCommand] = [
    SessionCommand(name: "screen", summary: "the whole canvas, not only what the view takes", detail: "As 'playground render --screen'.") { session, _ in session.showScreen() },
    SessionCommand(name: "scheme", operands: "[light|dark]", summary: "light or dark", detail: "Without an operand it says which.") { session, operand in
      session.chooseScheme(operand)
    },
    SessionCommand(
      name: "preview", operands: "[NAME]", summary: "which '#Preview' is shown", detail: "By its name, or its number from 1; without an operand it lists them."
    ) { session, operand in session.choosePreview(operand) },
    SessionCommand(
      name: "compare", operands: "[WIDTHS|$A $B]", summary: "the view at several widths, or two views, next to each other",
      detail: "':compare 20 40 80' in columns; ':compare $0 $1' also says what differs in the layout."
    ) { session, operand in session.compare(operand) },
  ]
  /// The command of this name, or the only one that begins so.
  static func named(_ typed: some StringProtocol) -> SessionCommand? {
    let (name, isForced) = parted(typed)
    let found = all.first { $0.name == name }.map { [$0] } ?? all.filter { $0.name.hasPrefix(name) }
    return found.count == 1 && (!isForced || found[0].force != nil) ? found[0] : nil
  }
}
