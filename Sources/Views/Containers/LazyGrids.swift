public import Foundation
internal import LayoutCore

/// Views line by line in columns whose widths never look at the views. The columns share the offered width; a grid that is wider than its offer shares out
/// once more while it is placed, as SwiftUI does. SwiftUI makes only the views in sight; here all are made.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// A grid of columns. `spacing` in points between its lines; nil is the device's default. `alignment`: where views lie in columns that say nothing.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A container of its content's nodes. On a screen of pixels headers and footers of sections are lines by themselves.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.environment.controls.isInLazyGrid
    nodes.environment.controls.isInLazyGrid = true
    makeCells(view, &nodes)
    nodes.environment.controls.isInLazyGrid = outer
  }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    nodes.container(
      "LazyVGrid",
      {
        $0.beginLazyGrid(
          .horizontal, tracks: view.columns.map(\.track), horizontal: view.alignment.key, vertical: VerticalAlignment.center.key, spacing: view.spacing)
      }
    ) { $0.pinning(view.pinnedViews, view.content) }
  }
}

/// Views column by column in rows whose heights never look at the views: a `LazyVGrid` on its side.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// A grid of rows. `spacing` in points between its lines; nil is the device's default. `alignment`: where views lie in rows that say nothing.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A container of its content's nodes. On a screen of pixels headers and footers of sections are lines by themselves.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.environment.controls.isInLazyGrid
    nodes.environment.controls.isInLazyGrid = true
    makeCells(view, &nodes)
    nodes.environment.controls.isInLazyGrid = outer
  }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    nodes.container(
      "LazyHGrid",
      {
        $0.beginLazyGrid(
          .vertical, tracks: view.rows.map(\.track), horizontal: HorizontalAlignment.center.key, vertical: view.alignment.key, spacing: view.spacing)
      }
    ) { $0.pinning(view.pinnedViews, view.content) }
  }
}
