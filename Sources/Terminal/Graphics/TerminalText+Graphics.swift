/// The strings that terminals take pictures from. Their beginnings and ends are written here alone.
enum GraphicsString {
  /// APC: `ESC _ G … ESC \`.
  case kitty
  /// OSC 1337: `ESC ] 1337 ; … BEL`.
  case iterm
  /// DCS: `ESC P … ESC \`.
  case sixel

  fileprivate var start: String {
    switch self {
    case .kitty: "\u{1B}_G"
    case .iterm: "\u{1B}]1337;"
    case .sixel: "\u{1B}P"
    }
  }
  fileprivate var end: String { self == .iterm ? "\u{7}" : "\u{1B}\\" }
}

extension TerminalText {
  /// A picture, or a command about one: the third way into the gate, beside cleaned texts and ``EscapeSequence``.
  ///
  /// It is trusted because of what it checks: numbers, Base64 and sixels are printable ASCII, so that a body of nothing
  /// else can neither end its string nor begin another sequence. A body with any other byte becomes nothing.
  init(graphics string: GraphicsString, _ body: String) {
    self.init(sequence: body.utf8.allSatisfy { (0x20...0x7e).contains($0) } ? string.start + body + string.end : "")
  }

  /// The same for the terminal around tmux: `ESC P tmux; … ESC \` with each escape doubled.
  var throughTmux: TerminalText {
    isEmpty
      ? self : TerminalText(sequence: "\u{1B}Ptmux;" + text.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\")
  }
}
