public import Foundation
internal import LayoutCore

extension View {
  /// Lets the view reach into what device and bars keep free, at those edges that it touches. Its size stays; placed, it is offered that much more.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    Reaching(content: self, kind: "ignoresSafeArea", edges: regions.contains(.container) ? edges : [])
  }
  /// Lets the view reach into what device and bars keep free. The older form of `ignoresSafeArea`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    Reaching(content: self, kind: "edgesIgnoringSafeArea", edges: edges)
  }
  /// Puts a bar above or below the view, which keeps what is left. The bar is safe area to what is inside the view.
  ///
  /// The bar is offered what the view does not need at least. `spacing` in points; nil is what both prefer. `alignment`: the bar's guide lies on the view's.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    Barred(content: self, bar: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing)
  }
  /// Puts a bar beside the view, which keeps what is left. The bar is safe area to what is inside the view.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    Barred(content: self, bar: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing)
  }
  /// Puts space around the view that is safe area to what is inside, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    Modified(self, "safeAreaPadding") { _ in .safeArea(.padding(insets)) }
  }
  /// Puts space at some edges that is safe area to what is inside; nil is the device's default amount, 16 points.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified(self, "safeAreaPadding") { nodes in .safeArea(.padding(EdgeInsets(edges, length ?? nodes.device.defaultPadding))) }
  }
  /// Puts the same space at all edges, which is safe area to what is inside, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// What a modifier does about the safe area.
enum SafeAreaTrait {
  case ignoring(Edge.Set)
  /// Keeps off what the device keeps free, wherever the views around reach.
  case keeping
  case padding(EdgeInsets)
  case bar(Edge, AlignmentKey, spacing: CGFloat?, Secondary)

  func begin(_ builder: inout NodeBuilder) -> NodeID {
    switch self {
    case .ignoring(let edges): builder.beginIgnoringSafeArea(edges.bits)
    case .keeping: builder.beginKeepingSafeArea()
    case .padding(let insets): builder.beginSafeAreaPadding(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    case .bar(let edge, let alignment, let spacing, _):
      builder.beginSafeAreaInset(
        isHorizontal: edge == .leading || edge == .trailing, isEnd: edge == .bottom || edge == .trailing, spacing: spacing, alignment: alignment)
    }
  }
}

extension Edge.Set {
  /// As the layout engine numbers edges.
  var bits: NodeBuilder.EdgeBits { Int32(rawValue & 15) }
}

/// A view that reaches into the safe area; containers with bars inside know of it.
private struct Reaching<Content: View> {
  let content: Content
  let kind: String
  let edges: Edge.Set
}

extension Reaching: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.environment.controls.reachesOut
    if !view.edges.isEmpty { nodes.environment.controls.reachesOut = true }
    nodes.modifier(view.kind, .safeArea(.ignoring(view.edges)), view.content)
    nodes.environment.controls.reachesOut = outer
  }
}

/// A container with bars. On iOS its bars stand where the device leaves them, whatever the views around ignore: its
/// controller asks the window what is free.
struct KeepingOff<Content: View> {
  let content: Content
}

extension KeepingOff: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard nodes.environment.controls.reachesOut else { return Content.makeNodes(view.content, &nodes) }
    nodes.environment.controls.reachesOut = false
    nodes.modifier("SafeArea", .safeArea(.keeping), view.content)
    nodes.environment.controls.reachesOut = true
  }
}

/// A view with a bar at an edge.
private struct Barred<Content: View, Bar: View> {
  let content: Content
  let bar: Bar
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
}

extension Barred: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let bar = Secondary { nodes in Bar.makeNodes(view.bar, &nodes) }
    nodes.modifier("safeAreaInset", .safeArea(.bar(view.edge, view.alignment, spacing: view.spacing, bar)), view.content)
  }
}
