import Foundation
import SwiftUI

extension NSApplication {
  /// How an app stands in the dock.
  public enum ActivationPolicy: Int, Sendable {
    /// With an icon, without one, not at all.
    case regular, accessory, prohibited
  }
  /// What a window that waited was told.
  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: Int
    /// An answer of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An answer of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// It was agreed to.
    public static let OK = ModalResponse(1)
    /// It was not agreed to.
    public static let cancel = ModalResponse(0)
    /// It was stopped.
    public static let stop = ModalResponse(-1000)
    /// It was stopped by a failure.
    public static let abort = ModalResponse(-1001)
    /// It goes on.
    public static let `continue` = ModalResponse(-1002)
    /// The first button.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// The second button.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// The third button.
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }
  /// A window that waits.
  public struct ModalSession: Sendable {}
  /// How much an app wants to be looked at.
  public enum RequestUserAttentionType: UInt, Sendable {
    /// Until it is.
    case criticalRequest = 0
    /// For a moment.
    case informationalRequest = 10
  }
  /// Whether an app may end.
  public enum TerminateReply: UInt, Sendable {
    /// No, yes, it is told later.
    case terminateCancel, terminateNow, terminateLater
  }
  /// What came of what was to be opened or printed.
  public enum DelegateReply: UInt, Sendable {
    /// It was done, it was not, it failed.
    case success, cancel, failure
  }
  /// What an app takes from the screen.
  public struct PresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The dock, while it is not needed.
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    /// The dock.
    public static let hideDock = PresentationOptions(rawValue: 2)
    /// The bar of menus, while it is not needed.
    public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
    /// The bar of menus.
    public static let hideMenuBar = PresentationOptions(rawValue: 8)
    /// The menu of the system.
    public static let disableAppleMenu = PresentationOptions(rawValue: 16)
    /// Keys that go to other apps.
    public static let disableProcessSwitching = PresentationOptions(rawValue: 32)
    /// Keys that end apps.
    public static let disableForceQuit = PresentationOptions(rawValue: 64)
    /// Ways to log out.
    public static let disableSessionTermination = PresentationOptions(rawValue: 128)
    /// Ways to hide the app.
    public static let disableHideApplication = PresentationOptions(rawValue: 256)
    /// All of the screen.
    public static let fullScreen = PresentationOptions(rawValue: 1024)
    /// The bar with tools, while it is not needed.
    public static let autoHideToolbar = PresentationOptions(rawValue: 2048)
  }
  /// Whether an app is seen.
  public struct OcclusionState: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// States of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is seen.
    public static let visible = OcclusionState(rawValue: 2)
  }
  /// What the panel about an app says.
  public struct AboutPanelOptionKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Who made it.
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    /// The app's name.
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    /// The icon.
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    /// The number of the build.
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    /// The version.
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }
  /// What an app was started with.
  nonisolated public static let launchIsDefaultUserInfoKey = "NSApplicationLaunchIsDefaultLaunchKey"
  /// It was started.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// It is about to be started.
  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// It is in front.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// It is about to be in front.
  nonisolated public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// It is no longer in front.
  nonisolated public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// It is about to be in front no longer.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// It was hidden.
  nonisolated public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
  /// It is shown again.
  nonisolated public static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
  /// It is about to be hidden.
  nonisolated public static let willHideNotification = Notification.Name("NSApplicationWillHideNotification")
  /// It ends.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  /// Its windows were brought up to date.
  nonisolated public static let didUpdateNotification = Notification.Name("NSApplicationDidUpdateNotification")
  /// It is seen, or no longer.
  nonisolated public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSApplicationDidChangeOcclusionStateNotification")
  /// Screens are others.
  nonisolated public static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
}

/// What stands in the dock for an app.
@MainActor open class NSDockTile {
  /// What it says on the icon.
  open var badgeLabel: String?
  /// What it shows instead of the icon.
  open var contentView: NSView?
  /// Whether the app's icon stands on it.
  open var showsApplicationBadge = true
  /// In points.
  open var size: NSSize { CGSize(width: 128, height: 128) }
  /// The app or the window.
  open var owner: AnyObject? { NSApplication.shared }
  init() {}
  /// Draws it at once: there is no dock.
  open func display() {}
}
