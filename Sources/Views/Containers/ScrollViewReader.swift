internal import LayoutCore

/// Scrolls to views by their ids, on devices of pixels.
public struct ScrollViewProxy: Sendable {
  let requests: ScrollRequests?
  /// Scrolls until a view is seen.
  /// - Parameter anchor: the point of the view and of the scroll view that are to meet; nil for the least way.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { requests?.add(AnyHashable(id), anchor) }
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
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.notesTargets
    if nodes.isTouchable { nodes.notesTargets = true }
    let proxy = ScrollViewProxy(requests: nodes.isTouchable ? nodes.graph.scrolls : nil)
    nodes.written("ScrollViewReader") { Content.makeNodes(view.content(proxy), &$0) }
    nodes.notesTargets = outer
  }
}
