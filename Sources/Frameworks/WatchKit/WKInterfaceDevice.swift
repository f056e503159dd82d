import Foundation
import SwiftUI

/// A watch.
@MainActor open class WKInterfaceDevice: NSObject {
  private static let one = WKInterfaceDevice()
  /// The one that the app runs on.
  public class func current() -> WKInterfaceDevice { one }
  /// Its screen, in points.
  open var screenBounds: CGRect { CGRect(origin: .zero, size: FrameworkSupport.screenSize) }
  /// Pixels a point.
  open var screenScale: CGFloat { 2 }
  /// What it is called.
  open var name: String { "Apple Watch" }
  /// What it is.
  open var model: String { "Apple Watch" }
  /// What it is, in the person's language.
  open var localizedModel: String { "Apple Watch" }
  /// The system's name.
  open var systemName: String { "watchOS" }
  /// The system's version.
  open var systemVersion: String { "10.0" }
  /// On which arm it is worn.
  open var wristLocation: WKInterfaceDeviceWristLocation { .left }
  /// On which side its crown is.
  open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
  /// Whether it tells of its battery.
  open var isBatteryMonitoringEnabled = false
  /// How full its battery is, from 0 to 1; -1 where it does not tell.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Taps the wrist. Nothing is felt here.
  open func play(_ type: WKHapticType) {}
}
/// On which arm a watch is worn.
public enum WKInterfaceDeviceWristLocation: Int, Sendable {
  /// On the left, on the right.
  case left, right
}
/// On which side a watch's crown is.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable {
  /// On the left, on the right.
  case left, right
}
/// How a watch taps the wrist.
public enum WKHapticType: Int, Sendable {
  /// For what it is.
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  /// For what it is, on the way.
  case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt, underwaterDepthCriticalPrompt
}

/// More time for an app on a watch. It runs as long as the app here.
@MainActor open class WKExtendedRuntimeSession: NSObject {
  /// What hears of it.
  open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
  /// Whether it runs.
  open private(set) var state = WKExtendedRuntimeSessionState.notStarted
  /// A session.
  public override init() {}
  /// Begins.
  open func start() { state = .running }
  /// Begins at a time.
  open func start(at date: Date) { state = .scheduled }
  /// Ends.
  open func invalidate() { state = .invalid }
}
/// Whether a session runs.
public enum WKExtendedRuntimeSessionState: Int, Sendable {
  /// It has not begun, will, does, has ended.
  case notStarted, scheduled, running, invalid
}
/// Why a session ended.
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
  /// As said, by a mistake, by the person, by time.
  case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem, error
}
/// What hears of a session.
@MainActor public protocol WKExtendedRuntimeSessionDelegate: AnyObject {
  /// It has begun.
  func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  /// It is about to end.
  func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  /// It has ended.
  func extendedRuntimeSession(
    _ extendedRuntimeSession: WKExtendedRuntimeSession,
    didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}
