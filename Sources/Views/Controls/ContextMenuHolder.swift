internal import LayoutCore

/// A view with a menu that a finger opens which lies on it for long, on devices of pixels.
struct ContextMenuHolder<Content: View, Items: View> {
  let content: Content
  /// nil and no view are no menu.
  let menu: (() -> Items)?
}
extension ContextMenuHolder: PrimitiveView, AdaptiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("contextMenu") { Content.makeNodes(view.content, &$0) }
  }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    guard Items.self != EmptyView.self, let items = view.menu else { return makeCells(view, &nodes) }
    let (menu, place) = (nodes.graph.menu, nodes.path.elements + [.type("contextMenu")])
    let holder = Reacting(
      content: view.content, kind: "contextMenu", interaction: Interaction(hold: { menu.open = place }))
    guard menu.open == place else { return Reacting.makeNodes(holder, &nodes) }
    let end = { menu.open = nil }
    Presenting.makePixels(
      Presenting(content: holder, name: "contextMenu", kind: .menu, dismiss: end) { MenuCard(content: items()) },
      &nodes)
  }
}
