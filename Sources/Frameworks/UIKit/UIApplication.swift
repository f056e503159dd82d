import Foundation
import SwiftUI

/// The running app. It reaches nothing outside of the playground.
@MainActor open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()
  /// What it is in.
  public enum State: Int, Sendable {
    /// Shown, shown and not touched, not shown.
    case active, inactive, background
  }
  /// What an app was started with.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message from afar.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// An action of its icon.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The app that opened it.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message of the device.
    public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// A place was left or reached.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// What was done elsewhere.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }
  /// How an address was opened.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By which app.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// With what.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// What the other app says.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }
  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// Only by an app of its own.
    public static let universalLinksOnly = OpenExternalURLOptionsKey()
  }
  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the settings of notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  private let scene = UIWindowScene()

  /// Who is told.
  open var delegate: (any UIApplicationDelegate)?
  /// Its scenes: one.
  open var connectedScenes: Set<UIScene> { [scene] }
  /// Its windows: one.
  open var windows: [UIWindow] { scene.windows }
  /// The window with the keyboard.
  open var keyWindow: UIWindow? { scene.keyWindow }
  /// What it is in.
  open var applicationState: State { .active }
  /// The number on its icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// The look of the status bar.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// The place of the status bar in points.
  open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }
  /// How it is held.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The size of texts.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of reading.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether it can have another icon.
  open var supportsAlternateIcons: Bool { false }
  /// The icon, if it is another one.
  open var alternateIconName: String? { nil }
  /// Actions of its icon.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// How much time is left without being shown, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether several scenes can be shown.
  open var supportsMultipleScenes: Bool { false }
  /// The scenes that it had.
  open var openSessions: Set<UISceneSession> { [] }

  /// Opens an address: nothing is opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Whether an address could be opened: no.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Sends an action to what has the keyboard: nothing has it.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  /// Sends what a person did.
  open func sendEvent(_ event: UIEvent) {}
  /// Opens an address: nothing is opened.
  @discardableResult open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }
  /// Sets the icon: none is changed, since other icons are not supported.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(UnsupportedRequest(words: "This device has no other icons.")) }
  /// Sets the icon: throws, since other icons are not supported.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw UnsupportedRequest(words: "This device has no other icons.")
  }
  /// Asks for messages from afar: none come.
  open func registerForRemoteNotifications() {}
  /// Wants no messages from afar.
  open func unregisterForRemoteNotifications() {}
  /// Whether messages come from afar.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Listens to remote controls.
  open func beginReceivingRemoteControlEvents() {}
  /// Listens no longer.
  open func endReceivingRemoteControlEvents() {}
  /// Asks for time without being shown.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Gives the time back.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Shows a scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: Any?, options: Any?, errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  /// The window that a scene has: none.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UIApplication {
  /// It is shown.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// It is about to be covered.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// It is no longer shown.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// It is about to be shown.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// It ends.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// It was started.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// A picture of the screen was taken.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// A day began.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// What is asked of a device that this one does not do.
struct UnsupportedRequest: LocalizedError {
  let words: String
  var errorDescription: String? { words }
}

extension UIApplication {
  /// The address of the settings of apps for links.
  nonisolated public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
  /// The distance of fetching in the background that is never.
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// The shortest distance of fetching in the background.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Files that were locked can be read.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Files that are locked will be.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Whether fetching in the background is possible has changed.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Whether fetching in the background is possible.
  public enum BackgroundRefreshStatus: Int, Sendable {
    /// It may not be asked for, no, yes.
    case restricted, denied, available
  }
  /// Whether fetching in the background is possible: no.
  public var backgroundRefreshStatus: BackgroundRefreshStatus { .restricted }
  /// Sets how far apart fetching in the background is: nothing is fetched.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Whether files that are locked can be read.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { false }
  /// Whether something is fetched: a device shows it no longer.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// Whether shaking takes back.
  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set {}
  }
  /// Removes the windows of a scene: there is one window only.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UnsupportedRequest(words: "This device has one window only.")) }
  /// Makes the picture of a scene anew.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Says that its state comes later.
  public func extendStateRestoration() {}
  /// Tells that its state is complete.
  public func completeStateRestoration() {}
}
/// How a scene goes.
@MainActor open class UISceneDestructionRequestOptions {
  /// As usual.
  public init() {}
}
/// How a scene comes.
@MainActor open class UISceneActivationRequestOptions {
  /// The scene that asks.
  open var requestingScene: UIScene?
  /// As usual.
  public init() {}
}
/// How a scene of windows goes.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How its window goes.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
