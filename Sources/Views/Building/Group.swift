/// Several views as one: a flat list. A modifier on a group applies to each of its views.
public struct Group<Content: View> {
  let content: Content
  /// A group of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView {
  public typealias Body = Never
  /// What the content contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("Group") { nodes in Content.makeNodes(view.content, &nodes) }
  }
}
