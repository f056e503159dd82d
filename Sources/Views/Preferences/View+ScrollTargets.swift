internal import Foundation
internal import LayoutCore

extension View {
  /// Does something when views with other ids are seen in the first scroll view inside than before, each by a part of
  /// its area, and the first time. Ids are those of `ForEach` and of `id(_:)`.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable & Sendable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    let watcher = Watcher(equating: [AnyHashable].self) { _, new in
      action(new.compactMap { $0.converted(to: ID.self) })
    }
    return WatchingTargets(content: self, threshold: CGFloat(threshold), watcher: watcher)
  }
}

/// A view that hears of the ids that are seen in it.
private struct WatchingTargets<Content: View> {
  let content: Content
  let threshold: CGFloat
  let watcher: Watcher
}
extension WatchingTargets: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.notesTargets
    nodes.notesTargets = true
    let step = PreferenceStep.watchTargets(view.threshold, view.watcher)
    nodes.modifier("onScrollTargetVisibilityChange", .attachment(.preference(step)), view.content)
    nodes.notesTargets = outer
  }
}

extension ViewHost {
  /// The ids of what is seen, by so much of its area, in the first scroll view at or in a node; nil without one.
  func seenTargets(in node: NodeID, _ threshold: CGFloat) -> [AnyHashable]? {
    guard tree.scrolledAxes(of: node) != nil else {
      for child in tree.children(of: node) {
        if let found = seenTargets(in: child, threshold) { return found }
      }
      return nil
    }
    let window = tree.frame(of: node)
    let seen = nodes.scrollTargets.filter { _, target in
      guard isInside(target, node) else { return false }
      let frame = tree.frame(of: target)
      let (part, whole) = (frame.overlap(with: window), frame.width * frame.height)
      let seen = part.isNull ? 0 : part.width * part.height
      return whole > 0 && seen > 0 && seen >= whole * threshold
    }
    return seen.sorted { $0.value < $1.value }.map(\.key)
  }
  private func isInside(_ node: NodeID, _ container: NodeID) -> Bool {
    var around: NodeID? = node
    while let place = around {
      if place == container { return true }
      around = tree.parent(of: place)
    }
    return false
  }
}
