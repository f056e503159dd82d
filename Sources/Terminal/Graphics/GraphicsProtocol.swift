/// How a terminal is sent a picture of pixels.
public enum GraphicsProtocol: Hashable, Sendable {
  /// Kitty's: PNG files with numbers, which can be taken away again.
  case kitty
  /// Kitty's, through tmux: the picture stands where characters of a private range stand, so that tmux can move it.
  case kittyInTmux
  /// iTerm2's inline images: PNG files that lie over cells.
  case iterm
  /// DEC's: bands of six rows in at most 256 colours.
  case sixel

  /// Whether what was sent stays in the terminal, apart from the cells, until it is deleted.
  public var keepsPictures: Bool { self == .kitty || self == .kittyInTmux }

  /// What the user asked for (`--graphics`).
  public enum Choice: String, Hashable, Sendable, CaseIterable { case auto, kitty, iterm, sixel, cells }
}

extension GraphicsProtocol {
  /// Whether a terminal is asked anything at all: not where the answer cannot change what is shown.
  /// - Parameters:
  ///   - isTerminal: whether the picture goes to a terminal.
  ///   - isAnswered: whether answers can be read from the same terminal.
  public static func asks(_ choice: Choice, environment: [String: String], isTerminal: Bool, isAnswered: Bool) -> Bool {
    guard isTerminal, isAnswered, choice != .cells else { return false }
    return choice != .auto || !isForbidden(environment)
  }

  /// Decides by the option, then by what the terminal answered, then by the environment; nil is cells.
  ///
  /// What is forced is used without an answer. A terminal that was asked is never judged by its name alone: Warp
  /// answers kitty's question and shows nothing, so it alone is left out by name. Inside tmux, which answers for
  /// itself, kitty's protocol needs a kitty or a Ghostty around it and tmux's leave (`allow-passthrough`).
  /// - Parameters:
  ///   - answers: what the terminal answered; nil where it was not asked, because nothing can be read from it.
  ///   - tmux: what tmux says of itself; nil outside of tmux, or where it says nothing.
  public static func decide(
    _ choice: Choice, environment: [String: String], isTerminal: Bool, answers: TerminalAnswers?, tmux: TmuxFacts? = nil
  ) -> GraphicsProtocol? {
    let isInTmux = !value(environment, "TMUX").isEmpty
    switch choice {
    case .cells: return nil
    case .kitty: return isInTmux ? .kittyInTmux : .kitty
    case .iterm: return .iterm
    case .sixel: return .sixel
    case .auto: break
    }
    guard isTerminal, !isForbidden(environment) else { return nil }
    if isInTmux {
      if tmux?.showsKittyPictures == true { return .kittyInTmux }
      // tmux says that it knows sixels even where the terminal around it does not.
      return answers?.attributes.contains(4) == true && tmux?.isInKitty != true ? .sixel : nil
    }
    guard let answers else { return byName(environment) }
    let program = value(environment, "TERM_PROGRAM")
    if answers.knowsKitty, program != "WarpTerminal" { return .kitty }
    let names = [answers.name ?? "", program]
    if names.contains(where: { $0.hasPrefix("iTerm") || $0.hasPrefix("WezTerm") }) { return .iterm }
    return answers.attributes.contains(4) ? .sixel : nil
  }

  /// Where nothing can be asked (our choice): the names of terminals that are known.
  private static func byName(_ environment: [String: String]) -> GraphicsProtocol? {
    let term = value(environment, "TERM")
    if !value(environment, "KITTY_WINDOW_ID").isEmpty || term == "xterm-kitty" || term == "xterm-ghostty" {
      return .kitty
    }
    return ["iTerm.app", "WezTerm"].contains(value(environment, "TERM_PROGRAM")) ? .iterm : nil
  }
  private static func isForbidden(_ environment: [String: String]) -> Bool {
    !value(environment, "NO_COLOR").isEmpty || ["", "dumb"].contains(value(environment, "TERM"))
  }
  private static func value(_ environment: [String: String], _ name: String) -> String { environment[name] ?? "" }
}
