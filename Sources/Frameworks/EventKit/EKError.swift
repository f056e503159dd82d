import Foundation

/// The domain of this framework's mistakes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let EKErrorDomain = "EKErrorDomain"

/// What went wrong.
public struct EKError: Error, LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// The event cannot be changed, it has no calendar, no beginning, no end.
    case eventNotMutable = 0
    /// Something is missing.
    case noCalendar, noStartDate, noEndDate
    /// It ends before it begins.
    case datesInverted
    /// Something went wrong inside.
    case internalFailure
    /// The calendar cannot be changed.
    case calendarReadOnly
    /// It is longer than the time until it happens again.
    case durationGreaterThanRecurrence, alarmGreaterThanRecurrence
    /// It begins too late, or with another one.
    case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence
    /// It belongs to another store.
    case objectBelongsToDifferentStore
    /// Something cannot be changed so.
    case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
    /// The source does not take it.
    case sourceDoesNotAllowCalendarAddDelete
    /// It needs a date.
    case recurringReminderRequiresDueDate
    /// The calendar has no such thing.
    case structuredLocationsNotSupported, reminderLocationsNotSupported, alarmProximityNotSupported
    /// The calendar does not take it.
    case calendarDoesNotAllowEvents, calendarDoesNotAllowReminders
    /// The source does not take it.
    case sourceDoesNotAllowReminders, sourceDoesNotAllowEvents
    /// Something is not as it must be.
    case priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable
    /// A person does not allow it.
    case eventStoreNotAuthorized
    /// The system is too old.
    case osNotSupported
    /// Something about invitations is wrong.
    case invalidInviteReplyCalendar, notificationsCollectionFlagNotSet, sourceMismatch, notificationCollectionMismatch
    /// Something about invitations is wrong.
    case notificationSavedWithoutCollection, reminderAlarmContainsEmailOrUrl
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// A person does not allow it.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  /// Something has no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// Says what is wrong.
  public var errorDescription: String? {
    switch code {
    case .eventStoreNotAuthorized: return "Access to calendars and reminders is not allowed."
    case .noCalendar: return "No calendar is set."
    case .noStartDate: return "No start date is set."
    case .noEndDate: return "No end date is set."
    case .datesInverted: return "The start date lies behind the end date."
    default: return "The change could not be made (\(code.rawValue))."
    }
  }
}
