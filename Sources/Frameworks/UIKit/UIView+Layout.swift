import CoreGraphics
import Foundation
import SwiftUI

extension UIView {
  /// How contents fit into a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched, as large as fits, as large as covers, and at edges.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// In corners.
    case topLeft, topRight, bottomLeft, bottomRight
  }
  /// Whether the colour of what can be touched is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the view around, never, always.
    case automatic, normal, dimmed
  }
  /// How a view follows the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// What follows, of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  /// How changes are shown over time.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Views inside are laid out meanwhile.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Fingers count meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins where things are.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Back again.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// As a card turned from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// As a card turned from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }
  /// How fast changes go.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at first, at the end, even.
    case easeInOut, easeIn, easeOut, linear
  }

  /// Makes changes: they are there at once, and what comes at the end is not done.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animations() }
  /// Makes changes: they are there at once, and what comes at the end is not done.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animations() }
  /// Makes changes as a spring moves: they are there at once, and what comes at the end is not done.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animations() }
  /// Makes changes as SwiftUI's animation does: they are there at once.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) { changes() }
  /// Makes changes of a view: they are there at once.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { animations?() }
  /// Makes changes that no animation shows.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  /// Sets whether changes are shown over time.
  public static func setAnimationsEnabled(_ enabled: Bool) { Appearances.areAnimationsEnabled = enabled }
  /// Whether changes are shown over time.
  public static var areAnimationsEnabled: Bool { Appearances.areAnimationsEnabled }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line that the first letters stand on.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line that the last letters stand on.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A direction that contents take.
public enum UISemanticContentAttribute: Int, Sendable {
  /// That of the language, that of players, of maps, and forced ones.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
