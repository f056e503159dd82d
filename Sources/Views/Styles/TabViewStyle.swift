/// How a view of tabs looks.
public protocol TabViewStyle: Sendable {}

/// As the place decides.
public struct DefaultTabViewStyle: TabViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// One page, and a dot for each.
public struct PageTabViewStyle: TabViewStyle, Hashable {
  /// When the dots are shown.
  public enum IndexDisplayMode: Hashable, CaseIterable, Sendable { case automatic, always, never }
  let indexDisplayMode: IndexDisplayMode
  /// Pages with dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}
/// A bar, or a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// A bar, also where there is room for a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// A group in a frame, as on a Mac; a bar here.
public struct GroupedTabViewStyle: TabViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// One page after the other.
public struct CarouselTabViewStyle: TabViewStyle, Hashable {
  /// The style.
  public init() {}
}
/// One page, and a dot for each.
public struct VerticalPageTabViewStyle: TabViewStyle, Hashable {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A group in a frame, as on a Mac; a bar here.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the place decides.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// One page, and a dot for each.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages with dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a sidebar where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, also where there is room for a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == CarouselTabViewStyle {
  /// One page after the other.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// One page, and a dot for each.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}
