public import Foundation

/// What a background fills: see ``View/containerBackground(_:for:)``.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Place { case widget, navigation, column, tab, window }
  let place: Place
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(place: .widget)
  /// A page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(place: .navigation)
  /// A column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(place: .column)
  /// A page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(place: .tab)
  /// A window.
  public static let window = ContainerBackgroundPlacement(place: .window)
}

extension View {
  /// A style behind the view that fills all of its container: of a widget up to its edges, of a page also below its bars.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
  /// A view behind this one that fills all of its container: of a widget up to its edges, of a page also below its bars.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment) {
      content.ignoresSafeArea(edges: container.place == .widget ? [] : .all)
    }
  }
  /// How wide a column of a split view is, in points. Columns here share the width, and a phone shows one: kept, not used.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    Noted(self, "navigationSplitViewColumnWidth", "\(width)")
  }
  /// How wide a column of a split view is, in points. Columns here share the width, and a phone shows one: kept, not used.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    Noted(self, "navigationSplitViewColumnWidth", "\(ideal)")
  }
}
