internal import LayoutCore

/// A view that takes taps.
struct Tapped<Content: View> {
  let content: Content
  let action: () -> Void
}

extension Tapped: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("onTapGesture") { nodes in
      let first = nodes.infos.count
      Content.makeNodes(view.content, &nodes)
      if nodes.infos.count > first { nodes.responds(Interaction(tap: view.action), at: NodeID(first)) }
    }
  }
}
