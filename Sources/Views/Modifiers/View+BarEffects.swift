/// How content fades where it scrolls below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  /// With a line.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  /// By and by.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When one scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

// How bars of iOS 26 answer to scrolling: a still picture is not scrolled.
extension View {
  /// How content fades where it scrolls below bars at some edges.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    Noted(self, "scrollEdgeEffectStyle")
  }
  /// Whether content does not fade below bars at some edges.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    Noted(self, "scrollEdgeEffectHidden")
  }
  /// When the bar of tabs becomes small.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    Noted(self, "tabBarMinimizeBehavior")
  }
}

/// How a space takes room.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As much as the system says.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between items of a toolbar.
///
/// In the bar at the bottom a flexible one takes the room that is left; bars at the top have one look.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  /// A space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
}
extension ToolbarSpacer: PrimitiveView, ToolbarContent {
  public typealias Body = Never
  /// A space in the bar at the bottom; nothing elsewhere.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard view.sizing == .flexible, view.placement.zone == .bottom else { return }
    nodes.toolbarItem("ToolbarSpacer", view.placement, Spacer())
  }
}
