import Foundation
import SwiftUI

/// The screen that a preview is shown on.
@MainActor open class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// All screens: one.
  public static var screens: [UIScreen] { [main] }
  init() {}
  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: FrameworkSupport.screenSize) }
  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels a point.
  open var scale: CGFloat { 3 }
  /// Pixels a point.
  open var nativeScale: CGFloat { 3 }
  /// How bright it is, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// How often it is drawn in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// What is around it.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Whether it is recorded.
  open var isCaptured: Bool { false }
  /// The brightness is another.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Recording began or ended.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// Ways that a device lies.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known, upright, turned, on a table.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it is turned.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held in one of four ways.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that a preview shows: an iPhone.
@MainActor open class UIDevice {
  /// How full the battery is.
  public enum BatteryState: Int, Sendable {
    /// Not known, in use, being filled, full.
    case unknown, unplugged, charging, full
  }
  /// The device.
  public static let current = UIDevice()
  init() {}
  /// Sets what has no name of its own here: nothing shows it.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// What has no name of its own here: nothing.
  open func value(forKey key: String) -> Any? { nil }
  /// The name.
  open var name: String { "iPhone" }
  /// The kind.
  open var model: String { "iPhone" }
  /// The kind in the person's language.
  open var localizedModel: String { "iPhone" }
  /// The system.
  open var systemName: String { "iOS" }
  /// The version of the system.
  open var systemVersion: String { "17.0" }
  /// The kind.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How it lies.
  open var orientation: UIDeviceOrientation { .portrait }
  /// A name that no other device has: none.
  open var identifierForVendor: UUID? { nil }
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// From 0 to 1; -1 where it is not known.
  open var batteryLevel: Float { -1 }
  /// How full the battery is.
  open var batteryState: BatteryState { .unknown }
  /// Whether it can do several things.
  open var isMultitaskingSupported: Bool { true }
  /// Whether it notices an ear.
  open var isProximityMonitoringEnabled = false
  /// Whether an ear is near.
  open var proximityState: Bool { false }
  /// Watches how it lies.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Watches no longer.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether its position is told.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// It lies otherwise.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The battery is being filled, or not.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The battery is fuller, or not.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

/// What was copied; it stays within the preview.
@MainActor open class UIPasteboard {
  /// The pasteboard.
  public static let general = UIPasteboard()
  init() {}
  /// A text.
  open var string: String?
  /// Texts.
  open var strings: [String]?
  /// An address.
  open var url: URL?
  /// An image.
  open var image: UIImage?
  /// A colour.
  open var color: UIColor?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Keeps a value: it is not kept.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
  /// Keeps bytes: they are not kept.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
}

/// What a hand can feel: nothing.
@MainActor open class UIFeedbackGenerator {
  /// Nothing is felt.
  public init() {}
  /// Gets ready.
  open func prepare() {}
}
/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How it feels.
  public enum FeedbackStyle: Int, Sendable {
    /// Weights, and materials.
    case light, medium, heavy, soft, rigid
  }
  /// A knock of a weight.
  public init(style: FeedbackStyle) { super.init() }
  /// A knock of a medium weight.
  public override init() { super.init() }
  /// Knocks: nothing is felt.
  open func impactOccurred() {}
  /// Knocks, from 0 to 1: nothing is felt.
  open func impactOccurred(intensity: CGFloat) {}
}
/// A sign of success or failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is told.
  public enum FeedbackType: Int, Sendable {
    /// It went well, with a warning, not well.
    case success, warning, error
  }
  /// Tells: nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
/// A sign of a choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells: nothing is felt.
  open func selectionChanged() {}
}

/// What helps those who see, hear or move otherwise: nothing is on.
@MainActor public enum UIAccessibility {
  /// Whether movements are few.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing shines through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether letters are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether switches have signs.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are turned around.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether a switch is used.
  public static var isSwitchControlRunning: Bool { false }
  /// What is told to readers.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A message of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text.
    public static let announcement = Notification(rawValue: 1008)
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another layout.
    public static let layoutChanged = Notification(rawValue: 1001)
  }
  /// Tells readers: nobody reads.
  public static func post(notification: Notification, argument: Any?) {}
  /// The screen is read, or not.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Movements are few, or not.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Switches have signs, or not.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
}
