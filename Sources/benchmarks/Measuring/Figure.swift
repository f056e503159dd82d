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
  /// How samples stand to it.
  func outcome(of samples: Samples) -> Outcome {
    max(outcome(samples, 50, median), p99.map { outcome(samples, 99, $0) } ?? .met)
  }
  private func outcome(_ samples: Samples, _ percent: Int, _ limit: Duration) -> Outcome {
    let found = samples.percentile(percent)
    if .nanoseconds(found) <= limit { return .met }
    return .nanoseconds(found - samples.noise(percent)) <= limit ? .withinNoise : .missed
  }

  /// Whether a goal is reached, from best to worst.
  enum Outcome: Int, Comparable {
    case met
    /// Missed by less than the machine's noise while it was measured.
    case withinNoise
    case missed

    var words: String {
      switch self {
      case .met: ""
      case .withinNoise: "   missed within the noise"
      case .missed: "   MISSED"
      }
    }
    static func < (a: Outcome, b: Outcome) -> Bool { a.rawValue < b.rawValue }
  }

  private func words(_ duration: Duration) -> String {
    let milliseconds = Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    return (milliseconds == milliseconds.rounded() ? "\(Int(milliseconds))" : "\(milliseconds)") + " ms"
  }
}
