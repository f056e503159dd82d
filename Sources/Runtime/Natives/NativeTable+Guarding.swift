internal import Traps

extension NativeTable {
  /// The same native, whose traps end the run only; `name` says in the message what trapped.
  static func guarding(_ native: @escaping NativeFunction, _ name: String) -> NativeFunction {
    { (call: inout NativeCall) throws(Interruption) in
      let evaluation = call.evaluation
      let (depth, top, wasGuarded, place) = (evaluation.depth, evaluation.top, evaluation.isGuarded, call.place)
      var result: Result<Value, Interruption>?
      evaluation.isGuarded = true
      let isComplete = withUnsafeMutablePointer(to: &call) { call in
        withUnsafeMutablePointer(to: &result) { result in
          TrapGuard.completes {
            do throws(Interruption) {
              result.pointee = .success(try native(&call.pointee))
            } catch {
              result.pointee = .failure(error)
            }
          }
        }
      }
      evaluation.isGuarded = wasGuarded
      if isComplete, let result { return try result.get() }
      (evaluation.depth, evaluation.top) = (depth, top)
      throw evaluation.trap("Fatal error: '\(name)' does not take these values", at: place)
    }
  }
}
