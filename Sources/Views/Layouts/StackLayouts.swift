public import Foundation
public import LayoutCore

/// Views in a row, as a layout: what `HStack` does.
public struct HStackLayout: Layout {
  /// The guide that the views are aligned on.
  public var alignment: VerticalAlignment
  /// Between neighbours, in points; nil is what they prefer.
  public var spacing: CGFloat?

  /// A row. `spacing` in points; nil takes what each pair of neighbours prefers.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// A stack along its axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  /// The answer of such a container with these views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { subviews.children.size(in: arrangement, proposal) }
  /// Places the views as such a container does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.children.place(as: arrangement, in: bounds, proposal)
  }
  private var arrangement: LayoutChildren.Arrangement { .stack(.horizontal, alignment.key, spacing: spacing) }
  /// The engine's own container.
  @MainActor public func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) {
    nodes.container("HStackLayout", { $0.beginHStack(alignment: alignment.key, spacing: spacing) }, content)
  }
}

/// Views in a column, as a layout: what `VStack` does.
public struct VStackLayout: Layout {
  /// The guide that the views are aligned on.
  public var alignment: HorizontalAlignment
  /// Between neighbours, in points; nil is what they prefer.
  public var spacing: CGFloat?

  /// A column. `spacing` in points; nil takes what each pair of neighbours prefers.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// A stack along its axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  /// The answer of such a container with these views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { subviews.children.size(in: arrangement, proposal) }
  /// Places the views as such a container does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.children.place(as: arrangement, in: bounds, proposal)
  }
  private var arrangement: LayoutChildren.Arrangement { .stack(.vertical, alignment.key, spacing: spacing) }
  /// The engine's own container.
  @MainActor public func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) {
    nodes.container("VStackLayout", { $0.beginVStack(alignment: alignment.key, spacing: spacing) }, content)
  }
}

/// Views one above another, as a layout: what `ZStack` does.
public struct ZStackLayout: Layout {
  /// The guides that the views are aligned on.
  public var alignment: Alignment

  /// A pile of views, aligned on a pair of guides.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The answer of such a container with these views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { subviews.children.size(in: arrangement, proposal) }
  /// Places the views as such a container does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.children.place(as: arrangement, in: bounds, proposal)
  }
  private var arrangement: LayoutChildren.Arrangement { .zStack(horizontal: alignment.horizontal.key, vertical: alignment.vertical.key) }
  /// The engine's own container.
  @MainActor public func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) {
    nodes.container("ZStackLayout", { $0.beginZStack(horizontal: alignment.horizontal.key, vertical: alignment.vertical.key) }, content)
  }
}
