internal import Foundation
internal import LayoutCore

/// Bars, space that counts as safe area, views that reach into it, and frames made from containers once more.
extension PlainLayout {
  /// What is kept free around some views: `whole` without `safe`; a scroll view ends it along its axes.
  enum Surroundings {
    case free(whole: CGRect, safe: CGRect)
    case scrolled(Axis.Set)
  }

  func safeAreaSize(_ s: Sketch, _ axis: Axis?, _ p: Offer) -> Size {
    switch s {
    case .reaching(let c, _): return size(c, axis, p)
    case .safePadded(let c, let e):
      let s = size(c, axis, less(p, e))
      return (s.w + Double(e.leading + e.trailing), s.h + Double(e.top + e.bottom))
    case .relative(let c, let axes, let columns):
      let (w, h) = relative(axes, columns)
      let s = size(c, axis, (w ?? p.w, h ?? p.h))
      return (w ?? s.w, h ?? s.h)
    case .barred(let c, let edge, let bar):
      let parts = parts(c, edge, bar, axis, p)
      let length = max(parts.bar.along + parts.gap + parts.primary.along, 0)
      let across = max(parts.bar.across, parts.primary.across)
      return edge.axis == .horizontal ? (length, across) : (across, length)
    default: return (0, 0)
    }
  }
  mutating func placeSafeArea(_ s: Sketch, _ axis: Axis?, _ p: Offer, _ own: Size, _ x: Double, _ y: Double) {
    let bounds = CGRect(x: x, y: y, width: own.w, height: own.h)
    switch s {
    case .reaching(let c, let edges):
      let g = grown(bounds)
      func at(_ bit: Int32, _ v: Double) -> Double { edges & bit != 0 && v.isFinite ? v : 0 }
      let (top, left) = (at(1, bounds.minY - g.minY), at(2, bounds.minX - g.minX))
      let (bottom, right) = (at(4, g.maxY - bounds.maxY), at(8, g.maxX - bounds.maxX))
      let offer: Offer = (p.w.map { $0 + left + right }, p.h.map { $0 + top + bottom })
      place(c, axis, offer, size(c, axis, offer), x - left, y - top)
    case .safePadded(let c, let e):
      let inner = less((p.w ?? own.w, p.h ?? own.h), e)
      let safe = CGRect(x: x + e.leading, y: y + e.top, width: own.w - e.leading - e.trailing, height: own.h - e.top - e.bottom)
      surroundings.append(.free(whole: bounds, safe: safe))
      place(c, axis, inner, size(c, axis, inner), x + Double(e.leading), y + Double(e.top))
      surroundings.removeLast()
    case .relative(let c, let axes, let columns):
      let (w, h) = relative(axes, columns)
      let offer: Offer = (w ?? p.w, h ?? p.h)
      let s = size(c, axis, offer)
      func middle(_ a: Double, _ b: Double) -> Double { (a / 2 - b / 2).isNaN ? 0 : a / 2 - b / 2 }
      place(c, axis, offer, s, x + middle(own.w, s.w), y + middle(own.h, s.h))
    case .barred(let c, let edge, let bar):
      let parts = parts(c, edge, bar, axis, edge.axis == .horizontal ? (p.w, p.h ?? own.h) : (p.w ?? own.w, p.h))
      let (length, width) = edge.axis == .horizontal ? (own.w, own.h) : (own.h, own.w)
      func rest(_ a: Double, _ b: Double) -> Double { (a - b).isNaN ? 0 : a - b }
      let cross = rest(width, parts.primary.across) / 2
      let primary = (along: edge.isEnd ? 0 : rest(length, parts.primary.along), across: cross)
      let shift = rest(part(parts.primary.across, edge.guide), part(parts.bar.across, edge.guide))
      let barAt = (along: edge.isEnd ? rest(length, parts.bar.along) : 0, across: cross + shift)
      let taken = max(parts.bar.along + parts.gap, 0)
      var safe = bounds
      if edge.axis == .horizontal {
        safe = CGRect(x: edge.isEnd ? x : x + taken, y: y, width: own.w - taken, height: own.h)
        place(c, axis, parts.primary.offer, (parts.primary.along, parts.primary.across), x + primary.along, y + primary.across, in: .free(whole: bounds, safe: safe))
        place(bar, nil, parts.bar.offer, (parts.bar.along, parts.bar.across), x + barAt.along, y + barAt.across)
      } else {
        safe = CGRect(x: x, y: edge.isEnd ? y : y + taken, width: own.w, height: own.h - taken)
        place(c, axis, parts.primary.offer, (parts.primary.across, parts.primary.along), x + primary.across, y + primary.along, in: .free(whole: bounds, safe: safe))
        place(bar, nil, parts.bar.offer, (parts.bar.across, parts.bar.along), x + barAt.across, y + barAt.along)
      }
    default: break
    }
  }
  private mutating func place(_ c: Sketch, _ axis: Axis?, _ p: Offer, _ own: Size, _ x: Double, _ y: Double, in free: Surroundings) {
    surroundings.append(free)
    place(c, axis, p, own, x, y)
    surroundings.removeLast()
  }
  private func less(_ p: Offer, _ e: Sketch.Insets) -> Offer {
    (p.w.map { max($0 - Double(e.leading) - Double(e.trailing), 0) }, p.h.map { max($0 - Double(e.top) - Double(e.bottom), 0) })
  }

