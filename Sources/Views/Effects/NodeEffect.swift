internal import Drawing
internal import Foundation

/// What happens to all that a node and its children show, once its frame is known: in points, from the root's corner.
struct NodeEffect {
  let apply: ([DisplayList.Item], CGRect) -> [DisplayList.Item]

  /// Any change of items for a frame.
  init(_ apply: @escaping ([DisplayList.Item], CGRect) -> [DisplayList.Item]) { self.apply = apply }

  /// Items become one layer with an effect.
  static func layer(_ effect: @escaping (CGRect) -> DisplayList.Effect) -> NodeEffect {
    NodeEffect { items, frame in items.first.map { [DisplayList.Item(.layer(effect(frame), items), node: $0.node)] } ?? [] }
  }
}

/// A view inside a modifier that changes what is shown, not where.
struct WithEffect<Content: View> {
  let content: Content
  let kind: String
  let isNode: Bool
  let effect: @MainActor (EnvironmentValues) -> NodeEffect

  /// `isNode`: the modifier takes part in the painting of bounds, and has a node of its own in the layout tree.
  init(_ content: Content, _ kind: String, isNode: Bool = false, _ effect: @escaping @MainActor (EnvironmentValues) -> NodeEffect) {
    self.content = content
    self.kind = kind
    self.isNode = isNode
    self.effect = effect
  }
}

extension WithEffect: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let effect = view.effect(nodes.environment)
    nodes.modifier(view.kind, view.isNode ? .drawn(effect) : .effect(effect), view.content)
  }
}
