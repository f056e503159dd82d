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
    /// Lines of text of several heights: plain, unless the device takes all texts for alike.
    case texts
    /// No opinion: a `Spacer` across its stack. Alone, it counts as plain.
    case none

    /// Of several views on one edge: the one that asks for more.
    func union(_ other: Category) -> Category {
      switch (self, other) {
      case (.none, let x), (let x, .none): x
      case (.zero, let x), (let x, .zero): x
      case (let x, let y): x == y ? x : x.isText && y.isText ? .texts : .plain
      }
    }
    var isText: Bool {
      switch self {
      case .text, .texts: true
      case .plain, .zero, .none: false
      }
    }
  }
  var leading: Category = .plain
  var trailing: Category = .plain
  var top: Category = .plain
  var bottom: Category = .plain

  /// What the facing edges of two neighbours ask for, the later one's `next`.
  @inline(__always) func distance(to next: EdgeSpacing, _ axis: Axis, _ spacing: DefaultSpacing) -> (rule: Rule, distance: Double) {
    let (x, y) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if x == .zero || y == .zero { return (.stackGapZero, 0) }
    if axis == .vertical, x.isText, y.isText, spacing.textsAreAlike || (x == y && x != .texts) {
      return (.stackGapText, Double(spacing.textColumn))
    }
    return (.stackGapPreferred, Double(axis == .horizontal ? spacing.row : spacing.column))
  }

  func union(_ o: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(leading: leading.union(o.leading), trailing: trailing.union(o.trailing), top: top.union(o.top), bottom: bottom.union(o.bottom))
  }
}
