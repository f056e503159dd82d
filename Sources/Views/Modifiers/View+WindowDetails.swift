public import Foundation

/// An item that the system puts into a bar of tools.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
/// Whether a menu closes when something of it is done.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As the control of the menu has it.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
/// How a palette marks what is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// As the program does it itself.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// By another drawing of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant \(variant)")
  }
}
/// An amount of space to the edges of a scene.
public struct ScenePadding: Hashable, Sendable {
  private let name: String
  /// The least.
  public static let minimum = ScenePadding(name: "minimum")
}

// What bars, menus and windows are told.
extension View {
  /// Takes an item of the system out of the bars around; nil takes none. Of a title the way back keeps the words.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    TellsBar(content: self, kind: "toolbar") { bar in if defaultItemKind == .title { bar.hidesTitle = true } }
  }
  /// Whether menus inside close when something of them is done.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    WithEnvironment(self, "menuActionDismissBehavior") { $0.controls.keepsMenusOpen = behavior == .disabled }
  }
  /// How palettes inside mark what is chosen; they have one look here.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    Noted(self, "paletteSelectionEffect")
  }
  /// The width of the inspector, in points: here inspectors are sheets, which have a width of their own.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { Noted(self, "inspectorColumnWidth") }
  /// The widths of the inspector, in points: here inspectors are sheets, which have a width of their own.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    Noted(self, "inspectorColumnWidth")
  }
  /// Keeps a distance from the edges of a scene: as much as `padding()` (Apple documents no number).
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
  /// What renaming does: views inside find it as `rename` in their environment, and a `RenameButton` does it.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    WithEnvironment(self, "renameAction") {
      $0.keep("rename", RenameAction(action: Dismissal(action: action)) as RenameAction?)
    }
  }
  /// Gives a field the focus when something is renamed; a `RenameButton` inside does it.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
  /// The document that the screen is about; bars here do not show it.
  nonisolated public func navigationDocument(_ document: some Any) -> some View { Noted(self, "navigationDocument") }
  /// The document that the screen is about, and what is seen of it; bars here do not show it.
  nonisolated public func navigationDocument(_ document: some Any, preview: some SharePreviewing) -> some View {
    Noted(self, "navigationDocument")
  }
  /// Which events of other programs the view takes; none comes.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    Noted(self, "handlesExternalEvents")
  }
  /// The name under which what a person does is recorded; nothing is recorded.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
    Noted(self, "interactionActivityTrackingTag", tag)
  }
  /// Puts a bar above or below the view, which keeps what is left, as `safeAreaInset` does; content does not fade below
  /// it.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Puts a bar beside the view, which keeps what is left, as `safeAreaInset` does; content does not fade below it.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
