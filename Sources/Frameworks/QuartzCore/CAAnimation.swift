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
  /// No animation.
  public init() {}
}

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
}
/// An animation as a spring moves.
open class CASpringAnimation: CABasicAnimation {
  /// How much it is slowed down.
  public var damping: CGFloat = 10
  /// How stiff the spring is.
  public var stiffness: CGFloat = 100
  /// What hangs on it.
  public var mass: CGFloat = 1
}
/// Animations at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  public var animations: [CAAnimation]?
}

/// Changes of layers that are shown together.
@MainActor public final class CATransaction {
  /// Begins changes.
  public static func begin() {}
  /// Ends changes.
  public static func commit() {}
  /// Sets whether changes are shown at once.
  public static func setDisableActions(_ flag: Bool) {}
  /// Sets the time that changes take, in seconds.
  public static func setAnimationDuration(_ duration: Double) {}
  /// Sets what is done at the end: nothing ends in a still picture.
  public static func setCompletionBlock(_ block: (() -> Void)?) {}
}

/// A timer of the screen: a still picture never calls it.
@MainActor public final class CADisplayLink {
  /// When the last picture was shown, in seconds.
  public let timestamp: Double = 0
  /// When the next picture is shown, in seconds.
  public let targetTimestamp: Double = 0
  /// The time between pictures, in seconds.
  public let duration: Double = 1.0 / 60
  /// Whether it waits.
  public var isPaused = false
  /// How often it wants to be called in a second.
  public var preferredFramesPerSecond = 0
  /// A timer that would call a method.
  public init(target: Any, selector: String) {}
  /// Starts on a loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends.
  public func invalidate() {}
}
