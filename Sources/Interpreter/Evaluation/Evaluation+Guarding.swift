internal import Traps

extension Evaluation {
  /// Calls a library's entry; a trap in it, which is where it does not take the values, ends the run only.
  func guarded(_ entry: CatalogueEntry, _ call: CatalogueEntry.Call) throws(Interruption) -> Value {
    let wasGuarded = isGuarded
    var result: Result<Value, Interruption>?
    isGuarded = true
    let isComplete = withUnsafeMutablePointer(to: &result) { result in
      TrapGuard.completes {
        do throws(Interruption) {
          result.pointee = .success(try entry.call(call))
        } catch {
          result.pointee = .failure(error)
        }
      }
    }
    isGuarded = wasGuarded
    if isComplete, let result { return try result.get() }
    throw failure(.trapped(entry.name, at: range(call.span)))
  }
}