  // MARK: Bars

  private typealias Part = (offer: Offer, along: Double, across: Double)
  private func parts(_ c: Sketch, _ edge: Sketch.Edge, _ bar: Sketch, _ stack: Axis?, _ p: Offer) -> (gap: Double, bar: Part, primary: Part) {
    let axis = edge.axis
    let asksForNone = asksForNothing(c, axis, stack, isLeading: false) || asksForNothing(bar, axis, nil, isLeading: true)
    let gap = edge.spacing.map { Double($0) } ?? (asksForNone ? 0 : 8)
    let (along, across) = axis == .horizontal ? (p.w, p.h) : (p.h, p.w)
    func minus(_ a: Double, _ b: Double) -> Double { max((a - b).isNaN ? a : a - b, 0) }
    func ask(_ s: Sketch, _ stack: Axis?, _ along: Double?) -> Part {
      let q = offer(along, across, axis)
      let answer = size(s, stack, q)
      return (q, major(answer, axis), minor(answer, axis))
    }
    let bar = ask(bar, nil, along.map { minus(minus($0, gap), ask(c, stack, 0).along) })
    return (gap, bar, ask(c, stack, along.map { minus($0, bar.along + gap) }))
  }

  // MARK: Reach

  private func grown(_ bounds: CGRect) -> CGRect {
    var (left, top, right, bottom) = (bounds.minX, bounds.minY, bounds.minX + bounds.width, bounds.minY + bounds.height)
    var open: Axis.Set = [.horizontal, .vertical]
    for around in surroundings.reversed() {
      switch around {
      case .scrolled(let axes): open.subtract(axes)
      case .free(let whole, let safe):
        if open.contains(.horizontal) {
          if left <= safe.minX + 0.001 { left = min(left, whole.minX) }
          if right >= safe.origin.x + safe.size.width - 0.001 { right = max(right, whole.maxX) }
        }
        if open.contains(.vertical) {
          if top <= safe.minY + 0.001 { top = min(top, whole.minY) }
          if bottom >= safe.origin.y + safe.size.height - 0.001 { bottom = max(bottom, whole.maxY) }
        }
      }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Containers

  private func relative(_ axes: Axis.Set, _ columns: Sketch.Columns) -> (Double?, Double?) {
    func length(_ axis: Axis, _ container: Double?) -> Double? {
      guard axes.contains(Axis.Set(axis)), let container, container.isFinite else { return nil }
      let (n, span, gap) = (Double(columns.count), Double(columns.span), Double(columns.spacing))
      return max((container - gap * (n - 1)) / n * span + gap * (span - 1), 0)
    }
    return (length(.horizontal, container.w), length(.vertical, container.h))
  }
}
