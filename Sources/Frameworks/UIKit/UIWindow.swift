import CoreGraphics
import Foundation
import SwiftUI

/// A window.
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// Before questions.
    public static let alert = Level(rawValue: 2000)
    /// Before the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// A level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level that lies so much behind another.
    public static func - (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue - b) }
    /// Whether a level lies behind another.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// A level that lies so much before another.
    public static func + (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue + b) }
  }
  /// What shows its contents.
  open var rootViewController: UIViewController?
  /// Its scene.
  open weak var windowScene: UIWindowScene?
  /// How far in front it is.
  open var windowLevel = Level.normal
  /// Whether it has the keyboard.
  open private(set) var isKeyWindow = false
  /// A window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  open override var window: UIWindow? { self }
  open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// Shows it, with the keyboard.
  open func makeKeyAndVisible() { isKeyWindow = true }
  /// Takes the keyboard.
  open func makeKey() { isKeyWindow = true }
  /// Gives the keyboard back.
  open func resignKey() { isKeyWindow = false }
  /// It has the keyboard now.
  open func becomeKey() { isKeyWindow = true }
  /// Whether it may have the keyboard.
  open var canBecomeKey: Bool { true }
  /// It has the keyboard.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// It has the keyboard no longer.
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  /// It is seen.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// It is not seen.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Sends what a person did.
  open func sendEvent(_ event: UIEvent) {}
}
