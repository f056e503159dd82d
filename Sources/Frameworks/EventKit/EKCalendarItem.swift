import Foundation

/// What events and reminders have in common.
open class EKCalendarItem: EKObject {
  /// The calendar; nil until it is set.
  open var calendar: EKCalendar!
  /// The name that is its own.
  public let calendarItemIdentifier: String
  /// What it is called.
  open var title: String! = ""
  /// Where it takes place.
  open var location: String?
  /// What is written about it.
  open var notes: String?
  /// An address of it.
  open var url: URL?
  /// The zone of its times.
  open var timeZone: TimeZone?
  /// When it was made.
  public let creationDate: Date?
  /// What reminds of it.
  open var alarms: [EKAlarm]?
  /// When it happens again.
  open var recurrenceRules: [EKRecurrenceRule]?
  init(eventStore: EKEventStore?) {
    calendarItemIdentifier = UUID().uuidString
    creationDate = Date()
    super.init()
  }
  /// The name that servers know.
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  /// When it was changed: nothing is kept.
  open var lastModifiedDate: Date? { nil }
  /// Who is invited: nobody.
  open var attendees: [EKParticipant]? { nil }
  /// Whether something reminds of it.
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  /// Whether it happens again.
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  /// Whether somebody is invited.
  open var hasAttendees: Bool { false }
  /// Whether something is written about it.
  open var hasNotes: Bool { !(notes ?? "").isEmpty }
  /// Reminds of it.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Reminds of it no longer.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Lets it happen again.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  /// Lets it happen again no longer.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// Something that happens.
open class EKEvent: EKCalendarItem {
  /// Whether it takes the whole day.
  open var isAllDay = false
  /// When it begins; nil until it is set.
  open var startDate: Date!
  /// When it ends; nil until it is set.
  open var endDate: Date!
  /// Where it takes place.
  open var structuredLocation: EKStructuredLocation?
  /// Whether a person can be asked for meanwhile.
  open var availability = EKEventAvailability.busy
  /// A new event.
  public init(eventStore: EKEventStore) { super.init(eventStore: eventStore) }
  /// The name in the store; nil where it is not kept: nothing is kept.
  open var eventIdentifier: String! { nil }
  /// Who invited.
  open var organizer: EKParticipant? { nil }
  /// Whether it takes place.
  open var status: EKEventStatus { .none }
  /// Whether it was changed apart from its series.
  open var isDetached: Bool { false }
  /// When it begins by its series.
  open var occurrenceDate: Date! { startDate }
  /// The name of the person whose birthday it is.
  open var birthdayContactIdentifier: String? { nil }
  /// Whether it begins before or after another one.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    let first: Date = startDate ?? Date.distantFuture
    let second: Date = other.startDate ?? Date.distantFuture
    return first.compare(second)
  }
}

/// Something to do.
open class EKReminder: EKCalendarItem {
  /// When one may begin.
  open var startDateComponents: DateComponents?
  /// When it must be done.
  open var dueDateComponents: DateComponents?
  /// When it was done; nil where it was not.
  open var completionDate: Date?
  /// From 1 (much) to 9 (little); 0 where nothing is said.
  open var priority = 0
  /// A new reminder.
  public init(eventStore: EKEventStore) { super.init(eventStore: eventStore) }
  /// Whether it was done.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
}

/// What reminds of something.
open class EKAlarm: EKObject {
  /// In seconds from the beginning; below 0 before it.
  open var relativeOffset: TimeInterval = 0
  /// When it comes; nil where it depends on the beginning.
  open var absoluteDate: Date?
  /// The place that it waits for.
  open var structuredLocation: EKStructuredLocation?
  /// Whether it waits for a place.
  open var proximity = EKAlarmProximity.none
  /// The kind.
  open var type: EKAlarmType { .display }
  /// An alarm at a moment.
  public init(absoluteDate date: Date) {
    absoluteDate = date
    super.init()
  }
  /// An alarm so many seconds from the beginning; below 0 before it.
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
}
