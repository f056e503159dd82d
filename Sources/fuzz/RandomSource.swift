/// Random numbers that a seed gives again (SplitMix64).
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0, below `limit`; 0 where there is nothing to choose.
  mutating func below(_ limit: Int) -> Int { limit > 1 ? Int(next() % UInt64(limit)) : 0 }
  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }
  /// One of these; nil if there is none.
  mutating func one<Items: RandomAccessCollection>(of items: Items) -> Items.Element? {
    items.isEmpty ? nil : items[items.index(items.startIndex, offsetBy: below(items.count))]
  }
  /// 1, seldom more.
  mutating func few(upTo most: Int) -> Int {
    var count = 1
    while count < most, once(in: 2) { count += 1 }
    return count
  }
  /// The seed of a case: its number mixed with the seed of the run.
  static func seed(of number: Int, in run: UInt64) -> UInt64 {
    var source = RandomSource(seed: run ^ (UInt64(truncatingIfNeeded: number) &* 0xD1B5_4A32_D192_ED03))
    return source.next() >> 16
  }
}
