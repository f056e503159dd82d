public import Foundation
internal import LayoutCore

/// A table: columns as wide as their widest cells, rows as high as their tallest. Its rows are `GridRow`s; another view spans all columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
  /// A table of rows. Spacings in points; nil is the device's default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  public typealias Body = Never
  /// A container of its content's nodes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container(
      "Grid",
      {
        $0.beginGrid(
          horizontal: view.alignment.horizontal.key, vertical: view.alignment.vertical.key, horizontalSpacing: view.horizontalSpacing,
          verticalSpacing: view.verticalSpacing)
      }
    ) { Content.makeNodes(view.content, &$0) }
  }
}

/// A row of a `Grid`: each of its views is a cell. A modifier on a row applies to each cell. Outside of a grid, a row is an `HStack`,
/// in a lazy grid a `Group`.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content
  /// A row. `alignment` is where its cells lie; nil leaves it to the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  public typealias Body = Never
  /// A container of its cells' nodes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if nodes.builder.isInLazyGrid { return Content.makeNodes(view.content, &nodes) }
    nodes.container("GridRow", handsModifiersOn: true, { $0.beginGridRow(alignment: view.alignment?.key) }) { Content.makeNodes(view.content, &$0) }
  }
}
