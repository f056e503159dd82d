/// How a navigation view shows its columns.
public protocol NavigationViewStyle: Sendable {}

/// As the place decides.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// One column.
public struct StackNavigationViewStyle: NavigationViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// Two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Hashable {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the place decides.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One column.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Two columns.
  public static var doubleColumn: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
