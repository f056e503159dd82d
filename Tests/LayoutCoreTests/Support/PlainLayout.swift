internal import Foundation
internal import LayoutCore

/// SwiftUI's layout once more, written straight from its description: recursive, nothing remembered, nothing clever. The engine is compared with it.
/// On the device `cells`, for trees without explicit guides.
struct PlainLayout {
  typealias Offer = (w: Double?, h: Double?)
  typealias Size = (w: Double, h: Double)
  private struct Child {
    var sketch: Sketch
    var offer: Offer = (nil, nil)
    var size: Size = (0, 0)
    var x = 0.0
    var y = 0.0
  }
  var frames: [CGRect] = []
  /// What lies around the view that is placed, the nearest last.
  var surroundings: [Surroundings] = []
  /// The nearest container.
  var container: Offer = (nil, nil)

  init(_ s: Sketch, _ w: CGFloat?, _ h: CGFloat?) {
    let offer: Offer = (w.map { Double($0) }, h.map { Double($0) })
    container = offer
    place(s, nil, offer, size(s, nil, offer), 0, 0)
  }

  // MARK: Sizes

  func size(_ s: Sketch, _ axis: Axis?, _ p: Offer) -> Size {
    switch s {
    case .text(let string):
      let ideal = TextGrid().measure(string, nil, nil)
      if p.w.map({ $0 < ideal.width }) != true { return (ideal.width, ideal.height) }
      let m = TextGrid().measure(string, p.w.map { CGFloat($0) }, p.h.map { CGFloat($0) })
      return (p.w == 0 ? TextGrid().measure(string, 0, nil).width : m.width, m.height)
    case .color: return (p.w ?? 10, p.h ?? 10)
    case .circle:
      let side = min(p.w ?? 10, p.h ?? 10)
      return (side, side)
    case .image(let size): return (size.width, size.height)
    case .resizable(let size, let inset):
      let least = Double(max(0, inset)) * 2
      return (p.w.map { max($0, least) } ?? size.width, p.h.map { max($0, least) } ?? size.height)
    case .bar(let thickness): return (p.w ?? 10, thickness)
    case .divider: return axis == .horizontal ? (1, p.h ?? 10) : (p.w ?? 10, 1)
    case .spacer(let least):
      let n = Double(least ?? 8)
      return (axis == .vertical ? 0 : max(p.w ?? n, n), axis == .horizontal ? 0 : max(p.h ?? n, n))
    case .hStack(_, let spacing, let c): return stackSize(shares(c, .horizontal, spacing, p), c, .horizontal, spacing)
    case .vStack(_, let spacing, let c): return stackSize(shares(c, .vertical, spacing, p), c, .vertical, spacing)
    case .zStack(let at, let c):
      if c.isEmpty { return (0, 0) }
      let boxes = counted(c).map { size($0, nil, p) }
      let w = extent(boxes.map(\.w), at.horizontal)
      let h = extent(boxes.map(\.h), at.vertical)
      return (w.high - w.low, h.high - h.low)
    case .scroll, .lazyStack, .lazyGrid, .grid, .row: return containerSize(s, p)
    case .stair(_, let c): return stairSize(c, p)
    case .fitting(let axes, let c): return c.isEmpty ? (0, 0) : size(c[choice(axes, c, p)], nil, p)
    case .framed(let c, let w, let h, _):
      let s = size(c, axis, (w.map { Double($0) } ?? p.w, h.map { Double($0) } ?? p.h))
      return (w.map { Double($0) } ?? s.w, h.map { Double($0) } ?? s.h)
    case .flexible(let c, let w, let h, _):
      let (w, h) = (normal(w), normal(h))
      let inner: Offer = (flexOffer(p.w, w), flexOffer(p.h, h))
      let s = size(c, axis, inner)
      return (flexSize(p.w, inner.w, s.w, w), flexSize(p.h, inner.h, s.h, h))
    case .padded(let c, let e):
      let s = size(c, axis, inset(p, e))
      return (max(s.w + Double(e.leading) + Double(e.trailing), 0), max(s.h + Double(e.top) + Double(e.bottom), 0))
    case .barred, .reaching, .safePadded, .relative: return safeAreaSize(s, axis, p)
    case .boxed(let c, let ratio, let fills): return size(c, axis, box(c, axis, p, ratio, fills))
    case .positioned(let c, _, _):
      let s = size(c, axis, p)
      return (p.w ?? s.w, p.h ?? s.h)
    case .fixed(let c, let h, let v): return size(c, axis, (h ? nil : p.w, v ? nil : p.h))
    case .prioritised(let c, _), .shifted(let c, _, _), .neutral(let c), .guided(let c, _, _), .layered(let c, _, _, _): return size(c, axis, p)
    case .cell(let c, _), .unsized(let c, _), .columnAligned(let c, _), .anchored(let c, _, _): return size(c, axis, p)
    }
  }
  private func inset(_ p: Offer, _ e: Sketch.Insets) -> Offer {
    (p.w.map { max($0 - Double(e.leading) - Double(e.trailing), 0) }, p.h.map { max($0 - Double(e.top) - Double(e.bottom), 0) })
  }

