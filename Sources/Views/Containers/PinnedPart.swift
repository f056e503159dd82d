internal import Drawing
internal import Foundation
internal import LayoutCore

/// A part of a section that stays in sight while the section does.
enum PinnedPart { case header, footer }

extension NodeList {
  /// The content of a lazy container, whose sections know what of them stays in sight.
  mutating func pinning<Content: View>(_ views: PinnedScrollableViews, _ content: Content) {
    let outer = environment.controls.pins
    environment.controls.pins = isTouchable ? views : []
    Content.makeNodes(content, &self)
    environment.controls.pins = outer
  }
  /// A header or a footer of a section; the nodes that `make` adds stay in sight where the container around says so.
  mutating func pinned(_ part: PinnedPart, _ make: (inout NodeList) -> Void) {
    let isPinned = environment.controls.pins.contains(part == .header ? .sectionHeaders : .sectionFooters)
    let first = infos.count
    make(&self)
    if isPinned { for node in first..<infos.count { pinned[NodeID(node)] = part } }
  }
}

extension ViewHost {
  /// What lies in a scroll view: what can be seen of it, and between which heights it stays in sight.
  /// In points of the root.
  struct Window {
    var seen: CGRect
    var top: CGFloat
    var bottom: CGFloat
  }

  /// By how much the children of a lazy container move down so that headers and footers stay in sight, for those that
  /// move. As on iOS a header stands at the upper edge of the scroll view until the next section pushes it away; a
  /// footer mirrors that.
  func pinnedShifts(_ children: [NodeID], _ frames: [CGRect], _ window: Window?) -> [NodeID: CGFloat] {
    guard let window, !nodes.pinned.isEmpty else { return [:] }
    var shifts: [NodeID: CGFloat] = [:]
    for (index, child) in children.enumerated() {
      guard let part = nodes.pinned[child], frames[Int(child)].isFinite else { continue }
      let frame = frames[Int(child)]
      switch part {
      case .header:
        guard frame.minY < window.top else { continue }
        let next = children[(index + 1)...].first { nodes.pinned[$0] == .header }
        let end = next.map { frames[Int($0)].minY } ?? children.last.map { frames[Int($0)].maxY } ?? frame.maxY
        shifts[child] = max(min(window.top - frame.minY, end - frame.maxY), 0)
      case .footer:
        guard frame.maxY > window.bottom else { continue }
        let previous = children[..<index].last { nodes.pinned[$0] == .footer }
        let start = previous.map { frames[Int($0)].maxY } ?? children.first.map { frames[Int($0)].minY } ?? frame.minY
        // Its own header keeps its place above it.
        let header = children[..<index].last { nodes.pinned[$0] == .header }.map { frames[Int($0)].maxY } ?? start
        shifts[child] = min(max(window.bottom - frame.maxY, max(start, header) - frame.minY), 0)
      }
    }
    return shifts
  }
}
