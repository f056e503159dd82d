/// What a terminal is asked, to find out which pictures it can show.
public enum TerminalQuestion {
  /// The number of kitty's picture that is asked about, and that its answer names.
  static let kittyID = 31

  /// All questions in one write. Every terminal answers the last (DA1), and answers in order, so that an answer to it
  /// ends the waiting.
  /// - Parameter choice: what is forced is not asked about: then only the size of cells is.
  public static func all(for choice: GraphicsProtocol.Choice = .auto) -> TerminalText {
    (choice == .auto ? kitty + name : "") + size + attributes
  }
  /// The size of a cell, then of the window: `CSI 6 ; height ; width t` and `CSI 4 ; height ; width t` answer.
  public static let size = TerminalText(sequence: "\u{1B}[16t\u{1B}[14t")
  /// A picture of one pixel that is not shown: `ESC _ G i=31;OK ESC \` answers where kitty's protocol is known.
  private static let kitty = TerminalText(graphics: .kitty, "i=\(kittyID),s=1,v=1,a=q,t=d,f=24;AAAA")
  /// XTVERSION: `ESC P > | name and version ESC \` answers.
  private static let name = TerminalText(sequence: "\u{1B}[>q")
  /// DA1: `CSI ? kind ; attributes c` answers; 4 is sixel.
  private static let attributes = TerminalText(sequence: "\u{1B}[c")
}
