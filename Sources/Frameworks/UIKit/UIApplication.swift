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
  open private(set) var alternateIconName: String?
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
  /// Takes another icon: there is none.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { self.alternateIconName = alternateIconName }
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

/// A time that an app asked for.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A time of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
/// What came of a message from afar.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something, nothing, a failure.
  case newData, noData, failed
}
/// An action of an app's icon.
@MainActor open class UIApplicationShortcutItem {
  /// The kind.
  public let type: String
  /// What it says.
  public let localizedTitle: String
  /// What it says below.
  public let localizedSubtitle: String?
  /// What comes with it.
  public let userInfo: [String: Any]?
  /// An action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}
/// The sign of an action.
@MainActor public final class UIApplicationShortcutIcon {
  /// One of Apple's symbols.
  public init(systemImageName: String) {}
  /// An image of the project.
  public init(templateImageName: String) {}
}

/// Who is told what happens to an app. A preview tells nothing.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The app is about to be started.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app was started.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// It is shown.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// It is about to be covered.
  func applicationWillResignActive(_ application: UIApplication)
  /// It is no longer shown.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// It is about to be shown.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// It ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// An address is to be opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Messages come from afar.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// No messages come from afar.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A message came from afar.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// How a scene is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// How a window may be held.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}
extension UIApplicationDelegate {
  /// Yes.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Yes.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// No.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// As usual.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  /// Nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// As usual.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Runs the app: what shows it is not the app's own code.
  public static func main() {}
}
