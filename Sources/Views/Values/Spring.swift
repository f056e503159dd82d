import Foundation

/// How a spring moves (the relations between its numbers are those of Apple's documentation of `Spring`).
public struct Spring: Hashable, Sendable {
  /// How long the spring seems to move, in seconds.
  public let duration: Double
  /// How much it bounces: 0 not at all, 1 for ever, less than 0 it creeps.
  public let bounce: Double
  private let ownMass: Double

  /// A spring by how long it seems to move, in seconds, and how much it bounces.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce, ownMass) = (duration, bounce, 1)
  }
  /// A spring by its period in seconds, and a ratio of damping: at 1 it does not bounce.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: Self.bounce(dampingRatio))
  }
  /// A spring by its physics.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    duration = 2 * .pi * (mass / stiffness).squareRoot()
    bounce = Self.bounce(allowOverDamping ? ratio : min(ratio, 1))
    ownMass = mass
  }
  private static func bounce(_ ratio: Double) -> Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }

  /// The period without damping, in seconds.
  public var response: Double { duration }
  /// 1 where it does not bounce, less where it does.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The mass at its end.
  public var mass: Double { ownMass }
  /// The force of each unit that it is stretched.
  public var stiffness: Double { ownMass * (2 * .pi / duration) * (2 * .pi / duration) }
  /// The force against each unit of speed.
  public var damping: Double { 4 * .pi * dampingRatio * ownMass / duration }

  /// It does not bounce.
  public static var smooth: Spring { smooth() }
  /// It does not bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// It hardly bounces.
  public static var snappy: Spring { snappy() }
  /// It hardly bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// It bounces.
  public static var bouncy: Spring { bouncy() }
  /// It bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// As a spring moves.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
  /// As a spring moves that begins at a speed.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }
  /// Along a curve of time, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { curve.animation(duration) }
  /// As a spring moves, by how long it seems to, in seconds, and how much it bounces.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let motion = AnimationMotion.spring(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
    return Animation(Animation.spring(duration: duration, bounce: bounce).description, motion)
  }
}
