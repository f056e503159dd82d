import Foundation

/// Whether an app may use calendars or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// It cannot be allowed.
  case restricted = 1
  /// It is not allowed.
  case denied = 2
  /// Reading and writing are allowed.
  case fullAccess = 3
  /// Only writing is allowed.
  case writeOnly = 4
  /// Reading and writing are allowed.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Kinds of things in calendars.
public enum EKEntityType: UInt, Sendable {
  /// Something that happens.
  case event = 0
  /// Something to do.
  case reminder = 1
}

/// Kinds of things that a calendar takes.
public struct EKEntityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What happens.
  public static let event = EKEntityMask(rawValue: 1)
  /// What is to do.
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// Which events of a series are meant.
public enum EKSpan: Int, Sendable {
  /// One is meant.
  case thisEvent = 0
  /// One and all later ones are meant.
  case futureEvents = 1
}

/// Kinds of calendars.
public enum EKCalendarType: Int, Sendable {
  /// It is on the device.
  case local = 0
  /// It is on a server of calendars.
  case calDAV = 1
  /// It is on a server of a company.
  case exchange = 2
  /// It is read from an address.
  case subscription = 3
  /// It shows birthdays.
  case birthday = 4
}

/// Kinds of places that calendars come from.
public enum EKSourceType: Int, Sendable {
  /// The device.
  case local = 0
  /// A server of a company.
  case exchange = 1
  /// A server of calendars.
  case calDAV = 2
  /// Apple's older service.
  case mobileMe = 3
  /// Addresses.
  case subscribed = 4
  /// Birthdays.
  case birthdays = 5
}

/// Whether a person can be asked for meanwhile.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not tell it.
  case notSupported = -1
  /// The person is busy.
  case busy = 0
  /// The person is free.
  case free = 1
  /// The person may be busy.
  case tentative = 2
  /// The person is away.
  case unavailable = 3
}

/// What a calendar tells of the time of a person.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// What bits tell.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The person is busy.
  public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
  /// The person is free.
  public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
  /// The person may be busy.
  public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
  /// The person is away.
  public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
  /// Nothing is said.
  case none = 0
  /// It does.
  case confirmed = 1
  /// It may.
  case tentative = 2
  /// It does not.
  case canceled = 3
}

/// Days of a week.
public enum EKWeekday: Int, Sendable {
  /// From Sunday (1) to Saturday (7).
  case sunday = 1
  /// The days of work.
  case monday, tuesday, wednesday, thursday, friday
  /// The last day.
  case saturday
}

/// How often something happens again.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// In days, weeks, months, years.
  case daily, weekly, monthly, yearly
}

/// How much something matters.
public enum EKReminderPriority: UInt, Sendable {
  /// Nothing is said.
  case none = 0
  /// It matters much.
  case high = 1
  /// It matters.
  case medium = 5
  /// It matters little.
  case low = 9
}

/// Whether an alarm waits for a place.
public enum EKAlarmProximity: Int, Sendable {
  /// It waits for a time.
  case none = 0
  /// It waits until one comes.
  case enter = 1
  /// It waits until one goes.
  case leave = 2
}

/// Kinds of alarms.
public enum EKAlarmType: Int, Sendable {
  /// It shows something.
  case display = 0
  /// It is heard.
  case audio = 1
  /// It runs something.
  case procedure = 2
  /// It sends a letter.
  case email = 3
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Calendars have changed.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
