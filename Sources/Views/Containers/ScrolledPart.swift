internal import Foundation
internal import LayoutCore

/// How far what scrolls was scrolled.
struct ScrolledPart {
  /// From the beginning, in points.
  var offset: CGFloat
  /// The same as a part of the way that there is, from 0 to 1.
  var part: CGFloat = 0
  /// How long the view was before it was scrolled, in points: a bar that becomes smaller gives it more room.
  let restingLength: CGFloat
}

extension NodeList {
  /// How far what scrolls at this place was scrolled, as a part of the way; nil for not at all.
  mutating func scrolledPart(along axis: Axis) -> CGFloat? {
    guard isTouchable, !graph.scrolled.isEmpty, let scrolled = graph.scrolled[path.elements], scrolled.part > 0 else {
      return nil
    }
    if axis == .vertical { bar?.scrolled = scrolled.offset }
    return scrolled.part
  }
  /// The container that was begun last can be scrolled.
  mutating func scrolls() {
    if isTouchable { scrollViews[NodeID(infos.count - 1)] = path.elements }
  }
}

extension ViewHost {
  /// Scrolls the scroll view or list at a node, around it or in it. The views are up to date afterwards.
  /// - Parameter offset: how far from the beginning, in points; at most to the end.
  /// - Returns: whether there is one that has somewhere to go.
  @discardableResult
  public func scroll(_ node: NodeID, to offset: CGFloat) -> Bool {
    guard offset.isFinite, let place = place(at: node, in: nodes.scrollViews),
      scroll(place, to: offset, update: { perform {} })
    else { return false }
    tellFirst(at: place)
    return true
  }
  func scroll(_ place: ContiguousArray<PathElement>, to offset: CGFloat, update: () -> Void) -> Bool {
    guard let window = scrollWindow(at: place), window.way > 0 else { return false }
    let resting = graph.scrolled[place]?.restingLength ?? window.length
    // Scrolled, a large title makes room: then the same distance is another part of the way.
    for _ in 0..<2 {
      guard let window = scrollWindow(at: place), window.way > 0 else { break }
      let distance = max(offset - (window.length - resting), 0)
      let part = offset > 0 ? max(min(distance / window.way, 1), .ulpOfOne) : 0
      graph.scrolled[place] = ScrolledPart(offset: max(offset, 0), part: part, restingLength: resting)
      update()
    }
    return true
  }

  /// What scrolls at a place.
  struct ScrollWindow {
    let node: NodeID
    let content: NodeID
    let isVertical: Bool
    /// How long it is, and how far its content can go, in points.
    let length: CGFloat
    let way: CGFloat
  }
  func scrollWindow(at place: ContiguousArray<PathElement>) -> ScrollWindow? {
    guard let node = nodes.scrollViews.first(where: { $0.value == place })?.key, let axes = tree.scrolledAxes(of: node),
      let content = tree.children(of: node).first(where: { _ in true })
    else { return nil }
    let (own, inner, isVertical) = (tree.size(of: node), tree.size(of: content), axes.contains(.vertical))
    let length = isVertical ? own.height : own.width
    var whole = isVertical ? inner.height : inner.width
    for case .margins(let margins) in nodes.attachments[node] ?? [] {
      whole += isVertical ? margins.top + margins.bottom : margins.leading + margins.trailing
    }
    guard length.isFinite, whole.isFinite else { return nil }
    return ScrollWindow(node: node, content: content, isVertical: isVertical, length: length, way: whole - length)
  }
}
