/// Times of the same work, in nanoseconds.
struct Samples {
  private var values: [Int] = []

  mutating func add(_ duration: Duration) { values.append(Int(duration.components.seconds) * 1_000_000_000 + Int(duration.components.attoseconds / 1_000_000_000)) }
  mutating func add(_ other: Samples) { values += other.values }
  /// 0 without samples.
  var median: Int { percentile(50) }
  /// The smallest value that so many of a hundred do not exceed; 0 without samples.
  func percentile(_ percent: Int) -> Int {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, max(0, (sorted.count * percent + 99) / 100 - 1))]
  }

  /// Runs `work` after a warm-up of a tenth of the runs.
  @MainActor
  static func of(_ runs: Int, _ work: () -> Void) -> Samples {
    for _ in 0..<max(1, runs / 10) { work() }
    var samples = Samples()
    for _ in 0..<runs { samples.add(ContinuousClock().measure(work)) }
    return samples
  }
}

extension Samples {
  /// Runs `work` and adds its time.
  @MainActor
  mutating func time<Result>(_ work: () -> Result) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = work()
    add(clock.now - start)
    return result
  }
}
