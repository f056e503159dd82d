public import Foundation

extension Text {
  /// How a text shows a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    private let name: String
    private init(name: String) { self.name = name }
    /// The time of day, as `9:41 AM`.
    public static let time = DateStyle(name: "time")
    /// The day, as `June 9, 2025`.
    public static let date = DateStyle(name: "date")
    /// How far the date is away, as `2 hr, 23 min`.
    public static let relative = DateStyle(name: "relative")
    /// How far the date is away, and in which direction, as `+2 hours`.
    public static let offset = DateStyle(name: "offset")
    /// A clock from the date on, or down to it, as `2:32`.
    public static let timer = DateStyle(name: "timer")
  }

  /// A date in a style. What depends on now is as it is when the text is made.
  public init(_ date: Date, style: DateStyle) { self.init(Moment(.date(date, style), now: Date())) }
  /// The time from one date to another.
  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) {
    self.init(Moment(.interval(dates.lowerBound, dates.upperBound), now: dates.lowerBound))
  }
  /// The time from one date to another.
  @_disfavoredOverload
  public init(_ interval: DateInterval) {
    self.init(Moment(.interval(interval.start, interval.end), now: interval.start))
  }
  /// A clock that runs through an interval, as it stands when the text is made.
  /// - Parameters:
  ///   - pauseTime: when the clock stops; nil for a clock that runs on.
  ///   - countsDown: whether it shows what is left, not what is over.
  ///   - showsHours: whether an hour is one; otherwise it is sixty minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      Moment(.clock(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours), now: Date()))
  }
  /// What a formatter makes of a value of Foundation; nothing where it makes nothing.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  /// What a formatter makes of a date, which is no `ReferenceConvertible` on Linux; nothing where it makes nothing.
  public init(_ subject: Date, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }
  /// What a formatter makes of an object; nothing where it makes nothing.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A moment, in American English until the text is shown.
  package init(_ moment: Moment) {
    self.init(verbatim: moment.text(in: EnvironmentValues()))
    attributes.moment = moment
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
  /// The time from one date to another.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
  /// The time from one date to another.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
  /// A clock that runs through an interval, as it stands when the text is made.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
  /// What a formatter makes of a value of Foundation.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) { appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)") }
  /// What a formatter makes of a date, which is no `ReferenceConvertible` on Linux.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
  }
  /// What a formatter makes of an object.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
  }
}
