/// Chance that repeats: an evaluation begins with the same numbers each time, so that a picture can be compared with the one before (our choice; SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// A generator of the program that gives the numbers instead.
  private var own: OwnGenerator?

  init() {}
  init(_ own: OwnGenerator) { self.own = own }

  mutating func next() -> UInt64 {
    if let own { return MainActor.assumeIsolated { own.next() } }
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
