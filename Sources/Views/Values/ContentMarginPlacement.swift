/// Which part of a scroll view content margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  let indicatorsOnly: Bool
  /// Content and indicators.
  public static let automatic = ContentMarginPlacement(indicatorsOnly: false)
  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(indicatorsOnly: false)
  /// The indicators only, which are not drawn here.
  public static let scrollIndicators = ContentMarginPlacement(indicatorsOnly: true)
}
