/// Several views as one: a flat list. A modifier on a group applies to each of its views.
public struct Group<Content: View> {
  @usableFromInline let content: Content
  /// A group of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView {
  public typealias Body = Never
  /// What the content contributes.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.beginWritten("Group")
    Content.makeNodes(view.content, &nodes)
    nodes.endWritten(outer)
  }
}
