public import Foundation
public import LayoutCore

extension View {
  /// Puts the view into a frame as large as the nearest container: the window without its safe area, or a scroll view without its content margins.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  /// Puts the view into a frame of `span` of `count` columns of the nearest container, `spacing` points apart. Counts below 1 count as 1.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View {
    Framed(content: self, trait: RelativeFrameTrait(axes: axes, alignment: alignment, length: .columns(count, span, spacing)))
  }
  /// Puts the view into a frame whose length along each axis is made of the nearest container's, in points.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View {
    Framed(content: self, trait: RelativeFrameTrait(axes: axes, alignment: alignment, length: .function(length)))
  }
  /// Names the view's coordinates, for `GeometryProxy.frame(in:)` of views inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
  /// Names the view's coordinates, for `GeometryProxy.frame(in:)` of views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    Attached(content: self, kind: "coordinateSpace", detail: "\(name.name)", attachment: .space(name.name))
  }
}

/// A view in a frame made from a container.
private struct Framed<Content: View> {
  let content: Content
  let trait: RelativeFrameTrait
}

extension Framed: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.modifier("containerRelativeFrame", .relativeFrame(view.trait), view.content) }
}

/// A frame made from a container.
struct RelativeFrameTrait {
  enum Length {
    case columns(Int, Int, CGFloat)
    case function((CGFloat, Axis) -> CGFloat)
  }
  var axes: Axis.Set
  var alignment: Alignment
  var length: Length

  func begin(_ builder: inout NodeBuilder) -> NodeID {
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    return switch length {
    case .columns(let count, let span, let spacing):
      builder.beginRelativeFrame(axes, horizontal: horizontal, vertical: vertical, count: count, span: span, spacing: spacing)
    case .function(let function): builder.beginRelativeFrame(axes, horizontal: horizontal, vertical: vertical, function)
    }
  }
}
