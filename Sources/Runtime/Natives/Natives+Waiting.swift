extension NativeCall {
  /// Nothing waits here, but a task or an action that has waited for more than ten seconds ends: what it does in a still
  /// picture has been seen (our choice).
  @MainActor func wait() throws(Interruption) {
    let seconds = arguments.lazy.compactMap { argument -> Double? in
      switch argument {
      case .int(let nanoseconds): return Double(nanoseconds) / 1e9
      case .structure(let parts):
        if parts.count == 2, case .int(let seconds) = parts[0], case .int(let rest) = parts[1] {
          return Double(seconds) + Double(rest) / 1e18
        }
        return nil
      default: return nil
      }
    }.first
    evaluation.tasks.waited += max(seconds ?? 0, 0.01)
    if evaluation.tasks.waited > 10 { throw Interruption(.suspended) }
  }
}
