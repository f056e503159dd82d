public import Foundation

extension View {
  /// Puts a style behind the view, exactly as large as the view; at the given edges it reaches into the safe area where the view touches it. It never changes the layout.
  nonisolated public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Layered(content: self, layer: StyleFill(style: style), alignment: .center, isBackground: true, safeAreaEdges: edges)
  }
  /// Puts views behind the view: they are offered its size, and are aligned with it. They never change the layout.
  nonisolated public func background<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View {
    Layered(content: self, layer: content(), alignment: alignment, isBackground: true)
  }
  /// Puts a view behind the view.
  @_disfavoredOverload
  nonisolated public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    Layered(content: self, layer: background, alignment: alignment, isBackground: true)
  }
  /// Puts a style before the view, exactly as large as the view; at the given edges it reaches into the safe area where the view touches it.
  nonisolated public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Layered(content: self, layer: StyleFill(style: style), alignment: .center, isBackground: false, safeAreaEdges: edges)
  }
  /// Puts views before the view: they are offered its size, and are aligned with it. They never change the layout.
  nonisolated public func overlay<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View {
    Layered(content: self, layer: content(), alignment: alignment, isBackground: false)
  }
  /// Puts a view before the view.
  @_disfavoredOverload
  nonisolated public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    Layered(content: self, layer: overlay, alignment: alignment, isBackground: false)
  }
  /// Draws a line along the inside of the view's bounds, `width` points thick.
  nonisolated public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    Modified(self, "border") { nodes in .border(content.paint(in: nodes.environment), width: width) }
  }
}

/// A view with a second layer behind or before it.
struct Layered<Content: View, Layer: View> {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBackground: Bool
  var safeAreaEdges: Edge.Set = []
}

extension Layered: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let secondary = Secondary(safeAreaEdges: view.safeAreaEdges) { nodes in Layer.makeNodes(view.layer, &nodes) }
    nodes.modifier(view.isBackground ? "background" : "overlay", .secondary(isBackground: view.isBackground, view.alignment, secondary), view.content)
  }
}

/// The layer of a style.
struct StyleFill<Style: ShapeStyle> {
  let style: Style
}

extension StyleFill: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.implicitly { nodes in nodes.fill("Color", view.style) } }
}
