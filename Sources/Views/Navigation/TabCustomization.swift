/// What a person has changed of the tabs in a sidebar: nothing, here.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// Nothing was changed.
  public init() {}
  /// Shows all tabs again.
  public mutating func resetVisibility() {}
  /// Puts all tabs into their order again.
  public mutating func resetTabOrder() {}
  /// Puts all sections into their order again.
  public mutating func resetSectionOrder() {}
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
