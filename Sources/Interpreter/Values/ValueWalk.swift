internal import Synchronization

/// The walks of the library over a program's values: comparing in an order, describing, encoding. Values share their parts, so a value that was made in a few steps can have
/// more parts than there are atoms; what a walk visits counts for the run that is going on.
enum ValueWalk {
  /// After so many parts the limits of the run are looked at.
  static let interval = 1_024
  /// How many parts may be visited before that.
  private static let left = Atomic(interval)
  /// The run that is going on, or the last one.
  @MainActor static weak var run: Evaluation?

  /// Counts one part; false: the run has ended, and the walk with it. What it gives then is used by nobody. Equality and hashes do not
  /// end so: tables count on them (`Value+Hashable`).
  static func visit() -> Bool {
    if left.wrappingSubtract(1, ordering: .relaxed).newValue > 0 { return true }
    let goesOn = onMainThread { run?.walked(interval) ?? true }
    left.store(goesOn ? interval : 0, ordering: .relaxed)
    return goesOn
  }
  /// Begins anew with a run.
  @MainActor static func begin(_ evaluation: Evaluation) {
    run = evaluation
    left.store(interval, ordering: .relaxed)
  }
}
