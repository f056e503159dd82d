public import Foundation

extension View {
  /// The size of texts inside. The playground's texts have the default size: what is inside can read the size, and look otherwise.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { WithEnvironment(self, "dynamicTypeSize") { $0.dynamicTypeSize = size } }
  /// The sizes that texts inside can have: the size around the view, or the nearest of the range.
  nonisolated public func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(_ range: R) -> some View {
    WithEnvironment(self, "dynamicTypeSize") { environment in
      let now = environment.dynamicTypeSize
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      environment.dynamicTypeSize = min(max(now, first), last)
    }
  }
  /// Keeps the system's distance from the edges of a scene: as much as `padding()` (Apple documents no number).
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// The shape that `ContainerRelativeShape` has inside; kept, the playground's containers are rectangles.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { Noted(self, "containerShape") }
  /// What the view is to assistive technologies; kept, not shown.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { Noted(self, "accessibilityRepresentation") }
  /// What lies behind a sheet; kept, not shown.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    Telling(content: self, of: \.sheet, kind: "presentationBackground") { $0.background = $0.background ?? AnyShapeStyle(style) }
  }
  /// What lies behind a sheet; kept, not shown.
  nonisolated public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { Noted(self, "presentationBackground") }
  /// Whether what lies behind a sheet can be used.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { Noted(self, "presentationBackgroundInteraction") }
  /// How high a sheet can be, and how high it is; kept, not shown.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
    Telling(content: self, of: \.sheet, kind: "presentationDetents") { if $0.detents.isEmpty { $0.detents = [selection.wrappedValue] } }
  }
  /// Whether a held button acts again and again.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    WithEnvironment(self, "buttonRepeatBehavior") { $0.buttonRepeatBehavior = behavior }
  }
  /// Whether menus inside show that they are menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    WithEnvironment(self, "menuIndicator") { $0.menuIndicatorVisibility = visibility }
  }
  /// How the actions of menus inside are ordered.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    WithEnvironment(self, "menuOrder") { $0.menuOrder = order }
  }
  /// The colour of symbols in rows inside; the grid's rows have one look.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    WithEnvironment(self, "listItemTint") { $0.controls.itemTint = tint }
  }
  /// The colour of symbols in rows inside; the grid's rows have one look.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    WithEnvironment(self, "listItemTint") { $0.controls.itemTint = tint?.color }
  }
  /// How the view changes while it is scrolled into and out of sight; a still picture shows it in sight, unchanged.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { Noted(self, "scrollTransition") }
  /// How the view changes while it is scrolled into sight and out of sight, which may follow scrolling in two ways; a still picture shows it in sight, unchanged.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { Noted(self, "scrollTransition") }
  /// What happens when a pointer moves over the view; kept, not run.
  nonisolated public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View { Noted(self, "onContinuousHover") }
  /// Whether the view shows that it has the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    WithEnvironment(self, "focusEffectDisabled") { $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled }
  }
  /// The views inside are one area for the keys that move the focus.
  nonisolated public func focusSection() -> some View { Noted(self, "focusSection") }
  /// Content that is out of date is shown so.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { Noted(self, "invalidatableContent") }
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, disabled }
  private let kind: Kind
  private let detent: PresentationDetent?
  private init(_ kind: Kind, _ detent: PresentationDetent? = nil) { (self.kind, self.detent) = (kind, detent) }
  /// As the sheet does it.
  public static var automatic: Self { Self(.automatic) }
  /// It can.
  public static var enabled: Self { Self(.enabled) }
  /// It cannot.
  public static var disabled: Self { Self(.disabled) }
  /// It can, up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(.enabled, detent) }
}
/// Whether a held button acts again and again.
public enum ButtonRepeatBehavior: Hashable, CaseIterable, Sendable { case automatic, enabled, disabled }
/// How the actions of a menu are ordered.
public enum MenuOrder: Hashable, CaseIterable, Sendable { case automatic, priority, fixed }
/// Where a pointer is over a view.
public enum HoverPhase: Hashable, Sendable {
  /// At a point of the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// Where a view is while it is scrolled.
public enum ScrollTransitionPhase: Hashable, CaseIterable, Sendable {
  case topLeading, identity, bottomTrailing
  /// In sight.
  public var isIdentity: Bool { self == .identity }
  /// −1 before it comes into sight at the beginning, 0 in sight, 1 after the end.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}
