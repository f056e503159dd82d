/// What a node asks of its neighbours, per edge. A small form of SwiftUI's `ViewSpacing`.
struct EdgeSpacing: Hashable {
  /// What one edge asks for.
  enum Category: Hashable {
    /// The default distance.
    case plain
    /// No distance: a `Spacer` along its stack.
    case zero
    /// A line of text of this height, in points.
    case text(Double)
    /// No opinion: a `Spacer` across its stack. Alone, it counts as plain.
    case none

    /// Of several views on one edge: the one that asks for more; texts of several heights are plain.
    func union(_ other: Category) -> Category {
      switch (self, other) {
      case (.none, let x), (let x, .none): x
      case (.zero, let x), (let x, .zero): x
      case (let x, let y): x == y ? x : .plain
      }
    }
  }
  var leading: Category = .plain
  var trailing: Category = .plain
  var top: Category = .plain
  var bottom: Category = .plain

  func union(_ o: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(leading: leading.union(o.leading), trailing: trailing.union(o.trailing), top: top.union(o.top), bottom: bottom.union(o.bottom))
  }
}
