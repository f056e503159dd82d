internal import LayoutCore

/// A view that reacts to a person.
struct Reacting<Content: View> {
  let content: Content
  let kind: String
  let interaction: Interaction
}

extension Reacting: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written(view.kind) { nodes in
      let first = nodes.infos.count
      Content.makeNodes(view.content, &nodes)
      if nodes.infos.count > first { nodes.responds(view.interaction, at: NodeID(first), isAround: true) }
    }
  }
}

/// A part of a control, or of what lies over the screen, that takes taps.
struct Tapped<Content: View> {
  let content: Content
  let action: () -> Void
}

extension Tapped: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let taps = Reacting(content: view.content, kind: "onTapGesture", interaction: Interaction(tap: view.action))
    Reacting.makeNodes(taps, &nodes)
  }
}