  // MARK: Aspect ratio

  private func box(_ c: Sketch, _ axis: Axis?, _ p: Offer, _ ratio: CGFloat?, _ fills: Bool) -> Offer {
    if p.w == nil && p.h == nil { return p }
    let ideal = size(c, axis, (nil, nil))
    let box: Size = ratio.map { (Double($0), 1) } ?? (ideal.w == ideal.h && ideal.w > 0 ? (1, 1) : ideal)
    if box.w <= 0 || box.h <= 0 || box.w.isInfinite || box.h.isInfinite { return p }
    let scales = [p.w.map { $0 / box.w }, p.h.map { $0 / box.h }].compactMap { $0 }
    let scale = (fills ? scales.max() : scales.min()) ?? 1
    return (p.w.map { $0 / box.w } == scale ? p.w : box.w * scale, p.h.map { $0 / box.h } == scale ? p.h : box.h * scale)
  }

  // MARK: Frames with limits

  private typealias Limits = (least: Double?, ideal: Double?, most: Double?)
  private func normal(_ l: Sketch.Limits) -> Limits {
    let least = l.least.map { max(0, Double($0)) }
    let ideal = l.ideal.map { max(least ?? 0, Double($0)) }
    return (least, ideal, l.most.map { max(ideal ?? 0, Double($0)) })
  }
  private func clamp(_ v: Double, _ l: Limits) -> Double { max(min(v, l.most ?? .infinity), l.least ?? -.infinity) }
  private func flexOffer(_ p: Double?, _ l: Limits) -> Double? { p.map { clamp($0, l) } ?? l.ideal }
  private func flexSize(_ p: Double?, _ inner: Double?, _ s: Double, _ l: Limits) -> Double {
    if p == nil, let ideal = l.ideal { return ideal }
    switch (l.least, l.most) {
    case (.some, .some): return clamp(p ?? s, l)
    case (let least?, nil): return max(min(inner ?? .infinity, s), least)
    case (nil, let most?): return min(max(inner ?? -.infinity, s), most)
    case (nil, nil): return s
    }
  }
  private func flexPlacing(_ p: Double?, _ own: Double, _ l: Limits) -> Double? {
    p == nil && l.ideal == nil && own > (l.least ?? -.infinity) && own < (l.most ?? .infinity) ? nil : own
  }

  // MARK: Stacks

  func major(_ s: Size, _ axis: Axis) -> Double { axis == .horizontal ? s.w : s.h }
  func minor(_ s: Size, _ axis: Axis) -> Double { axis == .horizontal ? s.h : s.w }
  func offer(_ along: Double?, _ across: Double?, _ axis: Axis) -> Offer { axis == .horizontal ? (along, across) : (across, along) }

