internal import Foundation

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

  /// The same in time of the processor, which other programs disturb less.
  @MainActor
  static func ofProcessor(_ runs: Int, _ work: () -> Void) -> Samples {
    func now() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    work()
    var samples = Samples()
    for _ in 0..<runs {
      let start = now()
      work()
      samples.add(now() - start)
    }
    return samples
  }

  /// How far a percentile lies apart in five parts of the run, in nanoseconds: what the machine adds, not the work. 0 for few samples.
  func noise(_ percent: Int) -> Int {
    let size = values.count / 5
    guard size >= 2 else { return 0 }
    let parts = (0..<5).map { Samples(values: Array(values[$0 * size..<($0 + 1) * size])).percentile(percent) }
    return (parts.max() ?? 0) - (parts.min() ?? 0)
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
