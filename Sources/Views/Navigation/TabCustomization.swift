/// What a person has changed of the tabs in a sidebar: nothing, here.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// What was changed of a tab.
  public struct TabCustomization: Hashable, Codable, Sendable {
    fileprivate var inBar: Bool?
    fileprivate var inSidebar: Bool?
    /// Whether it is shown in a bar.
    public var tabBarVisibility: Visibility { Visibility(inBar) }
    /// Whether it is shown in a sidebar.
    public var sidebarVisibility: Visibility {
      get { Visibility(inSidebar) }
      set { inSidebar = newValue.isShown }
    }
  }
  /// What was changed of a section of tabs.
  public struct SectionCustomization: Hashable, Codable, Sendable {
    /// The ids of its tabs in the order of a person; nil where it was not changed.
    public private(set) var tabOrder: [String]?
    /// Puts the tabs into their order again.
    public mutating func resetTabOrder() { tabOrder = nil }
  }
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]
  /// Nothing was changed.
  public init() {}
  /// What was changed of the tab with an id; it is kept, and the bar does not show it.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }
  /// What was changed of the section with an id; it is kept, and the bar does not show it.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }
  /// Whether the tab with an id is shown in a sidebar (older spelling).
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }
  /// Whether the tab with an id is shown in a bar (older spelling).
  public subscript(tabBarVisibility id: String) -> Visibility { self[tab: id].tabBarVisibility }
  /// The ids of the tabs of a section in the order of a person; nil where it was not changed (older spelling).
  public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }
  /// Shows all tabs again.
  public mutating func resetVisibility() { tabs = [:] }
  /// Puts all tabs into their order again.
  public mutating func resetTabOrder() {}
  /// Puts all sections into their order again.
  public mutating func resetSectionOrder() { sections = [:] }
  /// Puts the tabs of a section into their order again (older spelling).
  public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }
}
extension Visibility {
  fileprivate init(_ isShown: Bool?) { self = isShown.map { $0 ? .visible : .hidden } ?? .automatic }
  fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}
/// What a person can change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// Its place.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

// The sidebar of tabs: a narrow screen has none.
extension View {
  /// What a person has changed of the tabs; nothing, here.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    Noted(self, "tabViewCustomization")
  }
  /// What stands above the tabs of a sidebar; kept, not shown.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Noted(self, "tabViewSidebarHeader")
  }
  /// What stands below the tabs of a sidebar; kept, not shown.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Noted(self, "tabViewSidebarFooter")
  }
  /// What stands at the bottom of a sidebar; kept, not shown.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Noted(self, "tabViewSidebarBottomBar")
  }
}
