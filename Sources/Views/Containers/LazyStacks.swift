public import Foundation
internal import LayoutCore

/// Views in a column that shares nothing: it takes the width it is offered, and each view its ideal height. SwiftUI makes only the views in sight;
/// here all are made.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// A column. `spacing` in points; nil takes what each pair of neighbours prefers.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  public typealias Body = Never
  /// A container of its content's nodes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("LazyVStack", { $0.beginLazyStack(.vertical, alignment: view.alignment.key, spacing: view.spacing) }) { $0.pinning(view.pinnedViews, view.content) }
  }
}

/// Views in a row that shares nothing: it takes the height it is offered, and each view its ideal width. SwiftUI makes only the views in sight;
/// here all are made.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// A row. `spacing` in points; nil takes what each pair of neighbours prefers.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  public typealias Body = Never
  /// A container of its content's nodes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("LazyHStack", { $0.beginLazyStack(.horizontal, alignment: view.alignment.key, spacing: view.spacing) }) { $0.pinning(view.pinnedViews, view.content) }
  }
}
