import CoreGraphics
import Foundation
import QuartzCore
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
  /// The screen that it shows the same as: none.
  open var mirrored: UIScreen? { nil }
  /// How it lies, in coordinates that stay when the device is turned.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
  /// How it lies.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// Whether it is made darker by itself.
  open var wantsSoftwareDimming = false
  /// How much lighter than white it could get: not at all.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// How much lighter than white it gets: not at all.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// The view that keys lead to: none.
  open var focusedView: UIView? { nil }
  /// A picture of it: none is made.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  /// A link that tells each picture: it tells nothing here.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  /// A screen was joined.
  nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was taken away.
  nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// A screen has another size.
  nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
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
  /// Something is near, or no longer.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  /// Plays the sound of a key: nothing is heard.
  open func playInputClick() {}
  /// The device is turned.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The battery is being filled, or not.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The battery is fuller, or not.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

/// The coordinates of a screen.
final class ScreenSpace: UICoordinateSpace {
  let bounds: CGRect
  init(bounds: CGRect) { self.bounds = bounds }
}
