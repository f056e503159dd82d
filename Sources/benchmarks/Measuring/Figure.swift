/// A quantity of a case, measured many times.
struct Figure {
  /// In the JSON with `_ns` behind it.
  let name: String
  var samples: Samples
  /// Whether the 99th percentile is shown beside the median.
  var showsTail = false
  var goal: Goal?
}

/// What a figure should be at most.
struct Goal {
  let median: Duration
  var p99: Duration?

  var words: String { "≤ " + words(median) + (p99.map { ", p99 ≤ " + words($0) } ?? "") }
  func isMet(by samples: Samples) -> Bool { .nanoseconds(samples.median) <= median && p99.map { .nanoseconds(samples.percentile(99)) <= $0 } ?? true }

  private func words(_ duration: Duration) -> String {
    let milliseconds = Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    return (milliseconds == milliseconds.rounded() ? "\(Int(milliseconds))" : "\(milliseconds)") + " ms"
  }
}
