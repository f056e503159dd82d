internal import Foundation
internal import LayoutCore

extension Sketch {
  /// Where a bar lies.
  struct Edge {
    var axis: Axis
    var isEnd: Bool
    var spacing: CGFloat?
    var guide: AlignmentKey
  }
  /// Columns of a container.
  struct Columns {
    var count: Int
    var span = 1
    var spacing: CGFloat = 0
  }
  func bar(_ axis: Axis, isEnd: Bool = true, spacing: CGFloat? = nil, guide: AlignmentKey? = nil, _ bar: Sketch) -> Sketch {
    .barred(self, Edge(axis: axis, isEnd: isEnd, spacing: spacing, guide: guide ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)), bar)
  }
  func ignoringSafeArea(_ edges: NodeBuilder.EdgeBits = 15) -> Sketch { .reaching(self, edges) }
  func begin(_ b: inout NodeBuilder) {
    switch self {
    case .barred(_, let edge, _): b.beginSafeAreaInset(isHorizontal: edge.axis == .horizontal, isEnd: edge.isEnd, spacing: edge.spacing, alignment: edge.guide)
    case .reaching(_, let edges): b.beginIgnoringSafeArea(edges)
    case .safePadded(_, let e): b.beginSafeAreaPadding(top: e.top, leading: e.leading, bottom: e.bottom, trailing: e.trailing)
    case .relative(_, let axes, let columns):
      b.beginRelativeFrame(
        axes, horizontal: .horizontalCenter, vertical: .verticalCenter, count: columns.count, span: columns.span, spacing: columns.spacing)
    default: b.beginNeutral()
    }
  }
}
