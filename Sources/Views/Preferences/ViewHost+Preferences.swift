internal import Foundation
internal import LayoutCore

/// What a node hands up, by key.
typealias PreferenceValues = [KeyName: Any]

extension ViewHost {
  /// So often may actions follow one another before a layout is shown (our choice; SwiftUI warns as well, and goes on with the next frame).
  public static let settlingLimit = 10

  /// What a placed node hands up, and what watches it on the way. In the order of the view tree: of an overlay the primary first, of a background the layer first.
  func preferences(of node: NodeID, _ found: (WatchedValue) -> Void = { _ in }) -> PreferenceValues {
    var values = PreferenceValues()
    let children = tree.children(of: node)
    for child in tree.isBackground(node) ? children.reversed() : Array(children) {
      let next = preferences(of: child, found)
      for (name, value) in next {
        if let reduce = nodes.preferences[name]?.reduce, var old = values[name] {
          reduce(&old, value)
          values[name] = old
        } else {
          values[name] = value
        }
      }
    }
    guard let attachments = nodes.attachments[node] else { return values }
    for (place, attachment) in attachments.enumerated().reversed() {
      guard case .preference(let step) = attachment else { continue }
      let key = WatchedValue.Key(identity: nodes.identities[node] ?? [], place: place)
      switch step {
      case .write(let preference, let value):
        values[preference.name] = value(tree.frame(of: node))
        tree.record(.preference(node: node, scope: infos[Int(node)].scope, key: graph.number(of: preference.title), value: -1))
      case .transform(let preference, let change):
        var value = values[preference.name] ?? preference.makeDefault()
        change(&value, tree.frame(of: node))
        values[preference.name] = value
      case .watch(let preference, let watcher):
        if let value = values[preference.name] { found(WatchedValue(key: key, title: preference.title, value: value, watcher: watcher)) }
      case .watchGeometry(let value, let watcher):
        let proxy = geometry(of: node, tree.size(of: node))
        found(WatchedValue(key: key, title: "onGeometryChange", value: value(proxy), watcher: watcher))
      case .watchScroll(let value, let watcher):
        guard let geometry = scrollGeometry(in: node) else { continue }
        found(WatchedValue(key: key, title: "onScrollGeometryChange", value: value(geometry), watcher: watcher))
      case .watchTargets(let threshold, let watcher):
        guard let ids = seenTargets(in: node, threshold) else { continue }
        found(WatchedValue(key: key, title: "onScrollTargetVisibilityChange", value: ids, watcher: watcher))
      }
    }
    return values
  }
  /// Runs the actions of what has another value than before.
  /// - Returns: the names of what had changed.
  func runChangedWatchers() -> [String] {
    guard let root = tree.root, nodes.hasPreferences, !nodes.isStopped else { return [] }
    var changed: [(value: WatchedValue, old: Any?)] = []
    var watched: [WatchedValue.Key: Any] = [:]
    _ = preferences(of: root) { value in
      let old = graph.watchedValues[value.key]
      watched[value.key] = value.value
      if old.map({ !value.watcher.isSame($0, value.value) }) ?? true { changed.append((value, old)) }
    }
    graph.watchedValues = watched
    for (value, old) in changed { Reads.ignoring { value.watcher.action(old, value.value) } }
    return changed.map(\.value.title)
  }
}

/// A value that a modifier watches.
struct WatchedValue {
  struct Key: Hashable {
    let identity: ContiguousArray<PathElement>
    /// Which of the node's modifiers.
    let place: Int
  }
  let key: Key
  let title: String
  let value: Any
  let watcher: Watcher
}
