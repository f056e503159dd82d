import Foundation
import SwiftUI

/// A time that an app asked for.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A time of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  /// A task of a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
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
  /// An icon of the system.
  public init(type: IconType) {}
  /// Icons of the system.
  public enum IconType: Int, Sendable {
    /// What is written, played, paused, added, a place, searched.
    case compose, play, pause, add, location, search
    /// What is shared, forbidden, a person, a house, a place on a map, a heart.
    case share, prohibit, contact, home, markLocation, favorite
    /// What is loved, a cloud, an invitation, what is said, a letter, a note.
    case love, cloud, invitation, confirmation, mail, message
    /// A date, a time, a photo, a film, a task, a task that is done.
    case date, time, capturePhoto, captureVideo, task, taskCompleted
    /// A bell, a bookmark, what is mixed, a sound, what is new.
    case alarm, bookmark, shuffle, audio, update
  }
}

/// Who is told what happens to an app. A preview tells nothing.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window.
  var window: UIWindow? { get set }
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
  /// What was done elsewhere is gone on with.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An action of the icon was chosen.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Something was loaded in the background.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Something may be fetched in the background.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Whether keyboards of others may be used.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Files that are locked will be.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Files that were locked can be read.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// The day or the time is another.
  func applicationSignificantTimeChange(_ application: UIApplication)
}
/// What shows what was done elsewhere.
@MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Shows it.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
extension UIApplication {
  /// A kind of extension.
  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}
extension UIApplicationDelegate {
  /// The window: none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// It is not.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// It is not done.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Nothing.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {}
  /// Nothing is fetched.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// They may.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
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
