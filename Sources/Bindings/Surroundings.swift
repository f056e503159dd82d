internal import Foundation

/// What a machine would decide, fixed: each run of a program shows the same.
enum Surroundings {
  /// 9:41 on 9 June 2025, Greenwich's time.
  static let now = Date(timeIntervalSince1970: 1_749_462_060)
  static let locale = Locale(identifier: "en_US")
  static let timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }
}
