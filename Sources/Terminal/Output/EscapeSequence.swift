/// Every escape sequence that is sent to a terminal, with its meaning. Columns and rows count from 0 here, from 1 in the sequences.
public enum EscapeSequence {
  private static let introducer = "\u{1B}["

  /// SGR: style the text that follows.
  public static func style(_ codes: [Int]) -> TerminalText {
    var sequence = introducer
    for (index, code) in codes.enumerated() {
      if index > 0 { sequence += ";" }
      sequence += String(code)
    }
    return TerminalText(sequence: sequence + "m")
  }
  /// A text in a style, then plain.
  public static func styled(_ codes: [Int], _ text: some StringProtocol) -> TerminalText { style(codes) + TerminalText(text) + plain }
  /// SGR 0: plain text follows.
  public static let plain = TerminalText(sequence: introducer + "0m")
  /// CUP: move to a place on the screen.
  public static func move(column: Int, row: Int) -> TerminalText { TerminalText(sequence: introducer + "\(row + 1);\(column + 1)H") }
  /// CHA: move to a column of the same row.
  public static func column(_ column: Int) -> TerminalText { TerminalText(sequence: introducer + "\(column + 1)G") }
  /// CUU: move up, to the same column; nothing for 0.
  public static func up(_ rows: Int) -> TerminalText { rows > 0 ? TerminalText(sequence: introducer + "\(rows)A") : "" }
  /// CUD: move down, to the same column; nothing for 0.
  public static func down(_ rows: Int) -> TerminalText { rows > 0 ? TerminalText(sequence: introducer + "\(rows)B") : "" }
  /// ECH: blank the next cells of the row in plain style; the cursor stays.
  public static func erase(_ cells: Int) -> TerminalText { TerminalText(sequence: introducer + "\(cells)X") }
  /// CR: move to the first column of the row.
  public static let startOfRow = TerminalText(sequence: "\r")
  /// CR and LF: move to the first column of the next row, which is made below the last.
  public static let nextRow = TerminalText(sequence: "\r\n")
  /// EL 0: blank the row from the cursor on.
  public static let eraseToEndOfRow = TerminalText(sequence: introducer + "K")
  /// DSR 6: the terminal answers with the cursor's place, CPR: `ESC [ row ; column R`.
  public static let reportCursor = TerminalText(sequence: introducer + "6n")
  /// DECSC and DECRC: remember the cursor's place and style, and go back to it.
  public static let saveCursor = TerminalText(sequence: "\u{1B}7"), restoreCursor = TerminalText(sequence: "\u{1B}8")
  /// DECTCEM: show or hide the cursor.
  public static let showCursor = TerminalText(sequence: introducer + "?25h"), hideCursor = TerminalText(sequence: introducer + "?25l")
  /// Private mode 1049: a screen of its own without scrollback, and back.
  public static let enterAlternateScreen = TerminalText(sequence: introducer + "?1049h"), leaveAlternateScreen = TerminalText(sequence: introducer + "?1049l")
  /// Private mode 2026: what stands between appears at once; terminals that do not know it ignore it.
  public static let beginFrame = TerminalText(sequence: introducer + "?2026h"), endFrame = TerminalText(sequence: introducer + "?2026l")
  /// Private mode 2004: pasted text arrives between markers.
  public static let enableBracketedPaste = TerminalText(sequence: introducer + "?2004h"), disableBracketedPaste = TerminalText(sequence: introducer + "?2004l")

  // MARK: Questions

  /// XTVERSION: the terminal answers with its name and version, `ESC P > | name ESC \`.
  public static let askName = TerminalText(sequence: introducer + ">q")
  /// XTWINOPS 16: `CSI 6 ; height ; width t` answers with the pixels of a cell.
  public static let askCellSize = TerminalText(sequence: introducer + "16t")
  /// XTWINOPS 14: `CSI 4 ; height ; width t` answers with the pixels of the window.
  public static let askWindowSize = TerminalText(sequence: introducer + "14t")
  /// DA1: `CSI ? kind ; attributes c` answers, in every terminal.
  public static let askAttributes = TerminalText(sequence: introducer + "c")

  // MARK: Pictures

  /// APC of kitty's graphics protocol: `ESC _ G … ESC \`.
  static func kitty(_ body: String) -> TerminalText { string("\u{1B}_G", body, "\u{1B}\\") }
  /// OSC 1337, iTerm2's own: `ESC ] 1337 ; … BEL`.
  static func iterm(_ body: String) -> TerminalText { string("\u{1B}]1337;", body, "\u{7}") }
  /// DCS of sixels: `ESC P … ESC \`.
  static func sixel(_ body: String) -> TerminalText { string("\u{1B}P", body, "\u{1B}\\") }
  /// What is for the terminal around tmux: `ESC P tmux ; … ESC \` with each escape doubled.
  static func throughTmux(_ text: TerminalText) -> TerminalText {
    text.isEmpty ? text : TerminalText(sequence: "\u{1B}Ptmux;" + text.text.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\")
  }

  /// A string that a terminal takes a picture from: the one sequence with a body of any length, which is trusted because of what is checked here.
  ///
  /// Numbers, Base64 and sixels are printable ASCII. A body of nothing else can neither end its string nor begin another sequence; one with any other byte becomes nothing.
  private static func string(_ start: String, _ body: String, _ end: String) -> TerminalText {
    TerminalText(sequence: body.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? start + body + end : "")
  }
}
