internal import Foundation
internal import LayoutCore

/// Small random sketches, the same for the same seed.
struct SketchGenerator: RandomNumberGenerator {
  private var state: UInt64
  /// Whether explicit guides occur.
  let withGuides: Bool
  /// Whether frames made from containers occur: in a scroll view, a question does not say how large the container is.
  var withRelativeFrames = false

  /// Whether a program's own layout occurs.
  var withLayouts = false
  /// Whether `ViewThatFits` occurs.
  var withChoices = false
  /// Whether offsets and positions occur: they are absolute, and so not mirrored.
  var withShifts = true

  init(seed: UInt64, withGuides: Bool) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.withGuides = withGuides
    for _ in 0..<8 { _ = next() }
  }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
  mutating func sketch(_ depth: Int) -> Sketch {
    if depth == 0 || below(8) == 0 { return leaf() }
    let d = depth - 1
    if withChoices, below(6) == 0 { return .fitting([[.horizontal], [.vertical], [.horizontal, .vertical], []][below(4)], children(d)) }
    if below(6) == 0 { return container(d) }
    if below(12) == 0 { return safeArea(d) }
    if withLayouts, below(8) == 0 { return .stair(isTight: below(2) == 0, below(9) == 0 ? [] : children(d)) }
    switch below(withGuides ? 19 : 18) {
    case 0, 1, 2: return .hStack([.top, .verticalCenter, .bottom][below(3)], spacing(), children(d))
    case 3, 4, 5: return .vStack([.leading, .horizontalCenter, .trailing][below(3)], spacing(), children(d))
    case 6, 7: return .zStack(alignment(), children(d))
    case 8: return .framed(sketch(d), length(0.5), length(0.5), alignment())
    case 9, 10: return .flexible(sketch(d), limits(), limits(), alignment())
    case 11:
      let n = CGFloat(below(12)) - 4
      return .padded(sketch(d), .init(top: n, leading: below(2) == 0 ? 0 : n, bottom: below(2) == 0 ? 2 : n, trailing: n))
    case 12: return .fixed(sketch(d), horizontal: below(2) == 0, vertical: below(2) == 0)
    case 13: return .prioritised(sketch(d), Double(below(4)) - 1)
    case 14: return withShifts && below(2) == 0 ? .shifted(sketch(d), CGFloat(below(9)) - 4, 3) : .neutral(sketch(d))
    case 15: return .layered(sketch(d), below(4) == 0 ? nil : sketch(d), isBackground: below(2) == 0, alignment())
    case 16: return .boxed(sketch(d), below(3) == 0 ? nil : CGFloat(1 + below(8)) / 4, fills: below(2) == 0)
    case 17 where !withShifts: return leaf()
    case 17: return .positioned(sketch(d), CGFloat(below(40)), CGFloat(below(20)))
    default:
      let g = CGFloat(below(20))
      switch below(3) {
      case 0: return .guided(sketch(d), .top) { $0.height / 2 + g }
      case 1: return .guided(sketch(d), .leading) { $0.width / 4 - g }
      default: return .hStack(.firstTextBaseline, spacing(), children(d))
      }
    }
  }
  /// Bars, views that reach under them, frames made from containers.
  private mutating func safeArea(_ d: Int) -> Sketch {
    let axis = Axis.allCases[below(2)]
    let guides: [AlignmentKey] = axis == .horizontal ? [.top, .verticalCenter, .bottom] : [.leading, .horizontalCenter, .trailing]
    switch below(withRelativeFrames ? 6 : 5) {
    case 0, 1: return .barred(sketch(d), Sketch.Edge(axis: axis, isEnd: below(2) == 0, spacing: spacing(), guide: guides[below(3)]), sketch(d))
    case 2: return .safePadded(sketch(d), Sketch.Insets(top: CGFloat(below(4)), leading: CGFloat(below(4)), bottom: CGFloat(below(4)), trailing: CGFloat(below(4))))
    case 3, 4: return .reaching(sketch(d), Int32(below(16)))
    default:
      return .relative(
        sketch(d), [[.horizontal], [.vertical], [.horizontal, .vertical]][below(3)], Sketch.Columns(count: 1 + below(3), span: 1 + below(2), spacing: CGFloat(below(5)) - 1))
    }
  }
  /// Scrolling and lazy containers and grids.
  private mutating func container(_ d: Int) -> Sketch {
    let axis = Axis.allCases[below(2)]
    switch below(6) {
    case 0: return .scroll([[.vertical], [.horizontal], [.horizontal, .vertical], []][below(4)], sketch(d))
    case 1: return .lazyStack(axis, axis == .vertical ? [.leading, .horizontalCenter][below(2)] : [.top, .bottom][below(2)], spacing(), children(d))
    case 2, 3: return .lazyGrid(axis, (0...below(3)).map { _ in track() }, alignment(), spacing(), children(d) + children(d))
    default:
      return .grid(
        alignment(), spacing(), spacing(), (0...below(3)).map { _ in below(4) == 0 ? cell(d) : .row([nil, .top, .bottom][below(3)], (0...below(3)).map { _ in cell(d) }) })
    }
  }
  private mutating func cell(_ d: Int) -> Sketch {
    switch below(8) {
    case 0: .cell(sketch(d), columns: 1 + below(3))
    case 1: .unsized(sketch(d), [[.horizontal], [.vertical], [.horizontal, .vertical]][below(3)])
    case 2: .columnAligned(sketch(d), [.leading, .trailing][below(2)])
    case 3: .anchored(sketch(d), CGFloat(below(3)) / 2, CGFloat(below(3)) / 2)
    default: sketch(d)
    }
  }
  private mutating func track() -> LazyTrack {
    let most: CGFloat = below(2) == 0 ? .infinity : CGFloat(below(60))
    let size: [LazyTrack.Size] = [.fixed(CGFloat(below(30))), .flexible(minimum: CGFloat(below(20)), maximum: most), .adaptive(minimum: CGFloat(5 + below(30)), maximum: most)]
    return LazyTrack(size[below(3)], spacing: spacing(), horizontal: [nil, .leading][below(2)], vertical: [nil, .bottom][below(2)])
  }
  private mutating func leaf() -> Sketch {
    switch below(12) {
    case 0, 1: .color
    case 2: .circle
    case 3: below(2) == 0 ? .image(CGSize(width: below(30), height: below(20))) : .resizable(CGSize(width: below(30), height: below(20)), CGFloat(below(6)))
    case 4: .bar(CGFloat(below(4)))
    case 5: .divider
    case 6, 7: .spacer(length(0.5))
    default: .text((0...below(3)).map { _ in String(repeating: "x", count: 1 + below(7)) }.joined(separator: " "))
    }
  }
  private mutating func below(_ n: Int) -> Int { Int.random(in: 0..<n, using: &self) }
  private mutating func length(_ p: Double) -> CGFloat? { Double.random(in: 0..<1, using: &self) < p ? CGFloat(below(40)) : nil }
  private mutating func spacing() -> CGFloat? { below(2) == 0 ? nil : CGFloat(below(10)) - 2 }
  private mutating func limits() -> Sketch.Limits { .init(least: length(0.4), ideal: length(0.2), most: below(3) == 0 ? .infinity : length(0.4)) }
  private mutating func alignment() -> Sketch.At { [.center, .topLeading, .bottomTrailing, .leading][below(4)] }
  private mutating func children(_ depth: Int) -> [Sketch] { (0..<[1, 2, 2, 3, 3, 4][below(6)]).map { _ in sketch(depth) } }
}
