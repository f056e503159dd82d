internal import Foundation

/// Notes what bodies read: bound once for a making of nodes, it costs a body that reads nothing no memory.
// Proof of safety: `owner` is set once. All else is read and written on the owner's thread only: others, as tasks that inherit the binding, find no body there.
final class ReadCollector: @unchecked Sendable {
  private let owner = pthread_self()
  private var isCollecting = false
  private var collected: Reads?

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
  /// Runs a body; what it reads is noted.
  /// - Parameter earlier: what was read for it already.
  @MainActor func collecting(after earlier: Reads?, _ run: () -> Void) -> Reads? {
    let outer = (isCollecting, collected)
    (isCollecting, collected) = (true, earlier)
    if ReadCollector.bound === self { run() } else { ReadCollector.$bound.withValue(self, operation: run) }
    let reads = collected
    (isCollecting, collected) = outer
    return reads
  }
  /// Runs something in which bodies will run: they need not bind the collector one by one.
  @MainActor func bound<Result>(_ run: () -> Result) -> Result { ReadCollector.$bound.withValue(self, operation: run) }
  /// Runs something that is not part of the body around it.
  @MainActor static func ignoring<Result>(_ run: () -> Result) -> Result { $bound.withValue(nil, operation: run) }
}
