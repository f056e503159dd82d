internal import Foundation

/// What an animation does over time.
indirect enum AnimationMotion: Hashable, Sendable {
  /// Along a curve, in seconds.
  case curve(UnitCurve, Double)
  /// As a spring moves, from a speed in parts of the change a second.
  case spring(Spring, velocity: Double)
  case own(OwnAnimation)
  /// After a time in seconds.
  case delayed(AnimationMotion, Double)
  /// Faster by a factor.
  case faster(AnimationMotion, Double)
  /// So many times; nil is for ever.
  case repeated(AnimationMotion, Int?, autoreverses: Bool)
  /// Counts as ended after a time in seconds.
  case complete(AnimationMotion, after: Double)

  /// How long it takes, in seconds; nil where that is not known before.
  var duration: Double? {
    switch self {
    case .curve(_, let duration): return duration
    case .spring(let spring, let velocity):
      return spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
    case .own: return nil
    case .delayed(let motion, let delay): return motion.duration.map { $0 + delay }
    case .faster(let motion, let factor): return motion.duration.map { $0 / factor }
    case .repeated(let motion, let count, _):
      return count.flatMap { count in motion.duration.map { $0 * Double(max(1, count)) } }
    case .complete(let motion, _): return motion.duration
    }
  }
}

extension AnimationMotion: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    switch self {
    case .curve(let curve, let duration):
      guard time < duration else { return nil }
      return value.scaled(by: curve.value(at: max(0, time) / duration))
    case .spring(let spring, let velocity):
      if time >= spring.duration { context.isLogicallyComplete = true }
      guard time < duration ?? .infinity else { return nil }
      return spring.value(target: value, initialVelocity: value.scaled(by: velocity), time: max(0, time))
    case .own(let own): return own.base.animate(value: value, time: time, context: &context)
    case .delayed(let motion, let delay):
      return time < delay ? .zero : motion.animate(value: value, time: time - delay, context: &context)
    case .faster(let motion, let factor): return motion.animate(value: value, time: time * factor, context: &context)
    case .repeated(let motion, let count, let autoreverses):
      // What a program calculates has no known end: it runs once.
      guard let duration = motion.duration, duration > 0, duration.isFinite, time.isFinite else {
        return motion.animate(value: value, time: time, context: &context)
      }
      let round = (max(0, time) / duration).rounded(.down)
      if let count, round >= Double(max(1, count)) { return nil }
      let rest = max(0, time) - round * duration
      let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      var inner = context
      return motion.animate(value: value, time: isBack ? duration - rest : rest, context: &inner) ?? value
    case .complete(let motion, let after):
      let result = motion.animate(value: value, time: time, context: &context)
      context.isLogicallyComplete = time >= after
      return result
    }
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    switch self {
    case .curve(let curve, let duration):
      guard time < duration else { return nil }
      return value.scaled(by: curve.velocity(at: max(0, time) / duration) / duration)
    case .spring(let spring, let velocity):
      guard time < duration ?? .infinity else { return nil }
      return spring.velocity(target: value, initialVelocity: value.scaled(by: velocity), time: max(0, time))
    case .own(let own): return own.base.velocity(value: value, time: time, context: context)
    case .delayed(let motion, let delay):
      return time < delay ? .zero : motion.velocity(value: value, time: time - delay, context: context)
    case .faster(let motion, let factor):
      return motion.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
    case .complete(let motion, _): return motion.velocity(value: value, time: time, context: context)
    case .repeated:
      var inner = context
      let step = 1e-4
      guard let now = animate(value: value, time: time, context: &inner),
        let next = animate(value: value, time: time + step, context: &inner)
      else { return nil }
      return (next - now).scaled(by: 1 / step)
    }
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    switch self {
    case .own(let own): own.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case .spring: if case .spring = previous.motion { true } else { false }
    default: false
    }
  }
}

extension VectorArithmetic {
  /// The value, multiplied by a number.
  func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
