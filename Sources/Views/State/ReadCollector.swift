internal import Foundation

/// Notes what bodies read: bound once for a making of nodes, it costs a body that reads nothing no memory.
// Proof of safety: `owner` is set once. All else is read and written on the owner's thread only: others, as tasks that inherit the binding, find no body there.
final class ReadCollector: @unchecked Sendable {
  private let owner = pthread_self()
  // Its own accesses never overlap.
  @exclusivity(unchecked) private var isCollecting = false
  @exclusivity(unchecked) private var collected: Reads?
  /// Whether it is bound where views are made now.
  @exclusivity(unchecked) private var isBound = false

  /// What the body that runs now has read.
  var reads: Reads {
    if let collected { return collected }
    let reads = Reads()
    collected = reads
    return reads
  }

  @TaskLocal private static var bound: ReadCollector?

  /// The collector of the body that runs now on this thread; nil outside of bodies.
  static var current: ReadCollector? {
    guard let bound, bound.owner == pthread_self(), bound.isCollecting else { return nil }
    return bound
  }
  /// What was going on before a body began.
  struct Outer {
    fileprivate let isCollecting: Bool
    fileprivate let collected: Reads?
  }
  /// From now on, until `end`, what is read is noted.
  /// - Parameter earlier: what was read for the same body already.
  @MainActor func begin(after earlier: Reads?) -> Outer {
    let outer = Outer(isCollecting: isCollecting, collected: collected)
    (isCollecting, collected) = (true, earlier)
    return outer
  }
  /// - Returns: what was read since `begin`, and before it for the same body; nil for nothing.
  @MainActor func end(_ outer: Outer) -> Reads? {
    let reads = collected
    (isCollecting, collected) = (outer.isCollecting, outer.collected)
    return reads
  }
  /// What watches the properties of `@Observable` objects that the body has read; made only if it has read some.
  @MainActor func observer() -> @Sendable () -> Void {
    let properties = ObservedProperties()
    reads.note(properties)
    return { properties.change() }
  }
  /// Runs something, bound: looking for what a task holds would cost a body that reads nothing more than itself.
  @MainActor func withBinding<Result>(_ run: () -> Result) -> Result { isBound ? run() : bound(run) }
  /// Runs something in which bodies will run: they need not bind the collector one by one.
  @MainActor func bound<Result>(_ run: () -> Result) -> Result {
    let outer = isBound
    isBound = true
    defer { isBound = outer }
    return ReadCollector.$bound.withValue(self, operation: run)
  }
  /// Runs something that is not part of the body around it.
  @MainActor static func ignoring<Result>(_ run: () -> Result) -> Result {
    let collector = bound
    let outer = collector?.isBound ?? false
    collector?.isBound = false
    defer { collector?.isBound = outer }
    return $bound.withValue(nil, operation: run)
  }
}
