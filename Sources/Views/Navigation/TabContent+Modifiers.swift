/// Where a tab prefers to stand.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = TabPlacement(name: "automatic")
  /// At the end of a bar at the top, whatever a person changes.
  public static let pinned = TabPlacement(name: "pinned")
  /// In a sidebar alone; a phone has none, and shows it in its bar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
/// Where tabs stand that can change their place.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

// What is said of tabs. Of what is named as a modifier of views the view's own is meant where a view is wanted.
extension TabContent {
  /// A text beside the tab's label; none for nil.
  @_disfavoredOverload
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTab<Self, Badged<Self>>(changed: Badged(content: self, text: label?.string))
  }
  /// A text beside the tab's label, by its key.
  @_disfavoredOverload
  nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }
  /// Takes the tab out of the bar.
  @_disfavoredOverload
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTab<Self, Self?>(changed: hidden ? nil : self)
  }
  /// Keeps a person from choosing the tab; a still picture shows it as the others.
  @_disfavoredOverload
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
  /// Where the tab prefers to stand; a phone has one bar.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Whether the tab is there before a person changes the bars. In a bar of a phone a hidden one is not shown.
  nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<TabValue>
  {
    ModifiedTab<Self, Self?>(changed: visibility == .hidden && placements.contains(.tabBar) ? nil : self)
  }
  /// What a person can change of the tab; nobody changes tabs here.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Actions for a section of tabs, which a sidebar would show; neither made nor run.
  @_disfavoredOverload
  nonisolated public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some TabContent<TabValue> { self }
  /// Actions that a long press on the tab in a sidebar shows; neither made nor run.
  @_disfavoredOverload
  nonisolated public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some TabContent<TabValue> { self }
  /// Actions that a swipe of the tab in a sidebar shows; neither made nor run.
  @_disfavoredOverload
  nonisolated public func swipeActions<V: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
  ) -> some TabContent<TabValue> { self }
  /// A popover at the tab while a binding says so; not shown.
  @_disfavoredOverload
  nonisolated public func popover<V: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> V
  ) -> some TabContent<TabValue> { self }
  /// A popover at the tab for a value that a binding holds; not shown.
  @_disfavoredOverload
  nonisolated public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> V
  ) -> some TabContent<TabValue> { self }
  /// What is carried when the tab in a sidebar is dragged; kept, not run.
  @_disfavoredOverload
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> { self }
  /// What happens when values are dropped on the tab in a sidebar; kept, not run.
  @_disfavoredOverload
  nonisolated public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void)
    -> some TabContent<TabValue>
  { self }
  /// What things that are carried over the tab and held there do: nothing is carried here.
  @_disfavoredOverload
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
  /// A name for tests and selectors (`#name`).
  @_disfavoredOverload
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }
  /// What assistive technologies call the tab.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }
  /// What assistive technologies call the tab.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    self
  }
  /// What assistive technologies say that the tab holds.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }
  /// What assistive technologies say that the tab does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }
}

/// When a view of tabs shows its search.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// As soon as the tab of the search is chosen.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
extension View {
  /// Where tabs inside stand at first on a wide screen; a narrow one has a bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { Noted(self, "defaultAdaptableTabBarPlacement") }
  /// When a view of tabs inside shows its search; kept, not run.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    Noted(self, "tabViewSearchActivation")
  }
}

/// Where a bar of tabs is.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// A dot for each page.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// A part of a control at the edge of a window.
  public static let ornament = TabBarPlacement(name: "ornament")
}
/// Where what stands above a bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar, which is small then.
  case inline
  /// Above the bar.
  case expanded
}
extension EnvironmentValues {
  /// Where the bar of the view of tabs around is; nil outside of one, and here always.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Whether the bar of tabs around shows sections: a phone's does not.
  public var isTabBarShowingSections: Bool { false }
  /// Where what stands above the bar of tabs is: above it.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}
