import Foundation
import SwiftUI

/// A button of a notification.
open class UNNotificationAction: @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// What it says.
  public let title: String
  /// A button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
  /// How it is done.
  public let options: UNNotificationActionOptions
  /// The icon.
  public let icon: UNNotificationActionIcon?
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
  /// Whether messages are shown.
  public let alertSetting = UNNotificationSetting.disabled
  /// Whether sounds are heard.
  public let soundSetting = UNNotificationSetting.disabled
  /// Whether numbers are shown at icons.
  public let badgeSetting = UNNotificationSetting.disabled
  /// Whether they are shown on the locked screen.
  public let lockScreenSetting = UNNotificationSetting.disabled
  /// Whether they are kept.
  public let notificationCenterSetting = UNNotificationSetting.disabled
  /// Whether they are shown in cars.
  public let carPlaySetting = UNNotificationSetting.notSupported
  /// Whether those that matter are.
  public let criticalAlertSetting = UNNotificationSetting.notSupported
  /// Whether they come at once when time matters.
  public let timeSensitiveSetting = UNNotificationSetting.disabled
  /// Whether they come together.
  public let scheduledDeliverySetting = UNNotificationSetting.disabled
  /// Whether they are spoken.
  public let announcementSetting = UNNotificationSetting.notSupported
  /// How they are shown.
  public let alertStyle = UNAlertStyle.none
  /// When they are shown as they are.
  public let showPreviewsSetting = UNShowPreviewsSetting.always
  /// Whether there is a button for settings of the app.
  public let providesAppNotificationSettings = false
}
/// The icon of an action.
public final class UNNotificationActionIcon: Sendable {
  /// The name.
  let name: String
  init(name: String) { self.name = name }
  /// A symbol of the system.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
  /// An image of the app.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
}
/// An action with words.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What the button says.
  public let textInputButtonTitle: String
  /// What stands there before words.
  public let textInputPlaceholder: String
  /// An action with words.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}
/// What a person did with words: nothing does it here.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The words.
  public let userText = ""
}
/// Whether something is set.
public enum UNNotificationSetting: Int, Sendable {
  /// It cannot be, no, yes.
  case notSupported, disabled, enabled
}
/// How messages are shown.
public enum UNAlertStyle: Int, Sendable {
  /// Not, for a while, until they are touched.
  case none, banner, alert
}
/// When messages are shown as they are.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always, when it is the person, never.
  case always, whenAuthenticated, never
}
/// What went wrong with messages.
public struct UNError: LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// They are not allowed.
    case notificationsNotAllowed = 1
    /// A file is not there.
    case attachmentInvalidURL = 100
    /// There are no words in it.
    case notificationInvalidNoContent = 1401
    /// There is no date.
    case notificationInvalidNoDate = 1400
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// What went wrong.
  public var errorDescription: String? { "Notifications are not shown here." }
}
