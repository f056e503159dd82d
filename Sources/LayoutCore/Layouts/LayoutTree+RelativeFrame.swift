internal import Foundation

/// containerRelativeFrame: a frame made from the nearest container, the window or a scroll view.
///
/// What a scroll view offers its content does not say how large it is itself, so the container is no part of the question. Answers inside are therefore forgotten
/// where a scroll view is asked with another offer than before.
extension LayoutTree {
  /// A column of a container in `count` columns.
  static func column(_ container: Double, count: Double, spacing: Double) -> Double { (container - spacing * (count - 1)) / count }

  /// The frame of one layout: nil (NaN) along an axis that it leaves alone, and where the container's length is not known or not finite (our choice).
  func relativeSize<S: Steps>(_ i: NodeID, _: S.Type) -> Proposal {
    Proposal(relativeLength(i, .horizontal, S.self), relativeLength(i, .vertical, S.self))
  }
  private func relativeLength<S: Steps>(_ i: NodeID, _ axis: Axis, _: S.Type) -> Double {
    let record = relativeFrames[nodes[i].payload]
    let container = enclosing[axis]
    guard record.axes.contains(Axis.Set(axis)), container.isFinite else { return .nan }
    let child = nodes[i].first
    let length: Double
    switch record.length {
    case .columns(let count, let span, let spacing):
      let column = LayoutTree.column(container, count: count, spacing: spacing)
      S.step(self, .relativeColumn, i, child, axis, container, count, spacing, result: column)
      length = max(column * span + spacing * (span - 1), 0)
      S.step(self, .relativeSpan, i, child, axis, column, span, spacing, result: length)
    case .function(let function):
      length = Length.fixed(CGFloat(function(container, axis)))
      S.step(self, .relativeLength, i, child, axis, container, length, result: length)
    }
    return length
  }
  func measureRelativeFrame<S: Steps>(_ i: NodeID, _ p: Proposal, _: S.Type) -> Answer {
    let own = relativeSize(i, S.self)
    let s = own.w.isNaN || own.h.isNaN ? measure(nodes[i].first, framed(i, p, own, S.self), .size, S.self) : Answer(own.w, own.h, .none)
    let child = nodes[i].first
    let (w, h) = (own.w.isNaN ? s.w : own.w, own.h.isNaN ? s.h : own.h)
    S.step(self, own.w.isNaN ? .passSize : .frameSize, i, child, .horizontal, w, result: w)
    S.step(self, own.h.isNaN ? .passSize : .frameSize, i, child, .vertical, h, result: h)
    return Answer(w, h, own.w.isNaN || own.h.isNaN ? .all : .none)
  }

  // MARK: Containers

  /// From here on, and until `leave(_:)` with the result, a scroll view is the nearest container. `margins` are no part of it.
  func enter(_ i: NodeID, _ p: Proposal) -> Proposal {
    let outer = enclosing
    let e = nodes[i].payload < 0 ? nil : insets[nodes[i].payload]
    func inner(_ v: Double, _ margins: Double) -> Double { v.isNaN ? v : max(Length.rest(v, margins), 0) }
    enclosing = Proposal(inner(p.w, e.map { $0.leading + $0.trailing } ?? 0), inner(p.h, e.map { $0.top + $0.bottom } ?? 0))
    if hasRelativeFrames {
      if let old = containerSizes[i], !Proposal.same(old, enclosing) { forgetAnswers(inside: i) }
      containerSizes[i] = enclosing
    }
    return outer
  }
  func leave(_ outer: Proposal) { enclosing = outer }
  private func forgetAnswers(inside i: NodeID) {
    rememberedGuides.removeAll(keepingCapacity: true)
    var k = nodes[i].first
    while k >= 0 {
      forgetAnswers(of: k)
      nodes[k].flags |= Node.needsPlacement
      if nodes[k].first >= 0 {
        k = nodes[k].first
        continue
      }
      while k != i, nodes[k].next < 0 { k = nodes[k].parent }
      k = k == i ? -1 : nodes[k].next
    }
  }
}
