internal import Drawing
internal import Foundation
internal import LayoutCore

/// What a visual effect starts from: the view as it is. Effects are written around it as modifiers.
public struct EmptyVisualEffect {
  /// Nothing happens to the view.
  nonisolated public init() {}
}

extension EmptyVisualEffect: PrimitiveView {
  public typealias Body = Never
  /// Keeps what was written around it; it shows nothing itself.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.visualEffects = nodes.pending.compactMap { NodeEffect($0.modifier) } }
}

extension NodeEffect {
  /// What a modifier does to what is shown; nil for one that only layout would notice.
  fileprivate init?(_ modifier: NodeModifier) {
    switch modifier {
    case .effect(let effect), .drawn(let effect): self = effect
    case .offset(let way): self = .layer { _ in .transform(CGAffineTransform(translationX: way.width, y: way.height)) }
    default: return nil
    }
  }
}

extension View {
  /// Changes how the view is shown, by its size and place: moved, turned, larger, paler. Layout does not notice, as in Apple's description of `visualEffect(_:)`; modifiers
  /// that change the layout have no effect here.
  nonisolated public func visualEffect<Effect: View>(_ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> Effect) -> some View {
    WithEffect(self, "visualEffect", isNode: true) { environment in
      NodeEffect(ofGeometry: { proxy, nodes in
        nodes.environment = environment
        nodes.append(effect(EmptyVisualEffect(), proxy))
        return nodes.visualEffects
      })
    }
  }
}
