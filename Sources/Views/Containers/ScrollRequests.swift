internal import Foundation
internal import LayoutCore

/// What programs have asked to be scrolled to. Only the main thread makes views, and asks for it.
final class ScrollRequests: @unchecked Sendable {
  struct Request {
    let id: AnyHashable
    /// The point of the view and of what scrolls that are to meet; nil for the least way.
    let anchor: UnitPoint?
  }
  private var waiting: [Request] = []
  /// The ids that scroll views were asked to show last, by their places.
  var shown: [ContiguousArray<PathElement>: AnyHashable] = [:]

  func add(_ id: AnyHashable, _ anchor: UnitPoint?) { waiting.append(Request(id: id.plain, anchor: anchor)) }
  var isEmpty: Bool { waiting.isEmpty }
  func taken() -> [Request] {
    defer { waiting = [] }
    return waiting
  }
}

/// The id of the view that a scroll view shows, as a program has it.
struct FollowedID {
  let id: () -> AnyHashable?
  let tell: (AnyHashable) -> Void
  let anchor: UnitPoint?

  init<ID: Hashable>(_ binding: Binding<ID?>, _ anchor: UnitPoint?) {
    id = { binding.wrappedValue.map { AnyHashable($0) } }
    tell = { id in if let id = id.converted(to: ID.self) { binding.wrappedValue = id } }
    self.anchor = anchor
  }
}

extension NodeList {
  /// The nodes of this id begin here.
  @usableFromInline mutating func noteTarget(_ id: AnyHashable) {
    let id = id.plain
    if scrollTargets[id] == nil { scrollTargets[id] = NodeID(infos.count) }
  }
  /// The scroll view that is made at this place shows what a program says.
  mutating func follows(_ followed: FollowedID) {
    guard isTouchable else { return }
    notesTargets = true
    followedIDs[path.elements] = followed
    guard let id = followed.id()?.plain, graph.scrolls.shown[path.elements] != id else { return }
    graph.scrolls.shown[path.elements] = id
    graph.scrolls.add(id, followed.anchor)
  }
}

extension ViewHost {
  /// Scrolls to what programs have asked for: whether there was anything. The views are laid out anew.
  func followScrolls() -> Bool {
    let requests = graph.scrolls.taken()
    var hasScrolled = false
    for request in requests {
      guard let target = nodes.scrollTargets[request.id], let place = scrolledPlace(around: target) else { continue }
      // Scrolled, a large title makes room: then the same view lies elsewhere.
      for _ in 0..<2 {
        guard let target = nodes.scrollTargets[request.id], let offset = offset(to: target, at: place, request.anchor)
        else { break }
        hasScrolled = scroll(place, to: offset) { update() } || hasScrolled
      }
    }
    return hasScrolled
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
    guard let followed = nodes.followedIDs[place], let window = scrollWindow(at: place) else { return }
    let frames = tree.frames()
    let edge = frames[Int(window.node)]
    let seen = nodes.scrollTargets.filter { _, node in
      let frame = frames[Int(node)]
      guard scrolledPlace(around: node) == place else { return false }
      return window.isVertical ? frame.maxY > edge.minY + 0.5 : frame.maxX > edge.minX + 0.5
    }
    guard let first = seen.min(by: { $0.value < $1.value })?.key, graph.scrolls.shown[place] != first else { return }
    graph.scrolls.shown[place] = first
    perform { followed.tell(first) }
  }
}
