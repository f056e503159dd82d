internal import Foundation

extension Duration.TimeFormatStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("Duration.TimeFormatStyle", ["Hashable", "Equatable"]) }
}
extension Duration.TimeFormatStyle.Pattern: LibraryValue {
  static var libraryType: LibraryType { LibraryType("Duration.TimeFormatStyle.Pattern", ["Hashable", "Equatable"]) }
}

extension Catalogue {
  /// `duration.formatted(.time(pattern: .minuteSecond))`, by Foundation.
  func registerDurations() {
    typealias Pattern = Duration.TimeFormatStyle.Pattern
    add(Duration.TimeFormatStyle.libraryType)
    add(Pattern.libraryType)
    constant(Pattern.hourMinute, "hourMinute", doc: "Hours and minutes.")
    constant(Pattern.hourMinuteSecond, "hourMinuteSecond", doc: "Hours, minutes and seconds.")
    constant(Pattern.minuteSecond, "minuteSecond", doc: "Minutes and seconds.")
    let digits = Parameter<Int>("fractionalSecondsLength", default: 0)
    maker(of: Pattern.self, "hourMinute", Parameter<Int>("padHourToLength"), doc: "Hours and minutes, the hours with leading zeros.") {
      .hourMinute(padHourToLength: Catalogue.length($0))
    }
    maker(of: Pattern.self, "hourMinuteSecond", Parameter<Int>("padHourToLength"), digits, doc: "Hours, minutes and seconds, the hours with leading zeros.") {
      .hourMinuteSecond(padHourToLength: Catalogue.length($0), fractionalSecondsLength: Catalogue.length($1))
    }
    maker(of: Pattern.self, "minuteSecond", Parameter<Int>("padMinuteToLength"), digits, doc: "Minutes and seconds, the minutes with leading zeros.") {
      .minuteSecond(padMinuteToLength: Catalogue.length($0), fractionalSecondsLength: Catalogue.length($1))
    }
    maker(of: Duration.TimeFormatStyle.self, "time", Parameter<Pattern>("pattern"), doc: "Written as a clock does.") { .time(pattern: $0) }
    method(of: Duration.self, "formatted", doc: "Written as a clock does, with hours.") { $0.formatted() }
    method(of: Duration.self, "formatted", Parameter<Duration.TimeFormatStyle>(nil), doc: "Written as a style says.") { $0.formatted($1) }
  }
  /// A count of digits that Foundation takes.
  private static func length(_ count: Int) -> Int { min(max(count, 0), 18) }
}
