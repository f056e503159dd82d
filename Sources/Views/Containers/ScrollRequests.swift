internal import Foundation
internal import LayoutCore

/// What programs have asked to be scrolled to. Only the main thread makes views, and asks for it.
final class ScrollRequests: @unchecked Sendable {
  struct Request {
    let target: ScrollPosition.Target
    /// Of what scrolls; nil for what is around the target.
    var place: ContiguousArray<PathElement>?
  }
  private var waiting: [Request] = []
  /// What scroll views were asked to show last, by their places.
  var shown: [ContiguousArray<PathElement>: ScrollWish] = [:]

  func add(_ id: AnyHashable, _ anchor: UnitPoint?) { waiting.append(Request(target: .id(id.plain, anchor))) }
  func add(_ wish: ScrollWish, at place: ContiguousArray<PathElement>) {
    waiting.append(Request(target: wish.target, place: place))
  }
  var isEmpty: Bool { waiting.isEmpty }
  func taken() -> [Request] {
    defer { waiting = [] }
    return waiting
  }
}

/// What a scroll view shows, as a program has it.
struct FollowedPosition {
  /// What the program asks for; nil for nothing.
  let wish: () -> ScrollWish?
  /// The program is told which view a person has scrolled to.
  let tell: (AnyHashable?) -> Void
  /// What it asks for afterwards; nil where it cannot be told.
  let wishAfter: (AnyHashable?) -> ScrollWish?
  /// Where content begins in a picture that nobody scrolls.
  var restingAnchor: () -> UnitPoint? = { nil }

  /// The id of a view.
  init<ID: Hashable>(_ binding: Binding<ID?>, _ anchor: UnitPoint?) {
    func showing(_ id: AnyHashable) -> ScrollWish { ScrollWish(target: .id(id.plain, anchor)) }
    wish = { binding.wrappedValue.map { showing(AnyHashable($0)) } }
    tell = { id in if let id = id?.converted(to: ID.self) { binding.wrappedValue = id } }
    wishAfter = { $0.map(showing) }
  }
  /// A position.
  init(_ binding: Binding<ScrollPosition>, _ anchor: UnitPoint?) {
    wish = { binding.wrappedValue.wish(anchor) }
    tell = { binding.wrappedValue = binding.wrappedValue.scrolled(to: $0) }
    wishAfter = { binding.wrappedValue.scrolled(to: $0).wish(anchor) }
    restingAnchor = { binding.wrappedValue.restingAnchor }
  }
}

extension NodeList {
  /// The nodes of this id begin here.
  @usableFromInline mutating func noteTarget(_ id: AnyHashable) {
    let id = id.plain
    if scrollTargets[id] == nil { scrollTargets[id] = NodeID(infos.count) }
  }
  /// The scroll view that is made at this place shows what a program says.
  mutating func follows(_ followed: FollowedPosition) {
    guard isTouchable else { return }
    notesTargets = true
    followedPositions[path.elements] = followed
    guard let wish = followed.wish(), graph.scrolls.shown[path.elements] != wish else { return }
    graph.scrolls.shown[path.elements] = wish
    switch wish.target {
    case .none, .person: break
    case .id, .edge, .offset: graph.scrolls.add(wish, at: path.elements)
    }
  }
}

extension ViewHost {
  /// Scrolls to what programs have asked for: whether there was anything. The views are laid out anew.
  func followScrolls() -> Bool {
    let requests = graph.scrolls.taken()
    var hasScrolled = false
    for request in requests {
      guard let place = request.place ?? place(of: request.target) else { continue }
      // Scrolled, a large title makes room: then the same view lies elsewhere.
      for _ in 0..<2 {
        guard let offset = offset(to: request.target, at: place) else { break }
        hasScrolled = scroll(place, to: offset) { update() } || hasScrolled
      }
    }
    return hasScrolled
  }
  private func place(of target: ScrollPosition.Target) -> ContiguousArray<PathElement>? {
    guard case .id(let id, _) = target, let node = nodes.scrollTargets[id] else { return nil }
    return scrolledPlace(around: node)
  }
  /// How far what scrolls at a place must go from its beginning; nil where it need not.
  private func offset(to target: ScrollPosition.Target, at place: ContiguousArray<PathElement>) -> CGFloat? {
    if case .id(let id, let anchor) = target {
      guard let node = nodes.scrollTargets[id], scrolledPlace(around: node) == place else { return nil }
      return offset(to: node, at: place, anchor)
    }
    guard let window = scrollWindow(at: place) else { return nil }
    let more = max(window.length - (graph.scrolled[place]?.restingLength ?? window.length), 0)
    // What was never scrolled is at its beginning.
    let start: CGFloat? = graph.scrolled[place].map { _ in 0 }
    switch target {
    case .edge(.top): return window.isVertical ? start : nil
    case .edge(.bottom): return window.isVertical ? window.way + more : nil
    case .edge(.leading): return window.isVertical ? nil : start
    case .edge(.trailing): return window.isVertical ? nil : window.way + more
    case .offset(let x, let y):
      guard let distance = window.isVertical ? y : x, distance.isFinite else { return nil }
      return distance > 0 ? distance + more : start
    case .none, .id, .person: return nil
    }
  }
  private func scrolledPlace(around node: NodeID) -> ContiguousArray<PathElement>? {
    var around: NodeID? = node
    while let place = around {
      if let found = nodes.scrollViews[place] { return found }
      around = tree.parent(of: place)
    }
    return nil
  }
  /// How far what scrolls at a place must go from its beginning, so that a node is seen; nil where it need not.
  private func offset(to target: NodeID, at place: ContiguousArray<PathElement>, _ anchor: UnitPoint?) -> CGFloat? {
    guard let window = scrollWindow(at: place) else { return nil }
    let frames = tree.frames()
    let (frame, content) = (frames[Int(target)], frames[Int(window.content)])
    let isVertical = window.isVertical
    let start = isVertical ? frame.minY - content.minY : frame.minX - content.minX
    let length = isVertical ? frame.height : frame.width
    let shown = isVertical ? frames[Int(window.node)].minY - content.minY : frames[Int(window.node)].minX - content.minX
    let resting = graph.scrolled[place]?.restingLength ?? window.length
    let more = max(window.length - resting, 0)
    guard let anchor else {
      if start < shown { return start + more }
      return start + length > shown + window.length ? start + length - window.length + more : nil
    }
    let part = isVertical ? anchor.y : anchor.x
    return max(start + part * (length - window.length), 0) + more
  }
  /// Tells a program what the scroll view at a place shows first.
  func tellFirst(at place: ContiguousArray<PathElement>) {
    guard let followed = nodes.followedPositions[place], let window = scrollWindow(at: place) else { return }
    let frames = tree.frames()
    let edge = frames[Int(window.node)]
    let seen = nodes.scrollTargets.filter { _, node in
      let frame = frames[Int(node)]
      guard scrolledPlace(around: node) == place else { return false }
      return window.isVertical ? frame.maxY > edge.minY + 0.5 : frame.maxX > edge.minX + 0.5
    }
    let first = seen.min { $0.value < $1.value }?.key
    guard let wish = followed.wishAfter(first), graph.scrolls.shown[place] != wish else { return }
    graph.scrolls.shown[place] = wish
    perform { followed.tell(first) }
  }
}