  private func shares(_ c: [Sketch], _ axis: Axis, _ spacing: CGFloat?, _ p: Offer) -> [Child] {
    let (length, across) = axis == .horizontal ? (p.w, p.h) : (p.h, p.w)
    var children = c.map { Child(sketch: $0) }
    func ask(_ k: Int, _ along: Double?) -> Double {
      children[k].offer = offer(along, across, axis)
      children[k].size = size(c[k], axis, children[k].offer)
      return major(children[k].size, axis)
    }
    guard let length else {
      for k in c.indices { _ = ask(k, nil) }
      return children
    }
    var available = length - gaps(c, axis, spacing).reduce(0, +)
    let least = c.indices.map { ask($0, 0) }
    let most = c.indices.map { ask($0, .infinity) }
    let flexibility = c.indices.map { most[$0] == least[$0] ? 0 : most[$0] - least[$0] }
    let order = c.indices.sorted { a, b in
      if priority(c[a]) != priority(c[b]) { return priority(c[a]) > priority(c[b]) }
      if flexibility[a] == .infinity, flexibility[b] == .infinity { return least[a] == least[b] ? a < b : least[a] > least[b] }
      return flexibility[a] == flexibility[b] ? a < b : flexibility[a] < flexibility[b]
    }
    func minus(_ v: Double) { available = (available - v).isNaN ? available : available - v }
    var groups: [[Int]] = []
    for k in order {
      if let last = groups.last?.first, priority(c[last]) == priority(c[k]) { groups[groups.count - 1].append(k) } else { groups.append([k]) }
    }
    for k in groups.dropFirst().joined() { minus(least[k]) }
    for (n, group) in groups.enumerated() {
      if n > 0 { for k in group { minus(-least[k]) } }
      for (turn, k) in group.enumerated() { minus(ask(k, max(available / Double(group.count - turn), 0))) }
    }
    return children
  }
  private func stackSize(_ children: [Child], _ c: [Sketch], _ axis: Axis, _ spacing: CGFloat?) -> Size {
    let length = max(children.map { major($0.size, axis) }.reduce(0, +) + gaps(c, axis, spacing).reduce(0, +), 0)
    let across = children.map { minor($0.size, axis) }.max() ?? 0
    return axis == .horizontal ? (length, across) : (across, length)
  }
  func gaps(_ c: [Sketch], _ axis: Axis, _ spacing: CGFloat?) -> [Double] {
    zip(c, c.dropFirst()).map { a, b in
      if let spacing { return Double(spacing) }
      return asksForNothing(a, axis, axis, isLeading: false) || asksForNothing(b, axis, axis, isLeading: true) ? 0 : 8
    }
  }
  /// Whether the edge of `s` along `axis` is a Spacer's; `stack`: the axis of the stack around `s`.
  func asksForNothing(_ s: Sketch, _ axis: Axis, _ stack: Axis?, isLeading: Bool) -> Bool {
    func inside(_ c: Sketch, _ stack: Axis?) -> Bool { asksForNothing(c, axis, stack, isLeading: isLeading) }
    switch s {
    case .spacer: return stack == nil || stack == axis
    case .text, .color, .circle, .image, .resizable, .bar, .divider, .scroll, .lazyStack, .lazyGrid, .grid, .row, .positioned, .barred, .safePadded: return false
    case .reaching(let c, _): return inside(c, stack)
    case .relative(let c, let axes, _): return !axes.contains(Axis.Set(axis)) && inside(c, stack)
    case .cell(let c, _), .unsized(let c, _), .columnAligned(let c, _), .anchored(let c, _, _): return inside(c, stack)
    case .hStack(_, _, let c), .vStack(_, _, let c):
      var own: Axis? = .vertical
      if case .hStack = s { own = .horizontal }
      guard let first = c.first, let last = c.last else { return false }
      if own == axis { return inside(isLeading ? first : last, own) }
      return all(c, own, axis, isLeading)
    case .zStack(_, let c), .fitting(_, let c): return !c.isEmpty && all(c, nil, axis, isLeading)
    case .stair(let isTight, let c): return isTight || c.isEmpty || all(c, nil, axis, isLeading)
    case .framed(let c, let w, let h, _): return (axis == .horizontal ? w : h) == nil && inside(c, stack)
    case .flexible(let c, let w, let h, _):
      let l = axis == .horizontal ? w : h
      return l.least == nil && l.ideal == nil && l.most == nil && inside(c, stack)
    case .padded(let c, let e): return (axis == .horizontal ? (isLeading ? e.leading : e.trailing) : (isLeading ? e.top : e.bottom)) == 0 && inside(c, stack)
    case .boxed(let c, _, _), .fixed(let c, _, _), .prioritised(let c, _), .shifted(let c, _, _), .neutral(let c), .guided(let c, _, _), .layered(let c, _, _, _):
      return inside(c, stack)
    }
  }
  /// All that have an opinion ask for nothing, and one has.
  private func all(_ c: [Sketch], _ stack: Axis?, _ axis: Axis, _ isLeading: Bool) -> Bool {
    let opinions = c.filter { !hasNoOpinion($0, axis, stack, isLeading) }
    return !opinions.isEmpty && opinions.allSatisfy { asksForNothing($0, axis, stack, isLeading: isLeading) }
  }
  private func hasNoOpinion(_ s: Sketch, _ axis: Axis, _ stack: Axis?, _ isLeading: Bool) -> Bool {
    switch s {
    case .spacer: return stack != nil && stack != axis
    case .reaching(let c, _): return hasNoOpinion(c, axis, stack, isLeading)
    case .relative(let c, let axes, _): return !axes.contains(Axis.Set(axis)) && hasNoOpinion(c, axis, stack, isLeading)
    case .hStack(_, _, let c), .vStack(_, _, let c):
      var own: Axis? = .vertical
      if case .hStack = s { own = .horizontal }
      guard let first = c.first, let last = c.last else { return false }
      if own == axis { return hasNoOpinion(isLeading ? first : last, axis, own, isLeading) }
      return c.allSatisfy { hasNoOpinion($0, axis, own, isLeading) }
    case .zStack(_, let c), .fitting(_, let c): return !c.isEmpty && c.allSatisfy { hasNoOpinion($0, axis, nil, isLeading) }
    case .stair(let isTight, let c): return !isTight && !c.isEmpty && c.allSatisfy { hasNoOpinion($0, axis, nil, isLeading) }
    case .framed(let c, let w, let h, _): return (axis == .horizontal ? w : h) == nil && hasNoOpinion(c, axis, stack, isLeading)
    case .flexible(let c, let w, let h, _):
      let l = axis == .horizontal ? w : h
      return l.least == nil && l.ideal == nil && l.most == nil && hasNoOpinion(c, axis, stack, isLeading)
    case .padded(let c, let e):
      return (axis == .horizontal ? (isLeading ? e.leading : e.trailing) : (isLeading ? e.top : e.bottom)) == 0 && hasNoOpinion(c, axis, stack, isLeading)
    case .boxed(let c, _, _), .fixed(let c, _, _), .prioritised(let c, _), .shifted(let c, _, _), .neutral(let c), .guided(let c, _, _), .layered(let c, _, _, _):
      return hasNoOpinion(c, axis, stack, isLeading)
    case .cell(let c, _), .unsized(let c, _), .columnAligned(let c, _), .anchored(let c, _, _): return hasNoOpinion(c, axis, stack, isLeading)
    default: return false
    }
  }
  func priority(_ s: Sketch) -> Double {
    switch s {
    case .spacer: return -.infinity
    case .hStack(_, _, let c), .vStack(_, _, let c), .zStack(_, let c): return c.isEmpty ? -.infinity : c.count == 1 ? priority(c[0]) : 0
    case .prioritised(_, let p): return p
    case .fixed(let c, _, _), .shifted(let c, _, _), .neutral(let c), .guided(let c, _, _), .layered(let c, _, _, _): return priority(c)
    case .cell(let c, _), .unsized(let c, _), .columnAligned(let c, _), .anchored(let c, _, _): return priority(c)
    case .lazyStack(_, _, _, let c), .lazyGrid(_, _, _, _, let c), .grid(_, _, _, let c), .row(_, let c), .fitting(_, let c), .stair(_, let c): return c.isEmpty ? -.infinity : 0
    default: return 0
    }
  }
  private func counted(_ c: [Sketch]) -> [Sketch] {
    let top = c.map(priority).max() ?? 0
    return c.filter { priority($0) == top }
  }

