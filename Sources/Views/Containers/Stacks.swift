public import Foundation
internal import LayoutCore

/// Views in a row, from leading to trailing.
///
/// It takes the gaps off its offer, serves its views from the highest priority and the least flexible on, offers each an equal share of
/// what is left, and is as large as its views.
public struct HStack<Content: View> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content
  /// A row. `spacing` in points; nil takes what each pair of neighbours prefers.
  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  public typealias Body = Never
  /// A container of its content's nodes.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let outer = nodes.beginHStack(view.alignment, view.spacing) else { return }
    Content.makeNodes(view.content, &nodes)
    nodes.endContainer(outer)
  }
}

/// Views in a column, from top to bottom; it divides its height as `HStack` divides its width.
public struct VStack<Content: View> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content
  /// A column. `spacing` in points; nil takes what each pair of neighbours prefers.
  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  public typealias Body = Never
  /// A container of its content's nodes.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let outer = nodes.beginVStack(view.alignment, view.spacing) else { return }
    Content.makeNodes(view.content, &nodes)
    nodes.endContainer(outer)
  }
}

/// Views one above another, the first at the back. Each is offered the whole; the stack is as large as their union.
public struct ZStack<Content: View> {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content
  /// A pile of views, aligned on a pair of guides.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public typealias Body = Never
  /// A container of its content's nodes.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let outer = nodes.beginZStack(view.alignment) else { return }
    Content.makeNodes(view.content, &nodes)
    nodes.endContainer(outer)
  }
}

extension NodeList {
  @usableFromInline mutating func beginHStack(_ alignment: VerticalAlignment, _ spacing: CGFloat?) -> OuterContainer? {
    beginContainer("HStack") { $0.beginHStack(alignment: alignment.key, spacing: spacing) }
  }
  @usableFromInline mutating func beginVStack(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> OuterContainer? {
    beginContainer("VStack") { $0.beginVStack(alignment: alignment.key, spacing: spacing) }
  }
  @usableFromInline mutating func beginZStack(_ alignment: Alignment) -> OuterContainer? {
    beginContainer("ZStack") { $0.beginZStack(horizontal: alignment.horizontal.key, vertical: alignment.vertical.key) }
  }
}
