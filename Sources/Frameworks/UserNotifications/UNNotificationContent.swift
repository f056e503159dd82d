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
  /// What matters even when a device is quiet.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for settings of the app.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
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
  /// The sound of a call.
  public static let defaultRingtone = UNNotificationSound()
  /// A sound that matters, so loud.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
  /// A sound that matters, of a name.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound()
  }
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
  /// How much it matters beside others, from 0 to 1.
  open var relevanceScore: Double = 0
  /// The scene that it opens.
  open var targetContentIdentifier: String?
  /// The image that is shown when the app opens.
  open var launchImageName = ""
  /// What lets it through when a device is quiet.
  open var filterCriteria: String?
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
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
  /// The place.
  public let region: CLRegion
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
