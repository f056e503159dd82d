internal import Drawing
internal import Foundation

/// What happens to all that a node and its children show, once its frame is known: in points, from the root's corner.
struct NodeEffect {
  let apply: ([DisplayList.Item], CGRect) -> [DisplayList.Item]

  /// What it is made with, where a picture between two such effects can be made.
  private(set) var numbers: [Double] = []
  private var remake: (([Double]) -> NodeEffect)?

  /// What it does once the view's geometry is known; nil where the frame is enough.
  private(set) var measured: (@MainActor (GeometryProxy) -> [NodeEffect])?

  /// Changes that depend on more of the view's geometry than its frame, the first innermost.
  init(measuring effects: @escaping @MainActor (GeometryProxy) -> [NodeEffect]) {
    apply = { items, _ in items }
    measured = effects
  }
  /// Any change of items for a frame.
  init(_ apply: @escaping ([DisplayList.Item], CGRect) -> [DisplayList.Item]) { self.apply = apply }
  /// An effect of numbers: one between two such effects has the numbers between theirs.
  init(of numbers: Double..., make: @escaping ([Double]) -> NodeEffect) {
    self = make(numbers)
    (self.numbers, remake) = (numbers, make)
  }

  /// The effect between another one (0) and this one (1); nil where they have no numbers.
  func blended(from other: NodeEffect, _ presence: Double) -> NodeEffect? {
    guard let remake, numbers.count == other.numbers.count, !numbers.isEmpty else { return nil }
    return remake(zip(other.numbers, numbers).map { $0 + ($1 - $0) * presence })
  }

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
