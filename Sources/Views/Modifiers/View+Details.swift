public import Foundation

// Details of lists, bars, keys and the like.
extension View {
  /// The distance between the rows of lists inside, in points; nil is the device's.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { WithEnvironment(self, "listRowSpacing") { $0.controls.rowSpacing = spacing } }
  /// The distance between the sections of lists inside; the grid has one.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    WithEnvironment(self, "listSectionSpacing") { $0.controls.sectionSpacing = spacing.spacing }
  }
  /// The distance between the sections of lists inside, in points; the grid has one.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    WithEnvironment(self, "listSectionSpacing") { $0.controls.sectionSpacing = spacing }
  }
  /// What happens when a key is pressed; kept, not run.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View { Noted(self, "onKeyPress") }
  /// What happens when the focus is to move; kept, not run.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { Noted(self, "onMoveCommand") }
  /// A column beside the view that a binding shows; kept, not shown.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    let content = content()
    return presenting("inspector", .sheet, isPresented) { content }
  }
  /// What a pointer over the view looks like.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { Noted(self, "pointerStyle") }
  /// A name for tests and selectors (older spelling).
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// What a menu around a long press shows (older spelling).
  nonisolated public func contextMenu<V: View>(_ contextMenu: ContextMenu<V>?) -> some View {
    ContextMenuHolder(content: self, menu: contextMenu?.items)
  }
  /// A line below the title of the bar; the grid's bar has none.
  nonisolated public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { Noted(self, "navigationSubtitle", String(subtitle)) }
  /// A line below the title of the bar; the grid's bar has none.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    Noted(self, "navigationSubtitle", subtitle.string)
  }
  /// Marked with a text by its key.
  nonisolated public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
  /// The number that a badge shows.
  nonisolated public func badge(_ label: Text?) -> some View { badge(label?.string) }
}

/// Actions around a long press (older spelling).
public struct ContextMenu<MenuItems: View> {
  let items: () -> MenuItems
  /// The actions of the closure.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    let items = menuItems()
    self.items = { items }
  }
}
/// The distance between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  private enum Kind: Hashable { case `default`, compact, custom }
  private let kind: Kind
  /// In points; nil is the device's.
  let spacing: CGFloat?
  private init(_ kind: Kind, _ spacing: CGFloat? = nil) { (self.kind, self.spacing) = (kind, spacing) }
  /// The device's.
  public static let `default` = Self(.default)
  /// A smaller one: half of the usual 35 points of a grouped list (our choice).
  public static let compact = Self(.compact, 17.5)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> Self { Self(.custom, spacing) }
}
/// Whether a key was used.
public enum KeyPressResult: Hashable, CaseIterable, Sendable { case handled, ignored }
/// Where the focus is to move.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable { case up, down, left, right }
/// What a pointer looks like.
public enum PointerStyle: Hashable, CaseIterable, Sendable {
  case `default`, link, horizontalText, verticalText, rectSelection, grabIdle, grabActive, zoomIn, zoomOut
  /// As what changes the width of a column, the height of a row, or the size of a frame.
  case columnResize, rowResize, frameResize
  /// As an image of the project.
  case image
}
