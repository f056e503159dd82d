public import Foundation

/// What the device and bars keep free at the edges, and how views reach into it.
///
/// The safe area is no part of a proposal: the root is offered the window without it. A view that ignores it is measured as ever; placed, it grows at those edges
/// where its bounds touch the region that is kept free, and only there (reverse-engineered). Where the bounds lie is known then, because parents are placed first.
extension LayoutTree {
  /// How far bounds can grow, in points from the physical edges.
  struct Reach: Equatable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
  }
  /// What is kept free around a node that is being placed or has been, in points from the physical edges of its bounds; 0 where they do not touch it.
  public func safeAreaInsets(of i: NodeID) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    let reach = reach(of: i)
    return (reach.top, reach.left, reach.bottom, reach.right)
  }

  /// From the inside outwards: bars (`safeAreaInset`), margins (`safeAreaPadding`), at last the device. What a scroll view scrolls reaches nowhere along its axes
  /// (our choice: it would follow the content's length).
  func reach(of i: NodeID) -> Reach {
    let own = Box(frame(of: i))
    var grown = own
    var blocked: Axis.Set = []
    var child = i
    var k = nodes[i].parent
    while k >= 0 {
      switch nodes[k].kind {
      case .safeAreaInset where nodes[k].first == child:
        let bounds = Box(frame(of: k))
        grown.grow(to: bounds, from: bounds.without(barReach(k)), except: blocked)
      case .safeAreaPadding:
        let bounds = Box(frame(of: k))
        let e = insets[nodes[k].payload]
        let (left, right) = physical(e.leading, e.trailing, k)
        grown.grow(to: bounds, from: bounds.without(Reach(top: e.top, left: left, bottom: e.bottom, right: right)), except: blocked)
      case .scroll:
        if nodes[k].has(Node.optionA) { blocked.insert(.horizontal) }
        if nodes[k].has(Node.optionB) { blocked.insert(.vertical) }
      default: break
      }
      child = k
      k = nodes[k].parent
    }
    if let (whole, offered) = deviceBoxes() { grown.grow(to: whole, from: offered, except: blocked) }
    return Reach(
      top: Length.distance(own.top, grown.top), left: Length.distance(own.left, grown.left), bottom: Length.distance(grown.bottom, own.bottom),
      right: Length.distance(grown.right, own.right))
  }
  /// The screen, and what the device leaves of it for the root; nil where nothing is kept free.
  private func deviceBoxes() -> (whole: Box, offered: Box)? {
    let device = Reach(
      top: Length.measured(safeArea.top), left: Length.measured(safeArea.left), bottom: Length.measured(safeArea.bottom),
      right: Length.measured(safeArea.right))
    if device == Reach() { return nil }
    // The root stands in the middle of what it was offered.
    let (w, h) = (placed[0].w, placed[0].h)
    let (ow, oh) = (window.w.isNaN ? w : window.w, window.h.isNaN ? h : window.h)
    let (x, y) = (Length.distance(w, ow) / 2, Length.distance(h, oh) / 2)
    let offered = Box(left: x, top: y, right: x + ow, bottom: y + oh)
    let whole = Box(
      left: offered.left - device.left, top: offered.top - device.top, right: offered.right + device.right,
      bottom: offered.bottom + device.bottom)
    return (whole, offered)
  }
  /// How far a node's bounds lie in what the device keeps free, in points from its edges.
  private func overlap(_ i: NodeID) -> Reach {
    guard let (whole, offered) = deviceBoxes() else { return Reach() }
    let own = Box(frame(of: i))
    // A view that has left the screen lies in nothing that is kept free.
    func depth(_ inside: Double, _ outside: Double) -> Double { outside >= -Box.nearness ? max(inside, 0) : 0 }
    return Reach(
      top: depth(Length.distance(offered.top, own.top), Length.distance(own.top, whole.top)),
      left: depth(Length.distance(offered.left, own.left), Length.distance(own.left, whole.left)),
      bottom: depth(Length.distance(own.bottom, offered.bottom), Length.distance(whole.bottom, own.bottom)),
      right: depth(Length.distance(own.right, offered.right), Length.distance(whole.right, own.right)))
  }
  /// Instead of edges: the bounds keep off what the device keeps free.
  static let keepsSafeArea: Int32 = 16
  /// What a bar and its distance take away from the bounds of its node.
  private func barReach(_ k: NodeID) -> Reach {
    let bar = nodes[nodes[k].first].next
    guard bar >= 0 else { return Reach() }
    let edge = insetEdge(k)
    let length = max((edge.axis == .horizontal ? placed[bar].w : placed[bar].h) + insetGap(k).distance, 0)
    if edge.axis == .vertical { return edge.isEnd ? Reach(bottom: length) : Reach(top: length) }
    let (left, right) = physical(edge.isEnd ? 0 : length, edge.isEnd ? length : 0, k)
    return Reach(left: left, right: right)
  }
  /// A pair of leading and trailing distances as left and right ones.
  func physical(_ leading: Double, _ trailing: Double, _ i: NodeID) -> (left: Double, right: Double) { (leading, trailing) }

  // MARK: ignoresSafeArea

  /// The child is offered more by what is kept free, and starts as much before the bounds.
  func arrangeIgnoringSafeArea<S: Steps>(_ child: inout ArrangedChild, _ i: NodeID, _ p: Proposal, _: S.Type) {
    let (before, after) = ignored(i, nodes[i].payload)
    child.proposal = Proposal(
      extended(i, child.node, .horizontal, p.w, before.w, after.w, S.self), extended(i, child.node, .vertical, p.h, before.h, after.h, S.self))
    child.answer = measure(child.node, child.proposal, .place, S.self)
    child.x = outcome(.safeAreaStart, 0 - before.w)
    child.y = outcome(.safeAreaStart, 0 - before.h)
    S.step(self, .safeAreaStart, i, child.node, .horizontal, before.w, result: child.x)
    S.step(self, .safeAreaStart, i, child.node, .vertical, before.h, result: child.y)
  }
  /// At the edges of a set (bits of `Edge`: top, leading, bottom, trailing), how far the node reaches before and behind
  /// its bounds;
  /// less than 0 for what keeps off.
  func ignored(_ i: NodeID, _ edges: Int32) -> (before: (w: Double, h: Double), after: (w: Double, h: Double)) {
    if edges == 0 { return ((0, 0), (0, 0)) }
    if edges == LayoutTree.keepsSafeArea {
      let inside = overlap(i)
      let (leading, trailing) = physical(inside.left, inside.right, i)
      return ((-leading, -inside.top), (-trailing, -inside.bottom))
    }
    let reach = reach(of: i)
    let (leading, trailing) = physical(reach.left, reach.right, i)
    func at(_ bit: Int32, _ v: Double) -> Double { edges & bit != 0 && v.isFinite ? v : 0 }
    return ((at(2, leading), at(1, reach.top)), (at(8, trailing), at(4, reach.bottom)))
  }
  func extended<S: Steps>(_ i: NodeID, _ child: NodeID, _ axis: Axis, _ offer: Double, _ before: Double, _ after: Double, _: S.Type) -> Double {
    let inner = outcome(.safeAreaOffer, offer + before + after)
    S.step(self, .safeAreaOffer, i, child, axis, offer, before, after, result: inner)
    return inner
  }
}

/// A rectangle by its edges.
private struct Box {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  /// Bounds that come this near count as touching, in points: sums of fractions need not meet exactly (our choice).
  static let nearness = 0.001

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
  init(_ r: CGRect) { self.init(left: r.origin.x, top: r.origin.y, right: Length.sum(r.origin.x, r.size.width), bottom: Length.sum(r.origin.y, r.size.height)) }
  func without(_ r: LayoutTree.Reach) -> Box { Box(left: left + r.left, top: top + r.top, right: right - r.right, bottom: bottom - r.bottom) }
  /// Where it reaches an edge of `safe`, it grows to the edge of `whole`.
  mutating func grow(to whole: Box, from safe: Box, except axes: Axis.Set) {
    if !axes.contains(.horizontal) {
      if left <= safe.left + Box.nearness { left = min(left, whole.left) }
      if right >= safe.right - Box.nearness { right = max(right, whole.right) }
    }
    if !axes.contains(.vertical) {
      if top <= safe.top + Box.nearness { top = min(top, whole.top) }
      if bottom >= safe.bottom - Box.nearness { bottom = max(bottom, whole.bottom) }
    }
  }
}
