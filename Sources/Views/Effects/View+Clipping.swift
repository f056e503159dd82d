public import Drawing
public import Foundation

extension View {
  /// Shows only what lies inside a shape that is drawn for the view's bounds.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    WithEffect(self, "clipShape", isNode: true) { _ in
      .layer { frame in .clip(DisplayList.Outline(shape.path(at: frame), in: frame, isEvenOdd: style.isEOFilled)) }
    }
  }
  /// Shows only what lies inside the view's bounds with rounded corners, in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    WithEffect(self, "cornerRadius", isNode: true) { _ in
      NodeEffect(of: radius) { numbers in .layer { frame in .clip(DisplayList.Outline(Path(roundedRect: frame, cornerRadius: numbers[0]), in: frame)) } }
    }
  }
  /// Shows the view as far as views that are laid over it are opaque.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    Masked(content: self, mask: mask(), alignment: alignment)
  }
  /// Shows the view as far as a view that is laid over it is opaque.
  @_disfavoredOverload
  nonisolated public func mask(_ mask: some View) -> some View { Masked(content: self, mask: mask, alignment: .center) }
}

/// A view with another one that says how much of it is shown.
struct Masked<Content: View, Mask: View> {
  let content: Content
  let mask: Mask
  let alignment: Alignment
}

extension Masked: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.modifier("mask", .mask(view.alignment, Secondary { nodes in Mask.makeNodes(view.mask, &nodes) }), view.content)
  }
}
