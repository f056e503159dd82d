// What is said of items of a toolbar. Of what is named as a modifier of views the view's own is meant where a view is
// wanted.
extension ToolbarContent {
  /// Takes the items out of the toolbar, or not.
  nonisolated public func hidden(_ hidden: Bool) -> some ToolbarContent { hidden ? nil : self }
  /// Takes the items out of the toolbar.
  @_disfavoredOverload
  nonisolated public func hidden() -> some ToolbarContent { hidden(true) }
  /// The item from which a screen comes; a still picture does not show it.
  @_disfavoredOverload
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  { self }
  /// Whether the items share the glass of their neighbours; bars here have one look.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
extension CustomizableToolbarContent {
  /// Takes the items out of the toolbar, or not.
  nonisolated public func hidden(_ hidden: Bool) -> some CustomizableToolbarContent { hidden ? nil : self }
  /// Takes the items out of the toolbar.
  @_disfavoredOverload
  nonisolated public func hidden() -> some CustomizableToolbarContent { hidden(true) }
  /// The item from which a screen comes; a still picture does not show it.
  @_disfavoredOverload
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some CustomizableToolbarContent
  { self }
  /// Whether the items share the glass of their neighbours; bars here have one look.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    self
  }
}

/// An item that the system puts into a bar of tools, at a place of the program's: here it stays where it is.
public struct DefaultToolbarItem: PrimitiveView, CustomizableToolbarContent {
  public typealias Body = Never
  /// An item of a kind at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing: the bar has it.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {}
}

extension View {
  /// Takes the view, an item of a toolbar, out of it.
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { hidden ? nil : self }
  /// The colour of what stands in bars; bars here have that of the tint.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { Noted(self, "toolbarForegroundStyle") }
  /// Whether links in rows inside show a sign that they lead on.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    WithEnvironment(self, "navigationLinkIndicatorVisibility") { $0.controls.hidesLinkSigns = visibility == .hidden }
  }
  /// Whether controls inside show their labels.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    WithEnvironment(self, "labelsVisibility") {
      if visibility != .automatic { $0.controls.hidesLabels = visibility == .hidden }
    }
  }
}
extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { controls.hidesLabels ? .hidden : .automatic }
    set { controls.hidesLabels = newValue == .hidden }
  }
}
