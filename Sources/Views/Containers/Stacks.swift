public import Foundation
internal import LayoutCore

/// Views in a row, from leading to trailing.
///
/// It takes the gaps off its offer, serves its views from the highest priority and the least flexible on, offers each an equal share of
/// what is left, and is as large as its views.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  /// A row. `spacing` in points; nil takes what each pair of neighbours prefers.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  public typealias Body = Never
  /// A container of its content's nodes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("HStack", { $0.beginHStack(alignment: view.alignment.key, spacing: view.spacing) }) { Content.makeNodes(view.content, &$0) }
  }
}

/// Views in a column, from top to bottom; it divides its height as `HStack` divides its width.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  /// A column. `spacing` in points; nil takes what each pair of neighbours prefers.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  public typealias Body = Never
  /// A container of its content's nodes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("VStack", { $0.beginVStack(alignment: view.alignment.key, spacing: view.spacing) }) { Content.makeNodes(view.content, &$0) }
  }
}

/// Views one above another, the first at the back. Each is offered the whole; the stack is as large as their union.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content
  /// A pile of views, aligned on a pair of guides.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public typealias Body = Never
  /// A container of its content's nodes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("ZStack", { $0.beginZStack(horizontal: view.alignment.horizontal.key, vertical: view.alignment.vertical.key) }) {
      Content.makeNodes(view.content, &$0)
    }
  }
}
