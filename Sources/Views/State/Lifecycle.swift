/// What is kept of a place of the view tree where something happens: a view appears there, changes, goes.
final class Lifecycle {
  var visited: Int32 = -1
  /// Runs once the view is gone.
  var disappear: (() -> Void)?
  /// The value that `onChange` saw last.
  var value: Any?
  /// What runs as long as the view is there.
  var task: Task<Void, Never>?
}

extension ViewGraph {
  /// Rounds of actions and updates after which a view that never comes to rest is left as it is (our choice).
  static let roundLimit = 32

  /// The lifecycle at a place; `isNew` says that the last making of nodes did not meet it.
  func lifecycle(at path: ContiguousArray<PathElement>) -> (Lifecycle, isNew: Bool) {
    let known = lifecycles[path]
    let lifecycle = known ?? Lifecycle()
    if known == nil { lifecycles[path] = lifecycle }
    let isNew = lifecycle.visited < 0
    lifecycle.visited = generation
    return (lifecycle, isNew)
  }
  /// Runs an action once the views are laid out; the start of a task comes after all others.
  func later(startsTask: Bool, _ action: @escaping () -> Void) {
    if startsTask { starting.append(action) } else { waiting.append(action) }
  }
  /// Forgets what is gone; its last actions wait.
  func endLifecycles() {
    for (path, lifecycle) in lifecycles where lifecycle.visited != generation {
      lifecycle.task?.cancel()
      if let disappear = lifecycle.disappear { waiting.append(disappear) }
      lifecycles[path] = nil
    }
  }
  /// Runs what waits; false if nothing did.
  func runWaiting() -> Bool {
    let actions = waiting + starting
    if actions.isEmpty { return false }
    (waiting, starting) = ([], [])
    for action in actions { Reads.ignoring(action) }
    return true
  }
}

extension NodeList {
  /// The lifecycle of a modifier: nested ones at one place of the view tree are told apart by their depth.
  mutating func lifecycle<Content: View>(
    _ kind: String, startsTask: Bool, _ content: Content, _ note: (Lifecycle, _ isNew: Bool) -> (() -> Void)?
  ) {
    var place = path
    place.append(.index(-1 - lifecycleDepth))
    let (lifecycle, isNew) = graph.lifecycle(at: place.elements)
    if let action = note(lifecycle, isNew) { graph.later(startsTask: startsTask, action) }
    lifecycleDepth += 1
    written(kind) { nodes in Content.makeNodes(content, &nodes) }
    lifecycleDepth -= 1
  }
}
