public import LayoutCore

/// Shows the first of its views that fits what is offered, or the last one.
///
/// Along the given axes, a view fits whose ideal length is no more than the offer. The chosen view is then offered all there is.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content
  /// The views from the most to the least demanding one. Without an axis, the first one is shown.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  public typealias Body = Never
  /// A container of which one node is shown.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("ViewThatFits", { $0.beginFitting(view.axes) }) { Content.makeNodes(view.content, &$0) }
  }
}
