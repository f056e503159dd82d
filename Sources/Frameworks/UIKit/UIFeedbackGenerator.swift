import CoreGraphics
import Foundation
import SwiftUI

/// What makes a device tap: nothing is felt here.
@MainActor open class UIFeedbackGenerator {
  /// A generator.
  public init() {}
  /// A generator for a view.
  public init(view: UIView) {}
  /// Gets ready.
  open func prepare() {}
}
/// Taps of something that strikes.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it strikes.
  public enum FeedbackStyle: Int, Sendable {
    /// From light to heavy, soft and hard.
    case light, medium, heavy, soft, rigid
  }
  /// Taps of a strength.
  public init(style: FeedbackStyle) { super.init() }
  /// Taps of a strength for a view.
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  /// Taps.
  public override init() { super.init() }
  /// Taps for a view.
  public override init(view: UIView) { super.init() }
  /// Taps.
  open func impactOccurred() {}
  /// Taps so hard, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
  /// Taps at a point.
  open func impactOccurred(at location: CGPoint) {}
  /// Taps so hard at a point.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
/// Taps that tell how something went.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well, with doubts, not.
    case success, warning, error
  }
  /// Taps.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Taps at a point.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
/// Taps that tell that something else is chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Taps.
  open func selectionChanged() {}
  /// Taps at a point.
  open func selectionChanged(at location: CGPoint) {}
}
/// Taps for something that is drawn or moved.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// It lies at a line.
  open func alignmentOccurred(at location: CGPoint) {}
  /// A path ended.
  open func pathCompleted(at location: CGPoint) {}
}
