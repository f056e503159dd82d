public import Drawing
internal import Foundation

extension View {
  /// Shows nothing of the view; it keeps its place (Apple's documentation).
  nonisolated public func hidden() -> some View { WithEffect(self, "hidden", isNode: true) { _ in NodeEffect { _, _ in [] } } }
  /// Shows only what lies inside the view's bounds.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    WithEffect(self, "clipped", isNode: true) { _ in .layer { frame in .clip(.rectangle(frame)) } }
  }
  /// Draws the view before those of its siblings that have a lower number, whatever their order; without one it is 0. Layout and the order of the tree stay.
  nonisolated public func zIndex(_ value: Double) -> some View {
    Attached(content: self, kind: "zIndex", detail: "\(value)", attachment: .order(value.isNaN ? 0 : value))
  }
  /// Mirrors what the view draws where text runs from right to left. Letters in cells are set from right to left instead; they cannot be mirrored.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    WithEffect(self, "flipsForRightToLeftLayoutDirection") { environment in
      guard enabled, environment.layoutDirection == .rightToLeft else { return NodeEffect { items, _ in items } }
      return .layer { frame in .transform(CGAffineTransform(scaleX: -1, y: 1).around(.center, of: frame)) }
    }
  }

  // MARK: Shapes behind and before

  /// Puts the colour of what is behind everything behind the view; at the given edges it reaches into the safe area.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle(), ignoresSafeAreaEdges: edges) }
  /// Puts a shape behind the view, filled with a style; it is as large as the view.
  nonisolated public func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    Layered(content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBackground: true)
  }
  /// Puts a shape behind the view, filled with the colour of what is behind everything.
  nonisolated public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }
  /// Puts a shape before the view, filled with a style; it is as large as the view.
  nonisolated public func overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    Layered(content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBackground: false)
  }
}

extension ViewHost {
  /// The children of a node in the order in which they are drawn: by their numbers, then as they stand.
  func drawn(_ children: [Int32]) -> [Int32] {
    guard nodes.hasOrder, children.count > 1 else { return children }
    let orders = children.map(order)
    if orders.allSatisfy({ $0 == orders[0] }) { return children }
    return children.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { children[$0] }
  }
  /// The number of a node, or of what its modifiers are around.
  private func order(_ node: Int32) -> Double {
    var place: Int32? = node
    while let next = place {
      for case .order(let value) in nodes.attachments[next] ?? [] { return value }
      // A modifier hands it on, a container keeps it: their names tell them apart.
      guard infos[Int(next)].kind.first?.isLowercase == true else { break }
      place = tree.children(of: next).first { _ in true }
    }
    return 0
  }
}
