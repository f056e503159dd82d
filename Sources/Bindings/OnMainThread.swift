/// Enters the evaluation from a requirement of the library that is not isolated, as `Hashable`'s are.
///
/// Views and values of a program live on the main thread only, so `input` is never seen by another thread; elsewhere this traps.
func onMainThread<Input, Result>(_ input: Input, _ body: @MainActor (Input) -> Result) -> Result {
  nonisolated(unsafe) let input = input
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body(input) }
  guard let result else { preconditionFailure("assumeIsolated runs its closure") }
  return result
}
