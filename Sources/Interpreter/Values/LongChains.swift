internal import Synchronization

/// Lets values go one after the other that hold each other in a long chain: the runtime would go down the chain by recursion, and a list of a hundred thousand objects
/// would use up the stack.
enum LongChains {
  private struct Waiting {
    var values: [[Value]] = []
    var isEmptied = false
  }
  private static let waiting = Mutex(Waiting())

  /// Takes the values of an object that goes.
  static func release(_ values: inout [Value]) {
    if values.isEmpty { return }
    let isFirst = waiting.withLock { waiting in
      waiting.values.append([])
      swap(&waiting.values[waiting.values.count - 1], &values)
      defer { waiting.isEmptied = true }
      return !waiting.isEmptied
    }
    guard isFirst else { return }
    while true {
      var next: [Value] = []
      let isDone = waiting.withLock { waiting in
        guard let last = waiting.values.indices.last else {
          waiting.isEmptied = false
          return true
        }
        swap(&waiting.values[last], &next)
        waiting.values.removeLast()
        return false
      }
      if isDone { return }
      // Objects that go now only join those that wait.
      next.removeAll()
    }
  }
}
