import Foundation

/// A day of a week.
open class EKRecurrenceDayOfWeek: NSObject {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// Which week, from the beginning (1) or from the end (-1); 0 for each.
  public let weekNumber: Int
  /// The day of each week.
  public init(_ dayOfTheWeek: EKWeekday) {
    self.dayOfTheWeek = dayOfTheWeek
    weekNumber = 0
    super.init()
  }
  /// The day of one week.
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
    super.init()
  }
  /// The day of one week.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
    super.init()
  }
}

/// When something happens for the last time.
open class EKRecurrenceEnd: NSObject {
  /// The last moment; nil where a number says it.
  public let endDate: Date?
  /// How often it happens; 0 where a date says it.
  public let occurrenceCount: Int
  /// Until a moment.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
    super.init()
  }
  /// So many times.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
    super.init()
  }
}

/// When something happens again.
open class EKRecurrenceRule: EKObject {
  /// The unit.
  public let frequency: EKRecurrenceFrequency
  /// After how many units.
  public let interval: Int
  /// The days of the week.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month, from 1 or, from its end, -1.
  public let daysOfTheMonth: [NSNumber]?
  /// The months, from 1.
  public let monthsOfTheYear: [NSNumber]?
  /// The weeks, from 1 or, from the end of the year, -1.
  public let weeksOfTheYear: [NSNumber]?
  /// The days of the year, from 1 or, from its end, -1.
  public let daysOfTheYear: [NSNumber]?
  /// Which of the days that are left, from 1 or, from the last, -1.
  public let setPositions: [NSNumber]?
  /// When it happens for the last time; nil for never.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// A rule of a unit.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    frequency = type
    self.interval = interval
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (nil, nil, nil)
    (weeksOfTheYear, daysOfTheYear, setPositions) = (nil, nil, nil)
    recurrenceEnd = end
    super.init()
  }
  /// A rule of a unit and of days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = days
    daysOfTheMonth = monthDays
    monthsOfTheYear = months
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
    recurrenceEnd = end
    super.init()
  }
  /// The calendar that it counts in.
  open var calendarIdentifier: String { "gregorian" }
  /// On which day weeks begin, from Sunday (1); 0 where nothing is said.
  open var firstDayOfTheWeek: Int { 0 }
}
