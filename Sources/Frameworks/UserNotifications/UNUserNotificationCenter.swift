import CoreLocation
import Foundation
import SwiftUI

/// What an app may ask for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Messages.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Messages in cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Not asked, no, yes, quietly, for a while.
  case notDetermined, denied, authorized, provisional, ephemeral
}
/// How a notification is shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A message.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the top.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
/// A sound.
public final class UNNotificationSound: Sendable {
  init() {}
  /// The usual sound.
  public static let `default` = UNNotificationSound()
  /// A grave sound.
  public static let defaultCritical = UNNotificationSound()
  /// A sound of the project.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}
/// The name of a sound.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A sound of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sound of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// What a notification says.
open class UNNotificationContent: @unchecked Sendable {
  /// The title.
  open var title = ""
  /// The second title.
  open var subtitle = ""
  /// The text.
  open var body = ""
  /// The number on the icon.
  open var badge: NSNumber?
  /// The sound.
  open var sound: UNNotificationSound?
  /// What comes with it.
  open var userInfo: [AnyHashable: Any] = [:]
  /// The kind of its buttons.
  open var categoryIdentifier = ""
  /// What belongs together.
  open var threadIdentifier = ""
  /// What hangs on it.
  open var attachments: [UNNotificationAttachment] = []
  /// How urgent it is.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  /// Nothing.
  public init() {}
}
/// What a notification says; it can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}
/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Not, usual, soon, at once.
  case passive, active, timeSensitive, critical
}
/// What hangs on a notification.
public final class UNNotificationAttachment: Sendable {
  /// The name.
  public let identifier: String
  /// Where it is.
  public let url: URL
  /// A file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}
/// When a notification comes.
open class UNNotificationTrigger: @unchecked Sendable {
  /// Whether it comes again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
/// After a while.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval
  /// In so many seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// When it comes: never here.
  public func nextTriggerDate() -> Date? { nil }
}
/// At a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date.
  public let dateComponents: DateComponents
  /// At a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// When it comes: never here.
  public func nextTriggerDate() -> Date? { nil }
}
/// At a place.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// At a part of the earth.
  public init(region: CLRegion, repeats: Bool) { super.init(repeats: repeats) }
}
/// A notification that is to come.
public final class UNNotificationRequest: @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes.
  public let trigger: UNNotificationTrigger?
  /// A notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
/// A notification that came.
public final class UNNotification: @unchecked Sendable {
  /// When it came.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}
/// What a person did with a notification.
open class UNNotificationResponse: @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The button.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// It was opened.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// It was put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
open class UNNotificationAction: @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// What it says.
  public let title: String
  /// A button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
  }
}
/// What a button does.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It wants a known person.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It takes something away.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
/// Buttons of a kind of notifications.
public final class UNNotificationCategory: Hashable, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// Buttons of a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
  /// Whether the names are the same.
  public static func == (a: UNNotificationCategory, b: UNNotificationCategory) -> Bool { a.identifier == b.identifier }
  /// The name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
/// What is told of a kind of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// That they are put away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
/// What a person allows.
public final class UNNotificationSettings: Sendable {
  /// Whether the app may notify: nobody was asked.
  public let authorizationStatus = UNAuthorizationStatus.notDetermined
  init() {}
}

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
  ) { completionHandler?(nil) }
  /// Wants a notification: none comes.
  public func add(_ request: UNNotificationRequest) async throws {}
  /// Notifications that are to come: none.
  public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler([])
  }
  /// Notifications that are to come: none.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Wants notifications no longer.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Wants no notifications.
  public func removeAllPendingNotificationRequests() {}
  /// Puts notifications away.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Puts all notifications away.
  public func removeAllDeliveredNotifications() {}
  /// Sets buttons.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Sets the number on the icon.
  public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil) {}
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
