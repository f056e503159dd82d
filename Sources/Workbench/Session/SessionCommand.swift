internal import Drawing
internal import Tracing

/// A command of the prompt. Parsing, prefixes and `:help` come from this table.
struct SessionCommand: Sendable {
  /// Without the colon.
  var name: String
  /// As help shows them.
  var operands = ""
  /// One line.
  var summary: String
  /// What else help says of it.
  var detail: String
  /// Whether a saved lesson repeats it.
  var isPlayed = true
  /// Takes what stands behind the name, without the blanks around it; nil if nothing does.
  var run: @MainActor @Sendable (inout Session, String?) -> [Session.Effect]
  /// The same with a `!` behind the name: what it would leave alone, it does not. Nil where that means nothing.
  var force: (@MainActor @Sendable (inout Session, String?) -> [Session.Effect])?

  static let all: [SessionCommand] =
    looking + views + asking + touching + files + building + [
      SessionCommand(
        name: "undo", summary: "takes the last change back", detail: "As often as there are changes: views, declarations, edits, device, size, opened files.", isPlayed: false
      ) {
        session, _ in
        session.travel(isBack: true)
      },
      SessionCommand(name: "redo", summary: "brings an undone change back", detail: "Until something else is typed.", isPlayed: false) { session, _ in session.travel(isBack: false)
      },
      SessionCommand(name: "quit", summary: "ends the session", detail: "So does Ctrl-D on an empty line.", isPlayed: false) { _, _ in [.quit(0)] },
    ]

  /// Questions to the layout.
  static let asking: [SessionCommand] = [.why, .sizes, .guides, .sweep, .solve, .diff, .step, .predict, .noeffect]
  static let looking: [SessionCommand] = [
    SessionCommand(name: "help", operands: "[COMMAND]", summary: "what can be typed", detail: "':help trace' says more about ':trace'.", isPlayed: false) { session, operand in
      session.help(operand)
    },
    SessionCommand(
      name: "tree", operands: "[--accessibility]", summary: "the view tree as written",
      detail: "Every view and modifier, the layout node that it became ('–' for none), and its place in ':source'; with --accessibility as a screen reader tells it."
    ) { session, operand in
      guard operand == nil || operand == "--accessibility" else { return [.show(.failure(":tree wants nothing, or --accessibility\n"))] }
      return session.inspect(recordsWrittenViews: true) { operand == nil ? $0.treeText : $0.accessibilityText }
    },
    SessionCommand(
      name: "layout", operands: "[--json]", summary: "the layout tree with sizes and places",
      detail: "Only what measures or places. Sizes are in points; a cell is 8×16 points."
    ) { session, operand in
      guard operand == nil || operand == "--json" else { return [.show(.failure(":layout wants nothing, or --json\n"))] }
      return session.inspect { operand != nil ? $0.layoutDocument.text + "\n" : $0.layoutText }
    },
    SessionCommand(
      name: "trace", operands: "[1|2|3] [SELECTOR]", summary: "every proposal, answer and placement",
      detail:
        "1 offers, answers, placements; 2 (default) also the layouts' own steps; 3 also remembered answers. With a selector only what is about it; --kind measure,answer and --depth 2 leave out more."
    ) { session, operand in session.trace(operand ?? "") },
    SessionCommand(name: "source", summary: "the session as a file that compiles", detail: "'import SwiftUI', what was declared, and the current view in '#Preview'.") {
      session, _ in
      [.show(.result(session.source))]
    },
    SessionCommand(
      name: "device", operands: "[NAME]", summary: "the screen: terminal, phone, iphone, ipad …", detail: "Without a name it says which device it is."
    ) { session, operand in
      session.chooseDevice(operand)
    },
    SessionCommand(
      name: "size", operands: "[COLSxROWS|window]", summary: "the canvas in cells", detail: "'window' follows the window again; without an operand it says the size."
    ) { session, operand in session.chooseSize(operand) },
  ]

  /// A name with and without the `!` that forces.
  static func parted(_ name: some StringProtocol) -> (name: String, isForced: Bool) {
    name.count > 1 && name.hasSuffix("!") ? (String(name.dropLast()), true) : (String(name), false)
  }
  /// `:layout [--json]`
  var usage: String { ":" + name + (operands.isEmpty ? "" : " " + operands) }
  /// Whether it cannot do without an operand.
  var needsOperand: Bool { !operands.isEmpty && !operands.hasPrefix("[") }
}
