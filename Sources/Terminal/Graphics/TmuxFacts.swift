/// What tmux says of itself and of the terminal around it, which it hides from programs inside.
public struct TmuxFacts: Hashable, Sendable {
  /// Whether programs may send sequences through it.
  public var allowsPassthrough: Bool
  /// The terminal around it, as that names itself, or as `TERM` named it.
  public var terminal: String

  /// Facts made by hand.
  public init(allowsPassthrough: Bool, terminal: String) {
    self.allowsPassthrough = allowsPassthrough
    self.terminal = terminal
  }

  /// What `tmux display-message -p` is asked for.
  public static let format = "#{allow-passthrough}\t#{client_termtype}\t#{client_termname}"
  /// Reads the answer; nil if it is none.
  public init?(_ answer: String) {
    let parts = answer.split(separator: "\t", omittingEmptySubsequences: false).map { $0.trimmingPrefix { $0 == " " } }
    guard parts.count == 3 else { return nil }
    allowsPassthrough = ["on", "all", "1", "2"].contains(String(parts[0]))
    terminal = String(parts[1].isEmpty ? parts[2].prefix { !$0.isNewline } : parts[1])
  }

  /// Whether the terminal around it is one that knows kitty's placeholders.
  public var isInKitty: Bool {
    let name = terminal.lowercased()
    return ["kitty", "xterm-kitty", "ghostty", "xterm-ghostty"].contains { name.hasPrefix($0) }
  }
  /// Whether kitty's pictures reach the terminal around it.
  public var showsKittyPictures: Bool { allowsPassthrough && isInKitty }
}
