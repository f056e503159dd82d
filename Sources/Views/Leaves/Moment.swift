internal import Foundation

/// A date, or a stretch of time, that a text shows in the language and the time zone of its place.
package struct Moment: Hashable, Sendable {
  /// What is shown.
  package enum Content: Hashable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(Date, Date)
    case clock(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  }
  let content: Content
  let now: Date

  /// What is shown, and the time from which it is seen.
  package init(_ content: Content, now: Date) { (self.content, self.now) = (content, now) }

  func text(in environment: EnvironmentValues) -> String {
    switch content {
    case .date(let date, .time):
      return date.formatted(Self.style(environment, date: .omitted, time: .shortened))
    case .date(let date, .date): return date.formatted(Self.style(environment, date: .long, time: .omitted))
    case .date(let date, .timer): return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
    case .date(let date, .offset): return offset(of: date)
    case .date(let date, _): return distance(to: date)
    case .interval(let start, let end):
      // With the days where the two are not of one (Apple's documentation).
      let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
      let style = Date.IntervalFormatStyle(
        date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone)
      return style.format(start..<max(start, end))
    case .clock(let interval, let pauseTime, let countsDown, let showsHours):
      let time = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
      let end = countsDown ? interval.upperBound : interval.lowerBound
      return Self.clock(abs(end.timeIntervalSince(time)), showsHours: showsHours)
    }
  }

  private static func style(
    _ environment: EnvironmentValues, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  /// `1:05`, and `2:01:05` where hours are shown.
  private static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = whole(seconds)
    let (hours, minutes, rest) = (total / 3600, total / 60, total % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, hours > 0 else { return "\(minutes):\(two(rest))" }
    return "\(hours):\(two(minutes % 60)):\(two(rest))"
  }
  /// Seconds as a number that holds them; at most what an interval of Foundation's calendars can be.
  private static func whole(_ seconds: TimeInterval) -> Int {
    seconds.isFinite ? Int(min(max(seconds, 0), 1e15)) : 0
  }

  /// A unit of time: its length in seconds, its name, and its short name.
  private struct Unit {
    let (length, name, short): (Int, String, String)
    func long(_ count: Int) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
    /// Years, months and so on have a plural, and units of the day have none (Unicode's English names).
    func brief(_ count: Int) -> String {
      let takesPlural = length >= 86_400
      return "\(count) \(short)\(takesPlural && count != 1 ? "s" : "")"
    }
  }
  private static let units = [
    Unit(length: 31_536_000, name: "year", short: "yr"), Unit(length: 2_592_000, name: "month", short: "mth"),
    Unit(length: 604_800, name: "week", short: "wk"), Unit(length: 86_400, name: "day", short: "day"),
    Unit(length: 3600, name: "hour", short: "hr"), Unit(length: 60, name: "minute", short: "min"),
    Unit(length: 1, name: "second", short: "sec"),
  ]

  /// In the two largest units.
  private func distance(to date: Date) -> String {
    var rest = Self.whole(abs(date.timeIntervalSince(now)))
    var parts: [String] = []
    for unit in Self.units where rest >= unit.length && parts.count < 2 {
      parts.append(unit.brief(rest / unit.length))
      rest %= unit.length
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }
  /// In the largest unit, with a sign.
  private func offset(of date: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    let total = Self.whole(abs(seconds))
    let sign = seconds < 0 ? "-" : "+"
    guard let unit = Self.units.first(where: { total >= $0.length }) else { return "\(sign)0 seconds" }
    return sign + unit.long(total / unit.length)
  }
}
