import Foundation
import SwiftUI

/// What changes over time: a still picture shows none.
@MainActor open class CAAnimation {
  /// In seconds.
  public var duration: Double = 0
  /// When it begins, in seconds.
  public var beginTime: Double = 0
  /// How often it is shown.
  public var repeatCount: Float = 0
  /// Whether it runs back.
  public var autoreverses = false
  /// How fast time passes.
  public var speed: Float = 1
  /// Whether it is taken away at its end.
  public var isRemovedOnCompletion = true
  /// What is shown before and after.
  public var fillMode = CAMediaTimingFillMode.removed
  /// How it gets faster and slower.
  public var timingFunction: CAMediaTimingFunction?
  /// Who is told: nothing moves, so nobody is.
  public var delegate: (any CAAnimationDelegate)?
  /// Where its time begins, in seconds.
  public var timeOffset: Double = 0
  /// How long it lasts again and again, in seconds.
  public var repeatDuration: Double = 0
  /// How many pictures a second there are.
  public var preferredFrameRateRange = CAFrameRateRange.default
  private var own: [String: Any] = [:]
  /// Sets a value of a key.
  open func setValue(_ value: Any?, forKey key: String) { own[key] = value }
  /// The value of a key that was set.
  open func value(forKey key: String) -> Any? { own[key] }
  /// No animation.
  public init() {}
}

/// Who is told of an animation.
@MainActor public protocol CAAnimationDelegate: AnyObject {
  /// It begins.
  func animationDidStart(_ anim: CAAnimation)
  /// It ended, or was taken away.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
/// How many pictures a second there are.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least so many.
  public var minimum: Float
  /// At most so many.
  public var maximum: Float
  /// So many rather than others.
  public var preferred: Float?
  /// Any number.
  public init() { (minimum, maximum, preferred) = (0, 0, nil) }
  /// Numbers.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// As usual.
  public static let `default` = CAFrameRateRange()
}
/// So many seconds.
public typealias CFTimeInterval = Double
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the device began.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning is there before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What is usual.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation gets faster and slower.
public final class CAMediaTimingFunction: Sendable {
  /// A curve of a name.
  public init(name: CAMediaTimingFunctionName) {}
  /// A cubic curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  public var keyPath: String?
  /// Whether values are added up.
  public var isAdditive = false
  /// Whether it begins where it ended.
  public var isCumulative = false
  /// An animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}
/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  public var fromValue: Any?
  /// The last value.
  public var toValue: Any?
  /// What is added.
  public var byValue: Any?
}
/// An animation over several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  public var values: [Any]?
  /// When they are reached, from 0 to 1.
  public var keyTimes: [NSNumber]?
  /// The way that a point goes.
  public var path: CGPath?
  /// How the value goes in each part.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// How the value goes between.
  public var calculationMode = CAAnimationCalculationMode.linear
  /// Whether a layer turns along the way.
  public var rotationMode: CAAnimationRotationMode?
}
/// An animation as a spring moves.
open class CASpringAnimation: CABasicAnimation {
  /// How much it is slowed down.
  public var damping: CGFloat = 10
  /// How stiff the spring is.
  public var stiffness: CGFloat = 100
  /// What hangs on it.
  public var mass: CGFloat = 1
  /// How fast it is at the beginning.
  public var initialVelocity: CGFloat = 0
  /// Whether it may swing longer than it lasts.
  public var allowsOverdamping = false
  /// How long it takes until it rests, in seconds.
  public var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0 else { return 0 }
    return Double(2 * mass / damping * 6.9)
  }
}
/// Animations at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  public var animations: [CAAnimation]?
}
/// A change from one contents to others.
open class CATransition: CAAnimation {
  /// How they change.
  public var type = CATransitionType.fade
  /// Where they come from.
  public var subtype: CATransitionSubtype?
  /// Where it begins, from 0 to 1.
  public var startProgress: Float = 0
  /// Where it ends, from 0 to 1.
  public var endProgress: Float = 1
}
/// How contents change.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// They move in.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// They push others away.
  public static let push = CATransitionType(rawValue: "push")
  /// They are uncovered.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
/// Where contents come from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A side of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
/// How a value goes between others.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In steps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Equally fast.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// In a curve, equally fast.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
/// How a layer turns along a way.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A manner of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Forwards.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "rotateAuto")
  /// Backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "rotateAutoReverse")
}

/// Changes that are made together: nothing moves.
@MainActor public final class CATransaction {
  private static var values: [String: Any] = [:]
  /// Begins.
  public static func begin() {}
  /// Ends.
  public static func commit() {}
  /// Shows what was changed.
  public static func flush() {}
  /// Says whether values that are set move.
  public static func setDisableActions(_ flag: Bool) { values["disableActions"] = flag }
  /// Whether values that are set stay where they are.
  public static func disableActions() -> Bool { values["disableActions"] as? Bool ?? false }
  /// Says how long it takes, in seconds.
  public static func setAnimationDuration(_ duration: Double) { values["animationDuration"] = duration }
  /// How long it takes, in seconds.
  public static func animationDuration() -> Double { values["animationDuration"] as? Double ?? 0.25 }
  /// Says how values go.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Says what is done at its end: nothing moves, so nothing is.
  public static func setCompletionBlock(_ block: (() -> Void)?) {}
  /// Sets a value.
  public static func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that was set.
  public static func value(forKey key: String) -> Any? { values[key] }
}

/// What tells each picture of a screen: it tells nothing here.
@MainActor public final class CADisplayLink {
  /// When the last picture was shown, in seconds.
  public let timestamp: CFTimeInterval = 0
  /// When the next one is, in seconds.
  public let targetTimestamp: CFTimeInterval = 0
  /// How long a picture is shown, in seconds.
  public let duration: CFTimeInterval = 1.0 / 60
  /// Whether it rests.
  public var isPaused = false
  /// How many pictures a second are told.
  public var preferredFramesPerSecond = 0
  /// How many pictures a second are told.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// A link that calls a method: it does not.
  public init(target: Any, selector: String) {}
  /// Tells in a loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Tells in a loop no longer.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Tells no longer.
  public func invalidate() {}
}
