import Foundation
import SwiftUI

/// Who is told what happens to an app. A preview tells nothing.
@MainActor public protocol NSApplicationDelegate: AnyObject {
  /// The app is about to be started.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app was started.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// It is about to be in front.
  func applicationWillBecomeActive(_ notification: Notification)
  /// It is in front.
  func applicationDidBecomeActive(_ notification: Notification)
  /// It is about to be in front no longer.
  func applicationWillResignActive(_ notification: Notification)
  /// It is no longer in front.
  func applicationDidResignActive(_ notification: Notification)
  /// It is about to be hidden.
  func applicationWillHide(_ notification: Notification)
  /// It was hidden.
  func applicationDidHide(_ notification: Notification)
  /// It is about to be shown again.
  func applicationWillUnhide(_ notification: Notification)
  /// It is shown again.
  func applicationDidUnhide(_ notification: Notification)
  /// Its windows are about to be brought up to date.
  func applicationWillUpdate(_ notification: Notification)
  /// Its windows were brought up to date.
  func applicationDidUpdate(_ notification: Notification)
  /// Whether it may end.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Whether it ends with its last window.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// It ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Whether it shows windows again, of which there may be some.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Whether it opens a file without a name.
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  /// Opens a file without a name.
  func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
  /// Whether what it kept is kept safely.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  /// The menu of its icon.
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  /// Screens are others.
  func applicationDidChangeScreenParameters(_ notification: Notification)
  /// It is seen, or no longer.
  func applicationDidChangeOcclusionState(_ notification: Notification)
  /// Addresses are to be opened.
  func application(_ application: NSApplication, open urls: [URL])
  /// A file is to be opened.
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  /// Files are to be opened.
  func application(_ sender: NSApplication, openFiles filenames: [String])
  /// An error is about to be told.
  func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
  /// Messages come from afar.
  func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// No messages come from afar.
  func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A message came from afar.
  func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
}
extension NSApplicationDelegate {
  /// Nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Nothing.
  public func applicationWillBecomeActive(_ notification: Notification) {}
  /// Nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Nothing.
  public func applicationWillHide(_ notification: Notification) {}
  /// Nothing.
  public func applicationDidHide(_ notification: Notification) {}
  /// Nothing.
  public func applicationWillUnhide(_ notification: Notification) {}
  /// Nothing.
  public func applicationDidUnhide(_ notification: Notification) {}
  /// Nothing.
  public func applicationWillUpdate(_ notification: Notification) {}
  /// Nothing.
  public func applicationDidUpdate(_ notification: Notification) {}
  /// Yes.
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  /// No.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  /// Nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// Yes.
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  /// Yes.
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  /// No.
  public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
  /// No.
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  /// None.
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  /// Nothing.
  public func applicationDidChangeScreenParameters(_ notification: Notification) {}
  /// Nothing.
  public func applicationDidChangeOcclusionState(_ notification: Notification) {}
  /// Nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}
  /// No.
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  /// Nothing.
  public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
  /// That error.
  public func application(_ application: NSApplication, willPresentError error: any Error) -> any Error { error }
  /// Nothing.
  public func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Nothing.
  public func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Nothing.
  public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {}
  /// Runs the app: what shows it is not the app's own code.
  public static func main() {}
}
/// Tells an app's delegate, which is made when it is asked for.
@MainActor @preconcurrency @propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSApplicationDelegate {
  /// A delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// The delegate.
  public var wrappedValue: DelegateType { FrameworkSupport.object(DelegateType.self) }
}
