internal import Foundation
internal import LayoutCore

/// A tree as a test writes it, in words near SwiftUI's.
indirect enum Sketch {
  case text(String)
  case color
  case circle
  case image(CGSize)
  /// Its own size, and the insets at all of its edges.
  case resizable(CGSize, CGFloat)
  case bar(CGFloat)
  case spacer(CGFloat?)
  case divider
  case hStack(AlignmentKey, CGFloat?, [Sketch])
  case vStack(AlignmentKey, CGFloat?, [Sketch])
  case zStack(At, [Sketch])
  case scroll(Axis.Set, Sketch)
  case lazyStack(Axis, AlignmentKey, CGFloat?, [Sketch])
  case lazyGrid(Axis, [LazyTrack], At, CGFloat?, [Sketch])
  case grid(At, CGFloat?, CGFloat?, [Sketch])
  case row(AlignmentKey?, [Sketch])
  case cell(Sketch, columns: Int)
  case unsized(Sketch, Axis.Set)
  case columnAligned(Sketch, AlignmentKey)
  case anchored(Sketch, CGFloat, CGFloat)
  case framed(Sketch, CGFloat?, CGFloat?, At)
  case flexible(Sketch, Limits, Limits, At)
  case padded(Sketch, Insets)
  case fixed(Sketch, horizontal: Bool, vertical: Bool)
  case prioritised(Sketch, Double)
  case shifted(Sketch, CGFloat, CGFloat)
  case neutral(Sketch)
  case boxed(Sketch, CGFloat?, fills: Bool)
  case positioned(Sketch, CGFloat, CGFloat)
  case layered(Sketch, Sketch?, isBackground: Bool, At)
  case guided(Sketch, AlignmentKey, (ViewDimensions) -> CGFloat)

  case fitting(Axis.Set, [Sketch])
  /// A program's own layout; `isTight`: it asks for no distance.
  case stair(isTight: Bool, [Sketch])

  case barred(Sketch, Edge, Sketch)
  case reaching(Sketch, NodeBuilder.EdgeBits)
  case safePadded(Sketch, Insets)
  case relative(Sketch, Axis.Set, Columns)

  struct At {
    var horizontal: AlignmentKey
    var vertical: AlignmentKey
    static let center = At(horizontal: .horizontalCenter, vertical: .verticalCenter)
    static let topLeading = At(horizontal: .leading, vertical: .top)
    static let topTrailing = At(horizontal: .trailing, vertical: .top)
    static let bottomTrailing = At(horizontal: .trailing, vertical: .bottom)
    static let leading = At(horizontal: .leading, vertical: .verticalCenter)
  }
  struct Limits {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
  }
  struct Insets {
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
  }

  static func hStack(_ spacing: CGFloat? = nil, _ children: Sketch...) -> Sketch { .hStack(.verticalCenter, spacing, children) }
  static func vStack(_ spacing: CGFloat? = nil, _ children: Sketch...) -> Sketch { .vStack(.horizontalCenter, spacing, children) }
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: At = .center) -> Sketch { .framed(self, width, height, alignment) }
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: At = .center
  ) -> Sketch {
    .flexible(self, Limits(least: minWidth, ideal: idealWidth, most: maxWidth), Limits(least: minHeight, ideal: idealHeight, most: maxHeight), alignment)
  }
  func padding(_ n: CGFloat) -> Sketch { .padded(self, Insets(top: n, leading: n, bottom: n, trailing: n)) }
  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Sketch { .fixed(self, horizontal: horizontal, vertical: vertical) }
  func priority(_ p: Double) -> Sketch { .prioritised(self, p) }
  func offset(x: CGFloat, y: CGFloat) -> Sketch { .shifted(self, x, y) }
  func aspectRatio(_ ratio: CGFloat? = nil, fills: Bool = false) -> Sketch { .boxed(self, ratio, fills: fills) }
  func position(x: CGFloat, y: CGFloat) -> Sketch { .positioned(self, x, y) }
  func overlay(_ s: Sketch, alignment: At = .center) -> Sketch { .layered(self, s, isBackground: false, alignment) }
  func background(_ s: Sketch, alignment: At = .center) -> Sketch { .layered(self, s, isBackground: true, alignment) }
  func guide(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) -> Sketch { .guided(self, key, value) }

  var children: [Sketch] {
    switch self {
    case .text, .color, .circle, .image, .resizable, .bar, .spacer, .divider: []
    case .hStack(_, _, let c), .vStack(_, _, let c), .zStack(_, let c), .lazyStack(_, _, _, let c), .lazyGrid(_, _, _, _, let c), .grid(_, _, _, let c), .row(_, let c),
      .fitting(_, let c), .stair(_, let c):
      c
    case .scroll(_, let c), .cell(let c, _), .unsized(let c, _), .columnAligned(let c, _), .anchored(let c, _, _): [c]
    case .framed(let c, _, _, _), .flexible(let c, _, _, _), .padded(let c, _), .fixed(let c, _, _), .prioritised(let c, _), .shifted(let c, _, _), .neutral(let c),
      .boxed(let c, _, _), .positioned(let c, _, _), .guided(let c, _, _):
      [c]
    case .reaching(let c, _), .safePadded(let c, _), .relative(let c, _, _): [c]
    case .barred(let c, _, let bar): [c, bar]
    case .layered(let a, let b, _, _): b.map { [a, $0] } ?? [a]
    }
  }
}
