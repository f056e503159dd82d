/// Lets values go that hold each other in a long chain: Swift goes down a chain by recursion, and one of a hundred
/// thousand objects or closures would use up the stack. Those that lie deep wait until the upper ones are gone.
enum LongChains {
  // The values of a run are made, held and released on the main actor alone: an evaluation is bound to it, and no value
  // is sendable.
  /// How many objects and closures are being released inside each other.
  nonisolated(unsafe) private static var depth = 0
  nonisolated(unsafe) private static var waiting: [[Value]] = []
  /// They are released in Swift's order so deep (our choice).
  private static let depthLimit = 200

  /// Releases the values of an object or a closure that goes.
  static func release(_ values: inout [Value]) {
    if values.isEmpty { return }
    if depth >= depthLimit {
      waiting.append(values)
      values = []
      return
    }
    depth += 1
    values.removeAll()
    if depth == 1 { while var next = waiting.popLast() { next.removeAll() } }
    depth -= 1
  }
}
