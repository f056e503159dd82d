/// Scrolls to views by their ids. A still picture shows scroll views at their beginning: nothing is scrolled.
public struct ScrollViewProxy: Sendable {
  /// Scrolls until a view is seen; nothing happens here.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view whose content can scroll the scroll views inside.
public struct ScrollViewReader<Content: View> {
  let content: (ScrollViewProxy) -> Content
  /// Content that is given what scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: PrimitiveView {
  public typealias Body = Never
  /// The content.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.written("ScrollViewReader") { Content.makeNodes(view.content(ScrollViewProxy()), &$0) } }
}
