internal import Foundation
internal import LayoutCore

/// A view that takes what it is offered (10 points where nothing is) and whose content knows its size. Each view of the content is offered that size and
/// starts at the top leading corner.
public struct GeometryReader<Content: View> {
  /// Makes the content for a size and a place.
  public var content: (GeometryProxy) -> Content
  /// A view whose content is made once its size is known.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
  public typealias Body = Never
  /// A container; the content follows when it is placed.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.reader("GeometryReader") { nodes, proxy in Content.makeNodes(view.content(proxy), &nodes) }
  }
}
