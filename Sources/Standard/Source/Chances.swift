extension Standard {
  /// C's random numbers: those with a seed are the ones of the POSIX standard, `drand48` and its like. `rand` and
  /// `random` repeat after a seed, with the numbers of the minimal standard generator (our choice: systems differ);
  /// `arc4random` takes the run's own chance.
  nonisolated static let chances = """
    package var _state48: UInt64 = 20017429951246
    package func _next48() -> UInt64 {
      _state48 = (_state48 &* 25214903917 &+ 11) & 281474976710655
      return _state48
    }
    func srand48(_ seed: Int) { _state48 = (UInt64(UInt32(truncatingIfNeeded: seed)) << 16) | 13070 }
    func drand48() -> Double { return Double(_next48()) / 281474976710656.0 }
    func lrand48() -> Int { return Int(_next48() >> 17) }
    func arc4random() -> UInt32 { return UInt32.random(in: 0...4294967295) }
    func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
      return upperBound < 2 ? 0 : UInt32.random(in: 0...(upperBound - 1))
    }
    package var _seed31: UInt64 = 1
    package func _next31() -> UInt64 {
      _seed31 = _seed31 * 16807 % 2147483647
      return _seed31
    }
    package func _seed(_ seed: UInt32) { _seed31 = UInt64(seed) % 2147483646 + 1 }
    func rand() -> Int32 { return Int32(_next31() - 1) }
    func random() -> Int { return Int(_next31() - 1) }
    func srand(_ seed: UInt32) { _seed(seed) }
    func srandom(_ seed: UInt32) { _seed(seed) }
    """
}
