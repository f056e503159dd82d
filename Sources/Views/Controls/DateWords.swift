internal import Foundation

/// How dates of an environment are written.
struct DateWords {
  let calendar: Calendar
  private let style: Date.FormatStyle

  init(_ environment: EnvironmentValues) {
    var calendar = environment.calendar
    (calendar.locale, calendar.timeZone) = (environment.locale, environment.timeZone)
    self.calendar = calendar
    style = Date.FormatStyle(locale: environment.locale, calendar: calendar, timeZone: environment.timeZone)
  }
  /// `Jan 1, 1970`
  func day(_ date: Date) -> String { date.formatted(style.month(.abbreviated).day().year()) }
  /// `12:00 AM`
  func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }
  /// `Thu Jan 1`
  func shortDay(_ date: Date) -> String { date.formatted(style.weekday(.abbreviated).month(.abbreviated).day()) }
  /// Whether hours go up to 12, twice a day.
  var hasHalfDays: Bool { time(Date(timeIntervalSince1970: 0)).contains { $0.isLetter } }
  /// `January 1970`
  func month(_ date: Date) -> String { date.formatted(style.month(.wide).year()) }
  /// `MON` …, from the first day of the week.
  var weekdays: [String] {
    let names = calendar.shortWeekdaySymbols.map { $0.uppercased(with: calendar.locale) }
    let first = min(max(calendar.firstWeekday - 1, 0), max(names.count - 1, 0))
    return Array(names[first...] + names[..<first])
  }
  /// The first moment of a day of a date's month; nil for 0.
  func date(_ day: Int, in date: Date) -> Date? {
    var parts = calendar.dateComponents([.era, .year, .month], from: date)
    parts.day = day
    return day > 0 ? calendar.date(from: parts) : nil
  }
  /// The days of a date's month in weeks; 0 where a week has a day of another month.
  func weeks(of date: Date) -> [[Int]] {
    guard let days = calendar.range(of: .day, in: .month, for: date), let start = calendar.date(from: calendar.dateComponents([.year, .month], from: date)) else { return [] }
    let before = ((calendar.component(.weekday, from: start) - calendar.firstWeekday) % 7 + 7) % 7
    var cells = Array(repeating: 0, count: before) + days
    while cells.count % 7 != 0 { cells.append(0) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}
