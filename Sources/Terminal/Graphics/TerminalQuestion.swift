/// What a terminal is asked, to find out which pictures it can show.
public enum TerminalQuestion {
  /// The number of kitty's picture that is asked about, and that its answer names.
  static let kittyID = 31

  /// All questions in one write. Every terminal answers the last (DA1), and answers in order, so that an answer to it
  /// ends the waiting.
  /// - Parameter choice: what is forced is not asked about: then only the size of cells is.
  public static func all(for choice: GraphicsProtocol.Choice = .auto) -> TerminalText {
    (choice == .auto ? kitty + EscapeSequence.askName : "") + size + EscapeSequence.askAttributes
  }
  /// The size of a cell, then of the window.
  public static let size = EscapeSequence.askCellSize + EscapeSequence.askWindowSize
  /// A picture of one pixel that is not shown: `ESC _ G i=31;OK ESC \` answers where kitty's protocol is known.
  private static let kitty = EscapeSequence.kitty("i=\(kittyID),s=1,v=1,a=q,t=d,f=24;AAAA")
}