  // MARK: Alignment

  func part(_ length: Double, _ key: AlignmentKey) -> Double {
    switch key {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter: length / 2
    default: length
    }
  }
  private func extent(_ lengths: [Double], _ key: AlignmentKey) -> (low: Double, high: Double) {
    (lengths.map { -part($0, key) }.min() ?? 0, lengths.map { v in (v - part(v, key)).isNaN ? 0 : v - part(v, key) }.max() ?? 0)
  }

  // MARK: The first that fits

  private func choice(_ axes: Axis.Set, _ c: [Sketch], _ p: Offer) -> Int {
    let (isWide, isTall) = (axes.contains(.horizontal), axes.contains(.vertical))
    let first = c.firstIndex { child in
      let ideal = size(child, nil, (isWide ? nil : p.w, isTall ? nil : p.h))
      return (!isWide || ideal.w <= p.w ?? .infinity) && (!isTall || ideal.h <= p.h ?? .infinity)
    }
    return axes.isEmpty ? 0 : first ?? c.count - 1
  }
  private mutating func leaveOut(_ s: Sketch) {
    frames.append(.zero)
    for child in s.children { leaveOut(child) }
  }

  // MARK: Placing

  mutating func place(_ s: Sketch, _ axis: Axis?, _ p: Offer, _ own: Size, _ x: Double, _ y: Double) {
    frames.append(CGRect(x: x, y: y, width: own.w, height: own.h))
    switch s {
    case .text, .color, .circle, .image, .resizable, .bar, .spacer, .divider: break
    case .hStack(let key, let spacing, let c), .vStack(let key, let spacing, let c):
      var axis = Axis.vertical
      if case .hStack = s { axis = .horizontal }
      let across = (axis == .horizontal ? p.h : p.w) ?? (c.count == 1 ? nil : minor(own, axis))
      let children = shares(c, axis, spacing, offer(axis == .horizontal ? p.w : p.h, across, axis))
      let line = part(children.map { minor($0.size, axis) }.max() ?? 0, key)
      let gaps = [0] + gaps(c, axis, spacing)
      var at = 0.0
      for (k, child) in children.enumerated() {
        at += gaps[k]
        let cross = line - part(minor(child.size, axis), key)
        place(child.sketch, axis, child.offer, child.size, x + (axis == .horizontal ? at : cross), y + (axis == .horizontal ? cross : at))
        at += major(child.size, axis)
      }
    case .zStack(let at, let c):
      let boxes = counted(c).map { size($0, nil, c.count == 1 ? p : (own.w, own.h)) }
      let (low, top) = (extent(boxes.map(\.w), at.horizontal).low, extent(boxes.map(\.h), at.vertical).low)
      for child in c {
        let offer: Offer = c.count == 1 ? p : (own.w, own.h)
        let size = size(child, nil, offer)
        place(child, nil, offer, size, x - low - part(size.w, at.horizontal), y - top - part(size.h, at.vertical))
      }
    case .fitting(let axes, let c):
      for (k, child) in c.enumerated() {
        if k == choice(axes, c, p) { place(child, nil, p, own, x, y) } else { leaveOut(child) }
      }
    case .scroll, .lazyStack, .lazyGrid, .grid, .row: placeContainer(s, p, own, x, y)
    case .stair(_, let c): placeStair(c, p, own, x, y)
    case .cell(let c, _), .unsized(let c, _), .columnAligned(let c, _), .anchored(let c, _, _): place(c, axis, p, own, x, y)
    case .framed(let c, let w, let h, let at):
      placeAligned(c, axis, (w.map { Double($0) } ?? p.w, h.map { Double($0) } ?? p.h), own, at, x, y)
    case .flexible(let c, let w, let h, let at):
      placeAligned(c, axis, (flexPlacing(p.w, own.w, normal(w)), flexPlacing(p.h, own.h, normal(h))), own, at, x, y)
    case .padded(let c, let e):
      let inner = inset(p, e)
      place(c, axis, inner, size(c, axis, inner), x + Double(e.leading), y + Double(e.top))
    case .fixed(let c, let h, let v):
      let inner: Offer = (h ? nil : p.w, v ? nil : p.h)
      place(c, axis, inner, size(c, axis, inner), x, y)
    case .barred, .reaching, .safePadded, .relative: placeSafeArea(s, axis, p, own, x, y)
    case .boxed(let c, let ratio, let fills): place(c, axis, box(c, axis, p, ratio, fills), own, x, y)
    case .positioned(let c, let px, let py):
      let s = size(c, axis, (own.w, own.h))
      let (dx, dy) = (Double(px) - s.w / 2, Double(py) - s.h / 2)
      place(c, axis, (own.w, own.h), s, x + dx, y + dy)
    case .shifted(let c, let dx, let dy): place(c, axis, p, own, x + Double(dx), y + Double(dy))
    case .prioritised(let c, _), .neutral(let c), .guided(let c, _, _): place(c, axis, p, own, x, y)
    case .layered(let primary, let secondary, _, let at):
      place(primary, axis, p, own, x, y)
      if let secondary { placeAligned(secondary, nil, (own.w, own.h), own, at, x, y) }
    }
  }
  private mutating func placeAligned(_ c: Sketch, _ axis: Axis?, _ p: Offer, _ own: Size, _ at: Sketch.At, _ x: Double, _ y: Double) {
    let s = size(c, axis, p)
    place(c, axis, p, s, x + part(own.w, at.horizontal) - part(s.w, at.horizontal), y + part(own.h, at.vertical) - part(s.h, at.vertical))
  }
}
