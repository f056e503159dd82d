/// Enters the evaluator from a requirement that is not isolated, as those of `AlignmentID` and of an alignment guide's function: the one place that does.
///
/// Layout runs on the main thread only (it is asked for by `ViewHost`, which lives there), so nothing that `body` captures is ever seen by another thread; elsewhere this traps.
func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  guard let result else { preconditionFailure("assumeIsolated runs its closure") }
  return result
}
