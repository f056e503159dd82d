import Foundation
import SwiftUI

/// What notifies a person: here nobody is asked and nothing comes.
public final class UNUserNotificationCenter: @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  init() {}
  /// The app's.
  public static func current() -> UNUserNotificationCenter { center }
  /// Who is told.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Asks: nobody is asked, so it is not allowed.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Asks: nobody is asked, so it is not allowed.
  @discardableResult public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// What is allowed.
  public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  /// What is allowed.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Wants a notification: none comes.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }
  private var waiting: [UNNotificationRequest] = []
  private var kinds: Set<UNNotificationCategory> = []
  private func keep(_ request: UNNotificationRequest) {
    waiting.removeAll { $0.identifier == request.identifier }
    waiting.append(request)
  }
  /// Wants a notification: none comes.
  public func add(_ request: UNNotificationRequest) async throws { keep(request) }
  /// Notifications that are to come: none.
  public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(waiting)
  }
  /// Notifications that are to come: none.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { waiting }
  /// Tells what was shown: nothing.
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }
  /// What was shown: nothing.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  /// Tells the kinds of messages.
  public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    completionHandler(kinds)
  }
  /// The kinds of messages.
  public func notificationCategories() async -> Set<UNNotificationCategory> { kinds }
  /// Wants notifications no longer.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    waiting.removeAll { identifiers.contains($0.identifier) }
  }
  /// Wants no notifications.
  public func removeAllPendingNotificationRequests() { waiting = [] }
  /// Puts notifications away.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Puts all notifications away.
  public func removeAllDeliveredNotifications() {}
  /// Sets buttons.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { kinds = categories }
  /// Sets the number on the icon.
  public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
    withCompletionHandler?(UNError(.notificationsNotAllowed))
  }
  /// Sets the number at the icon: throws, there is no icon.
  public func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }
  /// Whether a device can show notifications of a kind.
  public var supportsContentExtensions: Bool { false }
}
/// Who is told of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// One came while the app is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A person did something with one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
  /// Nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  /// Nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}
