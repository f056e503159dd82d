extension Standard {
  /// Durations, as seconds and attoseconds of one sign; clocks that stand still but for what is slept.
  nonisolated static let durations: String = {
    var text = """
      extension Duration {
        package var _seconds: Int64
        package var _attoseconds: Int64
        init(secondsComponent: Int64, attosecondsComponent: Int64) {
          let billion: Int64 = 1_000_000_000_000_000_000
          var (seconds, rest) = (secondsComponent + attosecondsComponent / billion, attosecondsComponent % billion)
          if seconds > 0, rest < 0 { seconds -= 1; rest += billion }
          if seconds < 0, rest > 0 { seconds += 1; rest -= billion }
          (_seconds, _attoseconds) = (seconds, rest)
        }
        var components: (seconds: Int64, attoseconds: Int64) { get { return (seconds: _seconds, attoseconds: _attoseconds) } }
        package init(_double seconds: Double) {
          let whole = seconds.rounded(.towardZero)
          precondition(whole.magnitude < 9.2e18, "value is outside the range of a duration")
          self.init(secondsComponent: Int64(whole), attosecondsComponent: Int64(((seconds - whole) * 1e18).rounded(.towardZero)))
        }
        package var _double: Double { return Double(_seconds) + Double(_attoseconds) / 1e18 }
        static func seconds<T>(_ seconds: T) -> Duration where T: BinaryInteger { return Duration(secondsComponent: Int64(seconds), attosecondsComponent: 0) }
        static func seconds(_ seconds: Double) -> Duration { return _exactly(seconds, 0) }
        static func == (lhs: Duration, rhs: Duration) -> Bool { return lhs._seconds == rhs._seconds && lhs._attoseconds == rhs._attoseconds }
        static func < (lhs: Duration, rhs: Duration) -> Bool {
          return lhs._seconds != rhs._seconds ? lhs._seconds < rhs._seconds : lhs._attoseconds < rhs._attoseconds
        }
        func hash(into hasher: inout Hasher) { hasher.combine(_seconds); hasher.combine(_attoseconds) }
        static var zero: Duration { get { return Duration(secondsComponent: 0, attosecondsComponent: 0) } }
        static func + (lhs: Duration, rhs: Duration) -> Duration {
          return Duration(secondsComponent: lhs._seconds + rhs._seconds, attosecondsComponent: lhs._attoseconds + rhs._attoseconds)
        }
        static func - (lhs: Duration, rhs: Duration) -> Duration {
          return Duration(secondsComponent: lhs._seconds - rhs._seconds, attosecondsComponent: lhs._attoseconds - rhs._attoseconds)
        }
        static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
        static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
        static func / (lhs: Duration, rhs: Double) -> Duration { return _scaled(lhs, rhs, true) }
        static func /= (lhs: inout Duration, rhs: Double) { lhs = lhs / rhs }
        static func / <T>(lhs: Duration, rhs: T) -> Duration where T: BinaryInteger { return _divided(lhs, Int(rhs)) }
        static func /= <T>(lhs: inout Duration, rhs: T) where T: BinaryInteger { lhs = lhs / rhs }
        static func / (lhs: Duration, rhs: Duration) -> Double { return _ratio(lhs, rhs) }
        static func * (lhs: Duration, rhs: Double) -> Duration { return _scaled(lhs, rhs, false) }
        static func * <T>(lhs: Duration, rhs: T) -> Duration where T: BinaryInteger { return _multiplied(lhs, Int(rhs)) }
        static func *= <T>(lhs: inout Duration, rhs: T) where T: BinaryInteger { lhs = lhs * rhs }
        var description: String { get { return _description(self) } }
        package static func * (lhs: Duration, rhs: Int) -> Duration { return _multiplied(lhs, rhs) }
        package static func / (lhs: Duration, rhs: Int) -> Duration { return _divided(lhs, rhs) }
        package static func *= (lhs: inout Duration, rhs: Int) { lhs = _multiplied(lhs, rhs) }
        package static func /= (lhs: inout Duration, rhs: Int) { lhs = _divided(lhs, rhs) }
      }
      package func _duration(_ parts: (Int, Int)) -> Duration { return Duration(secondsComponent: Int64(parts.0), attosecondsComponent: Int64(parts.1)) }
      package func _exactly(_ value: Double, _ digits: Int) -> Duration { return _duration(_durationParts(value, digits)) }
      package func _scaled(_ duration: Duration, _ factor: Double, _ divides: Bool) -> Duration {
        return _duration(_durationScaled(Int(duration._seconds), Int(duration._attoseconds), factor, divides))
      }
      package func _multiplied(_ duration: Duration, _ factor: Int) -> Duration {
        return _duration(_durationMultiplied(Int(duration._seconds), Int(duration._attoseconds), factor))
      }
      package func _divided(_ duration: Duration, _ divisor: Int) -> Duration {
        precondition(divisor != 0, "Division by zero")
        return _duration(_durationDivided(Int(duration._seconds), Int(duration._attoseconds), divisor))
      }
      package func _ratio(_ a: Duration, _ b: Duration) -> Double {
        return _durationRatio(Int(a._seconds), Int(a._attoseconds), Int(b._seconds), Int(b._attoseconds))
      }
      package func _description(_ duration: Duration) -> String { return _durationText(Int(duration._seconds), Int(duration._attoseconds)) }
      package func _durationParts(_ value: Double, _ digits: Int) -> (Int, Int) { fatalError() }
      package func _durationScaled(_ seconds: Int, _ rest: Int, _ factor: Double, _ divides: Bool) -> (Int, Int) { fatalError() }
      package func _durationMultiplied(_ seconds: Int, _ rest: Int, _ factor: Int) -> (Int, Int) { fatalError() }
      package func _durationDivided(_ seconds: Int, _ rest: Int, _ divisor: Int) -> (Int, Int) { fatalError() }
      package func _durationRatio(_ seconds: Int, _ rest: Int, _ others: Int, _ otherRest: Int) -> Double { fatalError() }
      package func _durationText(_ seconds: Int, _ rest: Int) -> String { fatalError() }
      extension DurationProtocol {
        static func /= (lhs: inout Self, rhs: Int) { lhs = lhs / rhs }
        static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
      }
      extension Clock {
        func measure(_ work: () throws -> Void) rethrows -> Self.Instant.Duration {
          let start = now
          try work()
          return start.duration(to: now)
        }
        func sleep(for duration: Self.Instant.Duration, tolerance: Self.Instant.Duration? = nil) async throws {
          try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
        }
      }
      extension Clock where Self == ContinuousClock {
        static var continuous: ContinuousClock { get { return ContinuousClock() } }
      }
      extension Clock where Self == SuspendingClock {
        static var suspending: SuspendingClock { get { return SuspendingClock() } }
      }

      """
    for (name, digits, factor) in [
      ("milliseconds", 3, "1_000"), ("microseconds", 6, "1_000_000"), ("nanoseconds", 9, "1_000_000_000"),
    ] {
      text += """
        extension Duration {
          static func \(name)<T>(_ \(name): T) -> Duration where T: BinaryInteger {
            let number = Int(\(name))
            let part = number % \(factor)
            return Duration(secondsComponent: Int64(number / \(factor)), attosecondsComponent: Int64(part) * (1_000_000_000_000_000_000 / \(factor)))
          }
          static func \(name)(_ \(name): Double) -> Duration { return _exactly(\(name), \(digits)) }
        }

        """
    }
    for clock in ["ContinuousClock", "SuspendingClock"] {
      let instant = "\(clock).Instant"
      text += """
        extension \(clock) {
          init() {}
          var now: \(instant) { get { return \(instant)(_since: .zero) } }
          var minimumResolution: Swift.Duration { get { return .nanoseconds(1) } }
          static var now: \(instant) { get { return \(instant)(_since: .zero) } }
          func sleep(until deadline: \(instant), tolerance: Swift.Duration? = nil) async throws {}
        }
        extension \(instant) {
          package var _since: Swift.Duration
          package init(_since: Swift.Duration) { self._since = _since }
          static var now: \(instant) { get { return \(instant)(_since: .zero) } }
          func advanced(by duration: Swift.Duration) -> \(instant) { return \(instant)(_since: _since + duration) }
          func duration(to other: \(instant)) -> Swift.Duration { return other._since - _since }
          func hash(into hasher: inout Hasher) { hasher.combine(_since) }
          static func == (lhs: \(instant), rhs: \(instant)) -> Bool { return lhs._since == rhs._since }
          static func < (lhs: \(instant), rhs: \(instant)) -> Bool { return lhs._since < rhs._since }
          static func + (lhs: \(instant), rhs: Swift.Duration) -> \(instant) { return lhs.advanced(by: rhs) }
          static func += (lhs: inout \(instant), rhs: Swift.Duration) { lhs = lhs.advanced(by: rhs) }
          static func - (lhs: \(instant), rhs: Swift.Duration) -> \(instant) { return lhs.advanced(by: .zero - rhs) }
          static func -= (lhs: inout \(instant), rhs: Swift.Duration) { lhs = lhs - rhs }
          static func - (lhs: \(instant), rhs: \(instant)) -> Swift.Duration { return rhs.duration(to: lhs) }
        }

        """
    }
    return text
  }()
}
