public import Foundation

/// How a change moves. A still picture shows where it ends; the value is kept, and can be compared and printed.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The animation as it is written, `easeInOut(duration: 0.3)`.
  public let description: String
  /// What it does over time.
  let motion: AnimationMotion
  init(_ description: String, _ motion: AnimationMotion) { (self.description, self.motion) = (description, motion) }
  private init(_ description: String, _ spring: Spring, velocity: Double = 0) {
    self.init(description, .spring(spring, velocity: velocity))
  }
  private func with(_ call: String, _ motion: AnimationMotion) -> Animation {
    Animation(description + "." + call, motion)
  }
  /// How long a movement along a curve takes that names no time, in seconds.
  private static let usual = 0.35

  /// The default animation.
  public static let `default` = Animation("default", .smooth(duration: 0.55))
  /// At constant speed.
  public static let linear = Animation("linear", .curve(.linear, usual))
  /// Starting slowly.
  public static let easeIn = Animation("easeIn", .curve(.easeIn, usual))
  /// Ending slowly.
  public static let easeOut = Animation("easeOut", .curve(.easeOut, usual))
  /// Starting and ending slowly.
  public static let easeInOut = Animation("easeInOut", .curve(.easeInOut, usual))
  /// As a spring moves.
  public static let spring = Animation("spring", .smooth)
  /// As a spring moves that follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring", Spring(duration: 0.15))
  /// As a spring moves that bounces.
  public static let bouncy = Animation("bouncy", .bouncy)
  /// As a spring moves that does not bounce.
  public static let smooth = Animation("smooth", .smooth)
  /// As a spring moves that hardly bounces.
  public static let snappy = Animation("snappy", .snappy)

  /// At constant speed, in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation("linear(duration: \(duration))", .curve(.linear, duration))
  }
  /// Starting slowly, in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation("easeIn(duration: \(duration))", .curve(.easeIn, duration))
  }
  /// Ending slowly, in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation("easeOut(duration: \(duration))", .curve(.easeOut, duration))
  }
  /// Starting and ending slowly, in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation("easeInOut(duration: \(duration))", .curve(.easeInOut, duration))
  }
  /// Along a Bézier curve of two control points, in seconds.
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
    Animation(
      "timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))",
      .curve(.bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)), duration))
  }
  /// As a spring moves: `response` in seconds, a damping of 1 does not bounce.
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
    Animation(
      "spring(response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))",
      Spring(response: response, dampingRatio: dampingFraction))
  }
  /// As a spring moves, in seconds; a bounce of 0 does not bounce.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(
      "spring(duration: \(duration), bounce: \(bounce), blendDuration: \(blendDuration))",
      Spring(duration: duration, bounce: bounce))
  }
  /// As a spring moves that follows a finger, in seconds; a bounce of 0 does not bounce.
  public static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation {
    Animation(
      "interactiveSpring(duration: \(duration), extraBounce: \(extraBounce), blendDuration: \(blendDuration))",
      Spring(duration: duration, bounce: extraBounce))
  }
  /// As a spring moves that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation {
    Animation(
      "interactiveSpring(response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))",
      Spring(response: response, dampingRatio: dampingFraction))
  }
  /// As a spring of a mass, a stiffness and a damping moves.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    Animation(
      "interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), initialVelocity: \(initialVelocity))",
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), velocity: initialVelocity)
  }
  /// As a spring moves that bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy(duration: \(duration), extraBounce: \(extraBounce))", .bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// As a spring moves that does not bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth(duration: \(duration), extraBounce: \(extraBounce))", .smooth(duration: duration, extraBounce: extraBounce))
  }
  /// As a spring moves that hardly bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy(duration: \(duration), extraBounce: \(extraBounce))", .snappy(duration: duration, extraBounce: extraBounce))
  }

  /// As a spring moves that keeps its speed.
  public static let interpolatingSpring = Animation("interpolatingSpring", .smooth)

  /// The same, after a time in seconds.
  public func delay(_ delay: Double) -> Animation {
    with("delay(\(delay))", .delayed(motion, delay))
  }
  /// The same, faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    with("speed(\(speed))", .faster(motion, speed))
  }
  /// The same, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with("repeatCount(\(repeatCount), autoreverses: \(autoreverses))", .repeated(motion, repeatCount, autoreverses: autoreverses))
  }
  /// The same, which counts as ended after so many seconds, though it may still move.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    with("logicallyComplete(after: \(duration))", .complete(motion, after: duration))
  }
  /// The same, for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with("repeatForever(autoreverses: \(autoreverses))", .repeated(motion, nil, autoreverses: autoreverses))
  }
}

/// When the completion of `withAnimation` is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool
  /// When the animation has come to its end, though a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Runs `body`, as `withAnimation` without a completion. `completion` is due when the animation has ended: as other work
/// that is due later it does not run in a still picture (our choice). Many begin the next animation with it, for ever.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try body()
}

/// Runs `body`: what it changes would move as `animation` says. In a still picture it is changed at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
