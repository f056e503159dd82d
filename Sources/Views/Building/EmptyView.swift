/// A view that shows nothing and adds no node: no spacing either.
public struct EmptyView: Sendable {
  /// A view without content.
  public init() {}
}

extension EmptyView: PrimitiveView {
  public typealias Body = Never
  /// Nothing.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.written("EmptyView") }
}
