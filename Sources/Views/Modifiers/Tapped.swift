public import Foundation
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
      if nodes.infos.count > first { nodes.responds(view.interaction, at: NodeID(first)) }
    }
  }
}

/// A view that takes taps.
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

/// A view that takes taps and is told where. What taps here names a view and no point: it is the view's middle.
struct TappedAtPoint<Content: View> {
  let content: Content
  let space: CoordinateSpace
  let action: (CGPoint) -> Void
}

extension TappedAtPoint: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let place = TappedPlace()
    let read = { @MainActor (proxy: GeometryProxy) -> Bool in
      place.frame = proxy.frame(in: view.space)
      return true
    }
    let seen = Attached(
      content: view.content, kind: "onTapGesture",
      attachment: .preference(.watchGeometry({ read($0) }, Watcher(equating: Bool.self) { _, _ in })))
    let taps = Reacting(
      content: seen, kind: "onTapGesture",
      interaction: Interaction(tap: { view.action(CGPoint(x: place.frame.midX, y: place.frame.midY)) }))
    Reacting.makeNodes(taps, &nodes)
  }
}
/// Where a view that takes taps was placed last, in points.
private final class TappedPlace { var frame = CGRect.zero }

extension View {
  /// What a tap on a point of the view does: it is told the point in a space of coordinates.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { TappedAtPoint(content: self, space: coordinateSpace.coordinateSpace, action: action) }
}
