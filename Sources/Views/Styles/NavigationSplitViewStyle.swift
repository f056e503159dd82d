/// How a split view shares its width.
public protocol NavigationSplitViewStyle: Sendable {}

/// As the place decides.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// The detail gives way.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// The detail stays.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Hashable {
  /// The style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the place decides.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail gives way.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail stays.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}
