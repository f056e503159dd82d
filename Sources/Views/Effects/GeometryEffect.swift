public import Foundation

/// A modifier that draws a view after a map that depends on the view's size; layout does not notice.
public protocol GeometryEffect: PrimitiveModifier, Animatable {
  /// The map for a size in points, from the view's upper left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Adds the nodes of content, drawn after the map.
  public static func makeNodes(_ modifier: Self, _ content: some View, _ nodes: inout NodeList) {
    func make(_ view: some View) { makeNodes(of: view, &nodes) }
    make(content.mapped(modifier.providerName ?? "\(Self.self)") { modifier.effectValue(size: $0) })
  }
  private static func makeNodes<Content: View>(of view: Content, _ nodes: inout NodeList) { Content.makeNodes(view, &nodes) }
  /// The same effect; geometry readers never see it here.
  public func ignoredByLayout() -> Self { self }
}

extension View {
  /// Draws the view after a map; layout does not notice.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { mapped("projectionEffect") { _ in transform } }

  /// Only the main thread draws, see ARCHITECTURE.md.
  nonisolated func mapped(_ kind: String, _ transform: @escaping @MainActor (CGSize) -> ProjectionTransform) -> some View {
    WithEffect(self, kind, isNode: true) { _ in
      .layer { frame in .transform(MainActor.assumeIsolated { transform(frame.size) }.affine.around(.topLeading, of: frame)) }
    }
  }
}
