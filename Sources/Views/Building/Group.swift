/// Several views as one: a flat list. A modifier on a group applies to each of its views.
public struct Group<Content> {
  @usableFromInline let content: Content
  /// Something together that is no view.
  fileprivate init(elements content: Content) { self.content = content }
}

extension Group where Content: View {
  /// A group of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// What the content contributes.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.beginWritten("Group")
    Content.makeNodes(view.content, &nodes)
    nodes.endWritten(outer)
  }
}

extension FrameworkSupport {
  /// Something together that is no view: marks of a chart.
  public static func group<Content>(_ content: Content) -> Group<Content> { Group(elements: content) }
  /// What is in a group.
  public static func content<Content>(of group: Group<Content>) -> Content { group.content }
}
