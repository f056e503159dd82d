/// How many colours an output shows.
public enum ColorSupport: Int, Hashable, Sendable, CaseIterable, Comparable {
  case none, ansi16, ansi256, trueColor
  public static func < (left: ColorSupport, right: ColorSupport) -> Bool { left.rawValue < right.rawValue }

  /// What the user asked for (`--color`).
  public enum Choice: String, Hashable, Sendable, CaseIterable { case auto, always, never }

  /// Decides by the option first, then by the environment: a non-empty `NO_COLOR` and `TERM=dumb` mean none; `CLICOLOR_FORCE` (neither empty nor 0) stands for a
  /// terminal. How many colours: `COLORTERM` (`truecolor`, `24bit`), then the name in `TERM`; at least 16.
  public static func decide(_ choice: Choice, environment: [String: String], isTerminal: Bool) -> ColorSupport {
    func value(_ name: String) -> String { environment[name] ?? "" }
    let term = value("TERM")
    switch choice {
    case .never: return .none
    case .always: break
    case .auto:
      let isForced = !["", "0"].contains(value("CLICOLOR_FORCE"))
      if !value("NO_COLOR").isEmpty || term == "dumb" || !(isForced || isTerminal) || (term.isEmpty && !isForced) { return .none }
    }
    if ["truecolor", "24bit"].contains(value("COLORTERM").lowercased()) || term.hasSuffix("-direct") { return .trueColor }
    return term.contains("256color") ? .ansi256 : .ansi16
  }
}
