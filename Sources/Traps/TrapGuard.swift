internal import CTraps

/// Calls into the toolchain's libraries. These check what they are given by traps, which would end this process and with
/// it a person's session; a trap in such a call ends the run that it belongs to, with a message and a place.
///
/// Nothing that the call held is released then, and a lock that it held stays closed: a trap is rare, and a session that
/// goes on is worth it. Code that the library calls back is not guarded, so that our own mistakes are seen.
package enum TrapGuard {
  /// Does the work on this thread.
  /// - Returns: false if it trapped; then the work is not finished, and nothing after the trap was done.
  package static func completes(_ work: @escaping () -> Void) -> Bool {
    var work = Work(run: work)
    return withUnsafeMutablePointer(to: &work) { ctraps_run(run, $0) } == 0
  }
  /// Does work inside guarded work whose traps end the process: what a library calls back.
  package static func suspended<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    let place = ctraps_suspend()
    defer { ctraps_resume(place) }
    return try work()
  }

  private struct Work {
    let run: () -> Void
  }
  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    context?.assumingMemoryBound(to: Work.self).pointee.run()
  }
}
