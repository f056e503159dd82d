public import Foundation

// Where a spring is, how fast, and when it rests: the damped harmonic oscillator.
extension Spring {
  /// A spring that rests after a time in seconds, with a ratio of damping: at 1 it does not bounce.
  /// - Parameter epsilon: what is near enough to rest, of a change by 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let rest = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    let response = rest > 0 && rest.isFinite ? settlingDuration / rest : settlingDuration
    self.init(response: response, dampingRatio: dampingRatio)
  }

  /// How long it takes until a change by 1 is done to a thousandth, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
  /// How long it takes until the rest of a change is less than `epsilon`, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let (change, speed) = (target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot())
    func isMoving(_ time: Double) -> Bool {
      let (place, push) = envelope(time)
      return change * place + speed * push > epsilon
    }
    guard duration > 0, dampingRatio > 0, epsilon > 0, change.isFinite, speed.isFinite else {
      return duration > 0 ? .infinity : 0
    }
    var (low, high) = (0.0, duration)
    while isMoving(high), high < 1e9 { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if isMoving(middle) { low = middle } else { high = middle }
    }
    return high
  }
  /// How much of a change is done after a time in seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (place, push) = positions(time)
    return target - target.scaled(by: place) + initialVelocity.scaled(by: push)
  }
  /// How fast the change is after a time in seconds, in units a second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (place, push) = speeds(time)
    return initialVelocity.scaled(by: push) - target.scaled(by: place)
  }
  /// The force on what the spring moves, in units a second per second for a mass of 1.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How long it takes until the rest of a change is less than `epsilon`, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
  /// The value between two others after a time in seconds.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let change = value(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    var result = toValue
    result.animatableData = fromValue.animatableData + change
    return result
  }
  /// How fast the value changes after a time in seconds, in units a second.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }
  /// The force on what the spring moves, in units a second per second for a mass of 1.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
}

extension Spring {
  /// Radians a second without damping.
  private var pace: Double { 2 * .pi / duration }

  /// What is left after a time: of a distance of 1, and of a speed of 1.
  private func positions(_ time: Double) -> (place: Double, push: Double) {
    guard duration > 0 else { return (0, 0) }
    let (ratio, pace) = (dampingRatio, pace)
    let fade = exp(-ratio * pace * time)
    if abs(ratio - 1) < 1e-9 { return (fade * (1 + pace * time), fade * time) }
    if ratio < 1 {
      let own = pace * (1 - ratio * ratio).squareRoot()
      return (fade * (cos(own * time) + ratio * pace / own * sin(own * time)), fade * sin(own * time) / own)
    }
    let (slow, fast) = roots
    let spread = slow - fast
    return (
      (slow * exp(fast * time) - fast * exp(slow * time)) / spread, (exp(slow * time) - exp(fast * time)) / spread
    )
  }
  /// How fast both of them change.
  private func speeds(_ time: Double) -> (place: Double, push: Double) {
    guard duration > 0 else { return (0, 0) }
    let (place, push) = positions(time)
    // x″ = −2ζω·x′ − ω²·x, and the two solutions begin at (1, 0) and (0, 1).
    return (-pace * pace * push, place - 2 * dampingRatio * pace * push)
  }
  /// The largest that both of them can be from a time on.
  private func envelope(_ time: Double) -> (place: Double, push: Double) {
    let ratio = dampingRatio
    guard ratio < 1 - 1e-9 else {
      let (place, push) = positions(time)
      return (abs(place), abs(push))
    }
    let own = pace * (1 - ratio * ratio).squareRoot()
    let fade = exp(-ratio * pace * time)
    return (fade / (1 - ratio * ratio).squareRoot(), fade / own)
  }
  /// The two speeds of fading of a spring that creeps.
  private var roots: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return (pace * (root - dampingRatio), -pace * (root + dampingRatio))
  }
}
