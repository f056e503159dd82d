import Foundation
import SwiftUI

/// What knows apps and files of the system: nothing of it is reached.
open class NSWorkspace: @unchecked Sendable {
  /// The one workspace.
  public static let shared = NSWorkspace()
  /// Who tells what happens.
  public let notificationCenter = NotificationCenter()
  init() {}
  /// The app in front: this one.
  open var frontmostApplication: NSRunningApplication? { NSRunningApplication.current }
  /// The app with the bar of menus: this one.
  open var menuBarOwningApplication: NSRunningApplication? { NSRunningApplication.current }
  /// The apps that run: this one.
  open var runningApplications: [NSRunningApplication] { [NSRunningApplication.current] }
  /// Opens an address: nothing is opened.
  @discardableResult open func open(_ url: URL) -> Bool { false }
  /// Opens an address: nothing is opened.
  open func open(
    _ url: URL, configuration: NSWorkspace.OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  /// Opens addresses with an app: nothing is opened.
  open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: NSWorkspace.OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  /// Starts an app: nothing is started.
  open func openApplication(
    at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  /// Opens a file: nothing is opened.
  @discardableResult open func openFile(_ fullPath: String) -> Bool { false }
  /// Starts an app: nothing is started.
  @discardableResult open func launchApplication(_ appName: String) -> Bool { false }
  /// Shows a file in its folder: nothing is shown.
  @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    false
  }
  /// Shows files in their folders: nothing is shown.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  /// Moves files into the bin: they stay.
  open func recycle(_ urls: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
    handler?([:], nil)
  }
  /// The app that opens an address: none.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// The app of an identifier: none.
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// The apps that open an address: none.
  open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  /// The icon of a file.
  open func icon(forFile fullPath: String) -> NSImage {
    let isFolder: Bool = fullPath.hasSuffix("/")
    return NSImage(systemSymbolName: isFolder ? "folder.fill" : "doc", accessibilityDescription: nil) ?? NSImage()
  }
  /// The icon of files.
  open func icon(forFiles fullPaths: [String]) -> NSImage? { icon(forFile: fullPaths.first ?? "") }
  /// The icon of a kind of files.
  open func icon(forFileType fileType: String) -> NSImage { icon(forFile: fileType) }
  /// The icon of a kind of files.
  open func icon(for contentType: UTType) -> NSImage { icon(forFile: "") }
  /// Sets the picture behind all windows: it stays.
  open func setDesktopImageURL(
    _ url: URL, for screen: NSScreen, options: [NSWorkspace.DesktopImageOptionKey: Any] = [:]
  ) throws {}
  /// The picture behind all windows: not known.
  open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  /// Hides other apps: they stay.
  open func hideOtherApplications() {}
  /// Whether movements are few.
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether little shines through.
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether contrast is much.
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  /// Whether things differ by more than colours.
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  /// Whether colours are turned round.
  open var accessibilityDisplayShouldInvertColors: Bool { false }
  /// Whether VoiceOver runs.
  open var isVoiceOverEnabled: Bool { false }

  /// How an address is opened.
  public final class OpenConfiguration: @unchecked Sendable {
    /// Whether the app comes to the front.
    public var activates = true
    /// Whether the app is hidden.
    public var hides = false
    /// Whether another one of the app is started.
    public var createsNewApplicationInstance = false
    /// Whether it stands in lists of what was opened.
    public var addsToRecentItems = true
    /// Whether a person may be asked.
    public var promptsUserIfNeeded = true
    /// What the app is started with.
    public var arguments: [String] = []
    /// What is around the app.
    public var environment: [String: String] = [:]
    /// As usual.
    public init() {}
  }
  /// How a picture fills the screen.
  public struct DesktopImageOptionKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How it is scaled.
    public static let imageScaling = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageScalingKey")
    /// Whether its edges are cut.
    public static let allowClipping = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageAllowClippingKey")
    /// What is around it.
    public static let fillColor = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageFillColorKey")
  }
  /// The app of a notification.
  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  /// An app was started.
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  /// An app ended.
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  /// An app came to the front.
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  /// An app is no longer in front.
  public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  /// Another space is shown.
  public static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  /// The machine is about to sleep.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// The machine is awake again.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  /// The screens sleep.
  public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
  /// The screens are awake again.
  public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
  /// The machine is about to be switched off.
  public static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOffNotification")
  /// A disk came.
  public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
  /// A disk went.
  public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
  /// Settings of assistive technologies are others.
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

/// An app that runs: this one.
open class NSRunningApplication: Hashable, @unchecked Sendable {
  /// This app.
  public static let current = NSRunningApplication()
  init() {}
  /// The apps of an identifier that run: none but this one.
  public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
    bundleIdentifier == current.bundleIdentifier ? [current] : []
  }
  /// The name.
  open var localizedName: String? { "App" }
  /// The identifier.
  open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// Where it is.
  open var bundleURL: URL? { nil }
  /// Where its code is.
  open var executableURL: URL? { nil }
  /// The number of its process.
  open var processIdentifier: Int32 { 1 }
  /// When it was started.
  open var launchDate: Date? { nil }
  /// The icon.
  open var icon: NSImage? { NSImage(named: NSImage.applicationIconName) }
  /// Whether it is in front.
  open var isActive: Bool { true }
  /// Whether it is hidden.
  open var isHidden: Bool { false }
  /// Whether it ended.
  open var isTerminated: Bool { false }
  /// Whether it was started.
  open var isFinishedLaunching: Bool { true }
  /// Whether it has the bar of menus.
  open var ownsMenuBar: Bool { true }
  /// How it stands in the dock.
  open var activationPolicy: NSApplication.ActivationPolicy { .regular }
  /// Brings it to the front.
  @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool { true }
  /// Hides it: it stays.
  @discardableResult open func hide() -> Bool { false }
  /// Shows it again.
  @discardableResult open func unhide() -> Bool { true }
  /// Ends it: nothing ends here.
  @discardableResult open func terminate() -> Bool { false }
  /// Ends it at once: nothing ends here.
  @discardableResult open func forceTerminate() -> Bool { false }
  /// Whether both are the same object.
  public static func == (a: NSRunningApplication, b: NSRunningApplication) -> Bool { a === b }
  /// The object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension NSApplication {
  /// How an app comes to the front.
  public struct ActivationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With all its windows.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// Whatever other apps do.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
}
