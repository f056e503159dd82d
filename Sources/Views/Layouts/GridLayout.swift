public import Foundation
public import LayoutCore

/// A table, as a layout: what `Grid` does with its rows.
public struct GridLayout: Layout {
  /// Where cells lie in their room.
  public var alignment: Alignment
  /// Between columns, in points; nil is the device's default.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil is the device's default.
  public var verticalSpacing: CGFloat?

  /// A table of rows. Spacings in points; nil is the device's default.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
  /// The answer of such a container with these views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { subviews.children.size(in: arrangement, proposal) }
  /// Places the views as such a container does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.children.place(as: arrangement, in: bounds, proposal)
  }
  private var arrangement: LayoutChildren.Arrangement {
    .grid(
      horizontal: alignment.horizontal.key, vertical: alignment.vertical.key, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  /// The engine's own container.
  @MainActor public func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) {
    nodes.container(
      "GridLayout",
      {
        $0.beginGrid(
          horizontal: alignment.horizontal.key, vertical: alignment.vertical.key, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
      }, content)
  }
}
